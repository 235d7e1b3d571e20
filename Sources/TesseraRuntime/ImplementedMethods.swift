import Foundation
import UIKitCore

/// The methods of classes that may leave out optional methods of protocols, by their selectors.
final class ImplementedMethods: @unchecked Sendable {
  static let shared = ImplementedMethods()

  private let lock = NSLock()
  private var names: [ObjectIdentifier: Set<String>] = [:]

  /// Registers all methods of a class, with those that it inherits in source.
  func add(_ methods: [String], of type: AnyClass) {
    lock.withLock { names[ObjectIdentifier(type), default: []].formUnion(methods) }
  }

  /// Returns whether the object's class has a method; `true` for a class whose methods are not known.
  func mayContain(_ method: String, of object: AnyObject) -> Bool {
    MethodTable.shared.finishRegistration()
    return lock.withLock { names[ObjectIdentifier(Swift.type(of: object))]?.contains(method) ?? true }
  }
}

extension MethodTable {
  /// Runs the registrations of files that were loaded.
  fileprivate func finishRegistration() { _ = moduleNames }
}
