import Foundation

/// The methods of key-value coding that classes of adapted source override.
///
/// In Swift they are members of an extension, which no class can override. The overrides are therefore found by name.
package enum KeyValueOverrides {
  /// Sets a property by its name, with the method that the object's class overrides.
  static func set(_ value: Any?, _ key: String, of object: NSObject) {
    if let method = MethodTable.shared.method(named: "setValue:forKey:", of: object) {
      _ = method.call(object, [value, key])
    } else {
      setOwn(value, key, of: object)
    }
  }

  /// Sets a property by its name as `NSObject` does.
  package static func setOwn(_ value: Any?, _ key: String, of object: NSObject) {
    if CollectionKeys.set(value, key, of: object) { return }
    guard let setter = KeyValueAccess.setter(key, of: object) else { return setUndefined(value, key, of: object) }
    _ = setter.call(object, [value])
  }

  private static func setUndefined(_ value: Any?, _ key: String, of object: NSObject) {
    guard let method = MethodTable.shared.method(named: "setValue:forUndefinedKey:", of: object) else {
      refuseKey(key, of: object)
    }
    _ = method.call(object, [value, key])
  }

  /// Returns the value of a property by its name, with the method that the object's class overrides.
  static func value(_ key: String, of object: NSObject) -> Any? {
    guard let method = MethodTable.shared.method(named: "valueForKey:", of: object) else {
      return ownValue(key, of: object)
    }
    return method.call(object, [key]).value
  }

  /// Returns the value of a property by its name as `NSObject` does.
  package static func ownValue(_ key: String, of object: NSObject) -> Any? {
    if let value = CollectionKeys.value(key, of: object) { return value.contents }
    if let value = KeyValueAccess.knownValue(key, of: object) { return value.contents }
    guard let method = MethodTable.shared.method(named: "valueForUndefinedKey:", of: object) else {
      refuseKey(key, of: object)
    }
    return method.call(object, [key]).value
  }

  /// Sets properties by their names, with the method that the object's class overrides.
  static func set(_ values: [String: Any], of object: NSObject) {
    if let method = MethodTable.shared.method(named: "setValuesForKeysWithDictionary:", of: object) {
      _ = method.call(object, [values])
    } else {
      setOwn(values, of: object)
    }
  }

  /// Sets properties by their names, in the order of the names.
  package static func setOwn(_ values: [String: Any], of object: NSObject) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      set(value is NSNull ? nil : value, key, of: object)
    }
  }

  /// Ends the app because an object has no property of a name.
  package static func refuseKey(_ key: String, of object: NSObject) -> Never {
    refuse(
      "\(type(of: object)) is not key value coding-compliant for the key \(key); use a property that is @objc in source "
        + "that Tessera adapts, or set it by its name in Swift.")
  }
}

/// A value that was found, which may be `nil`.
struct FoundValue {
  let contents: Any?
}
