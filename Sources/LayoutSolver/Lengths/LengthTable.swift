import Foundation

/// A sparse table of lengths with running sums in O(log n).
///
/// Lengths are stored in blocks that exist only if they contain a known length; a binary tree contains the blocks'
/// sums. The result depends only on the set of known lengths: a table that was changed a thousand times equals a new
/// one to the last bit. The table is a value: copies share blocks until one of them changes.
struct LengthTable: Sendable {
  private var blocks: [LengthBlock] = []
  /// The sums: `tree[1]` is the sum of all blocks, `tree[n]` that of `tree[2n]` and `tree[2n + 1]`. The second half
  /// contains the sums of single blocks.
  private var tree: [LengthSum] = []
  /// The block whose sum is not yet included in the sums above it; -1 for none, as always between two changes.
  private var stale = -1

  /// The number of known lengths.
  var count: Int { tree.isEmpty ? 0 : tree[1].count }
  var isEmpty: Bool { count == 0 }

  /// The limit of indices, which exceeds every data set. Lengths at greater indices are not stored.
  private static let limit = 1 << 32

  private var leaves: Int { tree.count / 2 }

  subscript(index: Int) -> CGFloat? {
    let block = index >> LengthBlock.shift
    return index >= 0 && block < blocks.count ? blocks[block][index & (LengthBlock.length - 1)] : nil
  }

  /// Stores a finite length, or removes one if `nil`.
  ///
  /// - Complexity: O(log n), plus a 4 KB block that is allocated or copied if it is missing or shared.
  mutating func set(_ length: CGFloat?, at index: Int) {
    put(length, at: index)
    updateLengths()
  }

  /// Stores one of many lengths as ``set(_:at:)`` does. Only single lengths may be read until ``updateLengths()`` is called.
  ///
  /// - Returns: Whether the length changed.
  /// - Complexity: O(1) while the indices are in one block.
  @discardableResult
  mutating func put(_ length: CGFloat?, at index: Int) -> Bool {
    guard index >= 0, index < Self.limit else { return false }
    let block = index >> LengthBlock.shift
    if block != stale { updateLengths() }
    if block >= blocks.count {
      guard length != nil else { return false }
      grow(to: block + 1)
    }
    stale = block
    return blocks[block].set(length, at: index & (LengthBlock.length - 1), sum: &tree[leaves + block])
  }

  /// Updates the sums of several blocks.
  mutating func updateLengths() {
    guard stale >= 0 else { return }
    var node = leaves + stale
    // Any negative number stands for none.
    stale = -1
    while node > 1 {
      node /= 2
      tree[node] = tree[2 * node] + tree[2 * node + 1]
    }
  }

  private mutating func grow(to blockCount: Int) {
    blocks += repeatElement(LengthBlock(), count: blockCount - blocks.count)
    guard blockCount > leaves else { return }
    var grown = 1
    while grown < blockCount { grown *= 2 }
    let known = tree.suffix(leaves)
    tree = Array(repeating: LengthSum(), count: grown) + known
    tree += repeatElement(LengthSum(), count: 2 * grown - tree.count)
    for node in (1..<grown).reversed() { tree[node] = tree[2 * node] + tree[2 * node + 1] }
  }

  // MARK: Sums

  func sum(before index: Int) -> LengthSum {
    let block = index >> LengthBlock.shift
    guard block < blocks.count else { return tree.isEmpty ? LengthSum() : tree[1] }
    var before = blocks[block].sum(0..<(index & (LengthBlock.length - 1)))
    var node = leaves + block
    while node > 1 {
      if node & 1 == 1 { before = tree[node - 1] + before }
      node /= 2
    }
    return before
  }

  /// Returns the last index in `0 ..< end` for which a condition on the index and the sum before it holds, or 0. The
  /// condition must hold up to some index and for none after it.
  func lastIndex(before end: Int, where holds: (Int, LengthSum) -> Bool) -> Int {
    let known = blocks.count << LengthBlock.shift
    if known < end, holds(known, sum(before: known)) {
      let all = sum(before: known)
      return Self.bisect(known, end) { holds($0, all) }
    }
    let block = Self.bisect(0, (Swift.min(known, end) + LengthBlock.length - 1) >> LengthBlock.shift) { block in
      holds(block << LengthBlock.shift, sum(before: block << LengthBlock.shift))
    }
    let first = block << LengthBlock.shift
    return Self.bisect(first, Swift.min(end, first + LengthBlock.length)) { holds($0, sum(before: $0)) }
  }

  private static func bisect(_ low: Int, _ high: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (low, high)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }

  // MARK: Known lengths

  /// Returns whether any length in the range is known.
  func contains(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let block = index >> LengthBlock.shift
      guard block < blocks.count else { return false }
      let end = Swift.min(range.upperBound, (block + 1) << LengthBlock.shift)
      let first = index & (LengthBlock.length - 1)
      if blocks[block].sum(first..<first + (end - index)).count > 0 { return true }
      index = end
    }
    return false
  }

  /// Returns the first index from a given one on whose length is known.
  func firstIndex(from start: Int) -> Int? {
    var slot = start & (LengthBlock.length - 1)
    for block in (start >> LengthBlock.shift)..<Swift.max(start >> LengthBlock.shift, blocks.count) {
      if !blocks[block].isEmpty {
        while slot < LengthBlock.length {
          if blocks[block][slot] != nil { return block << LengthBlock.shift + slot }
          slot += 1
        }
      }
      slot = 0
    }
    return nil
  }

  /// Removes all lengths from an index on.
  mutating func removeAll(from start: Int) {
    var next = start
    while let index = firstIndex(from: next) {
      put(nil, at: index)
      next = index + 1
    }
    updateLengths()
  }

  /// Calls `body` with each index whose length is known, in order.
  func forEachIndex(_ body: (Int) -> Void) {
    for (block, lengths) in blocks.enumerated() where !lengths.isEmpty {
      for slot in 0..<LengthBlock.length where lengths[slot] != nil { body(block << LengthBlock.shift + slot) }
    }
  }

  /// Calls `body` with each index at which the other table differs, in order. Shared blocks are not read.
  func forEachDifference(from other: LengthTable, _ body: (Int) -> Void) {
    for block in 0..<Swift.max(blocks.count, other.blocks.count) {
      let mine = block < blocks.count ? blocks[block] : LengthBlock()
      let theirs = block < other.blocks.count ? other.blocks[block] : LengthBlock()
      if mine.isIdentical(to: theirs) { continue }
      for slot in 0..<LengthBlock.length where mine[slot] != theirs[slot] { body(block << LengthBlock.shift + slot) }
    }
  }
}

extension LengthTable: Equatable {
  static func == (left: LengthTable, right: LengthTable) -> Bool {
    guard left.count == right.count else { return false }
    for block in 0..<Swift.max(left.blocks.count, right.blocks.count) {
      let mine = block < left.blocks.count ? left.blocks[block] : LengthBlock()
      let theirs = block < right.blocks.count ? right.blocks[block] : LengthBlock()
      if mine.isIdentical(to: theirs) { continue }
      for slot in 0..<LengthBlock.length where mine[slot] != theirs[slot] { return false }
    }
    return true
  }
}
