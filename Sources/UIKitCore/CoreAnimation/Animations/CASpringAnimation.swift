import Foundation

/// An animation between two values that follows the motion of a mass on a damped spring.
///
/// The duration is not derived from the spring: set it to ``settlingDuration``.
///
/// - Fidelity: documented; the remaining distance at which a spring counts as at rest is approximated.
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. Values that are not positive count as 1, the default.
  open var mass: CGFloat = 1
  /// The force of the spring per unit of distance. Values that are not positive count as 100, the default.
  open var stiffness: CGFloat = 100
  /// The friction per unit of velocity. Without any, the spring never comes to rest. The default is 10.
  open var damping: CGFloat = 10
  /// The velocity at the start, in whole animated distances per second. Negative values move away first. The default is
  /// 0.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be overdamped; otherwise it is at most critically damped. The default is `false`.
  open var allowsOverdamping = false

  /// The time after which the spring appears at rest, in seconds; at most an hour.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  /// Creates a spring from its perceptual duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The time after which the motion appears complete, in seconds.
  ///   - bounce: The overshoot: 0 does not overshoot, 1 never comes to rest, and negative values are overdamped.
  /// - Source: `ω = 2π / duration`, `ζ = 1 − bounce`, or `1 / (1 + bounce)` below 0, with a mass of 1.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = perceptualDuration > 0 ? 2 * CGFloat.pi / CGFloat(perceptualDuration) : 10
    let ratio = bounce < 0 ? 1 / Swift.max(0.01, 1 + bounce) : 1 - Swift.min(bounce, 1)
    stiffness = frequency * frequency
    damping = 2 * (ratio.isFinite ? ratio : 1) * frequency
    allowsOverdamping = true
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  override func interpolation(of target: any MotionTarget, lasting duration: TimeInterval) -> PropertyInterpolation? {
    .spring(span(of: target), spring, duration: duration)
  }

  private var spring: MassSpring {
    MassSpring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }
}
