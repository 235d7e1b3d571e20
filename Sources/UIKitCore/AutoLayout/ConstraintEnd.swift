/// An attribute of a view or layout guide, to which it holds a weak reference.
@MainActor
package struct ConstraintEnd {
  /// A `UIView` or a `UILayoutGuide`.
  package private(set) weak var item: AnyObject?
  package let attribute: NSLayoutConstraint.Attribute

  /// The end of a constraint that was created without items.
  package static var missing: ConstraintEnd { ConstraintEnd(nil, .notAnAttribute) }

  package init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The view itself, or the view that owns the guide.
  package var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The same position as an attribute of the margins guide, if the attribute is relative to margins.
  package var withoutMargins: ConstraintEnd {
    guard let plain = attribute.withoutMargins, let view = item as? UIView else { return self }
    return ConstraintEnd(view.layoutMarginsGuide, plain)
  }
}

/// An operand of a constraint.
@MainActor
package enum ConstraintOperand {
  case attribute(ConstraintEnd)
  /// The distance from one position to another.
  case distance(from: ConstraintEnd, to: ConstraintEnd)

  package var ends: [ConstraintEnd] {
    switch self {
    case .attribute(let end): [end]
    case .distance(let from, let to): [from, to]
    }
  }

  package var first: ConstraintEnd {
    switch self {
    case .attribute(let end), .distance(_, let end): end
    }
  }

  /// Whether the operand is a length, which may be constrained alone; positions may not.
  package var isLength: Bool {
    switch self {
    case .attribute(let end): end.attribute.isLength
    case .distance: true
    }
  }
}
