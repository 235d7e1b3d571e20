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

  /// - Parameters:
  ///   - duration: When the motion seems over, in seconds; it settles some time later.
  ///   - bounce: 0 does not overshoot, 1 never comes to rest, below 0 creeps.
  /// - Source: `ω = 2π / duration`, `ζ = 1 − bounce`, as SwiftUI documents `Spring(duration:bounce:)`.
  /// - Fidelity: approximated; a negative bounce is drawn as 0.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let unit = UnitSpring(damping: 1 - bounce, velocity: 0)
    // The same spring, measured in the time it takes to settle.
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
    let wasEnabled = AnimationContext.isEnabled
    AnimationContext.isEnabled = false
    defer { AnimationContext.isEnabled = wasEnabled }
    actionsWithoutAnimation()
  }
}

/// What a call to `animate` asks for.
struct AnimationRequest {
  var duration: TimeInterval
  var delay: TimeInterval
  var curve: Easing
  var options: UIView.AnimationOptions

  /// A nested block moves with the one around it unless it insists.
  @MainActor
  func timing(within outer: AnimationGroup?) -> AnimationTiming {
    var timing = AnimationTiming(
      start: delay.isFinite && delay > 0 ? delay : 0,
      duration: duration.isFinite && duration > 0 ? duration : 0, curve: curve,
      autoreverses: options.contains(.autoreverse), repeatCount: options.contains(.repeat) ? .infinity : 1)
    // As on iOS, where this is the way to a curve of one's own.
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
    let group = AnimationGroup(
      timing: request.timing(within: AnimationContext.current),
      beginsFromCurrentState: request.options.contains(.beginFromCurrentState), completion: completion)
    group.keyframes = keyframes
    AnimationContext.run(in: group, animations)
    group.startKeyframes()
    let root = group.root ?? RenderRoot.current
    if request.options.contains(.layoutSubviews) { AnimationContext.run(in: group) { root.layoutWindows() } }
    if !group.isEmpty || completion != nil { root.animations.start(group) } else { group.finish(true) }
  }
}
