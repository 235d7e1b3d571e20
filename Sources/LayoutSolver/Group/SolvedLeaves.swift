import Foundation
import Geometry

/// The leaves of a group in order: the first so many of a list, which a partly filled group shares with a full one.
struct SolvedLeaves: Sendable {
  private var list: [SolvedLeaf]
  private(set) var count: Int

  init(_ list: [SolvedLeaf] = []) {
    self.list = list
    count = list.count
  }

  /// The first ones, in the same storage.
  func first(_ count: Int) -> SolvedLeaves {
    var leaves = self
    leaves.count = Swift.min(self.count, count)
    return leaves
  }

  /// How many are kept in memory, not counting those kept for a group that is there anyway.
  func storedCount(beside other: SolvedLeaves) -> Int { list.isIdentical(to: other.list) ? 0 : list.count }

  mutating func append(_ leaf: SolvedLeaf) {
    if list.count > count { list.removeSubrange(count...) }
    list.append(leaf)
    count += 1
  }

  @inline(__always)
  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<SolvedLeaf>) -> Void) {
    list.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }
}

extension SolvedLeaves: RandomAccessCollection, Equatable {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> SolvedLeaf {
    precondition(index < count, "Leaf \(index) of a group that holds \(count).")
    return list[index]
  }

  static func == (left: SolvedLeaves, right: SolvedLeaves) -> Bool { left.elementsEqual(right) }
}
