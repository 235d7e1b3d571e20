extension NSLayoutConstraint {
  var operands: [ConstraintOperand] { [firstOperand] + (secondOperand.map { [$0] } ?? []) }
  var ends: [ConstraintEnd] { operands.flatMap(\.ends) }

  /// The same attributes as the initialisers of UIKit refuse.
  func refuseNonsense() {
    let attributes = ends.map(\.attribute)
    guard multiplier.isFinite, abs(multiplier) <= 1e6 else {
      refuse("The multiplier \(multiplier) of \(sentence) is no number that a layout can use; give it a finite one.")
    }
    guard secondOperand != nil && multiplier != 0 || firstOperand.isLength else {
      refuse(
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal "
          + "constraint of a location equal to a constant. Location attributes must be specified in pairs: give "
          + "\(sentence) a second item.")
    }
    if let secondOperand, firstOperand.isLength != secondOperand.isLength {
      refuse("Invalid pairing of layout attributes in \(sentence): one is a length and the other a place.")
    }
    if !firstOperand.isLength, let axis = firstOperand.first.attribute.axis {
      guard attributes.allSatisfy({ $0.axis == axis }) else {
        refuse("Invalid pairing of layout attributes in \(sentence): both must be on one axis.")
      }
      guard !(attributes.contains { $0.isDirectional } && attributes.contains { $0.isAbsoluteSide }) else {
        refuse(
          "Invalid pairing of layout attributes in \(sentence): an edge that mirrors with the direction of reading "
            + "cannot be tied to one that does not; use leading and trailing for both, or left and right.")
      }
    }
  }

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

  /// - Parameter view: Contains all items.
  func hold(in view: UIView) {
    guard holder == nil else { return }
    holder = view
    activation = LayoutSerial.next()
    for end in ends { end.view?.joinLayout(below: view, isInside: end.item is UILayoutGuide) }
    view.constraintState.constraints.append(self)
    view.layoutStructureDidChange()
  }

  func deactivate() {
    guard let old = holder else { return }
    holder = nil
    old.constraintState.constraints.removeAll { $0 === self }
    old.layoutStructureDidChange()
  }

  /// Nil if the items have none, or are gone.
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
