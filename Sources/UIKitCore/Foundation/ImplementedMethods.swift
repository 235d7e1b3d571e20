import Foundation

/// The methods of classes that may leave out optional methods of protocols, by their selectors. Adapted source registers
/// them.
package final class ImplementedMethods: @unchecked Sendable {
  package static let shared = ImplementedMethods()

  private let lock = NSLock()
  private var names: [ObjectIdentifier: Set<String>] = [:]

  /// Registers all methods of a class, with those that it inherits in source.
  package func add(_ methods: [String], of type: AnyClass) {
    lock.withLock { names[ObjectIdentifier(type), default: []].formUnion(methods) }
  }

  /// Returns whether the object's class has a method; `nil` for a class whose methods are not known.
  package func contains(_ method: String, of object: AnyObject) -> Bool? {
    MethodTable.shared.register(Swift.type(of: object))
    return lock.withLock { names[ObjectIdentifier(Swift.type(of: object))]?.contains(method) }
  }

  /// Returns whether the object's class has a method; `true` for a class whose methods are not known.
  package func mayContain(_ method: String, of object: AnyObject) -> Bool { contains(method, of: object) ?? true }
}
