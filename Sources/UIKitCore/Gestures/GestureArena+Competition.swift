import Foundation

/// Who may begin, and who fails for it.
extension GestureArena {
  enum Verdict {
    case admitted
    case refused
    /// Something else has to fail first.
    case waiting
  }

  /// - Parameter failed: One that does not count any more.
  func verdict(on recognizer: UIGestureRecognizer, without failed: UIGestureRecognizer? = nil) -> Verdict {
    if competitors.contains(where: { $0.isRecognized && excludes($0, recognizer) }) { return .refused }
    let waits = competitors.contains { $0 !== failed && !$0.isOver && mustFail($0, before: recognizer) }
    return waits ? .waiting : .admitted
  }

  /// The views that have the fingers which `recognizer` watches.
  func holders(ofTouchesOf recognizer: UIGestureRecognizer) -> [UIView] {
    followed.filter { follower in recognizer.touches.contains { $0 === follower.touch } }.compactMap(\.holder)
  }

  /// The others fail, and the views under the fingers are to lose them.
  func willRecognize(_ recognizer: UIGestureRecognizer) {
    for other in competitors where other !== recognizer {
      let isSuperseded = other.attempt.state == .ended && news.contains { $0.recognizer === other }
      guard other.attempt.state == .possible || isSuperseded else { continue }
      guard mustFail(recognizer, before: other) || excludes(recognizer, other) else { continue }
      if isSuperseded { revoke(other) } else { other.state = .failed }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for follower in followed where recognizer.attempt.fingers.contains(where: { $0 === follower.touch }) {
      follower.isTaken = true
    }
  }

  /// Recognised by the same event as one that outranks it, as a tap by the second of a double tap: nobody has heard of
  /// it yet.
  private func revoke(_ recognizer: UIGestureRecognizer) {
    news.removeAll { $0.recognizer === recognizer }
    recognizer.attempt.state = .failed
  }

  /// Those that waited for this one may go on.
  func didFail(_ recognizer: UIGestureRecognizer) {
    for other in competitors where other.attempt.held != nil && mustFail(recognizer, before: other) {
      other.proceed(without: recognizer)
    }
  }

  /// Whether recognising the first rules out the second: they share a finger, and neither they nor their delegates let
  /// both through.
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
