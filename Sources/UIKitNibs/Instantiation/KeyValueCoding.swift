import Foundation
import UIKitCore

/// Setting properties by their names.
@MainActor
enum KeyValueCoding {
  /// Sets a property of an object, as `setValue(_:forKey:)` does on iOS. An unknown one is a programmer error.
  static func set(_ value: Any?, forKey key: String, of object: NSObject) {
    if setRegistered(value, key, object) { return }
    refuse(
      "[<\(String(reflecting: type(of: object))) 0x\(String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16))> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
  }

  /// Sets a property of the app's that has `@IBOutlet`, `@IBInspectable` or `@objc`; returns whether there is one.
  static func setRegistered(_ value: Any?, _ key: String, _ object: NSObject) -> Bool {
    let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    guard setter.isImplemented(by: object) else { return false }
    setter.send(to: object, value)
    return true
  }
}
