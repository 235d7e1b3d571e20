import Foundation

extension UIView {
  class func baseAnimate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  class func baseAnimate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  class func baseAnimate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    run(
      AnimationRequest(duration: duration, delay: delay, curve: options.curve, options: options), animations, completion
    )
  }

  class func baseAnimate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    let spring = UnitSpring(damping: dampingRatio, velocity: velocity * duration)
    run(
      AnimationRequest(duration: duration, delay: delay, curve: .spring(spring), options: options), animations,
      completion)
  }

  /// Animates changes of views along a spring that is described by its perceptual duration.
  ///
  /// - Parameters:
  ///   - duration: The time after which the motion appears complete, in seconds. The spring comes to rest somewhat
  ///     later.
  ///   - bounce: The overshoot: 0 does not overshoot, 1 never comes to rest.
  ///   - initialSpringVelocity: The velocity at the start, in whole animated distances per second.
  ///   - delay: The time before the animation begins, in seconds.
  ///   - options: Options. Curves are ignored.
  ///   - animations: A closure that changes animatable properties. It is called at once.
  ///   - completion: A closure that receives whether the animation was completed rather than replaced.
  /// - Source: `ω = 2π / duration`, `ζ = 1 − bounce`, as SwiftUI documents `Spring(duration:bounce:)`.
  /// - Fidelity: approximated; a negative bounce is treated as 0.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let unit = UnitSpring(damping: 1 - bounce, velocity: 0)
    // The same spring, with the time it takes to come to rest as the unit of time.
    let settling = TimeInterval(unit.frequency) * duration / (2 * .pi)
    let spring = UnitSpring(damping: unit.damping, velocity: initialSpringVelocity * settling)
    run(
      AnimationRequest(duration: settling, delay: delay, curve: .spring(spring), options: options), animations,
      completion)
  }

  class func baseModifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let outer = AnimationContext.current, outer.keyframes == nil else { return animations() }
    let part = outer.part(repeated: count > 0 ? Double(count) : 1, autoreverses: autoreverses)
    AnimationContext.run(in: part, animations)
    if let root = part.root { root.animations.start(part) } else { part.finish(true) }
  }

  class func basePerformWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationContext.suspend(actionsWithoutAnimation)
  }
}

/// The parameters of a call to `animate`.
struct AnimationRequest {
  var duration: TimeInterval
  var delay: TimeInterval
  var curve: Easing
  var options: UIView.AnimationOptions

  /// Returns the timing. A nested block takes duration and curve from the outer one unless its options override them.
  @MainActor
  func timing(within outer: AnimationGroup?) -> AnimationTiming {
    var timing = AnimationTiming(
      start: delay.isFinite && delay > 0 ? delay : 0,
      duration: duration.isFinite && duration > 0 ? duration : 0, curve: curve,
      autoreverses: options.contains(.autoreverse), repeatCount: options.contains(.repeat) ? .infinity : 1)
    // A transaction's timing function replaces the curve, which on iOS is the way to use a custom curve.
    if let curve = CATransaction.state.easing { timing.curve = curve }
    guard let outer else { return timing }
    if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
    if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
    return timing
  }
}

extension UIView {
  static func run(
    _ request: AnimationRequest, keyframes: KeyframeCollection? = nil, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    if keyframes == nil, DrivenAnimations.take(animations, delay: request.delay, completion: completion) { return }
    let group = AnimationGroup(
      timing: request.timing(within: AnimationContext.current),
      beginsFromCurrentState: request.options.contains(.beginFromCurrentState), completion: completion)
    group.keyframes = keyframes
    AnimationContext.run(in: group, animations)
    group.startKeyframes()
    let root: any LayerHost = group.root ?? RenderRoot.current
    if request.options.contains(.layoutSubviews) { AnimationContext.run(in: group) { root.layoutWindows() } }
    if !group.isEmpty || completion != nil { root.animations.start(group) } else { group.finish(true) }
  }
}
