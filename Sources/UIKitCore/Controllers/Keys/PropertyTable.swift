import Foundation

/// A module's table of the properties of its classes by the names of their accessors in Objective-C.
@MainActor
package protocol PropertyTable {
  /// Makes the properties known.
  static func register()
}

extension PropertyTable {
  /// Makes a property known. The setter of a property `isX` is `setX:`, so it has the key `x`.
  package static func add<Owner: NSObject, Value>(_ name: String, _ property: KeyPath<Owner, Value>) {
    read(name, property)
    guard let property = property as? ReferenceWritableKeyPath<Owner, Value> else { return }
    let setter = SelectorMethod(applies: { $0 is Owner }) { object, values in
      if let owner = object as? Owner, let value = NamedValue.swift(values.first.flatMap(\.self), as: Value.self) {
        owner[keyPath: property] = value
      }
      return .init(nil)
    }
    MethodTable.shared.add(setter, named: NamedValue.setter(of: name), of: Owner.self)
  }

  /// Makes a property known that apps cannot set.
  package static func read<Owner: NSObject, Value>(_ name: String, _ property: KeyPath<Owner, Value>) {
    let getter = SelectorMethod(applies: { $0 is Owner }) { object, _ in
      .init((object as? Owner).flatMap { NamedValue.objectiveC($0[keyPath: property]) })
    }
    MethodTable.shared.add(getter, named: name, of: Owner.self)
  }
}

/// The values of properties that are read and set by name.
private enum NamedValue {
  static func setter(of name: String) -> String {
    let isGetter = name.hasPrefix("is") && name.dropFirst(2).first?.isUppercase == true
    let base = isGetter && name != "isAccessibilityElement" ? name.dropFirst(2) : name[...]
    return "set\(base.prefix(1).uppercased())\(base.dropFirst()):"
  }

  /// Returns a value as it is in Objective-C: enumerations and sets of options are numbers.
  static func objectiveC(_ value: Any) -> Any? {
    guard let value = KeyValueAccess.unwrapped(value) else { return nil }
    switch (value as? any RawRepresentable)?.rawValue {
    case let number as any BinaryInteger: return Int(number)
    case let number as CGFloat: return number
    case let number as Float: return number
    default: return value
    }
  }

  /// Returns a value as one of Swift; `nil` if it has another type.
  static func swift<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value = KeyValueAccess.convert(value, to: type) { return value }
    return (type as? any RawRepresentable.Type).flatMap { represented(value, as: $0) as? Value }
  }

  private static func represented<Raw: RawRepresentable>(_ value: Any?, as type: Raw.Type) -> Raw? {
    let raw = KeyValueAccess.convert(value, to: Raw.RawValue.self)
    let unsigned = KeyValueAccess.convert(value, to: Int.self).flatMap { UInt(exactly: $0) } as? Raw.RawValue
    return (raw ?? unsigned).flatMap { Raw(rawValue: $0) }
  }
}
