import Foundation

/// The properties that an app's classes declare `dynamic`, which appearance proxies pass on, too.
package enum AppearanceProperties {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var slots: [ObjectIdentifier: [@MainActor () -> AppearanceSlot]] = [:]

  /// Registers a property of a class.
  package static func add<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    nonisolated(unsafe) let path = path
    lock.withLock { slots[ObjectIdentifier(Owner.self), default: []].append { slot(path) } }
  }

  /// Returns the properties of a class and its superclasses.
  @MainActor
  static func slots(of type: AnyClass) -> [AppearanceSlot] {
    // Runs the registrations of files that were loaded.
    _ = MethodTable.shared.moduleNames
    var (result, current): ([AppearanceSlot], AnyClass?) = ([], type)
    while let type = current {
      result += (lock.withLock { slots[ObjectIdentifier(type)] } ?? []).map { $0() }
      current = _getSuperclass(type)
    }
    return result
  }

  /// Returns the slot of a property whose values may not be comparable.
  @MainActor
  private static func slot<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) -> AppearanceSlot {
    AppearanceSlot { proxy in
      guard let proxy = proxy as? Owner else { return nil }
      let initial = proxy[keyPath: path]
      return { object in
        guard let object = object as? Owner, !isSame(proxy[keyPath: path], initial),
          isSame(object[keyPath: path], initial)
        else { return }
        object[keyPath: path] = proxy[keyPath: path]
      }
    }
  }

  private static func isSame(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return String(describing: left) == String(describing: right)
  }
}
