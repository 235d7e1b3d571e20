import Foundation

/// A long row of numbers, most of them zero, with running sums in O(log n).
///
/// Numbers live in blocks that exist only where one is not zero; a binary indexed tree holds the blocks' sums.
struct FenwickTree: Equatable, Sendable {
  private static let blockLength = 64

  private var blocks: [[CGFloat]]
  /// `tree[i]` is the sum of the blocks `i − lowbit(i) ..< i`, counting blocks from one.
  private var tree: [CGFloat]

  init(count: Int) {
    let blockCount = (Swift.max(0, count) + Self.blockLength - 1) / Self.blockLength
    blocks = Array(repeating: [], count: blockCount)
    tree = Array(repeating: 0, count: blockCount + 1)
  }

  subscript(index: Int) -> CGFloat {
    let (block, slot) = index.quotientAndRemainder(dividingBy: Self.blockLength)
    return blocks[block].isEmpty ? 0 : blocks[block][slot]
  }

  mutating func set(_ value: CGFloat, at index: Int) {
    let (block, slot) = index.quotientAndRemainder(dividingBy: Self.blockLength)
    if blocks[block].isEmpty {
      guard value != 0 else { return }
      blocks[block] = Array(repeating: 0, count: Self.blockLength)
    }
    let change = value - blocks[block][slot]
    guard change != 0 else { return }
    blocks[block][slot] = value
    var node = block + 1
    while node < tree.count {
      tree[node] += change
      node += node & -node
    }
  }

  func sum(before index: Int) -> CGFloat {
    let (block, slot) = index.quotientAndRemainder(dividingBy: Self.blockLength)
    var sum: CGFloat = 0
    var node = block
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    if slot > 0, !blocks[block].isEmpty {
      for value in blocks[block][..<slot] { sum += value }
    }
    return sum
  }

  /// The last index in `0 ..< count` for which the condition holds, or 0; it must hold up to some index and not after.
  func lastIndex(before count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
