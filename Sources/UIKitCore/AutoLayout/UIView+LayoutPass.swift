import ConstraintSolver
import Foundation
import Geometry

/// Constraints in the layout pass: updated from the leaves to the root, solved once, applied from the root to the
/// leaves.
extension UIView {
  /// Sets the frames of subviews before `layoutSubviews()` is called, whose overrides need not call `super`.
  func beginLayoutByConstraints() {
    guard autoLayout != nil else { return }
    layOutByConstraints()
    autoLayout?.placedSolution = layoutRoot.autoLayout?.island?.solutionCount
  }

  func endLayoutByConstraints() { autoLayout?.placedSolution = nil }

  /// Sets the frames of subviews, unless they have those of the latest solution. The base class does it when a view is
  /// laid out, since an override may have changed constraints before it calls `super`.
  func layOutByConstraints() {
    guard hasConstrainedContent || autoLayout?.island != nil else { return }
    let (wasDirty, safeArea) = (needsLayout, safeAreaInsets)
    let island = layoutRoot.ownIsland
    island.solve()
    guard autoLayout?.placedSolution != island.solutionCount else { return }
    island.place(childrenOf: self)
    // The subviews have their final frames now, unless a bar above has changed the safe area.
    needsLayout = wasDirty || safeAreaInsets != safeArea
  }

  /// Updates the constraints of the subtree before any view is laid out: subviews first, and only views that need it.
  func updateConstraintsInSubtree() {
    if needsLayout || hasDirtyDescendant {
      for child in children where child.mayNeedConstraintUpdate { child.updateConstraintsInSubtree() }
    }
    updateOwnConstraints()
  }

  private func updateOwnConstraints() {
    guard let autoLayout, autoLayout.needsUpdateConstraints else { return }
    autoLayout.needsUpdateConstraints = false
    traitCollection.performAsCurrent {
      if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
  }

  /// Updates the constraints of views in this island right before it is laid out, for views that were added or changed
  /// since the layout pass began, such as the views of cells.
  func updateConstraintsInLayout() {
    guard mayNeedConstraintUpdate else { return }
    for child in children where !child.isLayoutRoot { child.updateConstraintsInLayout() }
    updateOwnConstraints()
  }

  private var mayNeedConstraintUpdate: Bool {
    needsLayout || hasDirtyDescendant || autoLayout?.needsUpdateConstraints == true
  }

  func markNeedsUpdateConstraints() {
    constraintState.needsUpdateConstraints = true
    parent?.markDirtyDescendant()
    setNeedsRecord()
  }

  /// Returns the size that the view's constraints demand; `nil` if there are no constraints.
  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsInSubtree()
    guard hasConstrainedContent else { return nil }
    let wanted = RootSides.Size(
      size: target.finite, horizontal: Priority(fitting: horizontal), vertical: Priority(fitting: vertical))
    let keepsWidths = LaidOutText.keepsWidths && horizontal != .required
    let size: CGSize
    if isLayoutRoot {
      size = ownIsland.fit(wanted, keepingTextWidths: keepsWidths)
    } else {
      size = ConstraintIsland(root: self).fit(wanted, keepingTextWidths: keepsWidths)
      // The measurement has changed the width at which text wraps.
      layoutRoot.autoLayout?.island?.needsNaturalPass = true
    }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(
      width: FiniteGeometry.length(grid.ceil(size.width)), height: FiniteGeometry.length(grid.ceil(size.height)))
  }
}

extension Priority {
  /// Creates a priority for the solver; `nil` for priorities of 0 or less.
  fileprivate init?(fitting priority: UILayoutPriority) {
    guard priority.rawValue > 0 else { return nil }
    self.init(Double(priority.rawValue))
  }
}
