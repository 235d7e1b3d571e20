import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCollections

/// The index paths of items and placeholders, compared with plain lists of both.
@MainActor
struct PlaceholderListTests {
  private enum Element: Equatable {
    case item(Int)
    case placeholder(ObjectIdentifier)
  }

  private func placeholder() -> ItemPlaceholder { ItemPlaceholder { _, _ in UICollectionViewCell() } }

  /// Returns the elements of each section as the list tells them.
  private func rows(_ list: PlaceholderList, _ items: [[Int]]) -> [[Element]] {
    let counts = list.placed(counts: items.map(\.count))
    return counts.indices.map { section in
      (0..<counts[section]).map { index in
        let path = IndexPath(item: index, section: section)
        if let found = list.placeholder(at: path) { return .placeholder(ObjectIdentifier(found)) }
        return .item(items[section][list.data(path).item])
      }
    }
  }

  private func expectConsistent(_ list: PlaceholderList, _ items: [[Int]], _ comment: String) {
    let counts = items.map(\.count)
    expectEqual(list.data(counts: list.placed(counts: counts)), counts, "\(comment)")
    for (section, row) in items.enumerated() {
      for index in row.indices {
        let path = IndexPath(item: index, section: section)
        expectEqual(list.data(list.placed(path)), path, "\(comment)")
        expectNil(list.placeholder(at: list.placed(path)), "\(comment)")
      }
    }
    for entry in list.entries {
      let path = list.path(of: entry.placeholder)
      expectTrue(path.flatMap(list.placeholder) === entry.placeholder, "\(comment)")
    }
  }

  @Test(arguments: [31, 32, 33, 34, 35] as [UInt64]) func listsFollowRandomChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var next = 0
    func item() -> Int {
      next += 1
      return next
    }
    for round in 0..<40 {
      var items = (0..<2).map { _ in (0..<Int.random(in: 0...5, using: &random)).map { _ in item() } }
      var (list, model) = (PlaceholderList(), items.map { $0.map(Element.item) })
      for step in 0..<8 {
        let comment = "seed \(seed), round \(round), step \(step)"
        let section = Int.random(in: 0..<2, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0, 1:
          let new = placeholder()
          let place = Int.random(in: 0...items[section].count, using: &random)
          list.insert(new, at: IndexPath(item: place, section: section))
          // It is behind the item before it, and before the placeholders there.
          let index =
            place == 0
            ? 0 : (model[section].firstIndex(of: .item(items[section][place - 1])) ?? 0) + 1
          model[section].insert(.placeholder(ObjectIdentifier(new)), at: index)
        case 2:
          guard let entry = list.entries.randomElement(using: &random),
            let path = list.path(of: entry.placeholder)
          else { continue }
          let new = item()
          items[path.section].insert(new, at: list.data(path).item)
          model[path.section][path.item] = .item(new)
          list.commit(entry.placeholder)
        default:
          guard let entry = list.entries.randomElement(using: &random) else { continue }
          list.remove(entry.placeholder)
          for index in model.indices {
            model[index].removeAll { $0 == .placeholder(ObjectIdentifier(entry.placeholder)) }
          }
        }
        expectEqual(rows(list, items), model, "\(comment)")
        expectConsistent(list, items, comment)
      }
      try change(list, items, &random, "seed \(seed), round \(round)", item)
    }
  }

  /// Changes the data, and compares the map of the displayed items with the identities of both.
  private func change(
    _ list: PlaceholderList, _ old: [[Int]], _ random: inout SeededGenerator, _ comment: String, _ item: () -> Int
  ) throws {
    var (new, batch) = (old, BatchUpdate())
    for section in old.indices {
      let leaving = old[section].indices.filter { _ in Bool.random(using: &random) && Bool.random(using: &random) }
      for index in leaving.reversed() { new[section].remove(at: index) }
      batch.deletedItems += leaving.map { IndexPath(item: $0, section: section) }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        new[section].insert(item(), at: Int.random(in: 0...new[section].count, using: &random))
      }
      let added = new[section].indices.filter { !old[section].contains(new[section][$0]) }
      batch.insertedItems += added.map { IndexPath(item: $0, section: section) }
    }
    let map = try batch.map(from: old.map(\.count), to: new.map(\.count))
    let after = list.following(map)
    expectConsistent(after, new, comment)
    expectEqual(after.entries.count, list.entries.count, "\(comment)")
    let shown = PlaceholderList.map(map, from: list, to: after)
    let (before, now) = (rows(list, old), rows(after, new))
    for (section, row) in before.enumerated() {
      for (index, element) in row.enumerated() {
        let path = IndexPath(item: index, section: section)
        let target = shown.item(path)
        expectEqual(
          target.map { now[$0.section][$0.item] }, now.joined().contains(element) ? element : nil, "\(comment)")
        if let target { expectEqual(shown.oldItem(target), path, "\(comment)") }
      }
      // A placeholder is behind the item that was before it, if that is still there.
      for (index, element) in row.enumerated().dropFirst() {
        guard case .placeholder = element, case .item = row[index - 1],
          let place = now[section].firstIndex(of: element),
          let previous = now[section].firstIndex(of: row[index - 1])
        else { continue }
        expectTrue(
          now[section][(previous + 1)..<place].allSatisfy { if case .item = $0 { false } else { true } }, "\(comment)")
      }
    }
  }
}
