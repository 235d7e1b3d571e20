import Foundation
import Geometry

/// Animations that are put together before they start, and can be paused, scrubbed and turned back.
///
/// - Fidelity: documented; pausing shows the way evenly from where it is, as observed. Whether touches are taken meanwhile
///   is not decided here.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  let timing: any UITimingCurveProvider
  var blocks: [(delay: CGFloat, action: () -> Void)] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What moves, while it is active.
  var motion: AnimatorMotion?
  var scrubsEvenly = true
  var turnsBack = false

  /// In seconds.
  open private(set) var duration: TimeInterval
  open internal(set) var delay: TimeInterval = 0
  open internal(set) var state = UIViewAnimatingState.inactive
  /// At its end it pauses, and can be turned back; it is over when it is told to stop or finish.
  open var pausesOnCompletion = false
  /// Whether it can be paused and scrubbed.
  open var isInterruptible = true
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  /// Whether the way is shown evenly while it is scrubbed.
  open var scrubsLinearly: Bool {
    get { scrubsEvenly }
    set { if state == .inactive { scrubsEvenly = newValue } }
  }

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timing = parameters
    self.duration = parameters.course(lasting: duration.isFinite && duration > 0 ? duration : 0).duration
    super.init()
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

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

  open var isRunning: Bool { motion.map { !$0.pace.isPaused } ?? false }

  /// Turned around on the way, it goes back to where it came from.
  open var isReversed: Bool {
    get { turnsBack }
    set { turn(back: newValue) }
  }

  /// How far it has come: of the time, or of the way while it is paused and scrubbed evenly. Setting it pauses.
  open var fractionComplete: CGFloat {
    get { motion.map { $0.pace.fraction(at: $0.now) } ?? 0 }
    set { scrub(to: newValue) }
  }

  /// Those that are added while it runs move in the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: The share of the time after which they begin, 0 ... 1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard state != .stopped else { return }
    if let motion {
      motion.run([(delayFactor, animation)], late: true)
    } else {
      blocks.append((delayFactor, animation))
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
  open func pauseAnimation() { pause() }

  /// - Parameters:
  ///   - parameters: For the rest of the way; nil for its own.
  ///   - durationFactor: How long the rest takes, in durations; 0 for what is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    goOn(parameters, durationFactor)
  }

  /// What moves stays where it is shown.
  ///
  /// - Parameter withoutFinishing: Whether that is all; otherwise `finishAnimation(at:)` is to follow.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

  /// After a stop: puts everything at its end, or its start, or leaves it, and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
