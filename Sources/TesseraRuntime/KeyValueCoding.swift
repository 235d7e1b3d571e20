public import Foundation
public import UIKitCore

// Overrides of the methods of key-value coding, which in Swift are members of an extension. Adapted source declares them
// without `override`, registers them by name, and calls the functions of this file for those of `super`.

/// Returns the selector of a method that sets a value for a key.
public func tesseraKeySetter<Owner>(
  _ name: String, _ method: @escaping (Owner) -> (Any?, String) -> Void
) -> Selector {
  Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) in
      guard values.count == 2, let key = values[1] as? String else { return }
      method(owner)(values[0], key)
    })
}

/// Returns the selector of a method that returns the value for a key.
public func tesseraKeyGetter<Owner>(_ name: String, _ method: @escaping (Owner) -> (String) -> Any?) -> Selector {
  Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) -> Any? in (values.first as? String).flatMap { method(owner)($0) } })
}

/// Returns the selector of a method that sets the values for the keys of a dictionary.
public func tesseraKeysSetter<Owner>(
  _ name: String, _ method: @escaping (Owner) -> ([String: Any]) -> Void
) -> Selector {
  Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) in
      if let values = values.first as? [String: Any] { method(owner)(values) }
    })
}

extension NSObject {
  /// Sets a property by its name as `NSObject` does.
  public func tesseraSetValue(_ value: Any?, forKey key: String) { KeyValueOverrides.setOwn(value, key, of: self) }

  /// Ends the app, as `NSObject` does for a name of which there is no property.
  public func tesseraSetValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueOverrides.refuseKey(key, of: self)
  }

  /// Returns the value of a property as `NSObject` does.
  public func tesseraValue(forKey key: String) -> Any? { KeyValueOverrides.ownValue(key, of: self) }

  /// Ends the app, as `NSObject` does for a name of which there is no property.
  public func tesseraValue(forUndefinedKey key: String) -> Any? { KeyValueOverrides.refuseKey(key, of: self) }

  /// Sets properties by their names as `NSObject` does.
  public func tesseraSetValuesForKeys(_ keyedValues: [String: Any]) { KeyValueOverrides.setOwn(keyedValues, of: self) }
}
