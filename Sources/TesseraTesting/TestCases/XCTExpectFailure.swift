#if canImport(XCTest)
  public import Foundation
  import XCTest

  /// A failure that a test expects.
  public final class XCTExpectedFailure: NSObject {
    /// The reason of the failure.
    public let failureReason: String?
    /// The issue that was expected.
    public let issue: XCTIssue

    init(_ reason: String?, _ issue: XCTIssue) { (failureReason, self.issue) = (reason, issue) }

    /// The conditions under which failures are expected.
    public final class Options: NSObject {
      /// Returns whether an issue is expected. By default each is.
      public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
      /// Whether failures are expected at all. The default is `true`.
      public var isEnabled = true
      /// Whether the test fails if nothing else does. The default is `true`.
      public var isStrict = true

      /// Creates conditions.
      public override init() {}

      /// Returns conditions under which nothing has to fail.
      public class func nonStrict() -> Options {
        let options = Options()
        options.isStrict = false
        return options
      }
    }
  }

  extension XCTExpectedFailure.Options {
    convenience init(_ enabled: Bool?, _ strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
      self.init()
      if let enabled { isEnabled = enabled }
      if let strict { isStrict = strict }
      if let matcher { issueMatcher = matcher }
    }
  }

  /// Expects failures in the rest of the test, which passes with them.
  ///
  /// - Parameters:
  ///   - failureReason: The reason of the failures.
  ///   - options: The conditions.
  /// - Fidelity: approximated; a strict expectation looks for failures until the test's own code ends, and not in
  ///   `tearDown()`.
  public func XCTExpectFailure(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let place = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
    let expectation = ExpectedFailures.Expectation(failureReason, options, place)
    ExpectedFailures.begin(expectation)
    XCTestEnd.current?.addTeardownBlock {
      ExpectedFailures.end(expectation)
    }
  }

  /// Expects failures in the rest of the test, which passes with them.
  ///
  /// - Parameters:
  ///   - failureReason: The reason of the failures.
  ///   - enabled: Whether failures are expected at all; `true` if `nil`.
  ///   - strict: Whether the test fails if nothing else does; `true` if `nil`.
  ///   - issueMatcher: Returns whether an issue is expected; each is if `nil`.
  public func XCTExpectFailure(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) {
    let options = XCTExpectedFailure.Options(enabled, strict, issueMatcher)
    XCTExpectFailure(failureReason, options: options, file: file, line: line)
  }

  /// Expects failures in a closure.
  ///
  /// - Parameters:
  ///   - failureReason: The reason of the failures.
  ///   - options: The conditions.
  ///   - failingBlock: The closure.
  /// - Returns: What the closure returns.
  public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, options: XCTExpectedFailure.Options, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R
  ) rethrows -> R {
    let place = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
    let expectation = ExpectedFailures.Expectation(failureReason, options, place)
    ExpectedFailures.begin(expectation)
    defer { ExpectedFailures.end(expectation) }
    return try failingBlock()
  }

  /// Expects failures in a closure.
  ///
  /// - Parameters:
  ///   - failureReason: The reason of the failures.
  ///   - enabled: Whether failures are expected at all; `true` if `nil`.
  ///   - strict: Whether the test fails if nothing else does; `true` if `nil`.
  ///   - failingBlock: The closure.
  ///   - issueMatcher: Returns whether an issue is expected; each is if `nil`.
  /// - Returns: What the closure returns.
  public func XCTExpectFailure<R>(
    _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, file: StaticString = #filePath,
    line: UInt = #line, failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
  ) rethrows -> R {
    let options = XCTExpectedFailure.Options(enabled, strict, issueMatcher)
    return try XCTExpectFailure(
      failureReason, options: options, file: file, line: line, failingBlock: failingBlock)
  }
#endif
