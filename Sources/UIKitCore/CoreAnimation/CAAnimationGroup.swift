import Foundation

/// Several animations on one clock, which the group's timing moves.
///
/// Animations of a group that have no duration take the group's; what goes on when the group is over is cut off. Their
/// delegates are not asked.
///
/// - Fidelity: documented.
open class CAAnimationGroup: CAAnimation {
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
