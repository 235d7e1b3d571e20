import Foundation

/// The methods and properties that the Objective-C runtime knows on iOS, by class and name.
///
/// Adapted source adds closures as it is loaded, which register its methods when a name is first looked up.
package final class MethodTable: @unchecked Sendable {
  package static let shared = MethodTable()

  private let lock = NSRecursiveLock()
  private var pending: [() -> Void] = []
  private var methods: [ObjectIdentifier: [String: SelectorMethod]] = [:]

  /// Adds a closure that registers methods.
  package func add(_ registration: @escaping () -> Void) { lock.withLock { pending.append(registration) } }

  /// Registers a method of a class.
  package func add(_ method: SelectorMethod, named name: String, of type: AnyClass) {
    lock.withLock { methods[ObjectIdentifier(type), default: [:]][name] = method }
  }

  /// Returns the method of an object's class, or of the closest superclass that has one of the name.
  func method(named name: String, of object: AnyObject) -> SelectorMethod? {
    lock.withLock {
      while let registration = pending.popLast() { registration() }
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if let method = methods[ObjectIdentifier(current)]?[name] { return method }
        type = _getSuperclass(current)
      }
      return nil
    }
  }
}
