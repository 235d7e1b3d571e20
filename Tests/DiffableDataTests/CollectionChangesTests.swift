import DiffableData
import TestSupport
import Testing

struct CollectionChangesTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// Every arrangement of every subset of three identifiers in the sections "a" and "b".
  private static let small: [Snapshot] = {
    var all: [Snapshot] = []
    for order in orders(of: [1, 2, 3]) {
      for split in 0...order.count {
        for sections in [["a", "b"], ["b", "a"]] {
          var snapshot = Snapshot()
          snapshot.appendSections(sections)
          snapshot.appendItems(Array(order[..<split]), toSection: "a")
          snapshot.appendItems(Array(order[split...]), toSection: "b")
          all.append(snapshot)
        }
      }
      var single = Snapshot()
      single.appendSections(["b"])
      single.appendItems(order)
      all.append(single)
    }
    return all
  }()

  private static func orders(of items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    var all: Set<[Int]> = [[]]
    for item in items {
      for rest in orders(of: items.filter { $0 != item }) { all.insert([item] + rest) }
    }
    return all.sorted { $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count }
  }

  @Test func changesTurnEverySmallSnapshotIntoEveryOther() {
    for old in Self.small {
      for new in Self.small {
        let changes = CollectionChanges(from: old, to: new)
        let result = PlayedChanges.rows(changes, from: old, to: new)
        expectEqual(
          result, PlayedChanges.rows(of: new),
          "\(PlayedChanges.rows(of: old)) to \(PlayedChanges.rows(of: new)): \(changes)")
      }
    }
  }

  /// Each of two items that change places could stay; the first of the new list does.
  @Test func ofTwoEquallyGoodChoicesTheFirstItemStays() {
    let snapshots = [[1, 2], [2, 1]].map { items in
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(items)
      return snapshot
    }
    let changes = CollectionChanges(from: snapshots[0], to: snapshots[1])
    expectEqual(
      changes.itemMoves, [.init(from: .init(section: 0, item: 0), to: .init(section: 0, item: 1))])
  }

  @Test func equalSnapshotsHaveNoChanges() {
    for snapshot in Self.small { expectTrue(CollectionChanges(from: snapshot, to: snapshot).isEmpty) }
  }

  /// Each kind of change alone is a change.
  @Test func noKindOfChangeIsEmpty() {
    let position = ItemPosition(section: 0, item: 0)
    let kinds: [(inout CollectionChanges) -> Void] = [
      { $0.sectionDeletes = [0] }, { $0.sectionInserts = [0] }, { $0.sectionMoves = [.init(from: 0, to: 1)] },
      { $0.sectionReloads = [0] }, { $0.itemDeletes = [position] }, { $0.itemInserts = [position] },
      { $0.itemMoves = [.init(from: position, to: position)] }, { $0.itemReloads = [position] },
      { $0.itemReconfigures = [position] },
    ]
    expectTrue(CollectionChanges().isEmpty)
    for (index, change) in kinds.enumerated() {
      var changes = CollectionChanges()
      change(&changes)
      expectFalse(changes.isEmpty, "kind \(index)")
    }
  }

  @Test func reloadsAreFoundInTheNewSnapshot() {
    var old = Snapshot()
    old.appendSections(["a"])
    old.appendItems([1, 2, 3])
    var new = old
    new.deleteItems([1])
    new.reloadItems([3])
    new.reconfigureItems([2])
    let changes = CollectionChanges(from: old, to: new)
    expectEqual(changes.itemReloads, [ItemPosition(section: 0, item: 1)])
    expectEqual(changes.itemReconfigures, [ItemPosition(section: 0, item: 0)])
    expectEqual(changes.itemDeletes, [ItemPosition(section: 0, item: 0)])
    expectEmpty(changes.itemMoves)
  }

  /// Long lists, whose blocks move past each other, and farther apart than the search for neighbors extends.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func changesTransformLongListIntoEdit(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...1_500, using: &random)
    let old = Snapshot(rows: [Array(0..<count), []])
    var items = Array(0..<count)
    for _ in 0..<Int.random(in: 0...40, using: &random) { edit(&items, with: &random) }
    let split = Int.random(in: 0...items.count, using: &random)
    let rebuilt = Snapshot(rows: [Array(items[..<split]), Array(items[split...])])
    let changes = CollectionChanges(from: old, to: rebuilt)
    expectEqual(PlayedChanges.rows(changes, from: old, to: rebuilt), PlayedChanges.rows(of: rebuilt), "seed \(seed)")
    #expect(Set(changes.itemInserts).isDisjoint(with: changes.itemMoves.map(\.to)), "seed \(seed)")
    expectEqual(changes.itemMoves.count { $0.to.section == 0 }, movesNeeded(in: Array(items[..<split])), "seed \(seed)")
  }

  @Test func editedCopyAndRebuiltSnapshotHaveSameChanges() {
    let old = Snapshot(rows: [Array(0..<5_000)])
    var copy = old
    copy.insertItems([9_000, 9_001], afterItem: 2_500)
    copy.moveItem(100, afterItem: 4_000)
    copy.deleteItems([4_999, 0])
    let rebuilt = Snapshot(rows: PlayedChanges.rows(of: copy))
    expectEqual(CollectionChanges(from: old, to: copy), CollectionChanges(from: old, to: rebuilt))
    expectEqual(CollectionChanges(from: old, to: copy).itemMoves.count, 1)
  }

  private func edit(_ items: inout [Int], with random: inout SeededGenerator) {
    let start = Int.random(in: 0...items.count, using: &random)
    let end = Swift.min(items.count, start + Int.random(in: 0...40, using: &random))
    let block = Array(items[start..<end])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: items.removeSubrange(start..<end)
    case 1:
      let first = 10_000 + 100 * Int.random(in: 0..<100_000, using: &random)
      items.insert(contentsOf: (first..<(first + block.count)).filter { !items.contains($0) }, at: start)
    case 2:
      items.removeSubrange(start..<end)
      items.insert(contentsOf: block, at: Int.random(in: 0...items.count, using: &random))
    default: items.replaceSubrange(start..<end, with: block.shuffled(using: &random))
    }
  }

  /// The number of items that exist in both lists, minus their longest increasing run, computed by a slow algorithm.
  private func movesNeeded(in items: [Int]) -> Int {
    let known = items.filter { $0 < 10_000 }
    var best = [Int](repeating: 1, count: known.count)
    for index in known.indices {
      for earlier in 0..<index where known[earlier] < known[index] {
        best[index] = Swift.max(best[index], best[earlier] + 1)
      }
    }
    return known.count - (best.max() ?? 0)
  }
}

extension NSDiffableDataSourceSnapshot<String, Int> {
  fileprivate init(rows: [[Int]]) {
    self.init()
    for (index, items) in rows.enumerated() {
      appendSections(["section \(index)"])
      appendItems(items)
    }
  }
}
