#if canImport(XCTest)
  import Foundation
  public import XCTest

  /// The seconds of a wait without an end; the limit of the whole test ends it.
  private let endless: TimeInterval = 365 * 24 * 60 * 60

  // On Linux, XCTest waits only for a number of seconds.
  extension XCTestCase {
    /// Waits until all expectations are fulfilled.
    ///
    /// - Fidelity: documented; the wait ends after a year.
    public func wait(
      for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) {
      wait(for: expectations, timeout: endless, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Waits until all expectations are fulfilled.
    ///
    /// - Fidelity: documented; the wait ends after a year.
    public nonisolated(nonsending) func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) async {
      await fulfillment(of: expectations, timeout: endless, enforceOrder: enforceOrder, file: file, line: line)
    }
  }

  extension XCTWaiter {
    /// Waits until all expectations are fulfilled.
    ///
    /// - Fidelity: documented; the wait ends after a year.
    @discardableResult
    public func wait(
      for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) -> XCTWaiter.Result {
      wait(for: expectations, timeout: endless, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Waits until all expectations are fulfilled.
    ///
    /// - Fidelity: documented; the wait ends after a year.
    @discardableResult
    public nonisolated(nonsending) func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) async -> XCTWaiter.Result {
      await fulfillment(of: expectations, timeout: endless, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Waits until all expectations are fulfilled.
    ///
    /// - Fidelity: documented; the wait ends after a year.
    public class func wait(
      for expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) -> XCTWaiter.Result {
      wait(for: expectations, timeout: endless, enforceOrder: enforceOrder, file: file, line: line)
    }

    /// Waits until all expectations are fulfilled.
    ///
    /// - Fidelity: documented; the wait ends after a year.
    public nonisolated(nonsending) class func fulfillment(
      of expectations: [XCTestExpectation], enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line
    ) async -> XCTWaiter.Result {
      await fulfillment(of: expectations, timeout: endless, enforceOrder: enforceOrder, file: file, line: line)
    }
  }
#endif
