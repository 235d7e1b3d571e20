/// A join that finds the old leftover item for each new leftover item.
///
/// Most leftover items were deleted or inserted. Sieves of one bit per tag separate most of them from items that moved.
/// The remaining ones are paired by tags, in tables that fit into the cache, and only then compared: reading one item
/// at a random address takes as long as finding its number.
struct LeftoverJoin<Equality: ItemEquality>: ~Copyable {
  private let equality: Equality
  /// The pairs, in a separate buffer because they are read for every item.
  private let pairs: GrowableBuffer<SectionPair>
  /// The ends of each pair's range of items.
  private let oldEnds: GrowableBuffer<Int>
  private let newEnds: GrowableBuffer<Int>
  private let old: UnsafeBufferPointer<TaggedNumber>
  private let new: UnsafeBufferPointer<TaggedNumber>
  /// The number of the old item for each new one, or -1.
  private var origins: GrowableBuffer<Int32>

  init(
    _ equality: Equality, _ pairs: [SectionPair], _ walks: [PairWalk], old: UnsafeBufferPointer<TaggedNumber>,
    new: UnsafeBufferPointer<TaggedNumber>
  ) {
    self.equality = equality
    self.pairs = GrowableBuffer(pairs)
    oldEnds = GrowableBuffer(walks.map(\.old.upperBound))
    newEnds = GrowableBuffer(walks.map(\.new.upperBound))
    self.old = old
    self.new = new
    origins = GrowableBuffer(repeating: -1, count: new.count)
    guard !old.isEmpty, !new.isEmpty else { return }
    let candidates = TagSieve(old).passing(new)
    // Filtering would cost more than it saves if it excluded only a few of the old items.
    let areMost = 2 * candidates.count > old.count
    let others = areMost ? TagSieve.all(old) : TagSieve(candidates.values).passing(old)
    TagPairing.pair(candidates.values, with: others.values) {
      origins.base[$0] = Int32(truncatingIfNeeded: $1)
    }
    let wrong = differing(candidates.values)
    if !wrong.isEmpty { search(wrong, among: others.values) }
  }

  consuming func release() -> UnsafeBufferPointer<Int32> { origins.release() }

  /// Two items with the same tag.
  private struct Candidate: BitwiseCopyable {
    var number: TaggedNumber
    var old: SpanItem
    var new: SpanItem
  }

  /// Returns the items whose assumed origin has the same tag but is not equal.
  ///
  /// Addresses are computed in batches before the items are read, so that cache misses overlap.
  private func differing(_ candidates: UnsafeBufferPointer<TaggedNumber>) -> [TaggedNumber] {
    var wrong: [TaggedNumber] = []
    var batch = GrowableBuffer<Candidate>(reservedCapacity: 128)
    for start in stride(from: 0, to: candidates.count, by: 128) {
      batch.truncate(to: 0)
      for number in candidates[start..<Swift.min(start + 128, candidates.count)] {
        let origin = origins.base[number.number]
        if origin >= 0 {
          batch.push(Candidate(number: number, old: oldItem(Int(origin)), new: newItem(number.number)))
        }
      }
      for candidate in batch.values where !equality.areSame(candidate.old, candidate.new) {
        wrong.append(candidate.number)
      }
    }
    return wrong
  }

  @inline(__always)
  private func oldItem(_ index: Int) -> SpanItem {
    pairs.base[Self.pair(of: index, oldEnds)].old[old[index].number]
  }

  @inline(__always)
  private func newItem(_ index: Int) -> SpanItem {
    pairs.base[Self.pair(of: index, newEnds)].new[new[index].number]
  }

  /// Returns the pair to which an item belongs.
  ///
  /// - Complexity: O(log pairs).
  @inline(__always)
  private static func pair(of item: Int, _ ends: borrowing GrowableBuffer<Int>) -> Int {
    var (low, high) = (0, ends.count &- 1)
    while low < high {
      let middle = (low &+ high) / 2
      if ends.base[middle] > item { high = middle } else { low = middle &+ 1 }
    }
    return low
  }

  /// Searches all old items with the same tag, if several have that tag.
  private func search(_ wrong: [TaggedNumber], among others: UnsafeBufferPointer<TaggedNumber>) {
    let positions = TagTable(ordinalsOf: others.map(\.tag))
    for item in wrong {
      let origin = positions.first(item.tag) { position -> Int32? in
        let other = others[Int(position)].number
        return equality.areSame(oldItem(other), newItem(item.number)) ? Int32(truncatingIfNeeded: other) : nil
      }
      origins.base[item.number] = origin ?? -1
    }
  }
}
