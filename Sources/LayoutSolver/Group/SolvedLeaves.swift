import Foundation
import Geometry

/// The leaves of a group in order. They are listed individually, or computed if they are copies in a line.
enum SolvedLeaves: Equatable, Sendable {
  case listed([SolvedLeaf])
  /// The first cells of a line, and their number.
  case line(CellLine, Int)

  /// The number of leaves stored in memory.
  var storedCount: Int {
    switch self {
    case .listed(let leaves): leaves.count
    case .line: 1
    }
  }

  mutating func append(_ leaf: SolvedLeaf) {
    guard case .listed(var leaves) = self else { return self = .listed(Array(self) + [leaf]) }
    self = .listed([])
    leaves.append(leaf)
    self = .listed(leaves)
  }

  /// Calls `body` with each leaf and its index. The enumeration is switched over once, rather than for every leaf.
  @inline(__always)
  func forEachPlace(_ body: (Int, SolvedLeaf) -> Void) {
    switch self {
    case .listed(let leaves): for index in leaves.indices { body(index, leaves[index]) }
    case .line(let line, let count): for index in 0..<count { body(index, SolvedLeaf(frame: line[index])) }
    }
  }

  /// Returns the smallest rectangle that contains all leaves and another rectangle.
  func enclosed(with bounds: CGRect) -> CGRect {
    switch self {
    case .listed(let leaves): leaves.reduce(bounds) { $0.enclosing($1.frame) }
    case .line(let line, let count): line.enclosed(count, with: bounds)
    }
  }
}

extension SolvedLeaves: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .listed(let leaves): leaves.count
    case .line(_, let count): count
    }
  }

  subscript(index: Int) -> SolvedLeaf {
    switch self {
    case .listed(let leaves): return leaves[index]
    case .line(let line, let count):
      precondition(index >= 0 && index < count, "Leaf \(index) of a group that holds \(count).")
      return SolvedLeaf(frame: line[index])
    }
  }
}
