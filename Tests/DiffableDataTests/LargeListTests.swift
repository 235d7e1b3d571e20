import TestSupport
import Testing

@testable import DiffableData

/// Lists so large that their pages fill several buckets: item positions are correct at every border.
struct LargeListTests {
  @Test(arguments: [1, 2] as [UInt64])
  func positionsStayRightWhileChunksSplitAndMerge(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var expected = Array(0..<110_000)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(expected)
    expectGreater(snapshot.items.lists[0].pages.count, 2 * BucketArray<ItemPage>.bucket)
    for step in 0..<8 {
      let (old, before) = (snapshot, expected)
      change(&snapshot, &expected, next: 200_000 + step * 10_000, &random)
      expectConsistent(snapshot.items, "seed \(seed), step \(step)")
      expectEqual(snapshot.itemIdentifiers, expected, "seed \(seed), step \(step)")
      for index in stride(from: step, to: expected.count, by: 997) {
        expectEqual(snapshot.indexOfItem(expected[index]), index, "seed \(seed), step \(step)")
        expectEqual(
          snapshot.item(at: ItemPosition(section: 0, item: index)), expected[index], "seed \(seed), step \(step)")
      }
      expectTrimmed(old, before, snapshot, expected, "seed \(seed), step \(step)")
    }
  }

  private func change(
    _ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ expected: inout [Int], next: Int,
    _ random: inout SeededGenerator
  ) {
    let index = Int.random(in: 0..<expected.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      // The insertion is long enough to split the page.
      let items = Array(next..<(next + Int.random(in: 1...9_000, using: &random)))
      snapshot.insertItems(items, beforeItem: expected[index])
      expected.insert(contentsOf: items, at: index)
    case 1:
      // The deletion is long enough to empty pages.
      let range = index..<min(index + Int.random(in: 1...12_000, using: &random), expected.count - 1)
      snapshot.deleteItems(Array(expected[range]))
      expected.removeSubrange(range)
    case 2:
      // Repeated insertions in one place split chunk after chunk.
      for item in next..<(next + 400) {
        snapshot.insertItems([item], afterItem: expected[index])
        expected.insert(item, at: index + 1)
      }
    default:
      for _ in 0..<200 {
        let from = Int.random(in: 0..<expected.count, using: &random)
        let to = Int.random(in: 0..<expected.count, using: &random)
        let (item, neighbour) = (expected[from], expected[to])
        if from == to { continue }
        snapshot.moveItem(item, beforeItem: neighbour)
        expected.remove(at: from)
        expected.insert(item, at: from < to ? to - 1 : to)
      }
    }
  }

  /// Checks that the summaries of pages and chunks match their contents.
  private func expectConsistent(_ store: ItemStore, _ comment: Comment) {
    let list = store.lists[0]
    var ordinal = 0
    for (page, entries) in list.pages.map(\.chunks).enumerated() {
      #expect((1...ItemPage.capacity).contains(entries.count), comment)
      for (chunk, entry) in entries.enumerated() {
        let spot = ItemList.Spot(page: page, chunk: chunk)
        expectGreater(entry.chunk.count, 0, comment)
        expectEqual(list.count(at: spot), entry.chunk.count, comment)
        expectEqual(list.ordinal(of: spot), ordinal, comment)
        let known = store.whereabouts(ofChunk: entry.key)
        expectEqual(known.section, 0, comment)
        expectEqual(known.spot.page, page, comment)
        expectEqual(known.spot.chunk, chunk, comment)
        ordinal += entry.chunk.count
      }
    }
    expectEqual(list.count, ordinal, comment)
    expectEqual(store.count, ordinal, comment)
  }

  private func expectTrimmed(
    _ old: NSDiffableDataSourceSnapshot<Int, Int>, _ before: [Int], _ new: NSDiffableDataSourceSnapshot<Int, Int>,
    _ after: [Int], _ comment: Comment
  ) {
    let trim = ListTrim(old: old.items.lists[0], new: new.items.lists[0])
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    let rest = min(before.count, after.count) - prefix
    let suffix = zip(before.reversed(), after.reversed()).prefix(rest).prefix { $0 == $1 }.count
    expectEqual(trim.prefix, prefix, comment)
    expectEqual(trim.suffix, suffix, comment)
  }
}
