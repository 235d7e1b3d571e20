import Foundation
import Geometry

/// Inserts, deletes, moves and reloads that take effect together.
///
/// Deleted, reloaded and moved-from paths count in the data before, inserted and moved-to paths in the data after.
struct BatchUpdate {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
}

extension BatchUpdate {
  /// Where everything went, checked against the counts before and after.
  ///
  /// - Throws: What does not add up, in UIKit's words.
  func map(from before: [Int], to after: [Int]) throws(InvalidUpdate) -> IndexMap {
    let sections = Reordering(
      before: before.count, after: after.count, deleted: Set(deletedSections), inserted: Set(insertedSections),
      moved: Dictionary(movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first }))
    guard let sections else { throw .sections(before: before.count, after: after.count, self) }
    let changed = Dictionary(grouping: deletedItems, by: \.section)
    let arrived = Dictionary(grouping: insertedItems, by: \.section)
    let movedPaths = Dictionary(movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    var items: [Int: Reordering] = [:]
    for (old, count) in before.enumerated() {
      guard let new = sections.new(of: old), !reloadedSections.contains(old) else { continue }
      let leaving = movedItems.filter { $0.from.section == old }.map(\.from.item)
      let arriving = movedItems.filter { $0.to.section == new }.map(\.to.item)
      items[old] = Reordering(
        before: count, after: after[new], deleted: Set((changed[old] ?? []).map(\.item) + leaving),
        inserted: Set((arrived[new] ?? []).map(\.item) + arriving), moved: [:])
      if items[old] == nil { throw .items(section: old, before: count, after: after[new], self) }
    }
    let orders = items
    return IndexMap(section: { sections.new(of: $0) }) { path in
      if let to = movedPaths[path] { return to }
      guard let section = sections.new(of: path.section), let item = orders[path.section]?.new(of: path.item) else {
        return nil
      }
      return IndexPath(item: item, section: section)
    }
  }
}

/// A batch whose numbers do not fit the data source.
enum InvalidUpdate: Error, CustomStringConvertible {
  case sections(before: Int, after: Int, BatchUpdate)
  case items(section: Int, before: Int, after: Int, BatchUpdate)

  var description: String {
    switch self {
    case .sections(let before, let after, let batch):
      "Invalid update: invalid number of sections. The number of sections contained in the collection view after the "
        + "update (\(after)) must be equal to the number of sections contained in the collection view before the "
        + "update (\(before)), plus or minus the number of sections inserted or deleted "
        + "(\(batch.insertedSections.count) inserted, \(batch.deletedSections.count) deleted)."
    case .items(let section, let before, let after, let batch):
      "Invalid update: invalid number of items in section \(section). The number of items contained in an existing "
        + "section after the update (\(after)) must be equal to the number of items contained in that section before "
        + "the update (\(before)), plus or minus the number of items inserted or deleted from that section "
        + "(\(batch.insertedItems.filter { $0.section == section }.count) inserted, "
        + "\(batch.deletedItems.filter { $0.section == section }.count) deleted) and plus or minus the number of items "
        + "moved into or out of that section. Change the array and tell the collection view in the same "
        + "performBatchUpdates."
    }
  }
}

/// Old ordinals to new ones: what is not deleted, inserted or moved keeps its order.
struct Reordering {
  private let news: [Int?]

  /// `nil` if the numbers do not add up.
  init?(before: Int, after: Int, deleted: Set<Int>, inserted: Set<Int>, moved: [Int: Int]) {
    let taken = inserted.union(moved.values)
    let leaving = deleted.union(moved.keys)
    guard leaving.allSatisfy({ (0..<before).contains($0) }), taken.allSatisfy({ (0..<after).contains($0) }),
      taken.count == inserted.count + Set(moved.values).count, before - leaving.count == after - taken.count
    else { return nil }
    var news: [Int?] = []
    news.reserveCapacity(before)
    var next = 0
    for old in 0..<before {
      if leaving.contains(old) {
        news.append(moved[old])
        continue
      }
      while taken.contains(next) { next += 1 }
      news.append(next)
      next += 1
    }
    self.news = news
  }

  func new(of old: Int) -> Int? { news.indices.contains(old) ? news[old] : nil }
}
