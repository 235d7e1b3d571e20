import Foundation

extension UIViewPropertyAnimator {
  /// Starts the animator paused, and runs its blocks; returns `nil` if it was stopped.
  private func activate() -> AnimatorMotion? {
    guard state != .stopped else { return nil }
    if let motion { return motion }
    state = .active
    let curve = timing.curve(lasting: duration)
    var pace = AnimatorProgress(curve: curve.easing, duration: Swift.max(duration, 1e-9))
    pace.scrubsLinearly = scrubsEvenly
    if turnsBack { pace.reverse(true, at: 0) }
    let motion = AnimatorMotion(self, pace: pace)
    self.motion = motion
    let waiting = blocks
    blocks = []
    motion.run(waiting)
    return motion
  }

  func start(after delay: TimeInterval) {
    let wasActive = motion != nil
    guard let motion = activate(), motion.pace.isPaused else { return }
    self.delay = delay.isFinite && delay > 0 ? delay : 0
    let wait = self.delay
    motion.change { wasActive ? $0.goOn(at: motion.now, nil, for: nil) : $0.run(at: motion.now, after: wait) }
  }

  func pause() {
    guard isInterruptible, let motion = activate(), !motion.pace.isPaused else { return }
    motion.change { $0.pause(at: motion.now) }
  }

  func scrub(to fraction: CGFloat) {
    guard isInterruptible, let motion = activate() else { return }
    motion.change { $0.scrub(to: fraction) }
  }

  func goOn(_ parameters: (any UITimingCurveProvider)?, _ factor: CGFloat) {
    guard isInterruptible, state == .active, let motion, motion.pace.isPaused else { return }
    var rest: TimeInterval? = factor > 0 && factor.isFinite ? duration * Double(factor) : nil
    let curve = parameters.map { $0.curve(lasting: rest ?? duration) }
    // A physical spring determines the duration itself.
    if let curve, curve.duration != (rest ?? duration) { rest = curve.duration }
    motion.change { $0.goOn(at: motion.now, curve?.easing, for: rest.map { Swift.max($0, 1e-9) }) }
  }

  func turn(back: Bool) {
    turnsBack = back
    guard state == .active, let motion else { return }
    motion.change { $0.reverse(back, at: motion.now) }
  }

  func stop(_ withoutFinishing: Bool) {
    guard let motion, state == .active else { return }
    motion.stop(at: .current)
    state = .stopped
    if withoutFinishing { forget() }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    motion?.place(at: position)
    report(position)
  }

  /// Called when the animation has reached its end, or its start if reversed.
  func arrive() {
    guard let motion else { return }
    if pausesOnCompletion {
      motion.change { $0.pause(at: motion.now) }
      return motion.wait()
    }
    let position: UIViewAnimatingPosition = turnsBack ? .start : .end
    motion.stop(at: position)
    report(position)
  }

  private func report(_ position: UIViewAnimatingPosition) {
    let ended = completions
    forget()
    for completion in ended { completion(position) }
  }

  private func forget() {
    motion = nil
    state = .inactive
    completions = []
  }
}
