import Foundation
public import UIKitCore

// The values of properties that are `@NSManaged`, by their names.

/// Returns the value of a layer's property; an empty one before it is set, unless its class has a default value.
@preconcurrency @MainActor
public func tesseraManaged<Value>(_ layer: CALayer, _ key: String) -> Value {
  layer.managedValue(key, as: Value.self) ?? unsetValue(key)
}

/// Sets the value of a layer's property, which performs the layer's action for the change.
@preconcurrency @MainActor
public func tesseraSetManaged<Value>(_ layer: CALayer, _ key: String, _ value: Value?) {
  layer.setKeyedValue(value, forKey: key)
}

/// Returns the value of a property of an object that is no layer; an empty one before it is set.
public func tesseraManaged<Value>(_ object: AnyObject, _ key: String) -> Value {
  ManagedValues.of(object).values[key] as? Value ?? unsetValue(key)
}

/// Sets the value of a property of an object that is no layer.
public func tesseraSetManaged<Value>(_ object: AnyObject, _ key: String, _ value: Value?) {
  ManagedValues.of(object).values[key] = value
  KeyValueObservers.check(object)
}

/// The values of an object.
private final class ManagedValues {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var values: [String: Any] = [:]

  static func of(_ object: AnyObject) -> ManagedValues {
    if let found = objc_getAssociatedObject(object, key) as? ManagedValues { return found }
    let values = ManagedValues()
    objc_setAssociatedObject(object, key, values, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return values
  }
}

/// Returns the value of a property that was never set.
private func unsetValue<Value>(_ key: String) -> Value {
  PlaceholderValue.of(
    Value.self,
    orRefuse: "\(key) is @NSManaged and was never set, and \(Value.self) has no empty value; set it before it is read.")
}
