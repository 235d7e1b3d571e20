import Foundation

/// The name of a method, by which controls, gesture recognizers, timers and notification centers call it.
///
/// Linux has no runtime that finds methods by name. Source adapted from iOS registers the methods that have `@objc`, and
/// what it has in place of `#selector` carries the method itself.
///
/// - Fidelity: documented, in adapted source.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String
  /// The method that `#selector` names; `nil` for a selector made from a string.
  package let method: SelectorMethod?

  package init(name: String, method: SelectorMethod?) { (self.name, self.method) = (name, method) }

  /// Creates a selector from the name of a method, with a colon for each parameter.
  public init(_ str: String) { self.init(name: str, method: nil) }

  /// Creates a selector from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The name of the method.
  public var description: String { name }

  /// Returns whether two selectors have the same name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Adds the name to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The number of arguments that the method takes.
  package var arity: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the name of a selector.
///
/// - Fidelity: documented.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns the selector with a name.
///
/// - Fidelity: documented.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// A method that can be called on any object of its class, with arguments of any type.
package struct SelectorMethod: @unchecked Sendable {
  /// The result of a call.
  package struct Result {
    package var value: Any?
    package init(_ value: Any?) { self.value = value }
  }

  /// The type that declares the method, as far as it is known.
  package let owner: Any.Type?
  /// Whether an object is of the method's class.
  package let applies: (AnyObject) -> Bool
  /// Calls the method on an object of its class.
  package let call: (AnyObject, [Any?]) -> Result

  package init(
    owner: Any.Type? = nil, applies: @escaping (AnyObject) -> Bool, call: @escaping (AnyObject, [Any?]) -> Result
  ) {
    (self.owner, self.applies, self.call) = (owner, applies, call)
  }
}

extension Selector {
  /// Whether an object responds to the selector: with a method of its own, as far as source was adapted, or by forwarding.
  package func isImplemented(by object: AnyObject) -> Bool {
    MethodTable.shared.forwarding?.responds(object, self) ?? isMethod(of: object)
  }

  /// Whether an object itself has a method of this name, as far as source was adapted.
  package func isMethod(of object: AnyObject) -> Bool {
    if let method, method.applies(object), !namesPlaceholder(of: object) { return true }
    return MethodTable.shared.method(named: name, of: object) != nil
  }

  private func implementation(for object: AnyObject) -> SelectorMethod? {
    if let method, method.applies(object) { return method }
    return MethodTable.shared.method(named: name, of: object)
  }

  /// Calls the method on an object, or on the one to which that forwards it, with as many of the arguments as it takes.
  @discardableResult
  package func send(to object: AnyObject, _ arguments: Any?...) -> Any? {
    call(on: object, Array(arguments.prefix(arity)))
  }

  private func call(on object: AnyObject, _ arguments: [Any?]) -> Any? {
    if let method = implementation(for: object) ?? placeholder(of: object) {
      return method.call(object, arguments).value
    }
    if let target = MethodTable.shared.forwarding?.target(object, self), target !== object {
      return call(on: target, arguments)
    }
    if let receiver = object as? ForeignReceiver { return call(on: receiver.object, arguments) }
    let address = String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    refuse("-[\(String(reflecting: type(of: object))) \(name)]: unrecognized selector sent to instance 0x\(address)")
  }
}
