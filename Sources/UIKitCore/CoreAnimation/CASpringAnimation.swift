import Foundation

/// From one value to another as a mass on a damped spring moves there.
///
/// The duration does not follow from the spring: set it to ``settlingDuration``.
///
/// - Fidelity: documented; which remainder counts as settled is approximated.
open class CASpringAnimation: CABasicAnimation {
  /// Greater than 0.
  open var mass: CGFloat = 1
  /// Greater than 0.
  open var stiffness: CGFloat = 100
  /// 0 never comes to rest.
  open var damping: CGFloat = 10
  /// At the start, in whole ways per second; negative moves away first.
  open var initialVelocity: CGFloat = 0
  /// Whether a spring may creep; otherwise it is at most critically damped.
  open var allowsOverdamping = false

  /// When the spring seems at rest, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  /// - Parameters:
  ///   - perceptualDuration: When the motion seems over, in seconds.
  ///   - bounce: 0 does not overshoot, 1 never comes to rest, below 0 creeps.
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

  override func course(of target: AnimationTarget, lasting duration: TimeInterval) -> PropertyCourse? {
    .spring(span(of: target), spring, duration: duration)
  }

  private var spring: MassSpring {
    MassSpring(
      mass: mass, stiffness: stiffness, damping: damping, velocity: initialVelocity,
      allowsOverdamping: allowsOverdamping)
  }
}
