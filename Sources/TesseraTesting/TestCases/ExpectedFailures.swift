#if canImport(XCTest)
  import Foundation
  import Synchronization
  import XCTest

  /// The failures that the current test expects.
  enum ExpectedFailures {
    /// A place from which on failures are expected.
    final class Expectation: @unchecked Sendable {
      let reason: String?
      let options: XCTExpectedFailure.Options
      let place: XCTSourceCodeLocation
      var isMatched = false

      init(_ reason: String?, _ options: XCTExpectedFailure.Options, _ place: XCTSourceCodeLocation) {
        (self.reason, self.options, self.place) = (reason, options, place)
      }

      /// Whether the failure that was expected is missing.
      var isMissed: Bool { options.isEnabled && options.isStrict && !isMatched }

      var missedIssue: XCTIssue {
        XCTIssue(
          type: .unmatchedExpectedFailure,
          compactDescription: "Expected failure\(reason.map { " '\($0)'" } ?? "") but none recorded.",
          sourceCodeContext: XCTSourceCodeContext(location: place))
      }
    }

    private static let current = Mutex<[Expectation]>([])

    static func begin(_ expectation: Expectation) { current.withLock { $0.append(expectation) } }

    /// Ends an expectation, and records an issue if nothing failed.
    static func end(_ expectation: Expectation) {
      let count = current.withLock { list in
        let count = list.count
        list.removeAll { $0 === expectation }
        return count - list.count
      }
      if count > 0, expectation.isMissed { XCTestEnd.current?.record(expectation.missedIssue) }
    }

    /// Forgets all expectations, at the end of a test.
    static func reset() { current.withLock { $0 = [] } }

    /// Returns whether a failure is expected. The latest expectation that matches it takes it.
    static func take(_ issue: XCTIssue, of test: XCTest) -> Bool {
      guard issue.type != .unmatchedExpectedFailure else { return false }
      let candidates = current.withLock { $0 }
      guard let taker = candidates.last(where: { $0.options.isEnabled && $0.options.issueMatcher(issue) }) else {
        return false
      }
      taker.isMatched = true
      let place = issue.sourceCodeContext.location.map { "\($0.fileURL.path):\($0.lineNumber): " } ?? ""
      let reason = taker.reason.map { " (\($0))" } ?? ""
      print("\(place)expected failure: \(test.name) : \(issue.compactDescription)\(reason)")
      return true
    }
  }
#endif
