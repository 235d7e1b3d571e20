import Foundation

/// Constraints and anchors of views.
///
/// - Fidelity: documented.
extension UIView {
  /// Active constraints that the view holds: those between itself and what is in it.
  public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

  /// The items of `constraint` must be the view or lie within it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    for end in constraint.ends {
      guard let view = end.view, view.isDescendant(of: self) else {
        refuse(
          "The view hierarchy is not prepared for the constraint: \(constraint.message). When added to a view, the "
            + "constraint's items must be descendants of that view (or the view itself); add the subviews first, or set "
            + "isActive instead.")
      }
    }
    constraint.hold(in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// Of the first line of text; the top edge of a view without any.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// Of the last line of text; the bottom edge of a view without any.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  /// Whether another frame would satisfy the constraints as well. Costs a solution or two: for debugging.
  public var hasAmbiguousLayout: Bool { isAmbiguous(self) }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(affecting: self, axis)
  }
}

extension UIView {
  func isAmbiguous(_ item: AnyObject) -> Bool { solvedIsland?.isAmbiguous(item) ?? false }

  func constraints(affecting item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solvedIsland?.constraints(affecting: item, axis) ?? []
  }

  /// In the view's coordinates.
  func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.role {
    case .scrollFrame: bounds
    case .given: guide.givenFrame
    case .safeArea, .layoutMargins, .readableContent: bounds.inset(by: insets(of: guide.role))
    case .keyboard:
      CGRect(
        x: bounds.minX, y: bounds.maxY - keyboardHeight(guide), width: bounds.width, height: keyboardHeight(guide))
    case .scrollContent: CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .plain, .wished: solvedIsland?.frame(of: guide) ?? guide.givenFrame
    }
  }

  /// Around the view, if it is placed by constraints, or in it.
  private var solvedIsland: ConstraintIsland? {
    guard autoLayout != nil else { return nil }
    let island = layoutRoot.ownIsland
    island.solve()
    return island
  }
}
