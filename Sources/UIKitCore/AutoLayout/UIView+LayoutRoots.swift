import Foundation

/// Which views are laid out together.
extension UIView {
  /// Whether what is in the view is laid out without regard to what is around it.
  var isLayoutRoot: Bool { parent == nil || translatesMask && autoLayout?.isCrossed != true }

  /// The opposite, for whoever sizes the view.
  package var isLaidOutWithSuperview: Bool { !isLayoutRoot }

  /// The nearest such view, from this one up.
  var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let parent = view.parent { view = parent }
    return view
  }

  /// Of a layout root; made when it is asked for first.
  var ownIsland: ConstraintIsland {
    if let island = constraintState.island { return island }
    let island = ConstraintIsland(root: self)
    constraintState.island = island
    return island
  }

  /// Whether constraints have anything to say about what is in the view.
  package var hasConstrainedContent: Bool {
    guard let autoLayout else { return false }
    return !autoLayout.constraints.isEmpty || children.contains { $0.autoLayout != nil && !$0.isLayoutRoot }
  }

  /// A constraint that `holder` holds speaks of the view, or of something in it: everything between is one layout.
  func joinLayout(below holder: UIView, isInside: Bool) {
    _ = constraintState
    guard self !== holder else { return }
    var view = isInside ? self : parent
    while let current = view, current !== holder {
      if current.isLayoutRoot {
        current.constraintState.isCrossed = true
        current.constraintState.island = nil
      }
      view = current.parent
    }
  }

  // MARK: What changes

  /// Views or constraints have come or gone.
  func layoutStructureDidChange() {
    if !isLayoutRoot { autoLayout?.island = nil }
    let root = layoutRoot
    root.constraintState.island?.needsSync = true
    root.setNeedsLayout()
    tellWhoeverSizesByConstraints()
  }

  func constantDidChange(of constraint: NSLayoutConstraint) {
    let root = layoutRoot
    root.autoLayout?.island?.changedConstants.append(constraint)
    root.autoLayout?.island?.needsNaturalPass = true
    root.setNeedsLayout()
    tellWhoeverSizesByConstraints()
  }

  func priorityDidChange(of constraint: NSLayoutConstraint) {
    let root = layoutRoot
    root.autoLayout?.island?.addAgain(constraint)
    root.setNeedsLayout()
    tellWhoeverSizesByConstraints()
  }

  /// The view's natural size, or how much it insists on it, is another.
  func constraintContentDidChange() {
    guard autoLayout != nil else { return }
    let outer = isLayoutRoot ? parent?.layoutRoot : layoutRoot
    for root in [outer, isLayoutRoot ? self : nil] {
      guard let root, let island = root.autoLayout?.island else { continue }
      if let item = island.knownItem(self) {
        item.isContentDirty = true
        island.hasDirtyContent = true
      }
      root.setNeedsLayout()
    }
  }

  /// The edges where lines begin may be the other ones.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    if autoLayout != nil { layoutRoot.autoLayout?.island?.startOver() }
  }

  /// A view that follows its mask has been moved; others may be tied to it.
  func constraintGeometryDidChange() {
    guard translatesMask, let parent else { return }
    let root = parent.layoutRoot
    guard let item = root.autoLayout?.island?.knownItem(self), let old = item.translation else { return }
    if MaskTranslation(self, in: parent.bounds.size) != old { root.setNeedsLayout() }
  }

  private func tellWhoeverSizesByConstraints() {
    var view: UIView? = self
    while let current = view {
      if let tell = current.onContentSizeChange { return tell(Self.constraintChange) }
      view = current.parent
    }
  }

  /// Stands for constraints where a view says whose content has changed.
  private static let constraintChange = UIView()
}

/// What happens to constraints when views come and go.
extension UIView {
  /// The view is in another superview now.
  func enterLayout() {
    if Self.requiresConstraintBasedLayout { _ = constraintState }
    guard autoLayout != nil, let parent else { return }
    if isPlacedByConstraints { _ = parent.constraintState }
    if !isLayoutRoot { layoutStructureDidChange() }
  }

  /// Constraints that tie `view`, or what is in it, to anything outside of it end with its departure.
  func exitLayout(_ view: UIView) {
    guard view.autoLayout != nil else { return }
    releaseConstraints { $0.view?.isWithin(view) ?? true }
    if !view.isLayoutRoot { layoutStructureDidChange() }
  }

  /// From this view up.
  func releaseConstraints(where isConcerned: (ConstraintEnd) -> Bool) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where constraint.ends.contains(where: isConcerned) {
        constraint.deactivate()
      }
      view = current.parent
    }
  }
}
