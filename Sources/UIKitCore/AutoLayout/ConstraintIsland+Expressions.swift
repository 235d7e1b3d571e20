import ConstraintSolver
import Foundation
import Geometry

/// Attributes as linear expressions, in the coordinates of the view that holds the constraint.
extension ConstraintIsland {
  /// - Parameter holder: The view that holds the constraint and contains all of its items.
  func constraint(for constraint: NSLayoutConstraint, in holder: UIView) -> Constraint {
    let isMirrored =
      constraint.ends.contains { $0.attribute.isDirectional }
      && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = self.expression(constraint.firstOperand, in: holder, isMirrored)
    if let second = constraint.secondOperand {
      expression = expression - self.expression(second, in: holder, isMirrored) * Double(constraint.multiplier)
    }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return Constraint(
      expression + -Double(constraint.constant), relation, priority: Priority(Double(constraint.priority.rawValue)))
  }

  /// Returns an operand as an expression. In right-to-left layout, horizontal positions are counted from the right.
  private func expression(_ operand: ConstraintOperand, in holder: UIView, _ isMirrored: Bool) -> LinearExpression {
    switch operand {
    case .attribute(let end):
      let position = expression(end.withoutMargins, in: holder, isMirrored)
      return isMirrored && !end.attribute.isLength && end.attribute.axis == .horizontal ? position * -1 : position
    case .distance(let from, let to):
      let distance =
        expression(to.withoutMargins, in: holder, isMirrored) - expression(from.withoutMargins, in: holder, isMirrored)
      return isMirrored ? distance * -1 : distance
    }
  }

  private func expression(_ end: ConstraintEnd, in holder: UIView, _ isMirrored: Bool) -> LinearExpression {
    guard let object = end.item, let axis = end.attribute.axis else { return LinearExpression() }
    if end.attribute.isLength { return length(of: object, axis) }
    let inside = isCenter(end.attribute) ? object : self.inside(object, seenFrom: holder)
    let origin = self.origin(of: inside, in: holder, axis)
    let length = LinearExpression(item(inside).length(axis))
    switch end.attribute {
    case .left, .top: return origin
    case .leading where !isMirrored: return origin
    case .trailing where isMirrored: return origin
    case .right, .bottom, .leading, .trailing:
      markUsed(item(inside), axis)
      return origin + length
    case .centerX, .centerY:
      markUsed(item(inside), axis)
      return origin + length * 0.5
    case .firstBaseline: return firstBaseline(of: object, in: holder)
    case .lastBaseline: return lastBaseline(of: object, in: holder)
    default: return LinearExpression()
    }
  }

  private func firstBaseline(of object: AnyObject, in holder: UIView) -> LinearExpression {
    let text = textView(object, (object as? UIView)?.forFirstBaselineLayout)
    return origin(of: text ?? object, in: holder, .vertical) + Double(text?.baselineInsets.first ?? 0)
  }

  private func lastBaseline(of object: AnyObject, in holder: UIView) -> LinearExpression {
    let text = textView(object, (object as? UIView)?.forLastBaselineLayout)
    let bottom = origin(of: text ?? object, in: holder, .vertical) + LinearExpression(item(text ?? object).height)
    return bottom + -Double(text?.baselineInsets.last ?? 0)
  }

  /// Returns the view itself, or its subview that shows the text.
  private func textView(_ object: AnyObject, _ text: UIView?) -> UIView? {
    text === object || text?.superview === object ? text : nil
  }

  private func length(of object: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    let item = item(object)
    markUsed(item, axis)
    return LinearExpression(item.length(axis))
  }

  private func markUsed(_ item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { item.isWidthUsed = true } else { item.isHeightUsed = true }
  }

  private func isCenter(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == .centerX || attribute == .centerY
  }

  /// Returns a scroll view's content guide for constraints that the scroll view holds, because the edges of its subviews
  /// are tied to its content rather than to its frame.
  ///
  /// Lengths and centers are those of the frame. The center of the frame is half its size away from the content's origin,
  /// at every offset.
  ///
  /// - Fidelity: documented ("Working with Scroll Views" of Apple's Auto Layout Guide); approximated in that the center
  ///   does not follow the offset.
  private func inside(_ object: AnyObject, seenFrom holder: UIView) -> AnyObject {
    guard let scroll = object as? UIScrollView, scroll === holder else { return object }
    return scroll.contentLayoutGuide
  }

  /// Returns the origin of an item in the holder's coordinates, as a sum over the superviews between them.
  private func origin(of object: AnyObject, in holder: UIView, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    if object === holder { return LinearExpression(constant: item(holder).leadingInset(axis)) }
    var origin = LinearExpression(item(object).origin(axis))
    var container = object is UILayoutGuide ? (object as? UILayoutGuide)?.owner : (object as? UIView)?.parent
    while let view = container, view !== holder {
      let outer = item(view)
      origin = origin + LinearExpression(outer.origin(axis)) + -outer.leadingInset(axis)
      if let scroll = view as? UIScrollView {
        origin = origin - LinearExpression(item(scroll.frameLayoutGuide).origin(axis))
      }
      container = view.parent
    }
    return origin
  }
}
