import Foundation

/// A point in time of Core Foundation, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
