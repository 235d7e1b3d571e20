public import Foundation
public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UIScrollViewDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIScrollViewDelegate {
    (target(of: method) as (any UIScrollViewDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    next("scrollViewDidScroll:").scrollViewDidScroll(scrollView)
  }
  /// Forwards the call.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    next("scrollViewWillBeginDragging:").scrollViewWillBeginDragging(scrollView)
  }
  /// Forwards the call.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    next("scrollViewWillEndDragging:withVelocity:targetContentOffset:").scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
  /// Forwards the call.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    next("scrollViewDidEndDragging:willDecelerate:").scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }
  /// Forwards the call.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    next("scrollViewWillBeginDecelerating:").scrollViewWillBeginDecelerating(scrollView)
  }
  /// Forwards the call.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    next("scrollViewDidEndDecelerating:").scrollViewDidEndDecelerating(scrollView)
  }
  /// Forwards the call.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    next("scrollViewDidEndScrollingAnimation:").scrollViewDidEndScrollingAnimation(scrollView)
  }
  /// Forwards the call.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    next("scrollViewShouldScrollToTop:").scrollViewShouldScrollToTop(scrollView)
  }
  /// Forwards the call.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    next("scrollViewDidScrollToTop:").scrollViewDidScrollToTop(scrollView)
  }
  /// Forwards the call.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    next("scrollViewDidChangeAdjustedContentInset:").scrollViewDidChangeAdjustedContentInset(scrollView)
  }
  /// Forwards the call.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    next("viewForZoomingIn:").viewForZooming(in: scrollView)
  }
  /// Forwards the call.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    next("scrollViewWillBeginZooming:with:").scrollViewWillBeginZooming(scrollView, with: view)
  }
  /// Forwards the call.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    next("scrollViewDidZoom:").scrollViewDidZoom(scrollView)
  }
  /// Forwards the call.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    next("scrollViewDidEndZooming:with:atScale:").scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }
}
