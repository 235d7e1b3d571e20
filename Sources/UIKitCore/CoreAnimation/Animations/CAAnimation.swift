import Foundation

/// An action that a layer performs when one of its properties changes.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol CAAction {
  /// Performs the action.
  ///
  /// - Parameters:
  ///   - event: The key of the property.
  ///   - anObject: The layer.
  ///   - dict: Always `nil` here.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing, which disables implicit animations.
extension NSNull: CAAction {
  /// Does nothing.
  @preconcurrency @MainActor
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The base class of animations. A layer keeps a copy, so changes after an animation was added have no effect.
///
/// Linux has no key-value coding: ``setValue(_:forKey:)`` stores a value for the app's own use, and sets no property.
///
/// - Fidelity: documented; frame rates are absent.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @MainActor NSCopying, CAMediaTiming, CAAction {
  /// Creates an animation without an effect.
  public required override init() { super.init() }

  /// The pace of each run; `nil`, the default, for that of the transaction, or a constant pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate. Unlike other delegates, it is held strongly until the animation is over. The default is `nil`.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation when it is over or when the layer leaves its window. The default is
  /// `true`.
  open var isRemovedOnCompletion = true

  /// The time at which the animation begins, on the layer's or group's clock. 0, the default, means the time at which a
  /// layer receives it.
  open var beginTime: CFTimeInterval = 0
  /// The offset in seconds by which the animation is advanced. The part that is skipped follows at the end. The default
  /// is 0.
  open var timeOffset: CFTimeInterval = 0
  /// The number of runs, which may be a fraction. 0, the default, counts as 1.
  open var repeatCount: Float = 0
  /// The time for which the animation repeats, in seconds; it takes precedence over the count. The default is 0: not
  /// set.
  open var repeatDuration: CFTimeInterval = 0
  /// The duration of a run, in seconds. 0, the default, means that of the transaction or the group.
  open var duration: CFTimeInterval = 0
  /// The speed of the animation's time. 0 pauses it, and negative values run it backward. The default is 1.
  open var speed: Float = 1
  /// Whether each run is followed by its reverse. The default is `false`.
  open var autoreverses = false
  /// The values that are displayed before and after the animation. The default is `removed`.
  open var fillMode = CAMediaTimingFillMode.removed

  private var notes: [String: Any] = [:]

  /// Stores a value for the app's own use. Copies of the animation contain it.
  open func setValue(_ value: Any?, forKey key: String) { notes[key] = value }
  /// Returns a value stored with ``setValue(_:forKey:)``; `nil` if there is none.
  open func value(forKey key: String) -> Any? { notes[key] }

  /// Adds the animation to a layer with the event as the key. Other objects are ignored.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Returns a copy of the animation with the same delegate.
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

  /// Returns the effect of the animation on a layer.
  ///
  /// - Parameter duration: The duration of a run, in seconds.
  func effect(lasting duration: TimeInterval) -> AnimationEffect { .nothing }
}

/// The object that is notified when an animation begins and ends.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation begins. The default implementation does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended or was removed. The default implementation does nothing.
  ///
  /// - Parameter flag: Whether the animation reached its end; `false` if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// The default implementation, which does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation, which does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
