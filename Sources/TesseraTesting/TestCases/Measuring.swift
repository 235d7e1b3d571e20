#if canImport(XCTest)
  public import Foundation
  public import XCTest

  /// A quantity that a performance test measures.
  ///
  /// - Fidelity: approximated; only time is measured, whatever the metrics are.
  public protocol XCTMetric: NSObjectProtocol {}

  /// The time on the clock.
  public final class XCTClockMetric: NSObject, XCTMetric {}
  /// The memory that a measured block uses. It is not measured here.
  public final class XCTMemoryMetric: NSObject, XCTMetric {}
  /// The file access of a measured block. It is not measured here.
  public final class XCTStorageMetric: NSObject, XCTMetric {}
  /// The processor time of a measured block. It is not measured here.
  public final class XCTCPUMetric: NSObject, XCTMetric {
    /// Creates a metric of the whole process.
    public override init() {}
    /// Creates a metric of the current thread.
    public init(limitingToCurrentThread: Bool) {}
  }

  /// The way in which a block is measured.
  public final class XCTMeasureOptions: NSObject {
    /// The calls with which a block marks what is measured.
    public struct InvocationOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt
      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// The block calls `startMeasuring()`.
      public static let manuallyStart = InvocationOptions(rawValue: 1)
      /// The block calls `stopMeasuring()`.
      public static let manuallyStop = InvocationOptions(rawValue: 2)
    }

    /// The number of times a block is measured, after one time that does not count. The default is 5.
    public var iterationCount = 5
    /// The calls with which the block marks what is measured.
    public var invocationOptions: InvocationOptions = []
    /// The options of blocks without others.
    public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
    /// Creates options.
    public override init() {}
  }

  extension XCTestCase {
    /// Measures the time that a block takes, and prints it. The test never fails because of it.
    ///
    /// - Fidelity: approximated; there are no baselines, and other metrics than time are not measured.
    public func measure(
      metrics: [any XCTMetric] = [XCTClockMetric()], options: XCTMeasureOptions, block: () -> Void
    ) {
      guard options.invocationOptions.isEmpty else {
        return measureMetrics(
          [.wallClockTime], automaticallyStartMeasuring: !options.invocationOptions.contains(.manuallyStart), for: block
        )
      }
      block()
      let times = (0..<max(options.iterationCount, 1)).map { _ in Self.seconds(of: block) }
      print("\(name) measured [Clock Monotonic Time, s] average: \(times.reduce(0, +) / Double(times.count))")
    }

    /// Measures the time that a block takes, and prints it. The test never fails because of it.
    ///
    /// - Fidelity: approximated; there are no baselines, and other metrics than time are not measured.
    public func measure(metrics: [any XCTMetric], block: () -> Void) {
      measure(metrics: metrics, options: .default, block: block)
    }

    private static func seconds(of block: () -> Void) -> Double {
      let start = ProcessInfo.processInfo.systemUptime
      block()
      return ProcessInfo.processInfo.systemUptime - start
    }
  }
#endif
