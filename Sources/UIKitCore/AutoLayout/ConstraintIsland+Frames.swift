import Foundation
import Geometry

/// Frames from the solution.
extension ConstraintIsland {
  /// Returns the frame of a view or guide with its edges on whole pixels, so that adjacent views stay adjacent.
  func frame(of object: AnyObject) -> CGRect? { knownItem(object).map { onPixels(solvedRect(of: $0)) } }

  private func solvedRect(of item: LayoutItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.left), y: solver.value(of: item.top), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    PixelGrid(scale: root.traitCollection.displayScale).round(rect)
  }

  private func frame(of view: UIView) -> CGRect? {
    guard let item = knownItem(view) else { return nil }
    let exact = solvedRect(of: item)
    return keptFrame(of: item, exact) ?? view.frame(forAlignmentRect: onPixels(exact))
  }

  /// Marks the superviews of views whose frame has changed as needing layout.
  func markMoved() {
    for item in items.all {
      if case .guide(.scrollContent) = item.kind, let guide = item.object as? UILayoutGuide, let owner = guide.owner {
        if contentSize(of: owner, item) != nil { owner.markNeedsLayout() }
        continue
      }
      guard item.kind == .placedView, let view = item.view, let parent = view.parent else { continue }
      guard !parent.needsLayout, let frame = frame(of: view), frame != view.untransformedFrame else { continue }
      parent.markNeedsLayout()
    }
    if needsOwnSize { root.markNeedsLayout() }
  }

  /// Sets the frames of the direct subviews of a view.
  func place(childrenOf view: UIView) {
    if view === root, needsOwnSize {
      let grid = PixelGrid(scale: view.traitCollection.displayScale)
      view.bounds.size = CGSize(width: grid.round(solvedRoot.width), height: grid.round(solvedRoot.height))
    }
    for child in view.children where child.isPlacedByConstraints {
      if let frame = frame(of: child) { child.setUntransformedFrame(frame) }
    }
    if let guide = view.autoLayout?.systemGuides[.scrollContent], let item = knownItem(guide),
      let size = contentSize(of: view, item)
    {
      (view as? UIScrollView)?.contentSize = size
    }
  }

  /// Whether the root is a view without a superview that takes its size from constraints.
  private var needsOwnSize: Bool {
    guard sides.wanted?.horizontal != .required, root.parent == nil else { return false }
    return abs(solvedRoot.width - root.bounds.width) > Self.visible
      || abs(solvedRoot.height - root.bounds.height) > Self.visible
  }

  /// Returns the new content size of a scroll view; `nil` if it is unchanged.
  private func contentSize(of view: UIView, _ item: LayoutItem) -> CGSize? {
    guard let scroll = view as? UIScrollView, scroll.constraintsDetermineContentSize else { return nil }
    let grid = PixelGrid(scale: root.traitCollection.displayScale)
    var size = scroll.contentSize
    let growth = scroll.zoomGrowth
    if item.isWidthUsed { size.width = grid.round(solver.value(of: item.width)) + growth.width }
    if item.isHeightUsed { size.height = grid.round(solver.value(of: item.height)) + growth.height }
    return size == scroll.contentSize ? nil : size
  }
}
