#if canImport(XCTest)
  import Foundation
  import Glibc
  public import XCTest

  /// A test case that overrides `defaultTestSuite`, in adapted source.
  public protocol TesseraSuiteChoosing: XCTestCase {
    /// The tests of the class that run.
    static var defaultTestSuite: XCTestSuite { get }
  }

  /// Returns the suite of all tests of a class, as `super.defaultTestSuite` does on iOS.
  public func tesseraDefaultTestSuite(of testCaseClass: AnyClass) -> XCTestSuite {
    XCTestSuite(forTestCaseClass: testCaseClass)
  }

  extension XCTestSuite {
    /// Creates the suite of all tests of a class.
    ///
    /// - Fidelity: approximated; the suite contains the test that runs, if it is one of the class.
    public convenience init(forTestCaseClass testCaseClass: AnyClass) {
      self.init(name: "\(testCaseClass)")
      if let test = XCTestEnd.current, type(of: test) == testCaseClass { addTest(test) }
    }
  }

  /// The choice of a class among its own tests.
  enum DefaultTestSuite {
    /// Ends the process of a test that the suite of its class does not contain. `tessera test` runs each test in a process
    /// of its own.
    static func endIfLeftOut(_ test: XCTestCase) {
      guard TestEnd.isAlone, let type = type(of: test) as? any TesseraSuiteChoosing.Type,
        !contains(type.defaultTestSuite, test)
      else { return }
      print("Test Case '\(test.name)' skipped (defaultTestSuite of \(type) does not contain it)")
      print("\t Executed 1 test, with 1 test skipped")
      fflush(nil)
      exit(0)
    }

    private static func contains(_ suite: XCTestSuite, _ test: XCTestCase) -> Bool {
      suite.tests.contains { $0 === test || ($0 as? XCTestSuite).map { contains($0, test) } ?? false }
    }
  }
#endif
