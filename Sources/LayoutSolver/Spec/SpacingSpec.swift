package import Foundation
package import Geometry

/// Room between two things, in points.
package enum SpacingSpec: Hashable, Sendable {
  case fixed(CGFloat)
  /// At least this much, and an equal share of what is left over.
  case flexible(CGFloat)

  package var isFlexible: Bool {
    if case .flexible = self { true } else { false }
  }

  /// The room it takes before anything left over is shared out.
  package var minimum: CGFloat {
    switch self {
    case .fixed(let value), .flexible(let value): value
    }
  }
}

/// Room around an item's slot; `nil` is the same as fixed zero.
package struct EdgeSpacingSpec: Hashable, Sendable {
  package var leading: SpacingSpec?
  package var top: SpacingSpec?
  package var trailing: SpacingSpec?
  package var bottom: SpacingSpec?

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

  /// The edge where the axis begins: leading or top.
  package func start(_ axis: Axis) -> SpacingSpec { (axis == .horizontal ? leading : top) ?? .fixed(0) }

  /// The edge where the axis ends: trailing or bottom.
  package func end(_ axis: Axis) -> SpacingSpec { (axis == .horizontal ? trailing : bottom) ?? .fixed(0) }
}
