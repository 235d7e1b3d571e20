public import UIKitCore

// Optional methods of delegates that objects forward to others.

extension UIGestureRecognizerDelegate where Self: TesseraForwarding {
  private func next(_ method: String) -> any UIGestureRecognizerDelegate {
    (target(of: method) as (any UIGestureRecognizerDelegate)?) ?? tesseraDelegate
  }

  /// Forwards the call.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    next("gestureRecognizerShouldBegin:").gestureRecognizerShouldBegin(gestureRecognizer)
  }
  /// Forwards the call.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    next("gestureRecognizer:shouldRecognizeSimultaneouslyWith:").gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }
  /// Forwards the call.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    next("gestureRecognizer:shouldRequireFailureOf:").gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }
  /// Forwards the call.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    next("gestureRecognizer:shouldBeRequiredToFailBy:").gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
  /// Forwards the call.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    next("gestureRecognizer:shouldReceive:").gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
  /// Forwards the call.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    next("gestureRecognizer:shouldReceive:").gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}
