package import Foundation
package import Geometry

/// The distance between two elements, in points.
package enum SpacingSpec: Hashable, Sendable {
  case fixed(CGFloat)
  /// A minimum distance, plus an equal share of the leftover length.
  case flexible(CGFloat)

  /// Whether the distance grows by a share of the leftover length.
  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// The distance before the leftover length is distributed.
  package var minimum: CGFloat {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }
}

/// The distances around an item's slot; `nil` is equivalent to a fixed zero.
package struct EdgeSpacingSpec: Hashable, Sendable {
  /// The distance before the slot, where reading begins.
  package var leading: SpacingSpec?
  /// The distance above the slot.
  package var top: SpacingSpec?
  /// The distance after the slot, where reading ends.
  package var trailing: SpacingSpec?
  /// The distance below the slot.
  package var bottom: SpacingSpec?

  /// Creates distances, by default none.
  package init(
    leading: SpacingSpec? = nil, top: SpacingSpec? = nil, trailing: SpacingSpec? = nil, bottom: SpacingSpec? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Whether no edge is set.
  var isAbsent: Bool {
    if case (nil, nil, nil, nil) = (leading, top, trailing, bottom) { true } else { false }
  }

  /// Returns the spacing of the edge at which the axis begins: leading or top.
  package func start(_ axis: Axis) -> SpacingSpec { (axis == .horizontal ? leading : top) ?? .fixed(0) }

  /// Returns the spacing of the edge at which the axis ends: trailing or bottom.
  package func end(_ axis: Axis) -> SpacingSpec { (axis == .horizontal ? trailing : bottom) ?? .fixed(0) }
}
