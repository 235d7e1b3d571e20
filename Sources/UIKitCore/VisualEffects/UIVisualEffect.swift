import Foundation

/// What a ``UIVisualEffectView`` does to what lies behind it or within it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @MainActor NSCopying {
  public override init() { super.init() }

  /// Effects do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
