/// One side of a constraint: an attribute of a view or of a layout guide. It keeps neither alive.
@MainActor
struct ConstraintEnd {
  /// A `UIView` or a `UILayoutGuide`.
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  /// The end of a constraint that was made without items.
  static var missing: ConstraintEnd { ConstraintEnd(nil, .notAnAttribute) }

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The view itself, or the one that the guide belongs to.
  var view: UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// The same place, said of the guide of the view's margins where the attribute speaks of them.
  var withoutMargins: ConstraintEnd {
    guard let plain = attribute.withoutMargins, let view = item as? UIView else { return self }
    return ConstraintEnd(view.layoutMarginsGuide, plain)
  }
}

/// What stands on one side of a constraint.
@MainActor
enum ConstraintOperand {
  case attribute(ConstraintEnd)
  /// How far it is from one place to another.
  case distance(from: ConstraintEnd, to: ConstraintEnd)

  var ends: [ConstraintEnd] {
    switch self {
    case .attribute(let end): [end]
    case .distance(let from, let to): [from, to]
    }
  }

  var first: ConstraintEnd {
    switch self {
    case .attribute(let end), .distance(_, let end): end
    }
  }

  /// Sizes and distances may stand alone; places may not.
  var isLength: Bool {
    switch self {
    case .attribute(let end): end.attribute.isLength
    case .distance: true
    }
  }
}
