#if canImport(XCTest)
  import Foundation
  import XCTest

  /// An observer of XCTest tests. At the end of each it writes the attachments, and starts the numbers of snapshots at 1
  /// again.
  enum XCTestEnd {
    private static let observer: Observer = {
      let observer = Observer()
      if Thread.isMainThread { XCTestObservationCenter.shared.addTestObserver(observer) }
      return observer
    }()

    private final class Observer: NSObject, XCTestObservation, @unchecked Sendable {
      weak var current: XCTestCase?

      func testCaseWillStart(_ testCase: XCTestCase) {
        current = testCase
        DefaultTestSuite.endIfLeftOut(testCase)
        CompletionHandlers.begin(testCase)
      }

      func testCaseDidFinish(_ testCase: XCTestCase) {
        SnapshotCounter.reset()
        ExpectedFailures.reset()
        TestEnd.reset()
        KeyWatches.reset()
        TestAttachments.finish(testCase)
        current = nil
      }
    }

    static func install() { _ = observer }

    /// The test that runs.
    static var current: XCTestCase? { observer.current }
  }
#endif
