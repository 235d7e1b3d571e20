import Foundation

/// Layout roots: the views whose content is laid out separately.
extension UIView {
  /// Whether the view's content is laid out independently of the views around it.
  var isLayoutRoot: Bool {
    parent == nil || translatesMask && autoLayout?.isCrossed != true && !isSizedWithSuperview
  }

  /// Whether the view's content is laid out together with its superview.
  package var isLaidOutWithSuperview: Bool { !isLayoutRoot }

  /// Whether constraints of the view's content affect the size of its superview, which other constraints determine.
  private var isSizedWithSuperview: Bool {
    guard autoLayout != nil, isStretched, let parent, parent.autoLayout != nil else { return false }
    return !parent.isLayoutRoot
  }

  /// Whether the view's autoresizing mask ties its size to that of its superview, other than a scroll view, whose size
  /// its content never affects.
  private var isStretched: Bool {
    translatesMask && !autoresizingMask.isDisjoint(with: [.flexibleWidth, .flexibleHeight]) && !(parent is UIScrollView)
  }

  /// Makes the superviews with whose size the view's size changes part of constraint layout.
  func joinStretchedLayout() {
    var view = self
    while view.isStretched, let parent = view.parent {
      _ = parent.constraintState
      view = parent
    }
  }

  /// The nearest layout root, from this view up.
  package var layoutRoot: UIView {
    var view = self
    while !view.isLayoutRoot, let parent = view.parent { view = parent }
    return view
  }

  /// The island of a layout root, created on first use.
  var ownIsland: ConstraintIsland {
    if let island = constraintState.island { return island }
    let island = ConstraintIsland(root: self)
    constraintState.island = island
    return island
  }

  /// Whether constraints affect the view's content.
  package var hasConstrainedContent: Bool {
    guard let autoLayout else { return false }
    return !autoLayout.constraints.isEmpty || children.contains { $0.autoLayout != nil && !$0.isLayoutRoot }
  }

  /// Joins all layouts between `holder` and this view into one, because a constraint that `holder` holds refers to this
  /// view.
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

  /// Invalidates the layout after views or constraints were added or removed.
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

  func autoresizingMaskDidChange() {
    guard autoLayout != nil else { return }
    joinStretchedLayout()
    layoutStructureDidChange()
    parent?.layoutStructureDidChange()
  }

  /// Invalidates the layout after the view's intrinsic size or its priorities have changed.
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

  /// Invalidates the layout after the direction of reading may have changed.
  func layoutDirectionDidChange() {
    setNeedsLayout()
    if autoLayout != nil { layoutRoot.autoLayout?.island?.startOver() }
  }

  /// Invalidates the layout after a view with an autoresizing mask has moved, because other views may be tied to it.
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

  /// The placeholder for a view in reports of size changes that constraints have caused.
  private static let constraintChange = UIView()
}

/// Constraints of views that are added and removed.
extension UIView {
  /// Updates the layout after the view has been added to a superview.
  func enterLayout() {
    if Self.requiresConstraintBasedLayout { _ = constraintState }
    guard autoLayout != nil, let parent else { return }
    if isPlacedByConstraints { _ = parent.constraintState }
    joinStretchedLayout()
    if !isLayoutRoot { layoutStructureDidChange() }
  }

  /// Deactivates the constraints that tie a removed view, or its subviews, to views outside of it.
  func exitLayout(_ view: UIView) {
    guard view.autoLayout != nil else { return }
    releaseConstraints { $0.view?.isWithin(view) ?? true }
    if !view.isLayoutRoot { layoutStructureDidChange() }
  }

  /// Deactivates the constraints with matching ends that this view and its ancestors hold.
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
