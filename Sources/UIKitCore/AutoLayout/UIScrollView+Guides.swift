import Foundation

extension UIScrollView {
  /// What scrolls: constraints on its size decide the content size.
  ///
  /// - Fidelity: documented.
  public var contentLayoutGuide: UILayoutGuide { layoutGuide(.scrollContent) }

  /// What the content is seen through: what is tied to it stays where it is on the screen.
  ///
  /// - Fidelity: documented.
  public var frameLayoutGuide: UILayoutGuide { layoutGuide(.scrollFrame) }

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
