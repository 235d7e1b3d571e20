import Foundation

/// A position or length of a view or layout guide, from which constraints are created.
///
/// The type parameter distinguishes the axes, so that a leading edge cannot be constrained to a top edge. New
/// constraints are not active.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: ConstraintOperand

  init(_ operand: ConstraintOperand) { self.operand = operand }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.attribute(ConstraintEnd(item, attribute)))
  }

  /// Returns a constraint that makes this anchor equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { made(.equal, anchor) }
  /// Returns a constraint that makes this anchor at least as large as another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor)
  }
  /// Returns a constraint that makes this anchor at most as large as another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor)
  }

  /// Returns a constraint that makes this anchor equal to another plus `c` points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, constant: c)
  }
  /// Returns a constraint that makes this anchor at least another plus `c` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant: c)
  }
  /// Returns a constraint that makes this anchor at most another plus `c` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, constant: c)
  }

  final func made(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, relation, other?.operand, multiplier: multiplier, constant: constant)
  }
}

/// An anchor for a vertical edge or a horizontal center.
///
/// - Fidelity: documented.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: operand.first, to: otherAnchor.operand.first))
  }

  /// Returns a constraint that puts this anchor after another, at a multiple of the system's spacing, 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, constant: SystemSpacing.horizontal * multiplier)
  }
  /// Returns a constraint that puts this anchor after another, at a multiple of the system's spacing or further.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant: SystemSpacing.horizontal * multiplier)
  }
  /// Returns a constraint that puts this anchor after another, at a multiple of the system's spacing or closer.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, constant: SystemSpacing.horizontal * multiplier)
  }
}

/// An anchor for a horizontal edge, a vertical center or a baseline.
///
/// - Fidelity: documented; the system's spacing is the same for all fonts except between baselines.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension that can be constrained.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: operand.first, to: otherAnchor.operand.first))
  }

  /// Returns a constraint that puts this anchor below another, at a multiple of the system's spacing: 8 points, or the
  /// larger line height between two baselines.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, constant: spacing(below: anchor) * multiplier)
  }
  /// Returns a constraint that puts this anchor below another, at a multiple of the system's spacing or further.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }
  /// Returns a constraint that puts this anchor below another, at a multiple of the system's spacing or closer.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.vertical(from: anchor.operand.first, to: operand.first)
  }
}

/// The system's spacing between adjacent views, in points.
///
/// - Fidelity: observed (iOS 17): 8 between edges; between baselines a line of the larger font.
@MainActor
package enum SystemSpacing {
  package static let horizontal: CGFloat = 8

  package static func vertical(from upper: ConstraintEnd, to lower: ConstraintEnd) -> CGFloat {
    guard upper.attribute == .lastBaseline, lower.attribute == .firstBaseline else { return 8 }
    let lines = [upper, lower].compactMap { ($0.item as? UILabel)?.font.lineHeight }
    return lines.reduce(8) { max($0, $1) }
  }
}
