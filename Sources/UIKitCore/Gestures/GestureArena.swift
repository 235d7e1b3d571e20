import Foundation
import Geometry

/// Who recognises what. Every finger is watched by the recognisers of the view under it and of that view's ancestors,
/// innermost first; the first that recognises makes the others of that finger fail until it lifts, and takes the finger
/// away from the view.
///
/// An event runs in this order: recognisers see it, innermost first; handlers of those that were recognised run; views
/// lose the fingers that were taken; the view under the finger sees what is left; who is done starts over.
@MainActor
package final class GestureArena {
  /// In the order in which they came down.
  var followed: [FollowedTouch] = []
  /// Recognisers that compete now, in the order in which they joined: innermost first.
  var competitors: [UIGestureRecognizer] = []
  /// Handlers that are to run.
  var news: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  var time: FrameTime = 0
  var taps = TapCounter()
  /// Inside an event: what changes is settled at its end.
  private var isBusy = false
  private var statusBarTaps: [Int: StatusBarTap] = [:]

  package init() {}

  /// No finger is down and nothing waits.
  package var isIdle: Bool { followed.isEmpty && competitors.isEmpty }

  package func handle(_ event: PointerEvent, in window: UIWindow) {
    let known = followed.first { $0.id == event.id && !$0.isLifted }
    guard let event = usable(event, known) else { return }
    // A long press that was due before this event has begun before it, however late the frame comes.
    pass(to: event.time)
    whileBusy {
      if let known, event.phase == .began {
        // A finger that is down already has lost its end on the way here.
        change(known, to: .cancelled, event)
        settle()
      }
      if event.phase == .began {
        begin(event, in: window)
      } else if let known {
        change(known, to: event.phase.touchPhase, event)
      }
    }
  }

  /// Time never runs back, and a finger that lifts nowhere lifts where it was.
  private func usable(_ event: PointerEvent, _ known: FollowedTouch?) -> PointerEvent? {
    var event = event
    event.time = event.time.isFinite ? Swift.max(time, event.time) : time
    guard !event.location.isFinite else { return event }
    guard let known, event.phase == .ended || event.phase == .cancelled else { return nil }
    event.location = known.touch.location
    return event
  }

  func whileBusy(_ body: () -> Void) {
    guard !isBusy else { return body() }
    isBusy = true
    body()
    settle()
    isBusy = false
  }

  /// Code outside of events has changed something.
  func settleUnlessBusy() { if !isBusy { whileBusy {} } }

  func stateChanged(of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    enlist(recognizer)
    if state == .failed {
      didFail(recognizer)
    } else {
      // One event is one change, and to begin is a change already.
      let isKnown = state == .changed && news.contains { $0.recognizer === recognizer }
      if !isKnown { news.append((recognizer, state)) }
    }
    settleUnlessBusy()
  }

  /// The innermost view under the wheel that can use it scrolls.
  package func handle(_ wheel: WheelEvent, in window: UIWindow) {
    guard wheel.location.isFinite else { return }
    var view = window.hitTest(wheel.location, with: nil)
    while let candidate = view {
      if let scroller = candidate as? UIScrollView, scroller.scroll(by: wheel) { return }
      view = candidate.superview
    }
  }
}

// MARK: Fingers

extension GestureArena {
  private func begin(_ event: PointerEvent, in window: UIWindow) {
    // A finger meets what is on screen, not what is yet to be laid out.
    window.layoutIfNeeded()
    statusBarTaps[event.id] = StatusBarTap(at: event.location, in: window)
    let view = window.hitTest(event.location, with: nil)
    let touch = UITouch(location: event.location, timestamp: event.time, window: window, view: view)
    touch.tapCount = taps.tapCount(at: event.location, time: event.time)
    if !event.buttons.isSubset(of: .primary) { touch.type = .indirectPointer }
    let follower = FollowedTouch(touch: touch, id: event.id, event: event)
    follower.isShown = mayHaveFinger(view)
    for other in followed { other.touch.rest() }
    followed.append(follower)
    let uiEvent = self.event(about: follower)
    follower.recognizers = watchers(of: touch, under: view, with: uiEvent)
    touch.gestureRecognizers = follower.recognizers
    for recognizer in follower.recognizers { join(recognizer, touch) }
    show(uiEvent, about: follower) { $0.touchesBegan([touch], with: uiEvent) }
    reportNews()
    follower.start(at: event.time)
    deliver(follower, .began)
  }

