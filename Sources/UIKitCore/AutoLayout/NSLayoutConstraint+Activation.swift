extension NSLayoutConstraint {
  var operands: [ConstraintOperand] { [firstOperand] + (secondOperand.map { [$0] } ?? []) }
  var ends: [ConstraintEnd] { operands.flatMap(\.ends) }

  /// Stops the program for constraints that UIKit's initializers reject. Positions along different axes may be paired,
  /// and so may lengths.
  func refuseNonsense() {
    guard multiplier.isFinite, abs(multiplier) <= 1e6 else {
      refuse(Self.initializer + "The multiplier \(multiplier) of \(sentence) is not finite, or beyond a million.")
    }
    guard secondOperand != nil && multiplier != 0 || firstOperand.isLength else {
      refuse(
        Self.initializer
          + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs. Give "
          + "\(sentence) a second item.")
    }
    if let secondOperand, firstOperand.isLength != secondOperand.isLength {
      refuse(
        Self.initializer
          + "Invalid pairing of layout attributes: \(sentence) ties a position to a size. Tie positions to positions and "
          + "sizes to sizes.")
    }
    let positions = ends.map(\.attribute)
    guard !(positions.contains { $0.isDirectional } && positions.contains { $0.isAbsoluteSide }) else {
      refuse(
        Self.initializer
          + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
          + "leading/trailing for both or neither in \(sentence).")
    }
  }

  private static let initializer =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  func activate() {
    guard holder == nil else { return }
    guard firstAttribute != .notAnAttribute else {
      refuse(
        "Constraint must contain a first layout item: one that was made by NSLayoutConstraint() has none and can't be "
          + "activated; use an anchor or init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:).")
    }
    guard let ancestor = commonAncestor else {
      refuse(
        "Unable to activate constraint with items \(names) because they have no common ancestor: \(sentence). Does the "
          + "constraint or its anchors reference items in different view hierarchies? That's illegal. Add the views to "
          + "one hierarchy first.")
    }
    hold(in: ancestor)
  }

  /// Activates the constraint in a view that contains all of its items.
  func hold(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    activation = LayoutSerial.next()
    for end in ends { end.view?.joinLayout(below: view, isInside: end.item is UILayoutGuide) }
    view.constraintState.constraints.append(self)
    view.joinStretchedLayout()
    view.layoutStructureDidChange()
  }

  func deactivate() {
    guard let old = holder else { return }
    holder = nil
    old.constraintState.constraints.removeAll { $0 === self }
    old.layoutStructureDidChange()
  }

  /// The nearest common ancestor of the items; `nil` if there is none, or if an item no longer exists.
  var commonAncestor: UIView? {
    var common: UIView?
    for end in ends {
      guard let view = end.view else { return nil }
      guard let found = common else {
        common = view
        continue
      }
      guard let next = found.closestCommonAncestor(with: view) else { return nil }
      common = next
    }
    return common
  }

  private var names: String { ends.map { "\($0.item.map(LayoutNames.name) ?? "nil")" }.joined(separator: " and ") }
}
