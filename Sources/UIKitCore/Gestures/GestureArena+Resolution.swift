import Foundation

/// The end of an event: it calls handlers, takes touches from views, and resets recognizers.
extension GestureArena {
  /// The most rounds of handlers that change states of recognizers. Two recognizers that start each other must not hang
  /// the app.
  private static let rounds = 100

  func resolveStates() {
    for _ in 0..<Self.rounds {
      dropOrphans()
      reportChanges()
      for follower in followed { deliverWhatWaited(follower) }
      finishIdle()
      if pendingChanges.isEmpty { break }
    }
    followed.removeAll { $0.isLifted && $0.isDelivered }
  }

  func reportChanges() {
    for _ in 0..<Self.rounds where !pendingChanges.isEmpty {
      let current = pendingChanges
      pendingChanges = []
      for (recognizer, state) in current {
        recognizer.attempt.reported = state
        recognizer.callHandlers()
        recognizer.attempt.reported = nil
      }
    }
    pendingChanges = []
    for follower in followed where follower.isTaken { cancel(follower) }
  }

  /// Cancels the touches of views and recognizers that have left their window.
  private func dropOrphans() {
    for follower in followed where follower.isOrphaned { follower.isTaken = true }
    for recognizer in competitors where recognizer.isOrphaned { recognizer.abandon() }
  }

  /// Resets recognizers that are finished, or that have no touch left to finish with.
  private func finishIdle() {
    for recognizer in competitors where recognizer.touches.isEmpty && !recognizer.isOver {
      if recognizer.isInProgress {
        // No later event can end the gesture.
        recognizer.state = .cancelled
      } else if recognizer.attempt.held == .began {
        recognizer.state = .failed
      } else if !recognizer.isPending {
        // A subclass waits for further touches by itself, so others need not wait for it.
        didFail(recognizer)
      }
    }
    guard pendingChanges.isEmpty else { return }
    let finished = competitors.filter { $0.touches.isEmpty && !$0.isPending }
    competitors.removeAll { finished.contains($0) }
    for recognizer in finished {
      if recognizer.isOver { recognizer.startOver() } else { recognizer.attempt.fingers = [] }
    }
  }
}

// MARK: Views

extension GestureArena {
  func deliver(_ follower: FollowedTouch, _ phase: UITouch.Phase) {
    guard !follower.isTaken else { return cancel(follower) }
    switch phase {
    case .began: break
    case .moved: sendMoved(follower)
    case .cancelled: follower.isTaken = true
    default: follower.awaitsEnd = true
    }
    deliverWhatWaited(follower)
  }

  private func sendMoved(_ follower: FollowedTouch) {
    guard follower.deliveryPhase == .delivered else { return }
    follower.touch.view?.touchesMoved([follower.touch], with: event(about: follower))
  }

  /// Delivers the beginning and end of a touch, which are delayed while a recognizer that delays them may take the
  /// touch.
  func deliverWhatWaited(_ follower: FollowedTouch) {
    guard !follower.isTaken else { return cancel(follower) }
    if follower.deliveryPhase == .waiting, !delaysBegan(follower) {
      follower.begin(with: event(about: follower))
    }
    if follower.awaitsEnd, follower.deliveryPhase == .delivered, !delaysEnd(follower) {
      follower.deliveryPhase = .over
      follower.withPhase(.ended) { $0.view?.touchesEnded([$0], with: event(about: follower)) }
    }
  }

  private func delaysBegan(_ follower: FollowedTouch) -> Bool {
    // A quick tap ends before its delay does. The view receives it completely.
    if let until = follower.delayedUntil, until > time, !follower.awaitsEnd { return true }
    return follower.recognizers.contains { $0.delaysTouchesBegan && mayYetTake(follower, $0) }
  }

  private func delaysEnd(_ follower: FollowedTouch) -> Bool {
    follower.recognizers.contains { $0.delaysTouchesEnded && mayYetTake(follower, $0) }
  }

  private func mayYetTake(_ follower: FollowedTouch, _ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.attempt.state == .possible, recognizer.attempt.fingers.contains(where: { $0 === follower.touch })
    else { return false }
    return recognizer.isPending || recognizer.touches.contains { $0 === follower.touch }
  }

  /// Cancels the touch in its view, if the view has received it.
  private func cancel(_ follower: FollowedTouch) {
    let wasDelivered = follower.deliveryPhase == .delivered
    follower.deliveryPhase = .over
    guard wasDelivered else { return }
    follower.withPhase(.cancelled) { $0.view?.touchesCancelled([$0], with: event(about: follower)) }
  }
}
