import Foundation
import UIKitCore

/// Returns the time since the start of the machine, in nanoseconds: that of the frames, as `CACurrentMediaTime()`.
public func mach_absolute_time() -> UInt64 { UInt64(max(0, CACurrentMediaTime()) * 1_000_000_000) }

/// The fraction by which `mach_absolute_time()` is multiplied for nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// The numerator.
  public var numer: UInt32 = 0
  /// The denominator.
  public var denom: UInt32 = 0
  /// Creates a fraction of zeros.
  public init() {}
}

/// Stores the fraction, which is 1, and returns 0.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  (info.pointee.numer, info.pointee.denom) = (1, 1)
  return 0
}

/// A point in time of Core Foundation, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
