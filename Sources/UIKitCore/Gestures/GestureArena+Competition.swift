import Foundation

/// The competition between recognizers: which may begin, and which fail because of it.
extension GestureArena {
  enum Verdict {
    case admitted
    case refused
    /// Another recognizer must fail first.
    case waiting
  }

  /// - Parameter failed: A recognizer that has failed and is no longer considered.
  func verdict(on recognizer: UIGestureRecognizer, without failed: UIGestureRecognizer? = nil) -> Verdict {
    if competitors.contains(where: { $0.isRecognized && excludes($0, recognizer) }) { return .refused }
    let waits = competitors.contains { $0 !== failed && !$0.isOver && mustFail($0, before: recognizer) }
    return waits ? .waiting : .admitted
  }

  /// Returns the views that have the touches of `recognizer`.
  func holders(ofTouchesOf recognizer: UIGestureRecognizer) -> [UIView] {
    followed.filter { follower in recognizer.touches.contains { $0 === follower.touch } }.compactMap(\.holder)
  }

  /// Makes competing recognizers fail, and marks the touches as taken from their views.
  func willRecognize(_ recognizer: UIGestureRecognizer) {
    for other in competitors where other !== recognizer {
      let isSuperseded = other.attempt.state == .ended && pendingChanges.contains { $0.recognizer === other }
      guard other.attempt.state == .possible || isSuperseded else { continue }
      guard mustFail(recognizer, before: other) || excludes(recognizer, other) else { continue }
      if isSuperseded { revoke(other) } else { other.state = .failed }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for follower in followed where recognizer.attempt.fingers.contains(where: { $0 === follower.touch }) {
      follower.isTaken = true
    }
  }

  /// Revokes a gesture that was recognized by the same event as one that takes precedence, such as a tap by the second
  /// tap of a double tap. Its handlers have not been called yet.
  private func revoke(_ recognizer: UIGestureRecognizer) {
    pendingChanges.removeAll { $0.recognizer === recognizer }
    recognizer.attempt.state = .failed
  }

  /// Continues the recognizers that waited for this one to fail.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in competitors where other.attempt.held != nil && mustFail(recognizer, before: other) {
      other.proceed(without: recognizer)
    }
  }

  /// Returns whether the recognition of the first rules out the second: they share a touch, and neither the recognizers
  /// nor their delegates permit both.
  private func excludes(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first !== second, first.sharesFinger(with: second), first.canPrevent(second),
      second.canBePrevented(by: first)
    else { return false }
    let together =
      (first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false)
      || (second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false)
    return !together
  }

  private func mustFail(_ other: UIGestureRecognizer, before recognizer: UIGestureRecognizer) -> Bool {
    guard other !== recognizer else { return false }
    if recognizer.failureRequirements.contains(where: { $0 === other }) { return true }
    let known = recognizer.attempt.mustWait[ObjectIdentifier(other)]
    if let known { return known }
    let answer =
      recognizer.sharesFinger(with: other)
      && (recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
        || (recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false)
        || (other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false))
    recognizer.attempt.mustWait[ObjectIdentifier(other)] = answer
    return answer
  }
}

extension UIGestureRecognizer {
  fileprivate func sharesFinger(with other: UIGestureRecognizer) -> Bool {
    attempt.fingers.contains { finger in other.attempt.fingers.contains { $0 === finger } }
  }
}
