import Foundation

/// What a recogniser knows of the gesture it looks for now.
struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The state that its handlers are told of, while they run.
  var reported: UIGestureRecognizer.State?
  /// Recognised, but waiting for others to fail first.
  var held: UIGestureRecognizer.State?
  /// Delegate and views have said that it may begin.
  var mayBegin = false
  /// All fingers since the gesture was possible, those that have lifted too: who shares one competes.
  var fingers: [UITouch] = []
  /// What delegates have said of failure requirements: they are asked once.
  var mustWait: [ObjectIdentifier: Bool] = [:]
}

extension UIGestureRecognizer {
  /// The table of legal moves.
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

  /// Asked once: delegate first, then the views from the finger up to the recogniser's own.
  private var isAllowedToBegin: Bool {
    guard !attempt.mayBegin else { return true }
    guard isEnabled, delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    var link = touches.first?.view ?? view
    while let current = link {
      guard current.gestureRecognizerShouldBegin(self) else { return false }
      link = current === view ? nil : current.superview
    }
    attempt.mayBegin = true
    return true
  }

  private func admit(_ new: State) {
    // The state first: those that wait for one that fails now must find this one there.
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
    if let arena {
      arena.stateChanged(of: self, to: new)
    } else {
      // Set by code, before any finger: there is nothing to compete for, and nothing to wait for.
      if new != .failed { for handler in handlers { handler(self) } }
      if isOver { startOver() }
    }
  }

  /// What it waited for has failed.
  final func proceed(without failed: UIGestureRecognizer) {
    guard let held = attempt.held else { return }
    switch arena?.verdict(on: self, without: failed) ?? .admitted {
    case .admitted: admit(held)
    case .refused: set(.failed)
    case .waiting: break
    }
  }

  /// Disabled, taken off its view, or its view off the screen.
  final func abandon() {
    if isUnderWay || !touches.isEmpty || attempt.held != nil || deadline != nil { state = .cancelled }
    // Its handlers may yet ask where the gesture was.
    for touch in touches { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches = []
    arena?.settleUnlessBusy()
  }

  final func forget(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    attempt.fingers.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Ready for the next touches.
  final func startOver() {
    touches = []
    attempt = GestureAttempt()
    reset()
  }

  /// No more touches can change it: it is done, has failed, or was refused.
  final var isOver: Bool { attempt.state == .ended || attempt.state == .cancelled || attempt.state == .failed }

  final var isUnderWay: Bool { attempt.state == .began || attempt.state == .changed }

  /// Has the fingers to itself: it is under way, or was recognised with the fingers still down.
  final var isRecognized: Bool { isUnderWay || attempt.state == .ended }

  /// Its view has left the window of its fingers.
  final var isOrphaned: Bool {
    guard !isOver, let window = attempt.fingers.first?.window else { return false }
    return view?.window !== window
  }

  /// It may yet be recognised though no finger needs to do anything: time or another's failure decides.
  final var isPending: Bool { attempt.state == .possible && (deadline != nil || attempt.held != nil) }
}
