import OpenCombine

/// A time between two moments of a scheduler, in nanoseconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
  Sendable,
  ExpressibleByFloatLiteral
{
  /// Of about 292 years at most; what is longer, or no number, is cut to that.
  public let nanoseconds: Int64

  init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// In seconds.
  public var timeInterval: Double { Double(nanoseconds) / 1e9 }

  public static func seconds(_ s: Int) -> SchedulerInterval { whole(s, times: 1_000_000_000) }
  public static func milliseconds(_ ms: Int) -> SchedulerInterval { whole(ms, times: 1_000_000) }
  public static func microseconds(_ us: Int) -> SchedulerInterval { whole(us, times: 1_000) }
  public static func nanoseconds(_ ns: Int) -> SchedulerInterval { whole(ns, times: 1) }
  public static func seconds(_ s: Double) -> SchedulerInterval {
    let limit = 9e18
    guard s == s else { return SchedulerInterval(nanoseconds: 0) }
    return SchedulerInterval(nanoseconds: Int64(Swift.max(-limit, Swift.min(s * 1e9, limit))))
  }

  private static func whole(_ count: Int, times unit: Int64) -> SchedulerInterval {
    let (product, overflows) = Int64(count).multipliedReportingOverflow(by: unit)
    return SchedulerInterval(nanoseconds: overflows ? (count < 0 ? -.max : .max) : product)
  }

  public init(integerLiteral value: Int) { self = .seconds(value) }
  public init(floatLiteral value: Double) { self = .seconds(value) }
  public init?(exactly source: some BinaryInteger) {
    guard let seconds = Int(exactly: source) else { return nil }
    self = .seconds(seconds)
  }

  public var magnitude: UInt64 { nanoseconds.magnitude }

  public static func < (left: SchedulerInterval, right: SchedulerInterval) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
  public static func + (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
    seconds(left.timeInterval + right.timeInterval)
  }
  public static func - (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
    seconds(left.timeInterval - right.timeInterval)
  }
  public static func * (left: SchedulerInterval, right: SchedulerInterval) -> SchedulerInterval {
    seconds(left.timeInterval * right.timeInterval)
  }
  public static func *= (left: inout SchedulerInterval, right: SchedulerInterval) { left = left * right }
}
