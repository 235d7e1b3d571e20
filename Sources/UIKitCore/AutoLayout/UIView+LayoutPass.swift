import ConstraintSolver
import Foundation
import Geometry

/// Constraints in the frame's layout step: updated from below, solved once, applied from above.
extension UIView {
  /// What the base class does when a view is laid out: places the subviews.
  func layOutByConstraints() {
    guard hasConstrainedContent || autoLayout?.island != nil else { return }
    let (wasDirty, safeArea) = (needsLayout, safeAreaInsets)
    let island = layoutRoot.ownIsland
    island.solve()
    island.place(childrenOf: self)
    // What the solution moves in this view is in place now, unless a bar above has followed it.
    needsLayout = wasDirty || safeAreaInsets != safeArea
  }

  /// Before any view is laid out: subviews first, each view that asked for it.
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

  /// The same for what is laid out together with this root, right before it is: views that came, or changed, since the
  /// step began, as those of cells do.
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

  /// As large as its constraints want the view to be; nil if there are none.
  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    updateConstraintsInSubtree()
    guard hasConstrainedContent else { return nil }
    let wanted = ConstraintIsland.RootSize(
      size: target.finite, horizontal: Priority(fitting: horizontal), vertical: Priority(fitting: vertical))
    let size: CGSize
    if isLayoutRoot {
      size = ownIsland.fit(wanted)
    } else {
      size = ConstraintIsland(root: self).fit(wanted)
      // Text has been wrapped for this question.
      layoutRoot.autoLayout?.island?.needsNaturalPass = true
    }
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return CGSize(
      width: FiniteGeometry.length(grid.ceil(size.width)), height: FiniteGeometry.length(grid.ceil(size.height)))
  }
}

extension Priority {
  /// Nil for priorities that ask for nothing.
  fileprivate init?(fitting priority: UILayoutPriority) {
    guard priority.rawValue > 0 else { return nil }
    self.init(Double(priority.rawValue))
  }
}
