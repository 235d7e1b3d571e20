import Foundation
import Geometry

extension UIView {
  /// Requests that the next frame is recorded.
  func setNeedsRecord() { shownIn?.root?.setNeedsRecord(because: self) }

  func markNeedsLayout() {
    needsLayout = true
    parent?.markDirtyDescendant()
    setNeedsRecord()
  }

  var isLayoutPending: Bool { needsLayout }

  func markNeedsLayoutOfSublayers() {
    hasDirtySublayers = true
    if !hasDirtyDescendant {
      hasDirtyDescendant = true
      parent?.markDirtyDescendant()
    }
    setNeedsRecord()
  }

  /// Marks all ancestors, so that a layout pass visits only branches with views that need layout.
  func markDirtyDescendant() {
    var view: UIView? = self
    while let current = view, !current.hasDirtyDescendant {
      current.hasDirtyDescendant = true
      view = current.parent
    }
  }

  /// Lays out now, from the topmost of the consecutive ancestors that need layout, as `CALayer` documents it.
  func layoutNow() {
    var top = self
    while let parent = top.parent, parent.needsLayout { top = parent }
    top.updateConstraintsInSubtree()
    if autoLayout != nil { layoutRoot.autoLayout?.island?.solve() }
    top.layoutSubtree()
  }

  /// Lays out the subtree once, parents first. Views above that it invalidates wait for the next pass.
  func layoutSubtree() {
    if autoLayout != nil, isLayoutRoot { updateConstraintsInLayout() }
    updatePropertiesNow()
    if needsLayout {
      needsLayout = false
      layoutWithController()
    }
    guard hasDirtyDescendant else { return }
    hasDirtyDescendant = false
    if hasDirtySublayers {
      hasDirtySublayers = false
      for sublayer in layer.children where sublayer.owner == nil { sublayer.finishPendingWork() }
    }
    for child in children where child.isPending || child.hasDirtyDescendant { child.layoutSubtree() }
  }

  private func layoutWithController() {
    traitCollection.performAsCurrent {
      controller?.viewWillLayout()
      beginLayoutByConstraints()
      layer.layoutSublayers()
      endLayoutByConstraints()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Requests layout of the superview, and notifies the nearest ancestor that is sized by its content.
  func contentSizeWasInvalidated() {
    parent?.setNeedsLayout()
    constraintContentDidChange()
    var view: UIView? = self
    while let current = view {
      if let tell = current.onContentSizeChange { return tell(self) }
      view = current.parent
    }
  }

  /// Resizes the view to fit. The origin is kept; under a transform the bounds are resized and the center is kept.
  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if layer.modelState.transform == .identity { frame.size = size } else { bounds.size = size }
  }

  /// Returns the size that constraints determine, or otherwise the natural size; 0 along an axis without one.
  func fittingSize(
    in target: CGSize, horizontal: UILayoutPriority = .fittingSizeLevel, vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    if let size = constrainedSize(target, horizontal, vertical) { return size }
    let natural = intrinsicContentSize
    func length(_ natural: CGFloat, _ target: CGFloat, _ priority: UILayoutPriority) -> CGFloat {
      if priority == .required { return FiniteGeometry.length(target) }
      return natural == Self.noIntrinsicMetric ? 0 : FiniteGeometry.length(natural)
    }
    return CGSize(
      width: length(natural.width, target.width, horizontal), height: length(natural.height, target.height, vertical))
  }
}
