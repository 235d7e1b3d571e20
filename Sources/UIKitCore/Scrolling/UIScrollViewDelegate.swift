import Foundation

/// The methods by which a scroll view reports scrolling, and asks how it should behave.
///
/// A drag calls them in this order: will begin dragging; did scroll, in each frame; will end dragging; did end
/// dragging; and, if the content moves on, will begin decelerating, did scroll, did end decelerating. An animated
/// change of the offset ends with did end scrolling animation.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Reports that the content offset has changed, by a drag, by deceleration or in code.
  ///
  /// Called whenever the offset has moved by at least a device pixel, which a scroll does at most once per frame.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Reports that a finger begins to scroll the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Reports that the finger is about to lift, and lets the delegate choose the resting offset.
  ///
  /// - Parameters:
  ///   - velocity: The content's velocity, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will come to rest. Change it to let the content rest at
  ///     another offset; on axes that rest on pages or stops, and for non-finite values, changes have no effect.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Reports that the finger has lifted.
  ///
  /// - Parameter decelerate: Whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Reports that the content begins to move on its own after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Reports that the content has come to rest after a drag.
  ///
  /// A finger that stops the motion delays the call until it lifts, unless it drags the content on.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Reports that an animated change of the offset, or a scroll by the keyboard, has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Asks whether a tap on the status bar may scroll the view to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Reports that the content has reached its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Reports that the sum of content inset and safe area has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Returns the view whose transform a zoom scales, or `nil` if nothing can be zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Reports that two fingers or an animation begin to change the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Reports that the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Reports that the scale has come to rest, after a pinch and its bounce or after an animation. Changes without
  /// animation are not reported.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
  /// The default implementation, which does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.isScrollIgnored = true }

  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The default implementation, which does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// The default implementation, which returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The default implementation, which does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// The default implementation, which returns `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// The default implementation, which does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// The default implementation, which does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The default implementation, which does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
