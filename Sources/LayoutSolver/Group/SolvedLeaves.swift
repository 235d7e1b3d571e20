import Foundation
import Geometry

/// The leaves of a group in order: listed one by one, or reckoned when asked for where they are copies in a line.
enum SolvedLeaves: Equatable, Sendable {
  case listed([SolvedLeaf])
  case line(CellLine)

  /// How many are kept in memory.
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

  /// Has all of them in memory while `body` runs; those of a line that is not very long on the stack.
  @inline(__always)
  func withUnsafeBufferPointer(_ body: (UnsafeBufferPointer<SolvedLeaf>) -> Void) {
    switch self {
    case .listed(let leaves): leaves.withUnsafeBufferPointer(body)
    case .line(let line):
      withUnsafeTemporaryAllocation(of: SolvedLeaf.self, capacity: line.count) { buffer in
        for index in 0..<line.count { buffer.initializeElement(at: index, to: SolvedLeaf(frame: line[index])) }
        body(UnsafeBufferPointer(buffer))
      }
    }
  }

  /// The smallest rectangle around all of them and another one.
  func enclosed(with bounds: CGRect) -> CGRect {
    switch self {
    case .listed(let leaves): leaves.reduce(bounds) { $0.enclosing($1.frame) }
    case .line(let line): line.enclosed(with: bounds)
    }
  }
}

extension SolvedLeaves: RandomAccessCollection {
  var startIndex: Int { 0 }

  var endIndex: Int {
    switch self {
    case .listed(let leaves): leaves.count
    case .line(let line): line.count
    }
  }

  subscript(index: Int) -> SolvedLeaf {
    switch self {
    case .listed(let leaves): leaves[index]
    case .line(let line): SolvedLeaf(frame: line[index])
    }
  }
}
