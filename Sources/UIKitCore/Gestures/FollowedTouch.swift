import Foundation
import Geometry

/// A touch that is down, or whose end its view has not received yet, with the recognizers that receive it.
@MainActor
final class FollowedTouch {
  /// The progress of the delivery to the view.
  enum Delivery {
    /// The view has not received the touch.
    case waiting
    case delivered
    /// The view has received the end, or will receive nothing.
    case over
  }

  let touch: UITouch
  let id: Int
  /// The recognizers, the innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// The location of the beginning, in the window.
  let start: CGPoint
  let began: FrameTime
  private(set) var buttons: UIEvent.ButtonMask
  private(set) var modifiers: UIKeyModifierFlags

  var deliveryPhase = Delivery.waiting
  /// Whether the touch has ended.
  var isLifted = false
  /// Whether the touch has ended but a recognizer delays the delivery of the end.
  var awaitsEnd = false
  /// Whether a gesture has taken the touch, so that the view loses it.
  var isTaken = false
  /// Whether the view accepts the touch.
  var isShown = true { didSet { if !isShown { deliveryPhase = .over } } }
  /// The time until which content does not receive the touch, because it may become a scroll.
  var delayedUntil: FrameTime?

  /// The delay for content in scroll views, in seconds.
  ///
  /// - Source: the delay of Apple's JavaScript scroll view of 2010, and general experience with iOS.
  private static let contentDelay: FrameTime = 0.15

  init(touch: UITouch, id: Int, event: PointerEvent) {
    self.touch = touch
    self.id = id
    start = event.location
    began = event.time
    buttons = event.buttons
    modifiers = event.modifiers
  }

  /// The view that has received the touch and still has it.
  var holder: UIView? { deliveryPhase == .delivered && !isTaken ? touch.view : nil }

  var isDelivered: Bool { deliveryPhase == .over }

  /// Whether the view has left its window.
  var isOrphaned: Bool { touch.view.map { $0.window !== touch.window } ?? false }

  func start(at time: FrameTime) {
    if deliveryPhase == .waiting, !isTaken, hasDelayingAncestor { delayedUntil = time + Self.contentDelay }
  }

  func move(to event: PointerEvent, phase: UITouch.Phase) {
    // The event that releases the last button contains no buttons, so the earlier ones are kept.
    if !event.buttons.isEmpty { buttons = event.buttons }
    modifiers = event.modifiers
    touch.move(to: event.location, phase: phase, timestamp: event.time)
    if !TapCounter.isNear(event.location, start) { touch.tapCount = 0 }
  }

  func begin(with event: UIEvent) {
    delayedUntil = nil
    guard mayBegin(with: event) else { return deliveryPhase = .over }
    deliveryPhase = .delivered
    withPhase(.began) { $0.view?.touchesBegan([$0], with: event) }
  }

  /// Calls the closure with another phase of the touch, for views that receive an event late.
  func withPhase(_ phase: UITouch.Phase, _ body: (UITouch) -> Void) {
    let real = touch.phase
    touch.phase = phase
    body(touch)
    touch.phase = real
  }

  /// Whether the innermost scroll view around the content allows the touch to begin.
  private func mayBegin(with event: UIEvent) -> Bool {
    guard let content = touch.view else { return false }
    return scrollViewsAround.first?.touchesShouldBegin([touch], with: event, in: content) ?? true
  }

  private var hasDelayingAncestor: Bool {
    scrollViewsAround.contains { $0.isScrollEnabled && $0.delaysContentTouches }
  }

  /// The scroll views around the view, the innermost first.
  private var scrollViewsAround: [UIScrollView] {
    var found: [UIScrollView] = []
    var view = touch.view?.parent
    while let ancestor = view {
      if let scroller = ancestor as? UIScrollView { found.append(scroller) }
      view = ancestor.parent
    }
    return found
  }
}
