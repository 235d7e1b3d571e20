import Foundation

extension UIScrollView {
  /// Scrolling moves what is tied to the edges that the content is seen through.
  func guidesMayHaveMoved() {
    guard let autoLayout, autoLayout.systemGuides.keys.contains(where: { $0 != .scrollContent }) else { return }
    layoutRoot.setNeedsLayout()
  }

  /// Code has set another size.
  func contentGuideMayHaveChanged() {
    if autoLayout?.systemGuides[.scrollContent] != nil { layoutRoot.setNeedsLayout() }
  }
}