  private func change(_ follower: FollowedTouch, to phase: UITouch.Phase, _ event: PointerEvent) {
    let touch = follower.touch
    for other in followed where other !== follower { other.touch.rest() }
    follower.move(to: event, phase: phase)
    let isLast = phase == .ended || phase == .cancelled
    let uiEvent = self.event(about: follower)
    if isLast, let tap = statusBarTaps.removeValue(forKey: event.id), phase == .ended { tap.end(at: event.location) }
    show(uiEvent, about: follower) { recognizer in
      switch phase {
      case .ended: recognizer.touchesEnded([touch], with: uiEvent)
      case .cancelled: recognizer.touchesCancelled([touch], with: uiEvent)
      default: recognizer.touchesMoved([touch], with: uiEvent)
      }
    }
    reportNews()
    if isLast { lift(follower, at: event.time) }
    deliver(follower, phase)
  }

  private func lift(_ follower: FollowedTouch, at time: FrameTime) {
    let touch = follower.touch
    follower.isLifted = true
    taps.lifted(
      tapCount: touch.phase == .ended ? touch.tapCount : 0, from: follower.start, downAt: follower.began, time: time)
    for recognizer in follower.recognizers { recognizer.touches.removeAll { $0 === touch } }
  }

  private func show(_ event: UIEvent, about follower: FollowedTouch, _ body: (UIGestureRecognizer) -> Void) {
    for recognizer in follower.recognizers
    where !recognizer.isOver && recognizer.touches.contains(where: { $0 === follower.touch }) {
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      body(recognizer)
    }
  }

  /// What happens to one finger now.
  func event(about follower: FollowedTouch) -> UIEvent {
    UIEvent(
      touches: Set(followed.filter { !$0.isLifted || $0 === follower }.map(\.touch)), timestamp: time,
      modifierFlags: follower.modifiers, buttonMask: follower.buttons)
  }

  /// One finger at a time, unless the view wants more; one view at a time, if it wants to be the only one.
  private func mayHaveFinger(_ view: UIView?) -> Bool {
    let others = followed.filter { !$0.isLifted && !$0.isTaken && !$0.isDelivered }.compactMap(\.touch.view)
    guard let view else { return true }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0 === view }) { return false }
    return !others.contains { $0 !== view && ($0.isExclusiveTouch || view.isExclusiveTouch) }
  }

  private func watchers(of touch: UITouch, under view: UIView?, with event: UIEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = view
    while let owner = view {
      for recognizer in owner.gestureRecognizers ?? [] where recognizer.takes(touch) {
        guard recognizer.shouldReceive(event) else { continue }
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true { found.append(recognizer) }
      }
      view = owner.superview
    }
    return found
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.touches.append(touch)
    recognizer.attempt.fingers.append(touch)
    recognizer.arena = self
    enlist(recognizer)
  }

  func enlist(_ recognizer: UIGestureRecognizer) {
    if !competitors.contains(where: { $0 === recognizer }) { competitors.append(recognizer) }
  }
}

extension PointerEvent.Phase {
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

extension UIGestureRecognizer {
  /// A gesture that is over waits for its fingers to lift; one that was recognised and waits for another to fail needs
  /// no more of them.
  fileprivate func takes(_ touch: UITouch) -> Bool {
    guard isEnabled, !isOver, attempt.held != .ended, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    return !requiresExclusiveTouchType || touches.allSatisfy { $0.type == touch.type }
  }
}
