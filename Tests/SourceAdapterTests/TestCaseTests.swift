import SourceAdapter
import TestSupport
import Testing

/// Tests that use what XCTest has on iOS and lacks on Linux.
struct TestCaseTests {
  private var use: String { "import" }

  @Test(arguments: [
    ("wait(for: [e])", true), ("wait(for: [e], timeout: 1)", false), ("await fulfillment(of: [e])", true),
    ("wait(1)", false), ("continueAfterFailure = false", true), ("executionTimeAllowance = 60", true),
    ("XCTExpectFailure()", true), ("record(issue)", true), ("measure(metrics: []) {}", true), ("measure {}", false),
    ("XCTAssertTrue(true)", false), ("_ = invocation?.selector", true),
  ])
  func theLibraryIsImportedWhereItIsNeeded(_ example: (String, Bool)) {
    let text = "class A: XCTestCase { func testIt() { \(example.0) } }"
    expectEqual(addedImports("\(use) XCTest\n\(text)").contains("\(use) TesseraTesting"), example.1)
    expectFalse(addedImports(text).contains("TesseraTesting"))
  }

  /// A base class leaves its own tests out, which only its subclasses run.
  @Test func theSuiteOfAClassIsAskedFor() {
    let text = """
      \(use) XCTest
      class Base: XCTestCase {
        override class var defaultTestSuite: XCTestSuite {
          self == Base.self ? XCTestSuite(name: "") : super.defaultTestSuite
        }
      }
      """
    expectEqual(
      adapted(text),
      """
      \(use) XCTest
      class Base: XCTestCase, TesseraSuiteChoosing {
                 class var defaultTestSuite: XCTestSuite {
          self == Base.self ? XCTestSuite(name: "") : tesseraDefaultTestSuite(of: self)
        }
      }
      """)
  }

  /// XCTest calls no such methods here, so they override nothing, and a protocol tells that a class has them.
  @Test func methodsThatXCTestLacksOverrideNothing() {
    let text = """
      \(use) XCTest
      class Base: XCTestCase {
        override func record(_ issue: XCTIssue) { super.record(issue) }
      }
      final class Other: Base {
        override func record(_ issue: XCTIssue) { super.record(issue) }
        override func setUp(completion: @escaping (Error?) -> Void) { completion(nil) }
        override func setUp() {}
      }
      """
    #expect(
      adapted(text) == """
        \(use) XCTest
        class Base: XCTestCase, TesseraIssueRecording {
                   func record(_ issue: XCTIssue) { super.record(issue) }
        }
        final class Other: Base, TesseraCompletingSetUp {
          override func record(_ issue: XCTIssue) { super.record(issue) }
                   func setUp(completion: @escaping (Error?) -> Void) { completion(nil) }
          override func setUp() {}
        }
        """)
  }
}
