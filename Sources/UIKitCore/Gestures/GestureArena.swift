import Foundation

/// Who recognises what. Every finger is watched by the recognisers of the view under it and of that view's ancestors,
/// innermost first; the first that recognises makes the others fail until the finger lifts, and takes the finger away
/// from the view.
@MainActor
package final class GestureArena {
  private var followed: [Int: FollowedTouch] = [:]
  /// Recognisers that compete now, in the order in which they joined: innermost first.
  private var competitors: [UIGestureRecognizer] = []
  private var time: FrameTime = 0
  private var statusBarTaps: [Int: StatusBarTap] = [:]

  package init() {}

  /// No finger is down and nothing waits.
  package var isIdle: Bool { followed.isEmpty && competitors.isEmpty }

  package func handle(_ event: PointerEvent, in window: UIWindow) {
    guard event.location.isFinite, event.time.isFinite else { return }
    time = Swift.max(time, event.time)
    switch event.phase {
    case .began: begin(event, in: window)
    case .moved: change(event, to: .moved)
    case .ended: change(event, to: .ended)
    case .cancelled: change(event, to: .cancelled)
    }
    finishIfOver()
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
    // A finger that is down already has lost its end on the way here.
    if followed[event.id] != nil { change(event, to: .cancelled) }
    // A finger meets what is on screen, not what is yet to be laid out.
    window.layoutIfNeeded()
    statusBarTaps[event.id] = StatusBarTap(at: event.location, in: window)
    let view = window.hitTest(event.location, with: nil)
    let touch = UITouch(location: event.location, timestamp: event.time, window: window, view: view)
    let uiEvent = UIEvent(touches: allTouches.union([touch]), timestamp: event.time)
    let recognizers = watchers(of: touch, under: view, with: uiEvent)
    touch.gestureRecognizers = recognizers
    let follower = FollowedTouch(touch: touch, recognizers: recognizers)
    followed[event.id] = follower
    for recognizer in recognizers { join(recognizer, touch) }
    for recognizer in recognizers where !recognizer.isOver { recognizer.touchesBegan([touch], with: uiEvent) }
    follower.deliverBegan(with: uiEvent, unlessDelayedFrom: event.time)
  }

  private func change(_ event: PointerEvent, to phase: UITouch.Phase) {
    guard let follower = followed[event.id] else { return }
    let touch = follower.touch
    touch.move(to: event.location, phase: phase, timestamp: event.time)
    let uiEvent = UIEvent(touches: allTouches, timestamp: event.time)
    if phase == .ended { statusBarTaps.removeValue(forKey: event.id)?.end(at: event.location) }
    for recognizer in follower.recognizers where !recognizer.isOver && recognizer.held == nil {
      switch phase {
      case .ended: recognizer.touchesEnded([touch], with: uiEvent)
      case .cancelled: recognizer.touchesCancelled([touch], with: uiEvent)
      default: recognizer.touchesMoved([touch], with: uiEvent)
      }
    }
    follower.deliver(phase, with: uiEvent)
    guard phase == .ended || phase == .cancelled else { return }
    // Only now: a gesture that is recognised as the finger lifts still takes it from the view.
    if followed[event.id] === follower { followed[event.id] = nil }
    for recognizer in follower.recognizers { recognizer.touches.removeAll { $0 === touch } }
  }

  private var allTouches: Set<UITouch> { Set(followed.values.map(\.touch)) }

  private func watchers(of touch: UITouch, under view: UIView?, with event: UIEvent) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = view
    while let owner = view {
      for recognizer in owner.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.shouldReceive(event) {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true { found.append(recognizer) }
      }
      view = owner.superview
    }
    return found
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    recognizer.touches.append(touch)
    recognizer.arena = self
    if !competitors.contains(where: { $0 === recognizer }) { competitors.append(recognizer) }
  }

  /// When the last finger has lifted, all but those that wait for time start over.
  private func finishIfOver() {
    guard followed.isEmpty else { return }
    for recognizer in competitors where !recognizer.isOver && recognizer.deadline == nil && recognizer.held == nil {
      recognizer.state = recognizer.isUnderWay ? .cancelled : .failed
    }
    guard competitors.allSatisfy(\.isOver) else { return }
    let finished = competitors
    competitors = []
    for recognizer in finished { recognizer.startOver() }
  }
}

// MARK: Competition

extension GestureArena {
  enum Verdict {
    case admitted
    case refused
    /// Something else has to fail first.
    case waiting
  }

  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    guard recognizer.isEnabled, recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true,
      recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
    else { return .refused }
    if competitors.contains(where: { $0.isRecognized && excludes($0, recognizer) }) { return .refused }
    if competitors.contains(where: { $0 !== recognizer && !$0.isOver && mustFail($0, before: recognizer) }) {
      return .waiting
    }
    return .admitted
  }

  /// The views that have the fingers which `recognizer` watches.
  func holders(ofTouchesOf recognizer: UIGestureRecognizer) -> [UIView] {
    followed.keys.sorted().compactMap { followed[$0] }
      .filter { follower in follower.recognizers.contains { $0 === recognizer } }
      .compactMap(\.holder)
  }

  /// The others fail, and the views under the fingers lose them.
  func willRecognize(_ recognizer: UIGestureRecognizer) {
    for other in competitors where other !== recognizer && other.state == .possible && excludes(recognizer, other) {
      other.state = .failed
    }
    guard recognizer.cancelsTouchesInView else { return }
    for follower in followed.values where follower.recognizers.contains(where: { $0 === recognizer }) {
      follower.takeFromView(at: time)
    }
  }

  /// Those that waited for this one may go on.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in competitors where other.held != nil && mustFail(recognizer, before: other) { other.proceed() }
  }

  /// Whether recognising the first rules out the second.
  private func excludes(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first !== second, first.canPrevent(second), second.canBePrevented(by: first) else { return false }
    let together =
      (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false)
    return !together
  }

  private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
    recognizer.failureRequirements.contains { $0 === other }
      || recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
      || (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false)
      || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false)
  }
}

// MARK: Time

extension GestureArena: FrameTicking {
  package var isTicking: Bool {
    followed.values.contains { $0.delayedUntil != nil } || competitors.contains { !$0.isOver && $0.deadline != nil }
  }

  package func tick(to time: FrameTime) {
    self.time = Swift.max(self.time, time)
    for recognizer in competitors where !recognizer.isOver {
      if let deadline = recognizer.deadline, deadline <= time { recognizer.deadlinePassed(at: time) }
    }
    for id in followed.keys.sorted() { followed[id]?.deliverDelayed(at: time, among: allTouches) }
    finishIfOver()
  }
}

extension UIGestureRecognizer {
  /// Has the fingers to itself: it is under way, or was recognised with the fingers still down.
  fileprivate var isRecognized: Bool { isUnderWay || state == .ended }
}
