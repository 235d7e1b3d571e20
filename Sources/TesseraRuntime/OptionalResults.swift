import Foundation
import Glibc
import UIKitCollections
@_spi(UIKitInstantiation) import UIKitCore

// Results of methods that a protocol declares `@objc optional`. On iOS, a call of such a method is `nil` if the object
// has no implementation; here, the protocol has a default one, which reports that it was called. Adapted source calls
// these functions.

/// Calls an optional method, and returns its result; `nil` if the object does not implement it.
@discardableResult
public func tesseraOptional<Result>(_ call: @autoclosure () throws -> Result) rethrows -> Result? {
  MissingImplementation.isReported = false
  let result = try call()
  guard MissingImplementation.isReported else { return result }
  MissingImplementation.isReported = false
  return nil
}

/// Calls an optional method whose result is optional itself, and returns that.
@discardableResult
public func tesseraOptional<Result>(_ call: @autoclosure () throws -> Result?) rethrows -> Result? {
  MissingImplementation.isReported = false
  let result = try call()
  guard MissingImplementation.isReported else { return result }
  MissingImplementation.isReported = false
  return nil
}

/// Calls an optional method of UIKit, and returns its result; `nil` if the object's class is known not to implement it.
///
/// - Parameter name: The selector of the method.
@discardableResult
public func tesseraOptional<Result>(
  _ object: Any?, _ name: String, _ call: @autoclosure () throws -> Result
) rethrows -> Result? {
  isLeftOut(name, by: object) ? nil : try tesseraOptional(try call())
}

/// Calls an optional method of UIKit whose result is optional itself, and returns that.
///
/// - Parameter name: The selector of the method.
@discardableResult
public func tesseraOptional<Result>(
  _ object: Any?, _ name: String, _ call: @autoclosure () throws -> Result?
) rethrows -> Result? {
  isLeftOut(name, by: object) ? nil : try tesseraOptional(try call())
}

/// Whether an object's class is known not to implement a method, and the object does not forward it. The controllers of
/// lists implement some methods for their subclasses.
private func isLeftOut(_ name: String, by object: Any?) -> Bool {
  guard let object = object.map({ $0 as AnyObject }) else { return false }
  if object is UITableViewController || object is UICollectionViewController { return false }
  let method = SelectorMethod(
    applies: { ImplementedMethods.shared.mayContain(name, of: $0) }, call: { _, _ in .init(nil) })
  return !Selector(name: name, method: method).isImplemented(by: object)
}

/// Returns the reference to an optional method of another module, or to a closure in its optional property.
public func tesseraMethod<Method>(_ method: Method?) -> Method? { method }

/// Returns the reference to an optional method; `nil` if the object's class does not implement it.
///
/// - Parameter name: The selector of the method.
public func tesseraReference<Method>(_ object: Any?, _ name: String, _ method: Method?) -> Method? {
  guard let object, ImplementedMethods.shared.mayContain(name, of: object as AnyObject) else { return nil }
  return method
}

/// Returns the reference to a method of a class, whose protocol may declare it optional, where a function is expected.
/// The closure lets the class's own method come before the default one of the protocol.
///
/// - Parameter name: The selector of the method.
@_disfavoredOverload
public func tesseraReference<Method>(_ object: Any?, _ name: String, _ method: @autoclosure () -> Method) -> Method {
  method()
}

/// Reports that an object does not implement an optional method, and returns a value that is not used.
public func tesseraMissing<Result>(_ function: String = #function) -> Result {
  MissingImplementation.isReported = true
  return PlaceholderValue.of(
    Result.self,
    orRefuse: "\(function) is an optional requirement that the object does not implement, and there is no value of "
      + "\(Result.self) to return in its place; implement it.")
}

/// The latest call of an optional method on this thread.
private enum MissingImplementation {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Whether the call reached the default implementation.
  static var isReported: Bool {
    get { pthread_getspecific(key) != nil }
    set { pthread_setspecific(key, newValue ? UnsafeRawPointer(bitPattern: 1) : nil) }
  }
}

/// Values in the place of those that do not exist.
enum PlaceholderValue {
  /// Returns an arbitrary value of a type, an empty one if there is any; ends the app for a type without a known value.
  static func of<Value>(_ type: Value.Type, orRefuse message: @autoclosure () -> String) -> Value {
    if let value = known(type) { return value }
    // A null reference, which only its release meets. In an optional it would be `nil`.
    if type is AnyClass { return unsafeBitCast(0 as UInt, to: Value.self) }
    refuse(message())
  }

  private static func known<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any ExpressibleByNilLiteral.Type { return type.init(nilLiteral: ()) as? Value }
    if let type = type as? any RangeReplaceableCollection.Type { return type.init() as? Value }
    if let type = type as? any SetAlgebra.Type { return type.init() as? Value }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) as? Value }
    guard _isPOD(type) else { return nil }
    return withUnsafeTemporaryAllocation(byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    {
      _ = $0.initializeMemory(as: UInt8.self, repeating: 0)
      return $0.load(as: Value.self)
    }
  }

  private static func empty<Table: ExpressibleByDictionaryLiteral>(_ type: Table.Type) -> Table { [:] }
}
