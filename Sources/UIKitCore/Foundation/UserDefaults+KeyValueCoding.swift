import Foundation

extension UserDefaults {
  /// Sets the value for a key; `nil` removes it. The same as `set(_:forKey:)`.
  ///
  /// - Fidelity: documented.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
