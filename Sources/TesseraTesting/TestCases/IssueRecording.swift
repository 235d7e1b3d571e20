#if canImport(XCTest)
  public import XCTest

  /// A test case that overrides `record(_:)`, in adapted source. All failures of its tests pass through the method.
  public protocol TesseraIssueRecording: XCTestCase {
    /// Records an issue, or changes or drops it.
    func record(_ issue: XCTIssue)
  }

  /// The recording of an issue, which has passed through the test case's own method.
  struct IssueRecording: @unchecked Sendable {
    let issue: XCTIssue

    @TaskLocal static var current: IssueRecording?
  }

  /// The test cases. They have methods of XCTest by this protocol, because classes cannot declare methods with the names
  /// of those in extensions of their superclass.
  public protocol _TestCase {}

  extension XCTestCase: _TestCase {}

  extension _TestCase where Self: XCTestCase {
    /// Records an issue as a failure of the test.
    ///
    /// - Fidelity: approximated; an issue without a place is reported without a line.
    public func record(_ issue: XCTIssue) {
      let location = issue.sourceCodeContext.location
      issue.attachments.forEach(add)
      IssueRecording.$current.withValue(IssueRecording(issue: issue)) {
        recordFailure(
          withDescription: issue.compactDescription, inFile: location?.fileURL.path ?? "<unknown>",
          atLine: location?.lineNumber ?? 0, expected: issue.type == .assertionFailure)
      }
    }
  }
#endif
