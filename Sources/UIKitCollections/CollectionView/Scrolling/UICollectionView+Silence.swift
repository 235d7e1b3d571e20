import UIKitCore

extension UICollectionView {
  /// Updates the view after the scroll of a section.
  func sectionDidScroll(_ section: Int) {
    warnOfSilence(section)
    setNeedsLayout()
  }

  /// Warns once, when a finger scrolls a section, of a delegate that waits for `scrollViewDidScroll(_:)`.
  private func warnOfSilence(_ section: Int) {
    guard !orthogonals.isSilenceKnown, orthogonals.host(of: section)?.isTracking == true,
      let delegate = scrollDelegate
    else { return }
    orthogonals.isSilenceKnown = true
    guard hasFollowingDelegate else { return }
    warn(
      "UICollectionView: section \(section) scrolls by itself, which is not reported to the delegate: "
        + "scrollViewDidScroll(_:) of \(type(of: delegate)) is not called. Use the section's "
        + "visibleItemsInvalidationHandler, which receives the offset.")
  }

  var scrollDelegate: (any UIScrollViewDelegate)? { (self as UIScrollView).delegate }
}
