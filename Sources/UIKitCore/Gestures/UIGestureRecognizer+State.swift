import Foundation

/// The state of a recognizer's current attempt.
struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The state that handlers see while they are called.
  var reported: UIGestureRecognizer.State?
  /// The state that the recognizer will take after others have failed.
  var held: UIGestureRecognizer.State?
  /// Whether the delegate and the views have allowed the gesture to begin.
  var mayBegin = false
  /// All touches since the gesture was possible, including ended ones. Recognizers that share one compete.
  var fingers: [UITouch] = []
  /// The delegates' answers about failure requirements, which are requested once.
  var mustWait: [ObjectIdentifier: Bool] = [:]
}

extension UIGestureRecognizer {
  /// Moves to a state, according to the table of legal transitions.
  final func move(to new: State) {
    switch (attempt.state, new) {
    case (.possible, .began), (.possible, .changed): begin(.began)
    case (.possible, .ended): begin(.ended)
    case (.possible, .cancelled), (.possible, .failed): set(.failed)
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): set(.changed)
    case (.began, .ended), (.changed, .ended): set(.ended)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed): set(.cancelled)
    case (_, .possible), (.ended, _), (.cancelled, _), (.failed, _): break
    }
  }

  private func begin(_ new: State) {
    guard isAllowedToBegin else { return set(.failed) }
    switch arena?.verdict(on: self) ?? .admitted {
    case .admitted: admit(new)
    case .refused: set(.failed)
    case .waiting: attempt.held = new
    }
  }

  /// Whether the gesture is allowed to begin. The delegate is called first, then the views from the touched one up to
  /// the recognizer's own; once per attempt.
  private var isAllowedToBegin: Bool {
    guard !attempt.mayBegin else { return true }
    guard isEnabled, delegate === view || delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var link = touches.first?.view ?? view
    while let current = link {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      link = current === view ? nil : current.parent
    }
    attempt.mayBegin = true
    return true
  }

  private func admit(_ new: State) {
    // The state is set first, because recognizers that wait for one that fails now depend on it.
    attempt.state = new
    attempt.held = nil
    arena?.willRecognize(self)
    announce(from: .possible, to: new)
  }

  private func set(_ new: State) {
    let old = attempt.state
    attempt.state = new
    attempt.held = nil
    announce(from: old, to: new)
  }

  private func announce(from old: State, to new: State) {
    didMove(from: old, to: new)
    KeyValueObservers.check(self)
    if let arena {
      arena.stateChanged(of: self, to: new)
    } else {
      // Code has set the state without a touch: there are no competitors.
      if new != .failed { callHandlers() }
      if isOver { startOver() }
    }
  }

  /// Continues after a recognizer that this one waited for has failed.
  final func proceed(without failed: UIGestureRecognizer) {
    guard let held = attempt.held else { return }
    switch arena?.verdict(on: self, without: failed) ?? .admitted {
    case .admitted: admit(held)
    case .refused: set(.failed)
    case .waiting: break
    }
  }

  /// Cancels the attempt after the recognizer was disabled or removed, or its view has left the window.
  final func abandon() {
    if isInProgress || !touches.isEmpty || attempt.held != nil || deadline != nil { state = .cancelled }
    // The touches of the attempt remain, because handlers may still request locations.
    for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches = []
    arena?.resolveUnlessBusy()
  }

  final func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    attempt.fingers.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Resets the recognizer for the next touches.
  final func startOver() {
    touches = []
    attempt = GestureAttempt()
    reset()
  }

  /// Whether the attempt is finished: recognized, canceled or failed.
  final var isOver: Bool { attempt.state == .ended || attempt.state == .cancelled || attempt.state == .failed }

  final var isInProgress: Bool { attempt.state == .began || attempt.state == .changed }

  /// Whether the recognizer has its touches to itself: it is active, or was recognized with touches still down.
  final var isRecognized: Bool { isInProgress || attempt.state == .ended }

  /// Whether the recognizer's view has left the window of its touches.
  final var isOrphaned: Bool {
    guard !isOver, let window = attempt.fingers.first?.window else { return false }
    return view?.window !== window
  }

  /// Whether the gesture may be recognized without further touches, by time or by the failure of another.
  final var isPending: Bool { attempt.state == .possible && (deadline != nil || attempt.held != nil) }
}
