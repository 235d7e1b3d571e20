import Foundation
import Geometry

/// A finger that is down, or whose end its view has not seen yet: who watches it, and what the view has been told.
@MainActor
final class FollowedTouch {
  enum Stage {
    /// The view has not been told.
    case waiting
    case delivered
    /// Told of the end, or never to be told.
    case over
  }

  let touch: UITouch
  let id: Int
  /// Innermost first.
  var recognizers: [UIGestureRecognizer] = []
  /// Where and when it came down, in the window.
  let start: CGPoint
  let began: FrameTime
  private(set) var buttons: UIEvent.ButtonMask
  private(set) var modifiers: UIKeyModifierFlags

  var stage = Stage.waiting
  /// The finger is not down any more.
  var isLifted = false
  /// It has lifted, and nothing but a recogniser keeps that from the view.
  var awaitsEnd = false
  /// A gesture has the finger; the view loses it.
  var isTaken = false
  /// The view wants the finger, whatever gestures make of it.
  var isShown = true { didSet { if !isShown { stage = .over } } }
  /// Content does not see the finger before, since it may become a scroll.
  var delayedUntil: FrameTime?

  /// How long content does not see a touch that may become a scroll, in seconds.
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

  /// The view that has been told of the finger and still has it.
  var holder: UIView? { stage == .delivered && !isTaken ? touch.view : nil }

  var isDelivered: Bool { stage == .over }

  /// The view has left the window.
  var isOrphaned: Bool { touch.view.map { $0.window !== touch.window } ?? false }

  func start(at time: FrameTime) {
    if stage == .waiting, !isTaken, hasDelayingAncestor { delayedUntil = time + Self.contentDelay }
  }

  func move(to event: PointerEvent, phase: UITouch.Phase) {
    // The event that lifts the last button tells which one it was.
    if !event.buttons.isEmpty { buttons = event.buttons }
    modifiers = event.modifiers
    touch.move(to: event.location, phase: phase, timestamp: event.time)
    if !TapCounter.isNear(event.location, start) { touch.tapCount = 0 }
  }

  func begin(with event: UIEvent) {
    delayedUntil = nil
    guard mayBegin(with: event) else { return stage = .over }
    stage = .delivered
    withPhase(.began) { $0.view?.touchesBegan([$0], with: event) }
  }

  /// What comes late or early for a view still looks as it should.
  func withPhase(_ phase: UITouch.Phase, _ body: (UITouch) -> Void) {
    let real = touch.phase
    touch.phase = phase
    body(touch)
    touch.phase = real
  }

  /// The scroll view around the content is asked first.
  private func mayBegin(with event: UIEvent) -> Bool {
    guard let content = touch.view else { return false }
    return scrollViewsAround.first?.touchesShouldBegin([touch], with: event, in: content) ?? true
  }

  private var hasDelayingAncestor: Bool {
    scrollViewsAround.contains { $0.isScrollEnabled && $0.delaysContentTouches }
  }

  /// Innermost first.
  private var scrollViewsAround: [UIScrollView] {
    var found: [UIScrollView] = []
    var view = touch.view?.superview
    while let ancestor = view {
      if let scroller = ancestor as? UIScrollView { found.append(scroller) }
      view = ancestor.superview
    }
    return found
  }
}
