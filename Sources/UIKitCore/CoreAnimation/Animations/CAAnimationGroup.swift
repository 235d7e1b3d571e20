import Foundation

/// Several animations on one clock, to which the timing of the group applies.
///
/// Animations without a duration take that of the group, and those that last longer than the group are cut off. Their
/// delegates are not called.
///
/// - Fidelity: documented.
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their begin times are relative to the group. The default is `nil`.
  open var animations: [CAAnimation]?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func effect(lasting duration: TimeInterval) -> AnimationEffect {
    .group((animations ?? []).map { AnimationPlan($0, beginning: $0.beginTime, duration: duration, easing: .linear) })
  }
}
