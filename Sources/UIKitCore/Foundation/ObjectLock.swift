import Foundation
import Synchronization

/// The recursive locks of objects that are locked at present.
private enum ObjectLocks {
  private struct Entry: @unchecked Sendable {
    let lock = NSRecursiveLock()
    /// The number of calls that hold the lock or wait for it.
    var users = 0
  }

  private static let table = Mutex<[ObjectIdentifier: Entry]>([:])

  static func enter(_ object: AnyObject) {
    let lock = table.withLock { table in
      table[ObjectIdentifier(object), default: Entry()].users += 1
      return table[ObjectIdentifier(object)]?.lock
    }
    lock?.lock()
  }

  /// Returns whether the object was locked.
  static func exit(_ object: AnyObject) -> Bool {
    let lock = table.withLock { table -> NSRecursiveLock? in
      let key = ObjectIdentifier(object)
      guard var entry = table[key] else { return nil }
      entry.users -= 1
      table[key] = entry.users > 0 ? entry : nil
      return entry.lock
    }
    lock?.unlock()
    return lock != nil
  }
}

/// Locks an object for the current thread, which may lock it several times.
///
/// - Returns: 0.
/// - Fidelity: documented.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.enter(obj as AnyObject)
  return 0
}

/// Unlocks an object that the current thread has locked.
///
/// - Returns: 0, or -1 if the object is not locked.
/// - Fidelity: documented.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 { ObjectLocks.exit(obj as AnyObject) ? 0 : -1 }
