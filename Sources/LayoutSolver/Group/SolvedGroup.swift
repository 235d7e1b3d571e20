import Foundation
import Geometry

/// A group with everything in it placed, measured from the group's corner; unrounded.
struct SolvedGroup: Equatable, Sendable {
  /// With all its members.
  var size = CGSize.zero
  /// With the members that have data: the last group of a section ends where its items end.
  var trimmedSize = CGSize.zero
  /// Leaves that a full group holds.
  var capacity = 0
  /// The leaves that have data, in order.
  var leaves: [SolvedLeaf] = []
  var badges: [SolvedBadge] = []

  /// Everything drawn, which may stick out of `size`.
  var bounds: CGRect {
    var bounds = CGRect(origin: .zero, size: trimmedSize)
    for leaf in leaves { bounds = bounds.enclosing(leaf.frame) }
    for badge in badges { bounds = bounds.enclosing(badge.frame) }
    return bounds
  }
}

/// Room for one cell.
struct SolvedLeaf: Equatable, Sendable {
  var frame: CGRect
  var zIndex = 0
  /// The axes that the cell is asked about.
  var estimated: AxisSet = []
}

/// A supplementary item anchored to an item or a group.
struct SolvedBadge: Equatable, Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
}

extension CGRect {
  /// The smallest rectangle around both. Foundation's `union` ignores empty rectangles.
  func enclosing(_ other: CGRect) -> CGRect {
    let x0 = Swift.min(origin.x, other.origin.x)
    let y0 = Swift.min(origin.y, other.origin.y)
    return CGRect(
      x: x0, y: y0,
      width: Swift.max(origin.x + size.width, other.origin.x + other.size.width) - x0,
      height: Swift.max(origin.y + size.height, other.origin.y + other.size.height) - y0)
  }
}
