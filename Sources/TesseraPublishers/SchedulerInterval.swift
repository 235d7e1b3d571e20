import OpenCombine

/// An interval between two times of a scheduler, stored in nanoseconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
  Sendable,
  ExpressibleByFloatLiteral
{
  /// The length in nanoseconds, at most about 292 years. Longer intervals are clamped, and NaN counts as 0.
  public let nanoseconds: Int64

  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The length in seconds.
  public var timeInterval: Double { Double(nanoseconds) / 1e9 }

  /// Returns an interval of whole seconds, clamped to the largest possible.
  public static func seconds(_ s: Int) -> SchedulerInterval { whole(s, times: 1_000_000_000) }
  /// Returns an interval of whole milliseconds, clamped to the largest possible.
  public static func milliseconds(_ ms: Int) -> SchedulerInterval { whole(ms, times: 1_000_000) }
  /// Returns an interval of whole microseconds, clamped to the largest possible.
  public static func microseconds(_ us: Int) -> SchedulerInterval { whole(us, times: 1_000) }
  /// Returns an interval of whole nanoseconds.
  public static func nanoseconds(_ ns: Int) -> SchedulerInterval { whole(ns, times: 1) }
  /// Returns an interval of seconds, clamped to the largest possible; zero for NaN.
  public static func seconds(_ s: Double) -> SchedulerInterval {
    let limit = 9e18
    guard s == s else { return SchedulerInterval(nanoseconds: 0) }
    return SchedulerInterval(nanoseconds: Int64(Swift.max(-limit, Swift.min(s * 1e9, limit))))
  }

  private static func whole(_ count: Int, times unit: Int64) -> SchedulerInterval {
    let (product, overflows) = Int64(count).multipliedReportingOverflow(by: unit)
    return SchedulerInterval(nanoseconds: overflows ? (count < 0 ? -.max : .max) : product)
  }

  /// Creates an interval of whole seconds from a literal.
  public init(integerLiteral value: Int) { self = .seconds(value) }
  /// Creates an interval of seconds from a literal.
  public init(floatLiteral value: Double) { self = .seconds(value) }
  /// Creates an interval of whole seconds; `nil` if the number does not fit an `Int`.
  public init?(exactly source: some BinaryInteger) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  /// The length in nanoseconds, without its sign.
  public var magnitude: UInt64 { nanoseconds.magnitude }

  /// Whether an interval is shorter than another.
  public static func < (left: SchedulerInterval, right: SchedulerInterval) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
  /// Returns the sum of two intervals, or the longest interval if the sum is longer.
  public static func + (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
    let (sum, overflows) = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    return SchedulerInterval(nanoseconds: overflows ? (right < 0 ? -.max : .max) : sum)
  }
  /// Returns the difference of two intervals, or the longest interval if the difference is longer.
  public static func - (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
    let (difference, overflows) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return SchedulerInterval(nanoseconds: overflows ? (right < 0 ? .max : -.max) : difference)
  }
  /// Returns the product of two intervals as numbers of seconds.
  public static func * (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
    seconds(left.timeInterval * right.timeInterval)
  }
  /// Multiplies an interval by another as numbers of seconds.
  public static func *= (left: inout SchedulerInterval, right: SchedulerInterval) { left = left * right }
}
