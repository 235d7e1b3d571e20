import Foundation

/// What a layer does when one of its properties changes.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action: do nothing.
extension NSNull: CAAction {
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// What animations have in common. A layer takes a copy: changes that come after it was added change nothing.
///
/// Linux has no key-value coding: ``setValue(_:forKey:)`` keeps what an app wants to find again, and sets no property.
///
/// - Fidelity: documented; frame rates are absent.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @MainActor NSCopying, CAMediaTiming, CAAction {
  public required override init() { super.init() }

  /// The pace of one run; nil for that of the transaction, or an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept until the animation is over, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets the animation when it is over, and when the layer leaves its window.
  open var isRemovedOnCompletion = true

  open var beginTime: CFTimeInterval = 0
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  private var notes: [String: Any] = [:]

  open func setValue(_ value: Any?, forKey key: String) { notes[key] = value }
  open func value(forKey key: String) -> Any? { notes[key] }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  final func duplicate() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  /// Copies every property; subclasses add theirs.
  func take(from other: CAAnimation) {
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
    (beginTime, timeOffset, duration) = (other.beginTime, other.timeOffset, other.duration)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (speed, autoreverses, fillMode) = (other.speed, other.autoreverses, other.fillMode)
    notes = other.notes
  }

  /// What it does to a layer.
  ///
  /// - Parameter duration: Of one run, in seconds.
  func effect(lasting duration: TimeInterval) -> AnimationEffect { .nothing }
}

/// Hears when an animation begins and ends.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: False if the animation was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
