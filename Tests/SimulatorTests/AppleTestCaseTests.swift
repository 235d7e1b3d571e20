import Foundation
import TestSupport
import Testing

/// `tessera test` with tests that use what XCTest has only on Apple's platforms.
struct AppleTestCaseTests {
  private static let model = """
    import UIKit
    final class Model: NSObject { @objc dynamic var title = ""; @objc dynamic var count = 0 }
    """

  /// The name of the module; an import of it in this file would be one of this package.
  private static let kit = "Kit"

  private static let waiting = """
    import XCTest
    @testable import \(kit)
    final class Waiting: XCTestCase {
      func testAwait() async { let e = expectation(description: "x"); e.fulfill(); await fulfillment(of: [e]) }
      func testWait() { let e = expectation(description: "x"); e.fulfill(); wait(for: [e]) }
      func testWaiter() async {
        let e = XCTestExpectation()
        DispatchQueue.main.async { e.fulfill() }
        let result = await XCTWaiter().fulfillment(of: [e])
        XCTAssertEqual(result, .completed)
      }
      func testAllowance() { executionTimeAllowance = 60; XCTAssertEqual(executionTimeAllowance, 60) }
      func testInvocation() { XCTAssertEqual(invocation?.selector.description, "testInvocation") }
      func testClasses() { XCTAssertNotNil(NSClassFromString("XCTestCase")); XCTAssertNotNil(NSClassFromString("XCTest")) }
      func testMeasures() { measure(metrics: [XCTClockMetric(), XCTMemoryMetric()]) {} }
      func testMeasuresOften() {
        let options = XCTMeasureOptions()
        options.iterationCount = 2
        var count = 0
        measure(options: options) { count += 1 }
        XCTAssertEqual(count, 3)
      }
      func testKeyValue() {
        let model = Model()
        keyValueObservingExpectation(for: model, keyPath: "title", expectedValue: "b")
        let count = keyValueObservingExpectation(for: model, keyPath: #keyPath(Model.count)) { object, change in
          (object as? Model)?.count == 2
        }
        let own = XCTKVOExpectation(keyPath: "count", object: model, expectedValue: 2)
        DispatchQueue.main.async { model.title = "a"; model.title = "b"; model.count = 1; model.count = 2 }
        wait(for: [count, own], timeout: 5)
        waitForExpectations(timeout: 5)
      }
      func testKeyValueFails() {
        let e = XCTKVOExpectation(keyPath: "count", object: Model(), expectedValue: 2)
        wait(for: [e], timeout: 0.1)
      }
      var hits = 0
      @objc func hit() { hits += 1 }
      func testTarget() {
        let item = UIBarButtonItem(title: "x", style: .plain, target: self, action: #selector(hit))
        _ = item.target?.perform(item.action, with: nil)
        _ = item.target?.perform(item.action)
        XCTAssertEqual(hits, 2)
      }
    }
    """

  private static let expecting = """
    import XCTest
    final class Expecting: XCTestCase {
      func testClosure() { XCTExpectFailure("known") { XCTFail("one") } }
      func testRest() { XCTExpectFailure(); XCTAssertEqual(1, 2) }
      func testMatches() {
        let options = XCTExpectedFailure.Options()
        options.issueMatcher = { $0.compactDescription.contains("one") && $0.type == .assertionFailure }
        XCTExpectFailure("known", options: options) { XCTFail("one") }
      }
      func testOtherFails() {
        XCTExpectFailure("known") { XCTFail("two") } issueMatcher: { $0.compactDescription.contains("one") }
      }
      func testStrictFails() { XCTExpectFailure("known") {} }
      func testStrictRestFails() { XCTExpectFailure("known") }
      func testLoose() { XCTExpectFailure("known", strict: false) {}; XCTExpectFailure(options: .nonStrict()) }
      func testDisabledFails() { XCTExpectFailure("known", enabled: false) { XCTFail("disabled") } }
      func testReturns() { XCTAssertEqual(XCTExpectFailure { XCTFail("one"); return 3 }, 3) }
      func testThrows() throws { XCTExpectFailure(); throw CocoaError(.fileNoSuchFile) }
    }
    """

