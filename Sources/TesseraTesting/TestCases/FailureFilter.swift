#if canImport(XCTest)
  package import Foundation
  import Glibc
  import UIKitCore
  import XCTest

  /// The method that XCTest calls with each failure of a test case, in place of its own: it knows expected failures, the
  /// method `record(_:)` of test cases, and tests that end with their first failure. The object on which it is called is a
  /// test run, whatever its type says.
  package class FailureFilter: NSObject {
    package func recordFailure(
      withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool
    ) {
      let run = unsafeBitCast(self, to: XCTestCaseRun.self)
      let recorded = IssueRecording.current?.issue
      let issue =
        recorded ?? XCTIssue(failure: description, file: filePath, line: lineNumber, isAssertion: expected)
      if recorded == nil, let recorder = run.test as? any TesseraIssueRecording { return recorder.record(issue) }
      guard !ExpectedFailures.take(issue, of: run.test) else { return }
      run.recordUnfiltered(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      TestEnd.endIfNeeded(run)
    }
  }

  extension FailureFilter {
    private static let symbol =
      "$s6XCTest0A7CaseRunC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSgSiSbtF"

    /// Replaces the method of XCTest, once.
    static let installed: Void = {
      ClassTable(XCTestCaseRun.self).replace(symbol, of: "libXCTest.so", with: FailureFilter.self)
      XCTestEnd.install()
    }()

    @section(".init_array") @used private static let load: @convention(c) () -> Void = { FailureFilter.installed }
  }

  extension XCTestCaseRun {
    /// The method of XCTest, by the linker's name.
    @_silgen_name("$s6XCTest0A7CaseRunC13recordFailure15withDescription6inFile6atLine8expectedySS_SSSgSiSbtF")
    fileprivate func recordUnfiltered(
      withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool)
  }

  extension XCTIssue {
    fileprivate init(failure: String, file: String?, line: Int, isAssertion: Bool) {
      let location = file.map { XCTSourceCodeLocation(filePath: $0, lineNumber: line) }
      self.init(
        type: isAssertion ? .assertionFailure : .thrownError, compactDescription: failure,
        sourceCodeContext: XCTSourceCodeContext(location: location))
    }
  }
#endif
