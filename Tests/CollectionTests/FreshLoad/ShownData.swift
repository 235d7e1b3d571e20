import Foundation
import TestSupport

/// The data of a screen: sections of items, all with unique numbers.
struct ShownData: Equatable {
  struct Section: Equatable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section] = []
  /// The number of the next new item or section; every number is used once.
  private var serial = 0

  /// Creates a few sections, possibly including an empty one.
  init(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      sections.append(newSection(Int.random(in: 0...16, using: &random)))
    }
  }

  var items: [Int] { sections.flatMap(\.items) }

  func item(at path: IndexPath) -> Int? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let items = sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Int) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let position = section.items.firstIndex(of: item) { return IndexPath(item: position, section: index) }
    }
    return nil
  }

  private mutating func newSection(_ count: Int) -> Section {
    serial += 1
    return Section(id: serial, items: newItems(count))
  }

  private mutating func newItems(_ count: Int) -> [Int] {
    (0..<count).map { _ in
      serial += 1
      return serial
    }
  }
}

/// A change of the data, in the terms of `performBatchUpdates`.
struct ShownChange {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var reloadedItems: [IndexPath] = []
}

extension ShownData {
  /// Makes random changes: sections and items are deleted, inserted, moved and reloaded.
  ///
  /// - Parameter scale: The amount of change; 1 changes about a quarter.
  mutating func change(_ scale: Double = 1, using random: inout SeededGenerator) -> ShownChange {
    var change = ShownChange()
    let old = sections
    let fate = old.indices.map { _ in Double.random(in: 0..<1, using: &random) / scale }
    let deleted = old.indices.filter { fate[$0] < 0.1 }
    let moved = old.indices.filter { (0.1..<0.2).contains(fate[$0]) }
    let reloaded = old.indices.filter { (0.2..<0.3).contains(fate[$0]) }
    change.deletedSections = deleted
    change.reloadedSections = reloaded

    // Sections that stay keep their order; new and moved sections are inserted among them.
    var order: [Section] = old.indices.filter { !deleted.contains($0) && !moved.contains($0) }.map { old[$0] }
    for index in moved { order.insert(old[index], at: Int.random(in: 0...order.count, using: &random)) }
    var added: [Int] = []
    for _ in 0..<(Double.random(in: 0..<1, using: &random) < 0.2 * scale ? 1 : 0) {
      let section = newSection(Int.random(in: 0...8, using: &random))
      added.append(section.id)
      order.insert(section, at: Int.random(in: 0...order.count, using: &random))
    }
    changeItems(of: &order, from: old, except: reloaded.map { old[$0].id }, added, &change, scale, &random)
    sections = order
    for index in moved {
      if let to = order.firstIndex(where: { $0.id == old[index].id }) { change.movedSections.append((index, to)) }
    }
    change.insertedSections = order.indices.filter { added.contains(order[$0].id) }
    return change
  }

  private mutating func changeItems(
    of order: inout [Section], from old: [Section], except reloaded: [Int], _ added: [Int], _ change: inout ShownChange,
    _ scale: Double, _ random: inout SeededGenerator
  ) {
    var movers: [(item: Int, from: IndexPath)] = []
    for (index, section) in old.enumerated() {
      guard let position = order.firstIndex(where: { $0.id == section.id }), !reloaded.contains(section.id) else {
        continue
      }
      for (number, item) in section.items.enumerated() {
        let path = IndexPath(item: number, section: index)
        let fate = Double.random(in: 0..<1, using: &random) / scale
        if fate < 0.12 {
          change.deletedItems.append(path)
          order[position].items.removeAll { $0 == item }
        } else if fate < 0.2 {
          movers.append((item, path))
          order[position].items.removeAll { $0 == item }
        } else if fate < 0.26 {
          change.reloadedItems.append(path)
        }
      }
    }
    let open = order.indices.filter { !added.contains(order[$0].id) && !reloaded.contains(order[$0].id) }
    var newcomers: [Int] = []
    for position in open {
      for item in newItems(Int.random(in: 0...Int(3 * scale), using: &random)) {
        newcomers.append(item)
        order[position].items.insert(item, at: Int.random(in: 0...order[position].items.count, using: &random))
      }
    }
    for mover in movers {
      guard let position = open.randomElement(using: &random) else { continue }
      order[position].items.insert(mover.item, at: Int.random(in: 0...order[position].items.count, using: &random))
    }
    // The content of a reloaded section may be anything.
    for position in order.indices where reloaded.contains(order[position].id) {
      if let gone = order[position].items.indices.randomElement(using: &random) {
        order[position].items.remove(at: gone)
      }
      order[position].items += newItems(Int.random(in: 0...2, using: &random))
    }
    let new = order
    let path = { (item: Int) -> IndexPath? in
      for (index, section) in new.enumerated() {
        if let position = section.items.firstIndex(of: item) { return IndexPath(item: position, section: index) }
      }
      return nil
    }
    change.insertedItems = newcomers.compactMap(path)
    change.movedItems = movers.compactMap { mover in path(mover.item).map { (mover.from, $0) } }
  }
}
