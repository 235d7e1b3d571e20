import Foundation
import UIKitCore

/// Setting properties by their names.
@MainActor
enum KeyValueCoding {
  /// Sets a property of the app's that has `@IBOutlet`, `@IBInspectable` or `@objc`; returns whether there is one.
  static func setRegistered(_ value: Any?, _ key: String, _ object: NSObject) -> Bool {
    let setter = Selector("set\(key.prefix(1).uppercased())\(key.dropFirst()):")
    guard setter.isImplemented(by: object) else { return false }
    setter.send(to: object, value)
    return true
  }

  /// Whether a property of the app's has no value.
  static func isNil(_ key: String, of object: NSObject) -> Bool {
    let getter = Selector(key)
    guard getter.isImplemented(by: object) else { return false }
    guard let value = getter.send(to: object) else { return true }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
