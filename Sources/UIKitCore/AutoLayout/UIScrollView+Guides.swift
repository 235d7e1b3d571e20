import Foundation

extension UIScrollView {
  /// Invalidates the layout after scrolling if subviews are tied to the scroll view's frame.
  func guidesMayHaveMoved() {
    guard let autoLayout, autoLayout.systemGuides.keys.contains(where: { $0 != .scrollContent }) else { return }
    layoutRoot.setNeedsLayout()
  }

  /// Invalidates the layout after code has set the content size.
  func contentGuideMayHaveChanged() {
    if autoLayout?.systemGuides[.scrollContent] != nil { layoutRoot.setNeedsLayout() }
  }
}
