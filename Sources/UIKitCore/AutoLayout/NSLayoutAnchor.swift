import Foundation

/// A place or a length of a view or a layout guide, from which constraints are made.
///
/// The type parameter keeps axes apart: a leading edge cannot be tied to a top edge.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: ConstraintOperand

  init(_ operand: ConstraintOperand) { self.operand = operand }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.attribute(ConstraintEnd(item, attribute)))
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { made(.equal, anchor) }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    made(.equal, anchor, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant: c)
  }
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

/// A vertical edge, or the middle between two.
///
/// - Fidelity: documented.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// How far it is from here to another anchor, as a length that can be constrained itself.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: operand.first, to: otherAnchor.operand.first))
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, constant: SystemSpacing.horizontal * multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant: SystemSpacing.horizontal * multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, constant: SystemSpacing.horizontal * multiplier)
  }
}

/// A horizontal edge, the middle between two, or a baseline of text.
///
/// - Fidelity: documented; system spacing below is the same at all fonts, except between baselines.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(from: operand.first, to: otherAnchor.operand.first))
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.equal, anchor, constant: spacing(below: anchor) * multiplier)
  }
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.greaterThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    made(.lessThanOrEqual, anchor, constant: spacing(below: anchor) * multiplier)
  }

  private func spacing(below anchor: NSLayoutYAxisAnchor) -> CGFloat {
    SystemSpacing.vertical(from: anchor.operand.first, to: operand.first)
  }
}

/// What the system leaves between neighbours, in points.
///
/// - Fidelity: observed (iOS 17): 8 between edges; between baselines a line of the larger font.
@MainActor
enum SystemSpacing {
  static let horizontal: CGFloat = 8

  static func vertical(from upper: ConstraintEnd, to lower: ConstraintEnd) -> CGFloat {
    guard upper.attribute == .lastBaseline, lower.attribute == .firstBaseline else { return 8 }
    let lines = [upper, lower].compactMap { ($0.item as? UILabel)?.font.lineHeight }
    return lines.reduce(8) { max($0, $1) }
  }
}
