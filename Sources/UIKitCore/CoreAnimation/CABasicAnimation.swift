import Foundation

/// An animation of one property, named by its key path. Paths that lead nowhere do nothing.
///
/// - Fidelity: documented; value functions are absent.
open class CAPropertyAnimation: CAAnimation {
  /// Such as `opacity`, `position.y` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether values are added to what would be shown without the animation.
  open var isAdditive = false
  /// Whether every repeat goes on where the one before ended.
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
  }

  final override func effect(lasting duration: TimeInterval) -> AnimationEffect {
    guard let target = keyPath.flatMap(AnimationTarget.init(keyPath:)) else { return .nothing }
    guard let course = course(of: target, lasting: duration) else { return .nothing }
    return .property(
      PropertyEffect(target: target, course: course, isAdditive: isAdditive, isCumulative: isCumulative))
  }

  func course(of target: AnimationTarget, lasting duration: TimeInterval) -> PropertyCourse? { nil }
}

/// From one value to another. What is left out is what would be shown without the animation.
///
/// - Fidelity: documented.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  override func course(of target: AnimationTarget, lasting duration: TimeInterval) -> PropertyCourse? {
    .span(span(of: target))
  }

  final func span(of target: AnimationTarget) -> ValueSpan {
    ValueSpan(from: target.value(of: fromValue), to: target.value(of: toValue), by: target.value(of: byValue))
  }
}