  private static let recording = """
    import XCTest
    class Base: XCTestCase {
      override func record(_ issue: XCTIssue) {
        var issue = issue
        issue.compactDescription += " (in the cart)"
        if !issue.compactDescription.contains("dropped") { super.record(issue) }
      }
    }
    final class Recording: Base {
      func testChangesFails() { XCTFail("changed") }
      func testDrops() { XCTFail("dropped") }
    }
    final class Plain: XCTestCase {
      private var isReady = false
      override func setUp(completion: @escaping (Error?) -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { self.isReady = true; completion(nil) }
      }
      override func tearDown(completion: @escaping (Error?) -> Void) { print("torn down"); completion(nil) }
      func testIsReady() { XCTAssertTrue(isReady) }
      func testIssueFails() {
        let place = XCTSourceCodeLocation(filePath: "/Cart.swift", lineNumber: 7)
        let context = XCTSourceCodeContext(location: place)
        record(XCTIssue(type: .assertionFailure, compactDescription: "broken", sourceCodeContext: context))
        record(.init(type: .assertionFailure, compactDescription: "short"))
      }
    }
    final class Stopping: XCTestCase {
      override func setUp() { continueAfterFailure = false }
      override func tearDown() { print("is torn down") }
      func testStopsFails() { XCTFail("first"); XCTFail("second") }
      func testExpects() { XCTExpectFailure { XCTFail("first") }; XCTAssertTrue(true) }
    }
    """

  private func run(_ suite: String, _ text: String) throws -> (output: String, failed: [String], passed: [String]) {
    let folder = try TemporaryFolder(["Kit/Model.swift": Self.model, "Kit/KitTests/\(suite).swift": text])
    let result = try Subprocess.tessera(
      arguments: ["test", folder.path("Kit"), "-g", "KitTests/", "--output", folder.path("results")])
    func names(_ mark: String) -> [String] {
      result.output.split(separator: "\n").filter { $0.hasPrefix(mark) }
        .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    }
    return (result.output + result.errors, names("FAILED"), names("ok"))
  }

  /// The names of the tests say which ones fail.
  private func check(_ result: (output: String, failed: [String], passed: [String]), _ count: Int) {
    expectTrue(result.failed.allSatisfy { $0.hasSuffix("Fails") }, "\(result.output)")
    expectFalse(result.passed.contains { $0.hasSuffix("Fails") }, "\(result.output)")
    expectEqual(result.failed.count + result.passed.count, count, "\(result.output)")
  }

  @Test func testsWaitAndObserve() throws {
    check(try run("Waiting", Self.waiting), 11)
  }

  private static let choosing = """
    import XCTest
    class Base: XCTestCase {
      override class var defaultTestSuite: XCTestSuite {
        self == Base.self ? XCTestSuite(name: "none") : super.defaultTestSuite
      }
      func testShared() { XCTAssertFalse(type(of: self) == Base.self) }
    }
    final class StubBundle: Bundle { override var bundleIdentifier: String? { "stub" } }
    final class Derived: Base {
      func testBundle() { XCTAssertEqual(StubBundle().bundleIdentifier, "stub") }
      func testScreen() {
        let picture = XCUIScreen.main.screenshot()
        XCTAssertEqual(picture.image.size, UIScreen.main.bounds.size)
        add(XCTAttachment(screenshot: picture))
      }
    }
    """

  /// A base class does not run its own tests; mocks and pictures of the screen are those of iOS.
  @Test func classesChooseTheirTests() throws {
    let result = try run("Choosing", Self.choosing)
    check(result, 4)
    expectContains(result.output, "KitTests/Base/testShared (")
    expectContains(result.output, "s, skipped)")
  }

  /// Apps have a delegate for their tests, which the main file finds by its name, and show nothing.
  @Test func anAppMayShowNothingWhileItIsTested() throws {
    let app = """
      import UIKit
      final class App: UIResponder, UIApplicationDelegate {}
      """
    let main = """
      import UIKit
      let found: AnyClass = NSClassFromString("Stand") ?? App.self
      UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(found))
      """
    let cases = """
      import XCTest
      @objc(Stand) final class Stand: NSObject, UIApplicationDelegate {}
      final class Cases: XCTestCase {
        func testDelegate() { XCTAssertTrue(UIApplication.shared.delegate is Stand) }
      }
      """
    let folder = try TemporaryFolder([
      "Kit/App.swift": app, "Kit/main.swift": main, "Kit/KitTests/Cases.swift": cases,
    ])
    let result = try Subprocess.tessera(
      arguments: ["test", folder.path("Kit"), "-g", "KitTests/", "--output", folder.path("results")])
    expectContains(result.output, "1 of 1 tests passed")
  }

  @Test func failuresAreExpected() throws {
    let result = try run("Expecting", Self.expecting)
    check(result, 10)
    expectContains(result.output, "Expected failure 'known' but none recorded.")
    expectContains(result.output, "Expecting.swift:13: error: Expecting.testStrictFails")
  }

  @Test func issuesAreRecorded() throws {
    let result = try run("Recording", Self.recording)
    check(result, 6)
    expectContains(result.output, "Recording.testChangesFails : failed - changed (in the cart)")
    expectContains(result.output, "/Cart.swift:7: error: Plain.testIssueFails : broken")
    expectContains(result.output, "Plain.testIssueFails : short")
    expectContains(result.output, "is torn down")
    expectFalse(result.output.contains("failed - second"), "\(result.output)")
  }
}
