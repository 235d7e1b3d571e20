import Foundation
import UIKitCore

/// The arguments of a call by selector, as the method's parameters take them.
struct MethodArguments {
  let values: [Any?]
  let name: String

  /// Returns an argument as a parameter's type.
  ///
  /// Objective-C passes any object on, whatever type the parameter has, so an object of another class is passed here,
  /// too; methods that never use it work. A value that is missing where one is needed is what `MissingArgument` says, and
  /// ends the program if there is no such value.
  func argument<Parameter>(_ index: Int, as type: Parameter.Type) -> Parameter {
    let value = index < values.count ? values[index] : nil
    if let argument = value as? Parameter { return argument }
    if let notification = value as? Notification, let argument = notification._bridgeToObjectiveC() as? Parameter {
      return argument
    }
    if let number = value as? NSNumber, let argument = Self.number(number, as: Parameter.self) { return argument }
    // Any object is a number other than 0: `endEditing(_:)` and `popViewController(animated:)` are used as actions.
    if Parameter.self == Bool.self, let argument = (value != nil) as? Parameter { return argument }
    if let nilType = Parameter.self as? any ExpressibleByNilLiteral.Type,
      let argument = nilType.init(nilLiteral: ()) as? Parameter
    {
      return argument
    }
    if value == nil, let type = Parameter.self as? AnyClass {
      if let sender = MissingArgument.sender(of: type), let argument = sender as? Parameter { return argument }
      return unsafeBitCast(UInt(0), to: Parameter.self)
    }
    if value == nil, let argument = MissingArgument.empty(Parameter.self) as? Parameter { return argument }
    if let address = address(of: value, for: Parameter.self) { return unsafeBitCast(address, to: Parameter.self) }
    if let value, Parameter.self is AnyObject.Type {
      StandardError.write(
        "warning: \(name) takes a \(Parameter.self), but was called with a \(Swift.type(of: value)), as Objective-C would.\n"
      )
      return unsafeBitCast(value as AnyObject, to: Parameter.self)
    }
    refuse("\(name) takes a \(Parameter.self), but was called with \(value.map { String(describing: $0) } ?? "nil").")
  }

  /// Returns the address that a parameter for a pointer gets, 0 for `nil`; `nil` for other parameters and values.
  private func address(of value: Any?, for type: Any.Type) -> UInt? {
    guard type == UnsafeRawPointer.self || type == UnsafeMutableRawPointer.self else { return nil }
    if let pointer = value as? UnsafeMutableRawPointer { return UInt(bitPattern: pointer) }
    return value == nil ? 0 : nil
  }

  /// Returns a number as the type that a parameter has: a nib file does not know the types of properties.
  private static func number<Parameter>(_ number: NSNumber, as type: Parameter.Type) -> Parameter? {
    let value = number.doubleValue
    let whole = Int(exactly: value.rounded(.towardZero)) ?? 0
    let candidates: [Any] = [
      value, CGFloat(value), Float(value), whole, Int32(clamping: whole), UInt(clamping: whole), value != 0,
    ]
    return candidates.lazy.compactMap { $0 as? Parameter }.first
  }
}
