import Foundation

/// Told about scrolling.
///
/// In a drag the calls come in this order: will begin dragging; did scroll, for each frame; will end dragging; did end
/// dragging; and, if the content moves on, will begin decelerating; did scroll; did end decelerating. An animated change
/// of the offset is followed by did end scrolling animation.
///
/// - Fidelity: documented; methods that iOS makes optional have empty implementations here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// - Parameters:
  ///   - velocity: Of the content, in points per millisecond.
  ///   - targetContentOffset: Where the content will rest; may be changed, except where it rests on pages.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// A tap on the status bar asks whether the view may scroll to its top, and tells when it is there.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// What a pinch scales, by its transform; nil for nothing.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Before two fingers, or an animation, change the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale is another one.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// After two fingers, with the bounce if there is one, or an animation; not after a change without.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
