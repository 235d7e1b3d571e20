import Foundation
import Geometry

/// A value that a layer stores by a key: of a property that is `@NSManaged` in adapted source, or of a key that the class
/// does not declare.
struct KeyedValue: Equatable {
  let value: Any

  init(_ value: Any) { self.value = value }

  static func == (left: KeyedValue, right: KeyedValue) -> Bool {
    func equal<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    if let value = left.value as? any Equatable { return equal(value) }
    return type(of: left.value) is AnyClass && left.value as AnyObject === right.value as AnyObject
  }

  /// Returns a value as a type: numbers of any kind, boxed geometry and colors are converted.
  static func convert<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    if let color = value as? UIColor { return color.cgColor as? Value }
    if value is CGColor { return UIColor(cgColor: value as! CGColor) as? Value }
    return KeyValueAccess.convert(value, to: type)
  }
}
