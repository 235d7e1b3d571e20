import DiffableData
import TestSupport
import Testing

/// All changes from one state of five identifiers to another.
///
/// The names of the identifiers do not matter, so the old items are always 1, 2, … in this order; the new ones are
/// every selection of the five in every order. Together these are all pairs up to renaming.
struct ExhaustiveChangesTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func selections(of items: [Int]) -> [[Int]] {
    [[]] + items.flatMap { item in selections(of: items.filter { $0 != item }).map { [item] + $0 } }
  }

  private static func snapshot(_ items: [Int], split: Int, sections: [String] = ["a", "b"]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    snapshot.appendItems(Array(items[..<split]), toSection: "a")
    if split < items.count { snapshot.appendItems(Array(items[split...]), toSection: "b") }
    return snapshot
  }

  @Test func sectionMovesFewestPossibleItems() {
    for count in 0...5 {
      let items = Array(1..<(count + 1))
      let old = Self.snapshot(items, split: count)
      for order in Self.selections(of: [1, 2, 3, 4, 5]) {
        let new = Self.snapshot(order, split: order.count)
        let changes = CollectionChanges(from: old, to: new)
        let kept = order.filter { $0 <= count }
        expectEqual(
          PlayedChanges.rows(changes, from: old, to: new), PlayedChanges.rows(of: new), "\(items) to \(order)")
        expectEqual(changes.itemMoves.count, fewestMoves(of: kept), "\(items) to \(order)")
        expectEqual(changes.itemDeletes.count, count - kept.count, "\(items) to \(order)")
        expectEqual(changes.itemInserts.count, order.count - kept.count, "\(items) to \(order)")
      }
    }
  }

  /// Searches every selection of items that stay.
  private func fewestMoves(of kept: [Int]) -> Int {
    let most = (0..<(1 << kept.count)).map { choice in
      let staying = kept.indices.filter { choice >> $0 & 1 == 1 }.map { kept[$0] }
      return staying == staying.sorted() ? staying.count : 0
    }.max()
    return kept.count - (most ?? 0)
  }

  @Test func twoSectionsBecomeEveryOtherTwo() {
    let states = Self.selections(of: [1, 2, 3, 4, 5]).flatMap { order in
      (0...order.count).map { split in
        (rows: [Array(order[..<split]), Array(order[split...])], snapshot: Self.snapshot(order, split: split))
      }
    }
    for old in states where old.rows.joined().elementsEqual(1..<(old.rows.joined().count + 1)) {
      for new in states {
        let changes = CollectionChanges(from: old.snapshot, to: new.snapshot)
        let played = PlayedChanges.rows(changes, from: old.rows, to: new.rows, origins: [0, 1])
        if played != new.rows { Issue.record("\(old.rows) to \(new.rows): \(changes)") }
      }
    }
  }
}
