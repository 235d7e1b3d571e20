public import Foundation
import UIKitCore

/// The name of the notification that follows changes of `UserDefaults`, which is posted from the next frame on.
public var tesseraDefaultsDidChange: Notification.Name {
  DefaultsNotification.begin()
  return UserDefaults.didChangeNotification
}

// The containers that `UserDefaults` returns, without the optionals around their values.

/// Returns a value of another type itself.
public func tesseraPlainValues<Value>(_ value: Value) -> Value { value }

/// Returns a dictionary whose values are not optional.
public func tesseraPlainValues(_ values: [String: Any]?) -> [String: Any]? { values.map { $0.mapValues(plain) } }

/// Returns an array whose elements are not optional.
public func tesseraPlainValues(_ values: [Any]?) -> [Any]? { values.map { $0.map(plain) } }

/// Returns an object whose elements, if there are any, are not optional.
public func tesseraPlainValues(_ value: Any?) -> Any? { value.map(plain) }

private func plain(_ value: Any) -> Any {
  if let optional = value as? any OptionalValue { return optional.contents.map(plain) ?? NSNull() }
  if let values = value as? [AnyHashable: Any] { return plain(values) }
  if value is NSArray || value is [Any], let values = value as? [Any] { return values.map(plain) }
  return value
}

private func plain(_ values: [AnyHashable: Any]) -> Any {
  let plainValues = values.mapValues(plain)
  return (plainValues as? [String: Any]) ?? plainValues
}

/// An optional whose type is not known.
private protocol OptionalValue {
  var contents: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var contents: Any? { self }
}
