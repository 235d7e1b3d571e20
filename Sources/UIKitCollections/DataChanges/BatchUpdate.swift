import Foundation
import Geometry

/// Insertions, deletions, moves and reloads that take effect together.
///
/// Index paths of deletions, reloads and sources of moves refer to the data before; those of insertions and targets of
/// moves refer to the data after.
struct BatchUpdate {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  /// The completion handlers of the batches that ran inside this one.
  var completions: [(Bool) -> Void] = []
}

extension BatchUpdate {
  /// Returns the map from old to new positions, after checking the changes against the counts before and after.
  ///
  /// - Throws: A description of the inconsistency, in UIKit's words.
  /// - Complexity: O(sections + changes · log changes).
  func map(from before: [Int], to after: [Int]) throws(InvalidUpdate) -> IndexMap {
    try check(before: before, after: after)
    let sections = Reordering(
      before: before.count, after: after.count, deleted: Set(deletedSections), inserted: Set(insertedSections),
      moved: Dictionary(movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first }))
    guard let sections else {
      throw .sections(
        before: before.count, after: after.count, inserted: insertedSections.count, deleted: deletedSections.count)
    }
    let leaving = Dictionary(grouping: deletedItems + movedItems.map(\.from), by: \.section)
    let arriving = Dictionary(grouping: insertedItems + movedItems.map(\.to), by: \.section)
    var items: [Int: Reordering] = [:]
    for (old, count) in before.enumerated() {
      guard let new = sections.new(of: old), !reloadedSections.contains(old) else { continue }
      // Most sections have no changes of their own; skipping them only saves time.
      if leaving[old] == nil, arriving[new] == nil, count == after[new] { continue }
      items[old] = Reordering(
        before: count, after: after[new], deleted: Set((leaving[old] ?? []).map(\.item)),
        inserted: Set((arriving[new] ?? []).map(\.item)), moved: [:])
      if items[old] == nil {
        throw .items(section: old, before: count, after: after[new], tally(old: old, new: new))
      }
    }
    return indexMap(sections, items)
  }

  private func indexMap(_ sections: Reordering, _ items: [Int: Reordering]) -> IndexMap {
    let targets = Dictionary(movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    let origins = Dictionary(movedItems.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let reloaded = reloadedSections
    return IndexMap(
      section: { sections.new(of: $0) },
      item: { path in
        if let target = targets[path] { return target }
        guard !reloaded.contains(path.section), let section = sections.new(of: path.section) else { return nil }
        let order = items[path.section]
        return (order == nil ? path.item : order?.new(of: path.item)).map { IndexPath(item: $0, section: section) }
      },
      oldSection: { sections.old(of: $0) },
      oldItem: { path in
        if let origin = origins[path] { return origin }
        guard let section = sections.old(of: path.section), !reloaded.contains(section) else { return nil }
        let order = items[section]
        return (order == nil ? path.item : order?.old(of: path.item)).map { IndexPath(item: $0, section: section) }
      })
  }
}
