import TestSupport
import Testing

@testable import DiffableData

/// An index may return too many candidates for a tag, but never misses one.
struct TagIndexTests {
  private struct Entry: Hashable {
    var tag: UInt32
    var key: Int32
    var offset: Int
  }

  @Test(arguments: [1, 2, 61, 62, 63, 64, 126, 127, 128, 1_023, 1_024, 100_000, SlotLayout.chunkLimit])
  func slotRoundTripsItsKey(chunkLimit: Int) {
    let layout = SlotLayout(chunkLimit: chunkLimit)
    expectAtLeast(layout.chunkLimit, chunkLimit)
    let keys = [0, chunkLimit / 2, chunkLimit - 1, layout.chunkLimit - 1].map(Int32.init)
    for key in keys {
      for (tag, offset) in [(UInt32(0), 0), (.max, 255), (0x5555_5555, 128), (.max, 1)] {
        let slot = layout.slot(tag, key, offset)
        expectNotEqual(slot, SlotLayout.empty, "\(key) \(tag) \(offset)")
        expectEqual(layout.keyAndOffset(slot).key, key)
        expectAtMost(layout.keyAndOffset(slot).offset, offset)
        expectLess(offset, layout.keyAndOffset(slot).offset + 1 << Int(layout.lostBits))
        expectEqual(slot & ~layout.slotMask, tag & ~layout.slotMask)
      }
    }
    // Keys get the fewest bits that suffice, then hints; tags get the rest.
    expectLess(layout.chunkLimit, Swift.max(64, 2 * chunkLimit + 2))
    if layout.lostBits < 8 { expectAtMost(layout.slotMask.nonzeroBitCount, 19) }
  }

  /// Keys of every width: from those of small lists to those that leave no bits for hints.
  @Test(arguments: [1, 62, 63, 5_000, 70_000, 3_000_000, SlotLayout.chunkLimit])
  func itemsAreFoundAfterAnyChanges(chunkLimit: Int) {
    var random = SeededGenerator(seed: UInt64(chunkLimit))
    for tags in [UInt32.min...UInt32.max, 0...40, (UInt32.max - 40)...UInt32.max] {
      var index = TagIndex(count: 0, reservedCapacity: 1_000, chunkLimit: chunkLimit)
      var expected: Set<Entry> = []
      for _ in 0..<500 { change(&index, &expected, tags, Int32(chunkLimit), &random) }
      expectEqual(index.count, expected.count)
      for entry in expected { #expect(positions(of: entry.tag, in: index).contains { $0.key == entry.key }) }
      for entry in expected { index.remove(entry.tag, entry.key) }
      for entry in expected { expectEmpty(positions(of: entry.tag, in: index)) }
    }
  }

  private func change(
    _ index: inout TagIndex, _ expected: inout Set<Entry>, _ tags: ClosedRange<UInt32>, _ chunkLimit: Int32,
    _ random: inout SeededGenerator
  ) {
    let entry = Entry(
      tag: UInt32.random(in: tags, using: &random), key: Int32.random(in: 0..<chunkLimit, using: &random),
      offset: Int.random(in: 0..<256, using: &random))
    // The index does not distinguish items with the same tag in the same chunk.
    let others = expected.filter { $0.tag == entry.tag && $0.key == entry.key }
    if let other = expected.randomElement(using: &random), Int.random(in: 0..<3, using: &random) == 0 {
      guard expected.filter({ $0.tag == other.tag && $0.key == other.key }).count == 1 else { return }
      index.remove(other.tag, other.key)
      expected.remove(other)
    } else if others.isEmpty {
      index.insert(entry.tag, entry.key, entry.offset)
      expected.insert(entry)
    } else if others.count == 1, let other = others.first {
      index.replace(other.tag, other.key, with: entry.key, entry.offset)
      expected.remove(other)
      expected.insert(entry)
    }
  }

  private func positions(of tag: UInt32, in index: TagIndex) -> [(key: Int32, offset: Int)] {
    var search = TagSearch(tag)
    var positions: [(key: Int32, offset: Int)] = []
    while let position = index.next(&search) { positions.append(position) }
    return positions
  }

  @Test(arguments: [10, 5_000])
  func batchAndSingleIndexingAgree(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let tags = (0..<count).map { _ in UInt32.random(in: 0...(.max), using: &random) }
    var index = TagIndex(count: count, reservedCapacity: count, chunkLimit: 100)
    tags.withUnsafeBufferPointer { tags in
      guard let base = tags.baseAddress else { return }
      let runs = stride(from: 0, to: count, by: 100).map { start in
        TagRun(tags: base + start, count: min(100, count - start), key: Int32(start / 100), offset: 7)
      }
      index.insert(runs) { _, _, _ in }
    }
    expectEqual(index.count, count)
    for (item, tag) in tags.enumerated() {
      #expect(positions(of: tag, in: index).contains { $0.key == item / 100 && $0.offset == item % 100 + 7 })
    }
  }
}
