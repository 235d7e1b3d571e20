import Foundation

/// The base class of animations of one property, which a key path names. A key path that the layer's class
/// does not declare is that of a value that the layer stores by this key.
///
/// - Fidelity: documented; value functions are absent.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `opacity`, `position.y` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to the value that would be displayed without the animation. The default is `false`.
  open var isAdditive = false
  /// Whether each run begins at the end value of the one before. The default is `false`.
  open var isCumulative = false

  /// Creates an animation of the property at a key path.
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
    let keyed = keyPath.flatMap { KeyedTarget(key: $0, sample: sample) }
    let declared = keyPath.flatMap { AnimationTarget(keyPath: $0) }
    guard let target: any MotionTarget = declared ?? keyed,
      let interpolation = interpolation(of: target, lasting: duration)
    else { return .nothing }
    return .property(
      PropertyEffect(
        target: target, keyed: keyed, interpolation: interpolation, isAdditive: isAdditive, isCumulative: isCumulative))
  }

  /// Any of the animation's values, whose type is that of the property; `nil` if the animation has no values.
  var sample: Any? { nil }

  func interpolation(of target: any MotionTarget, lasting duration: TimeInterval) -> PropertyInterpolation? { nil }
}

/// An animation between two values. The value that would be displayed without the animation replaces missing ones.
///
/// - Fidelity: documented.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value, such as an `NSNumber`, an `NSValue` with a point or a `CGColor`. The default is `nil`.
  open var fromValue: Any?
  /// The end value. The default is `nil`.
  open var toValue: Any?
  /// The difference between start and end, if one of them is not set. The default is `nil`.
  open var byValue: Any?

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
  }

  final override var sample: Any? { fromValue ?? toValue ?? byValue }

  override func interpolation(of target: any MotionTarget, lasting duration: TimeInterval) -> PropertyInterpolation? {
    .span(span(of: target))
  }

  final func span(of target: any MotionTarget) -> ValueSpan {
    ValueSpan(from: target.value(of: fromValue), to: target.value(of: toValue), by: target.value(of: byValue))
  }
}
