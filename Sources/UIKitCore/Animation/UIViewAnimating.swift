import Foundation

/// The state of a property animator.
///
/// - Fidelity: documented.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animator has not started, or is over.
  case inactive = 0
  /// The animator has started, and runs or is paused.
  case active = 1
  /// The animator was stopped, and waits for `finishAnimation(at:)`.
  case stopped = 2
}

/// A position at which an animation may stop.
///
/// - Fidelity: documented.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The new values of the animated properties.
  case end = 0
  /// The old values of the animated properties.
  case start = 1
  /// The displayed values.
  case current = 2
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is active and not paused.
  var isRunning: Bool { get }
  /// Whether the animation goes back to its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at the displayed values.
  func pauseAnimation()
  /// Stops the animation at the displayed values.
  ///
  /// - Parameter withoutFinishing: Whether the animation becomes inactive at once, without calling completions. If not,
  ///   `finishAnimation(at:)` must follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at the given position, and calls the completions.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are made in closures.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a closure whose changes begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a closure whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called when the animation finishes.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another timing.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
