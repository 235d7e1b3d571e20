import Foundation

/// Constraints and anchors of views.
///
/// - Fidelity: documented.
extension UIView {
  func baseAddConstraint(_ constraint: NSLayoutConstraint) {
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

  func baseAddConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func baseRemoveConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }

  func baseRemoveConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func baseConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints(affecting: self, axis)
  }
}

extension UIView {
  func isAmbiguous(_ item: AnyObject) -> Bool { solvedIsland?.isAmbiguous(item) ?? false }

  func constraints(affecting item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solvedIsland?.constraints(affecting: item, axis) ?? []
  }

  /// Returns the frame of a guide, in the view's coordinates.
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

  /// The solved island around the view if constraints determine its frame, or else the one inside it.
  private var solvedIsland: ConstraintIsland? {
    guard autoLayout != nil else { return nil }
    let island = layoutRoot.ownIsland
    island.solve()
    return island
  }
}
