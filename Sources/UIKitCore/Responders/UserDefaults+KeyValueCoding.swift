import Foundation

extension UserDefaults {
  /// As `set(_:forKey:)`; nil removes the value.
  ///
  /// - Fidelity: documented.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
