import Foundation
import Geometry

extension UIView {
  /// The next frame must be recorded.
  func setNeedsRecord() { shownIn?.root?.setNeedsRecord(because: self) }

  func markNeedsLayout() {
    needsLayout = true
    parent?.markDirtyDescendant()
    setNeedsRecord()
  }

  /// Leaves a trail from the top to this view, so that a layout pass visits dirty branches only.
  func markDirtyDescendant() {
    var view: UIView? = self
    while let current = view, !current.hasDirtyDescendant {
      current.hasDirtyDescendant = true
      view = current.parent
    }
  }

  /// As `CALayer` documents it: from the topmost of the dirty views that this one hangs under.
  func layoutNow() {
    var top = self
    while let parent = top.parent, parent.needsLayout { top = parent }
    top.updateConstraintsInSubtree()
    if autoLayout != nil { layoutRoot.autoLayout?.island?.solve() }
    top.layoutSubtree()
  }

  /// One round, parents first. What a view dirties above itself stays for the next round.
  func layoutSubtree() {
    if autoLayout != nil, isLayoutRoot { updateConstraintsInLayout() }
    if needsLayout {
      needsLayout = false
      layoutWithController()
    }
    guard hasDirtyDescendant else { return }
    hasDirtyDescendant = false
    for child in children where child.needsLayout || child.hasDirtyDescendant { child.layoutSubtree() }
  }

  private func layoutWithController() {
    traitCollection.performAsCurrent {
      controller?.viewWillLayout()
      layoutSublayers(of: layer)
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Lays out whoever contains this view, and tells the nearest view above that is sized by its content.
  func contentSizeWasInvalidated() {
    parent?.setNeedsLayout()
    constraintContentDidChange()
    var view: UIView? = self
    while let current = view {
      if let tell = current.onContentSizeChange { return tell(self) }
      view = current.parent
    }
  }

  /// The origin stays; under a transform the bounds take the size, and the centre stays.
  func fitSize() {
    let size = sizeThatFits(bounds.size)
    if layer.model.transform == .identity { frame.size = size } else { bounds.size = size }
  }

  /// The size that constraints ask for, or else the natural one, where there is one.
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
