import Foundation

/// A finger that is down: who watches it, and what the view under it has been told.
@MainActor
final class FollowedTouch {
  let touch: UITouch
  /// Innermost first.
  let recognizers: [UIGestureRecognizer]
  /// The view's `touchesBegan` is held back until then.
  private(set) var delayedUntil: FrameTime?
  private var delivery = Delivery.notYet

  private enum Delivery {
    case notYet
    case delivered
    /// Taken by a gesture.
    case taken
  }

  /// How long content does not see a touch that may become a scroll, in seconds.
  ///
  /// - Source: the delay of Apple's JavaScript scroll view of 2010, and general experience with iOS.
  private static let contentDelay: FrameTime = 0.15

  init(touch: UITouch, recognizers: [UIGestureRecognizer]) {
    self.touch = touch
    self.recognizers = recognizers
  }

  /// The view that has been told of the finger and still has it.
  var holder: UIView? { delivery == .delivered ? touch.view : nil }

  func deliverBegan(with event: UIEvent, unlessDelayedFrom start: FrameTime) {
    guard delivery == .notYet else { return }
    if hasDelayingAncestor { delayedUntil = start + Self.contentDelay } else { sendBegan(with: event) }
  }

  func deliverDelayed(at time: FrameTime, among touches: Set<UITouch>) {
    guard let delayedUntil, delayedUntil <= time else { return }
    sendBegan(with: UIEvent(touches: touches, timestamp: time))
  }

  func deliver(_ phase: UITouch.Phase, with event: UIEvent) {
    // A quick tap ends before its delay does; the view sees it whole.
    if phase == .ended, delayedUntil != nil { sendBegan(with: event) }
    guard delivery == .delivered else { return }
    switch phase {
    case .ended: touch.view?.touchesEnded([touch], with: event)
    case .cancelled: touch.view?.touchesCancelled([touch], with: event)
    default: touch.view?.touchesMoved([touch], with: event)
    }
  }

  /// A gesture has the finger now.
  func takeFromView(at time: FrameTime) {
    delayedUntil = nil
    if delivery == .delivered {
      touch.view?.touchesCancelled([touch], with: UIEvent(touches: [touch], timestamp: time))
    }
    delivery = .taken
  }

  private func sendBegan(with event: UIEvent) {
    delayedUntil = nil
    guard mayBegin(with: event) else { return delivery = .taken }
    delivery = .delivered
    touch.view?.touchesBegan([touch], with: event)
  }

  /// The scroll view around the content is asked first.
  private func mayBegin(with event: UIEvent) -> Bool {
    guard let content = touch.view else { return false }
    return nearestScrollView?.touchesShouldBegin([touch], with: event, in: content) ?? true
  }

  private var nearestScrollView: UIScrollView? {
    var view = touch.view?.superview
    while let ancestor = view {
      if let scroller = ancestor as? UIScrollView { return scroller }
      view = ancestor.superview
    }
    return nil
  }

  private var hasDelayingAncestor: Bool {
    var view = touch.view?.superview
    while let ancestor = view {
      if let scroller = ancestor as? UIScrollView, scroller.isScrollEnabled, scroller.delaysContentTouches {
        return true
      }
      view = ancestor.superview
    }
    return false
  }
}
