import Foundation
public import UIKitCore

// Functions that replace `#selector` in adapted source. Each takes the name of a method and the method itself, so that
// the compiler checks both. Methods of the main actor have their own functions, because isolation is part of a
// function's type. Like the messages of Objective-C, calls stay on the thread that makes them.

/// Returns the selector of a method without parameters.
public func tesseraSelector<Owner, Result>(
  _ name: String, _ method: @escaping (Owner) -> () throws -> Result
) -> Selector {
  Selector(name: name, method: .method(name) { (owner: Owner, _) in try method(owner)() })
}

/// Returns the selector of a method with one parameter.
public func tesseraSelector<Owner, First, Result>(
  _ name: String, _ method: @escaping (Owner) -> (First) throws -> Result
) -> Selector {
  let name = name.hasSuffix(":") ? name : name + ":"
  return Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) in
      try method(owner)(MethodArguments(values: values, name: name).argument(0, as: First.self))
    })
}

/// Returns the selector of a method with two parameters.
public func tesseraSelector<Owner, First, Second, Result>(
  _ name: String, _ method: @escaping (Owner) -> (First, Second) throws -> Result
) -> Selector {
  let name = name.hasSuffix(":") ? name : name + "::"
  return Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) in
      let arguments = MethodArguments(values: values, name: name)
      return try method(owner)(arguments.argument(0, as: First.self), arguments.argument(1, as: Second.self))
    })
}

/// Returns the selector of a method with three parameters, such as one that creates the controller of a segue.
public func tesseraSelector<Owner, First, Second, Third, Result>(
  _ name: String, _ method: @escaping (Owner) -> (First, Second, Third) throws -> Result
) -> Selector {
  let name = name.hasSuffix(":") ? name : name + ":::"
  return Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) in
      let arguments = MethodArguments(values: values, name: name)
      return try method(owner)(
        arguments.argument(0, as: First.self), arguments.argument(1, as: Second.self),
        arguments.argument(2, as: Third.self))
    })
}

/// Returns the selector of a method with four or more parameters, such as one of a delegate, which is compared with others.
///
/// Nothing on iOS that calls methods by selector passes so many arguments.
@_disfavoredOverload
public func tesseraSelector<Owner, Method>(
  _ name: String, _ method: @escaping (Owner) -> Method
) -> Selector {
  Selector(
    name: name,
    method: .method(name) { (_: Owner, _) in refuse("\(name) takes more arguments than a selector can pass.") })
}

/// Returns the selector of a method of the main actor with three parameters.
public func tesseraSelector<Owner, First, Second, Third, Result>(
  _ name: String, _ method: @escaping (Owner) -> @MainActor (First, Second, Third) throws -> Result,
  mainActor: Void = ()
) -> Selector {
  tesseraSelector(name, unsafeBitCast(method, to: ((Owner) -> (First, Second, Third) throws -> Result).self))
}

/// Returns the selector of a method of the main actor without parameters.
public func tesseraSelector<Owner, Result>(
  _ name: String, _ method: @escaping (Owner) -> @MainActor () throws -> Result, mainActor: Void = ()
) -> Selector {
  tesseraSelector(name, unsafeBitCast(method, to: ((Owner) -> () throws -> Result).self))
}

/// Returns the selector of a method of the main actor with one parameter.
public func tesseraSelector<Owner, First, Result>(
  _ name: String, _ method: @escaping (Owner) -> @MainActor (First) throws -> Result, mainActor: Void = ()
) -> Selector {
  tesseraSelector(name, unsafeBitCast(method, to: ((Owner) -> (First) throws -> Result).self))
}

/// Returns the selector of a method of the main actor with two parameters.
public func tesseraSelector<Owner, First, Second, Result>(
  _ name: String, _ method: @escaping (Owner) -> @MainActor (First, Second) throws -> Result, mainActor: Void = ()
) -> Selector {
  tesseraSelector(name, unsafeBitCast(method, to: ((Owner) -> (First, Second) throws -> Result).self))
}

/// Returns the selector of a property's getter.
public func tesseraGetter<Owner, Value>(_ name: String, _ property: KeyPath<Owner, Value>) -> Selector {
  Selector(name: name, method: .method(name) { (owner: Owner, _) in owner[keyPath: property] })
}

/// Returns the selector of a property's setter.
public func tesseraSetter<Owner, Value>(
  _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value>
) -> Selector {
  Selector(
    name: name,
    method: .method(name) { (owner: Owner, values) in
      owner[keyPath: property] = MethodArguments(values: values, name: name).argument(0, as: Value.self)
    })
}

/// Returns the selector of the method that observes properties by name.
public func tesseraObserver<Owner>(
  _ method: @escaping (Owner) -> (String?, Any?, [NSKeyValueChangeKey: Any]?, UnsafeMutableRawPointer?) -> Void
) -> Selector {
  Selector(
    name: "observeValueForKeyPath:ofObject:change:context:",
    method: .method("observeValueForKeyPath:ofObject:change:context:") { (owner: Owner, values) in
      guard values.count == 4 else { return }
      method(owner)(
        values[0] as? String, values[1], values[2] as? [NSKeyValueChangeKey: Any], values[3] as? UnsafeMutableRawPointer
      )
    })
}

/// Reports a change of a property that is `dynamic` to its observers.
public func tesseraDidChange(_ object: AnyObject) { KeyValueObservers.check(object) }

/// Returns the selector of a method that only its name finds, of a class or of another object. The expression is checked
/// by the compiler, and never evaluated.
public func tesseraNamedSelector(_ name: String, checking method: @autoclosure () -> Any) -> Selector { Selector(name) }

/// Returns a key path as text. The compiler checks that the property exists.
public func tesseraKeyPath<Owner, Value>(_ text: String, _ property: KeyPath<Owner, Value>) -> String { text }

extension SelectorMethod {
  /// A method of one class. Errors of a method that throws are dropped, because nobody receives them.
  ///
  /// Objects do not have a protocol's method if their class is known not to implement it.
  static func method<Owner, Result>(
    _ name: String, _ body: @escaping (Owner, [Any?]) throws -> Result
  ) -> SelectorMethod {
    let isOfProtocol = !(Owner.self is AnyClass)
    return SelectorMethod(
      owner: Owner.self,
      applies: { $0 is Owner && (!isOfProtocol || ImplementedMethods.shared.mayContain(name, of: $0)) },
      call: { object, values in
        guard let owner = object as? Owner, let result = try? body(owner, values), Result.self != Void.self else {
          return .init(nil)
        }
        return .init(result)
      })
  }
}
