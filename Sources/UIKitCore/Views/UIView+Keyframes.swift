import Foundation

extension UIView {
  /// Options of a keyframe animation. The calculation mode is one of several values that share bits of the set.
  ///
  /// - Fidelity: documented; values between keyframes are those of `CAKeyframeAnimation`, and a curve of
  ///   `AnimationOptions` applies to the whole animation, as observed.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out all views inside the animation, so that changes of layout are animated with it.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views respond to touches while they are animated.
    ///
    /// - Fidelity: approximated; animated views respond to touches with and without it.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the displayed values rather than adding to the animations in progress.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs each repetition forward and backward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration even if it is nested in another animation block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Ignores the options of an outer animation block. Options are never inherited here, so it has no effect.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between the keyframes. This is the default.
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at a constant pace through all keyframes and ignores their times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates on a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Moves at a constant pace on a smooth curve through all keyframes and ignores their times.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: KeyframeMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  class func baseAnimateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    let plain = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let request = AnimationRequest(duration: duration, delay: delay, curve: plain.curve, options: plain)
    run(request, keyframes: KeyframeCollection(mode: options.mode), animations, completion)
  }

  class func baseAddKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
    keyframes.within(start: frameStartTime, duration: frameDuration, animations)
  }
}
