#if canImport(XCTest)
  public import Foundation

  /// A failure of a test, or another problem in it.
  ///
  /// - Fidelity: documented; XCTest on Linux has failures without details, so that only the description and the place of
  ///   an issue are reported.
  public struct XCTIssue {
    /// The kinds of issues.
    public typealias IssueType = XCTIssueReference.IssueType
    /// The kind of the issue.
    public var type: IssueType
    /// The description in a line.
    public var compactDescription: String
    /// The description with details that the line leaves out.
    public var detailedDescription: String?
    /// The place of the issue.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that led to the issue.
    public var associatedError: (any Error)?
    /// Files that belong to the issue.
    public var attachments: [XCTAttachment]

    /// Creates an issue.
    public init(
      type: IssueType, compactDescription: String, detailedDescription: String? = nil,
      sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
      attachments: [XCTAttachment] = []
    ) {
      (self.type, self.compactDescription) = (type, compactDescription)
      (self.detailedDescription, self.sourceCodeContext) = (detailedDescription, sourceCodeContext)
      (self.associatedError, self.attachments) = (associatedError, attachments)
    }

    /// Adds a file to the issue.
    public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }
  }

  /// The namespace of the kinds of issues.
  public enum XCTIssueReference {
    /// The kinds of issues.
    public enum IssueType: Int, Sendable {
      /// An assertion that failed.
      case assertionFailure
      /// An error that the test threw.
      case thrownError
      /// An exception that the test did not catch.
      case uncaughtException
      /// A measurement that is worse than its baseline.
      case performanceRegression
      /// A problem of the testing library.
      case system
      /// An expected failure that did not happen.
      case unmatchedExpectedFailure
    }
  }

  /// A line of a source file.
  public final class XCTSourceCodeLocation: NSObject, Sendable {
    /// The file.
    public let fileURL: URL
    /// The number of the line, from 1.
    public let lineNumber: Int

    /// Creates a place in a file.
    public init(fileURL: URL, lineNumber: Int) { (self.fileURL, self.lineNumber) = (fileURL, lineNumber) }

    /// Creates a place in the file at a path.
    public convenience init(filePath: String, lineNumber: Int) {
      self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }
  }

  /// The place of an issue.
  ///
  /// - Fidelity: approximated; without the calls that led to the place.
  public final class XCTSourceCodeContext: NSObject, Sendable {
    /// The line of the issue.
    public let location: XCTSourceCodeLocation?

    /// Creates the context of a place.
    public init(location: XCTSourceCodeLocation?) { self.location = location }

    /// Creates a context without a place.
    public override convenience init() { self.init(location: nil) }
  }
#endif
