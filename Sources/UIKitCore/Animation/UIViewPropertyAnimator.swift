import Foundation
import Geometry

/// An animation of view properties that can be paused, scrubbed, reversed and stopped.
///
/// The animations begin with `startAnimation()`. Once they are over, the animator can be given other animations and
/// started again.
///
/// - Fidelity: documented; a paused animator scrubs linearly from its current progress, as observed. Animated views
///   always respond to touches.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let timing: any UITimingCurveProvider
  var blocks: [(delay: CGFloat, action: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The animations in progress while the animator is active.
  var motion: AnimatorMotion?
  var scrubsEvenly = true
  var turnsBack = false

  /// The duration of the animation, in seconds. A physical spring determines it itself.
  open private(set) var duration: TimeInterval
  /// The delay of the most recent start, in seconds.
  open internal(set) var delay: TimeInterval = 0
  /// The state of the animator.
  open internal(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator pauses at its end rather than finishing, so that it can be reversed. It is over once it is
  /// stopped. The default is `false`.
  open var pausesOnCompletion = false
  /// Whether the animator can be paused and scrubbed. The default is `true`.
  open var isInterruptible = true
  /// The timing curve.
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  /// Whether `fractionComplete` is the progress itself while the animator is paused, regardless of the curve. The
  /// default is `true`. Changes after the start are ignored.
  open var scrubsLinearly: Bool {
    get { scrubsEvenly }
    set { if state == .inactive { scrubsEvenly = newValue } }
  }

  /// Creates an animator with a timing curve.
  ///
  /// - Parameter duration: The duration in seconds. Negative, infinite and NaN values count as 0; a physical spring
  ///   ignores it.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = parameters
    self.duration = parameters.curve(lasting: duration.isFinite && duration > 0 ? duration : 0).duration
    super.init()
  }

  /// The duration of animations for which the app sets none, in seconds.
  private static let standardDuration = 0.2

  /// Creates an animator that takes 0.2 seconds and eases in and out.
  ///
  /// - Fidelity: approximated; the duration is the default one of older animations.
  public override convenience init() { self.init(duration: Self.standardDuration, curve: .easeInOut) }

  /// Creates an animator with a predefined curve.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest within the duration.
  ///
  /// - Parameter ratio: The damping ratio: 1 does not oscillate, smaller values do.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - delay: The time before the animation begins, in seconds.
  ///   - options: Options, of which only the curve is used.
  ///   - completion: A closure that receives the position at which the animation finished.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Whether the animator is active and not paused.
  open var isRunning: Bool { motion.map { !$0.pace.isPaused } ?? false }

  /// Whether the animation goes back to its start. It can be set at any time. The default is `false`.
  open var isReversed: Bool {
    get { turnsBack }
    set { turn(back: newValue) }
  }

  /// The completed fraction, from 0 to 1: of the duration while it runs, or of the progress while it is paused with
  /// linear scrubbing. Setting it pauses the animator.
  open var fractionComplete: CGFloat {
    get { motion.map { $0.pace.fraction(at: $0.now) } ?? 0 }
    set { scrub(to: newValue) }
  }

  /// Adds a closure whose changes are animated. If the animator is active, they take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a closure whose changes begin after a fraction of the duration. A stopped animator ignores it.
  ///
  /// - Parameter delayFactor: The fraction of the duration, or of the remaining time, clamped to `0 ... 1`.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return }
    if let motion {
      motion.run([(delayFactor, animation)], late: true)
    } else {
      blocks.append((delayFactor, animation))
    }
  }

  /// Adds a closure that is called when the animation finishes, with the position at which it did. Closures are called
  /// in the order in which they were added.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Starts the animation, or continues it after a pause.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// Starts the animation after a delay in seconds, or continues it after a pause.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  /// Pauses the animation at the displayed values. An inactive animator starts, paused. It has no effect unless
  /// `isInterruptible` is `true`.
  open func pauseAnimation() { pause() }

  /// Continues a paused animation with another timing.
  ///
  /// - Parameters:
  ///   - parameters: The curve of the remaining progress, or `nil` to keep the original one.
  ///   - durationFactor: The remaining time as a multiple of the duration; 0 for the remaining part of the duration.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor)
  }

  /// Stops the animation at the displayed values, which the properties take.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive at once, without calling completions. If not,
  ///   `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// Finishes a stopped animation: moves the properties to the given position, and calls the completions. It has no
  /// effect in other states.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
