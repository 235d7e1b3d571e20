import Foundation
import Geometry

/// The competition of gesture recognizers in a window.
///
/// Each touch is received by the recognizers of the view under it and of its ancestors, the innermost first. The first
/// that recognizes its gesture makes the others of that touch fail until it ends, and takes the touch from the view.
///
/// An event is processed in this order: recognizers receive it, the innermost first; the handlers of those that have
/// recognized a gesture are called; views lose the touches that were taken; the view under the touch receives the rest;
/// finished recognizers are reset.
@MainActor
package final class GestureArena {
  /// The touches, in the order in which they began.
  var followed: [FollowedTouch] = []
  /// The competing recognizers, in the order in which they joined: the innermost first.
  var competitors: [UIGestureRecognizer] = []
  /// The state changes whose handlers have not been called yet.
  var pendingChanges: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  var time: FrameTime = 0
  var taps = TapCounter()
  /// Whether an event is being processed. Changes take effect at its end.
  private var isBusy = false
  private var statusBarTaps: [Int: StatusBarTap] = [:]

  package init() {}

  /// Whether there are no touches, and no recognizers wait.
  package var isIdle: Bool { followed.isEmpty && competitors.isEmpty }

  package func handle(_ event: PointerEvent, in window: UIWindow) {
    let known = followed.first { $0.id == event.id && !$0.isLifted }
    guard let event = usable(event, known) else { return }
    // A long press that is due before this event begins before it, however late the frame is.
    pass(to: event.time)
    whileBusy {
      if let known, event.phase == .began {
        // The end of a touch that is down already was lost.
        change(known, to: .cancelled, event)
        resolveStates()
      }
      if event.phase == .began {
        begin(event, in: window)
      } else if let known {
        change(known, to: event.phase.touchPhase, event)
      }
    }
  }

  /// Returns a valid event: times do not decrease, and a touch that ends at an invalid location ends at its last valid
  /// one.
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
    resolveStates()
    isBusy = false
  }

  /// Processes changes that code outside of events has made.
  func resolveUnlessBusy() { if !isBusy { whileBusy {} } }

  func stateChanged(of recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
    enlist(recognizer)
    if state == .failed {
      didFail(recognizer)
    } else {
      // Each event is one change. The beginning is a change already.
      let isKnown = state == .changed && pendingChanges.contains { $0.recognizer === recognizer }
      if !isKnown { pendingChanges.append((recognizer, state)) }
    }
    resolveUnlessBusy()
  }

  /// Scrolls the innermost scroll view under the pointer that can scroll.
  package func handle(_ wheel: WheelEvent, in window: UIWindow) {
    guard wheel.location.isFinite else { return }
    var view = window.hitTest(wheel.location, with: nil)
    while let candidate = view {
      if let scroller = candidate as? UIScrollView, scroller.scroll(by: wheel) { return }
      view = candidate.parent
    }
  }
}

// MARK: Fingers

extension GestureArena {
  private func begin(_ event: PointerEvent, in window: UIWindow) {
    // A touch is tested against the current layout, not an outdated one.
    window.layoutIfNeeded()
    statusBarTaps[event.id] = StatusBarTap(at: event.location, in: window)
    // Like UIKit's, the event of a hit test does not contain the new touch yet.
    let probe = UIEvent(
      touches: Set(followed.map(\.touch)), timestamp: event.time, modifierFlags: [], buttonMask: event.buttons)
    let view = window.hitTest(event.location, with: probe)
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
    let isSent = uiEvent.send(to: window) { [self] in
      show(uiEvent, about: follower) { $0.touchesBegan([touch], with: uiEvent) }
      reportChanges()
      follower.start(at: event.time)
      deliver(follower, .began)
    }
    // A touch whose beginning the window has kept does not reach its view later.
    if !isSent { follower.deliveryPhase = .over }
  }

  private func change(_ follower: FollowedTouch, to phase: UITouch.Phase, _ event: PointerEvent) {
    let touch = follower.touch
    for other in followed where other !== follower { other.touch.rest() }
    follower.move(to: event, phase: phase)
    let isLast = phase == .ended || phase == .cancelled
    let uiEvent = self.event(about: follower)
    if isLast, let tap = statusBarTaps.removeValue(forKey: event.id), phase == .ended { tap.end(at: event.location) }
    let isSent = uiEvent.send(to: touch.window) { [self] in
      show(uiEvent, about: follower) { recognizer in
        switch phase {
        case .ended: recognizer.touchesEnded([touch], with: uiEvent)
        case .cancelled: recognizer.touchesCancelled([touch], with: uiEvent)
        default: recognizer.touchesMoved([touch], with: uiEvent)
        }
      }
      reportChanges()
      if isLast { lift(follower, at: event.time) }
      deliver(follower, phase)
    }
    // The finger is up, whether or not the window has passed the event on.
    if isLast, !isSent { lift(follower, at: event.time) }
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

  /// Returns the event for a touch.
  func event(about follower: FollowedTouch) -> UIEvent {
    UIEvent(
      touches: Set(followed.filter { !$0.isLifted || $0 === follower }.map(\.touch)), timestamp: time,
      modifierFlags: follower.modifiers, buttonMask: follower.buttons)
  }

  /// Returns whether a view accepts another touch: one at a time unless it allows several, and none if it or another
  /// view is exclusive.
  private func mayHaveFinger(_ view: UIView?) -> Bool {
    let others = followed.filter { !$0.isLifted && !$0.isTaken && !$0.isDelivered }.compactMap(\.touch.view)
    // A touch outside of all views is delivered to no one.
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
      view = owner.parent
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
  /// Returns whether the recognizer accepts a touch. One that is over ignores touches until its own have ended, and one
  /// that waits for a failure needs no more of them.
  fileprivate func takes(_ touch: UITouch) -> Bool {
    guard isEnabled, !isOver, attempt.held != .ended, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue))
    else { return false }
    return !requiresExclusiveTouchType || touches.allSatisfy { $0.type == touch.type }
  }
}
