import Foundation

/// A lock of Darwin, which its owner keeps at a fixed address.
public struct os_unfair_lock_s {
  fileprivate var mutex = pthread_mutex_t()
  /// Creates a lock that nobody holds.
  public init() {}
}

/// A lock of Darwin, which its owner keeps at a fixed address.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Waits until nobody holds the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(&lock.pointee.mutex) }
/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(&lock.pointee.mutex) }
/// Takes the lock if nobody holds it, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(&lock.pointee.mutex) == 0 }
