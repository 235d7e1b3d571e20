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
  var leaves = SolvedLeaves.listed([])
  var badges: [SolvedBadge] = []

  /// Everything drawn, which may stick out of `size`.
  var bounds: CGRect {
    var bounds = leaves.enclosed(with: CGRect(origin: .zero, size: trimmedSize))
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

/// A member with its real size.
struct SolvedMember {
  /// Where it stands in the list.
  var listed: Int
  var slot: CGSize
  /// As far as its data goes: smaller than the slot in a nested group that is partly filled.
  var reach: CGSize
  var capacity: Int
  var isPresent: Bool
  /// Of the slot, in the group.
  var origin = CGPoint.zero
  var group: SolvedGroup?
}

extension SolvedGroup {
  mutating func append(_ nested: SolvedGroup, at origin: CGPoint) {
    for var leaf in nested.leaves {
      leaf.frame.origin = leaf.frame.origin + origin
      leaves.append(leaf)
    }
    for var badge in nested.badges {
      badge.frame.origin = badge.frame.origin + origin
      badges.append(badge)
    }
  }
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
