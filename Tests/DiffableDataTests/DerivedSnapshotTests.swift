import DiffableData
import TestSupport
import Testing

/// Changes from a long snapshot to one that was made from it, which shares most of its storage.
struct DerivedSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  private func snapshot(_ items: [Int]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  /// The number of items outside the longest increasing subsequence, found by the smallest last number of each length.
  private func fewestMoves(of numbers: [Int]) -> Int {
    var ends: [Int] = []
    for number in numbers {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == ends.count { ends.append(number) } else { ends[low] = number }
    }
    return numbers.count - ends.count
  }

  private func expectFewest(_ old: [Int], _ new: Snapshot, from before: Snapshot, _ comment: Comment) {
    let changes = CollectionChanges(from: before, to: new)
    let rows = new.itemIdentifiers
    let (known, kept) = (Set(old), Set(rows))
    expectEqual(changes.itemDeletes.map { old[$0.item] }, old.filter { !kept.contains($0) }, comment)
    expectEqual(changes.itemInserts.map { rows[$0.item] }, rows.filter { !known.contains($0) }, comment)
    expectEqual(changes.itemMoves.count, fewestMoves(of: rows.filter { known.contains($0) }), comment)
    expectEqual(PlayedChanges.rows(changes, from: [old], to: [rows], origins: [0]), [rows], comment)
  }

  @Test func movingOneItemOverAllReportsOneMove() {
    let old = Array(0..<9_000)
    let before = snapshot(old)
    var new = before
    new.moveItem(0, afterItem: 8_999)
    let changes = CollectionChanges(from: before, to: new)
    expectEqual(
      changes.itemMoves, [.init(from: ItemPosition(section: 0, item: 0), to: ItemPosition(section: 0, item: 8_999))])
    expectFewest(old, new, from: before, "to the end")
    new = before
    new.moveItem(8_999, beforeItem: 0)
    expectFewest(old, new, from: before, "to the start")
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func fewEditsAreFoundAsSetsSay(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let old = Array(0..<random.whole(1_000...9_000))
    let before = snapshot(old)
    var new = before
    for step in 0..<random.whole(1...40) {
      let rows = new.itemIdentifiers
      guard let item = rows.randomElement(using: &random), let other = rows.randomElement(using: &random) else { break }
      switch random.whole(0...3) {
      case 0: new.deleteItems(Array(rows.drop { $0 != item }.prefix(random.whole(1...300))))
      case 1: new.insertItems(Array((20_000 + 400 * step)..<(20_000 + 400 * step + 9)), beforeItem: item)
      default: if item != other { new.moveItem(item, afterItem: other) }
      }
    }
    expectFewest(old, new, from: before, "seed \(seed)")
    // Sharing only saves time: the same items without a common origin give the same changes.
    let alone = CollectionChanges(from: before, to: snapshot(new.itemIdentifiers))
    expectEqual(alone.itemMoves.count, CollectionChanges(from: before, to: new).itemMoves.count, "seed \(seed)")
  }

  @Test func itemsOfInsertedAndDeletedSectionsAreFound() {
    var before = Snapshot()
    before.appendSections([0, 1])
    before.appendItems([1, 2, 3], toSection: 0)
    before.appendItems([4, 5], toSection: 1)
    var new = Snapshot()
    new.appendSections([1, 2])
    new.appendItems([4, 1], toSection: 1)
    new.appendItems([5, 6], toSection: 2)
    let changes = CollectionChanges(from: before, to: new)
    func at(_ section: Int, _ item: Int) -> ItemPosition { ItemPosition(section: section, item: item) }
    expectEqual(changes.sectionDeletes, [0])
    expectEqual(changes.sectionInserts, [1])
    expectEqual(changes.itemDeletes, [at(0, 1), at(0, 2)])
    expectEqual(changes.itemInserts, [at(1, 1)])
    expectEqual(
      Set(changes.itemMoves), [.init(from: at(0, 0), to: at(0, 1)), .init(from: at(1, 1), to: at(1, 0))])
  }
}
