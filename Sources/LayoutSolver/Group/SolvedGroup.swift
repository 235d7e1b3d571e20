import Foundation
import Geometry

/// A solved group with positions relative to the group's corner, unrounded.
struct SolvedGroup: Equatable, Sendable {
  /// The size with all subitems.
  var size = CGSize.zero
  /// The size with only the subitems that have data: a section's last group ends where its items end.
  var trimmedSize = CGSize.zero
  /// The number of leaves in a full group.
  var capacity = 0
  /// The leaves that have data, in order.
  var leaves = SolvedLeaves.listed([])
  var badges: [SolvedBadge] = []

  /// The bounds of all drawing, which may extend beyond `size`.
  var bounds: CGRect {
    var bounds = leaves.enclosed(with: CGRect(origin: .zero, size: trimmedSize))
    for badge in badges { bounds = bounds.enclosing(badge.frame) }
    return bounds
  }
}

/// The frame of one cell.
struct SolvedLeaf: Equatable, Sendable {
  var frame: CGRect
  var zIndex = 0
  /// The axes on which the cell's preferred size is requested.
  var estimated: AxisSet = []
}

/// A supplementary item anchored to an item or a group.
struct SolvedBadge: Equatable, Sendable {
  var kind: String
  var frame: CGRect
  var zIndex: Int
}

/// A subitem with its actual size.
struct SolvedSubitem {
  /// The subitem's index in the list.
  var listed: Int
  var slot: CGSize
  /// The size of the part that has data, which is smaller than the slot for a partly filled nested group.
  var reach: CGSize
  var capacity: Int
  var isPresent: Bool
  /// The slot's origin, relative to the group's corner.
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
  /// Returns the smallest rectangle that contains both rectangles. Foundation's `union` ignores empty rectangles.
  func enclosing(_ other: CGRect) -> CGRect {
    let x0 = Swift.min(origin.x, other.origin.x)
    let y0 = Swift.min(origin.y, other.origin.y)
    return CGRect(
      x: x0, y: y0,
      width: Swift.max(origin.x + size.width, other.origin.x + other.size.width) - x0,
      height: Swift.max(origin.y + size.height, other.origin.y + other.size.height) - y0)
  }
}
