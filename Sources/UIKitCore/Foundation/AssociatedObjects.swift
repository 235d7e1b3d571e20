import Foundation

/// The ownership of a value that is associated with an object.
///
/// - Fidelity: documented, except that an assigned value is `nil` after it was released, instead of dangling.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// The value is not retained.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// The value is copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// The value is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// The value is copied.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object for a key; `nil` for none.
///
/// - Fidelity: documented.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.shared.value(of: object as AnyObject, key: key)
}

/// Associates a value with an object for a key; `nil` removes it.
///
/// - Fidelity: documented, except that values of a released object are released later.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.shared.set(value, of: object as AnyObject, key: key, policy)
}

/// Removes all values that are associated with an object.
///
/// - Fidelity: documented.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedValues.shared.removeAll(of: object as AnyObject) }

/// The associated values of all objects. An object that was released leaves its values until the table is swept, which
/// happens whenever it has doubled.
package final class AssociatedValues: @unchecked Sendable {
  fileprivate static let shared = AssociatedValues()

  private struct Value {
    var strong: Any?
    weak var weak: AnyObject?
    var value: Any? { strong ?? self.weak }
  }
  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepLimit = 64

  package init() {}

  package func value(of owner: AnyObject, key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner)?.values[key]?.value }
  }

  package func set(_ value: Any?, of owner: AnyObject, key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    // Released behind the lock: a deinitializer may come back here.
    let old: Entry? = lock.withLock {
      let old = entries[ObjectIdentifier(owner)]
      var entry = entry(of: owner) ?? Entry(owner: owner)
      entry.values[key] = value.map { Self.kept($0, policy) }
      entries[ObjectIdentifier(owner)] = entry
      return old
    }
    withExtendedLifetime(old) { sweepIfNeeded() }
  }

  package func removeAll(of owner: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(old) {}
  }

  /// The entry of an object, but not that of a released one which had the same address.
  private func entry(of owner: AnyObject) -> Entry? {
    let found = entries[ObjectIdentifier(owner)]
    return found?.owner === owner ? found : nil
  }

  private static func kept(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN where Swift.type(of: value) is AnyClass: Value(strong: nil, weak: value as AnyObject)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      Value(strong: (value as? any NSCopying)?.copy(with: nil) ?? value)
    default: Value(strong: value)
    }
  }

  private func sweepIfNeeded() {
    let dead: [Entry] = lock.withLock {
      guard entries.count > sweepLimit else { return [] }
      let dead = entries.filter { $0.value.owner == nil }
      for key in dead.keys { entries[key] = nil }
      // Decides only how often entries are swept, which no caller can observe.
      sweepLimit = max(64, 2 * entries.count)
      return Array(dead.values)
    }
    withExtendedLifetime(dead) {}
  }
}
