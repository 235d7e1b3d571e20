import Foundation

/// The base class of the effects of a ``UIVisualEffectView``.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @MainActor NSCopying {
  /// Creates an effect that changes nothing.
  public override init() { super.init() }

  /// Returns the effect itself; subclasses whose effects can change return a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  final var duplicate: UIVisualEffect { copy(with: nil) as? UIVisualEffect ?? self }
}
