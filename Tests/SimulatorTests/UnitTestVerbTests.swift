import PlainText
import TestSupport
import Testing

/// `tessera test` with the tests in Swift of a project that was written for iOS.
struct UnitTestVerbTests {
  private static let module = "Shop"

  private static let app = """
    import UIKit

    final class Cart {
      private(set) var prices: [Int] = []
      var total: Int { prices.reduce(0, +) }
      func add(_ price: Int) { prices.append(price) }
      func load(completion: @escaping (Int) -> Void) {
        DispatchQueue.global().async { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { completion(3) } }
      }
    }

    final class CartViewController: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); title = "Cart"; view.backgroundColor = .white }
    }

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: CartViewController())
        window?.makeKeyAndVisible()
        return true
      }
    }
    """

  private static let cases = """
    import XCTest
    @testable import \(module)

    class BaseTests: XCTestCase {
      var cart: Cart!
      override func setUp() { super.setUp(); cart = Cart() }
    }

    final class CartTests: BaseTests {
      func testTotal() { cart.add(2); XCTAssertEqual(cart.total, 2) }
      func testFails() { XCTAssertEqual(cart.total, 2, "an empty cart") }
      func testTraps() { _ = cart.prices[1] }
      func testSkipped() throws { throw XCTSkip("not here") }
      func testExits() { exit(0) }
      func testCannotCompile() { XCTHostedProbe("fails") { XCTFail() } }
      func testLoads() {
        let loaded = expectation(description: "loaded")
        cart.load { XCTAssertEqual($0, 3); loaded.fulfill() }
        waitForExpectations(timeout: 5)
      }
      func testLoadsInTask() async {
        let price = await withCheckedContinuation { result in cart.load { result.resume(returning: $0) } }
        XCTAssertEqual(price, 3)
      }
    }

    @MainActor final class AppTests: XCTestCase {
      func testAppIsShownAndMoves() throws {
        let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
        let navigation = try XCTUnwrap(delegate.window?.rootViewController as? UINavigationController)
        XCTAssertEqual(navigation.topViewController?.title, "Cart")
        let moved = expectation(description: "moved")
        UIView.animate(withDuration: 0.2, animations: { navigation.view.alpha = 0.5 }) { _ in moved.fulfill() }
        wait(for: [moved], timeout: 5)
        XCTAssertEqual(navigation.view.layer.presentation()?.opacity, 0.5)
      }
      func testChangesShowWhenTheLoopReturns() {
        final class Counter: UIView { var layouts = 0; override func layoutSubviews() { layouts += 1 } }
        let counter = Counter()
        UIApplication.shared.delegate?.window??.addSubview(counter)
        RunLoop.current.run(until: Date())
        XCTAssertEqual(counter.layouts, 1)
      }
    }
    """

  private static let functions = """
    import Testing
    @testable import \(module)

    @MainActor @Suite struct Prices {
      @Test func sums() { let cart = Cart(); cart.add(4); #expect(cart.total == 4) }
      @Test(arguments: [1, 7]) func each(price: Int) { #expect(price < 5) }
    }
    """

  private func project() throws -> TemporaryFolder {
    try TemporaryFolder([
      "Shop/App.swift": Self.app, "Shop/ShopTests/CartTests.swift": Self.cases,
      "Shop/ShopTests/PriceTests.swift": Self.functions,
    ])
  }

  private func test(_ folder: TemporaryFolder, _ options: String...) throws -> (
    code: Int32, output: String, errors: String
  ) {
    let result = try Subprocess.tessera(
      arguments: ["test", folder.path("Shop"), "--scale", "1", "--output", folder.path("results")] + options)
    return (result.code, result.output, result.errors)
  }

  @Test func everyTestRunsInAProcessOfItsOwn() throws {
    let folder = try project()
    let result = try test(folder, "--reporter", "list,junit")
    expectEqual(result.code, 1, "\(result.errors)")
    for name in [
      "CartTests/testTotal", "CartTests/testLoads", "CartTests/testLoadsInTask", "AppTests/testAppIsShownAndMoves",
      "AppTests/testChangesShowWhenTheLoopReturns",
      "Prices/sums()",
    ] { expectContains(result.output, "ok     ShopTests/\(name) (") }
    expectTrue(result.output.contains(#/ok     ShopTests/CartTests/testSkipped \([0-9.]+ s, skipped\)/#))
    expectContains(result.output, "CartTests.swift:11: error: CartTests.testFails : XCTAssertEqual failed: (\"0\")")
    expectContains(result.output, "CartTests.swift:12: Index out of range, in CartTests.testTraps()")
    expectContains(result.output, "Expectation failed: (price → 7) < 5")
    // A test without its assertion would always pass.
    expectContains(result.output, "FAILED ShopTests/CartTests/testCannotCompile (")
    expectContains(
      result.output, "CartTests.swift:15:30: left out, because it needs XCTHostedProbe, which Tessera does not")
    expectContains(result.output, "  the process ended before the test did")
    expectContains(result.output, "9 of 14 tests passed")
    let report = try String(contentsOfFile: folder.path("results/results.xml"), encoding: .utf8)
    expectContains(report, "tests=\"14\" failures=\"5\" skipped=\"1\"")
    expectContains(report, "<skipped/>")
  }

  @Test func testsAreListedAndChosen() throws {
    let folder = try project()
    let list = try test(folder, "--list").output
    expectContains(list, "ShopTests/CartTests/testTotal\n")
    expectContains(list, "ShopTests/Prices/each(price:)\n")
    expectEqual(try test(folder, "-g", "Prices/sums").code, 0)
  }

  /// A folder with a name of one letter, a project without screens, and tests that do not end.
  @Test func logicIsTestedWithoutScreens() throws {
    let cases = """
      import XCTest
      final class LogicTests: XCTestCase {
        func testValue() { XCTAssertEqual(Logic().value, 1) }
        func testHangs() { var count = 0; while true { count &+= 1 } }
      }
      """
    let folder = try TemporaryFolder([
      "E/Logic.swift": "struct Logic { var value = 1 }\n", "E/ETests/LogicTests.swift": cases,
    ])
    let result = try Subprocess.shell(
      "cd '\(folder.root)' && exec \"$0\" test E --timeout 5 --output results", tessera: true)
    expectEqual(result.code, 1, "\(result.output)\(result.errors)")
    expectContains(result.output, "ok     ETests/LogicTests/testValue (")
    expectContains(result.output, "it did not end within 5.0 seconds:\n  tessera: ")
    expectContains(result.output, "LogicTests.swift:4: it is in LogicTests.testHangs()")
    expectContains(result.output, "1 of 2 tests passed")
  }

  /// Left-out code fails its tests in every build, also when the results are within the project.
  @Test func missingCodeFailsItsTestsInEveryBuild() throws {
    func suite(_ name: String, _ body: String) -> String {
      "import XCTest\nfinal class \(name): XCTestCase { func testIt() { \(body) } }\n"
    }
    var files = ["E/Logic.swift": "struct Logic { var value = 1 }\n"]
    for name in ["A", "B", "C", "D", "F"] { files["E/ETests/\(name).swift"] = suite(name, "XCTAssertTrue(true)") }
    for name in ["G", "H"] { files["E/ETests/\(name).swift"] = suite(name, "XCTHostedProbe(\"\\(1)\") { }") }
    let folder = try TemporaryFolder(files)
    for round in 1...3 {
      try folder.write("\(round)", to: "E/data\(round).txt")
      let result = try Subprocess.shell("cd '\(folder.root)/E' && exec \"$0\" test . -g ETests/", tessera: true)
      expectContains(result.output, "5 of 7 tests passed", "round \(round)")
      for name in ["G", "H"] { expectContains(result.output, "FAILED ETests/\(name)/testIt (") }
      expectTrue(!result.output.contains("without a message"), "\(result.output)")
    }
  }

  /// An error fails the tests that need the code with it, and no others, also where it appears after a build.
  @Test func anErrorFailsItsTestsAlone() throws {
    let cases = """
      import XCTest
      final class CheckTests: XCTestCase {
        func testValue() { XCTAssertEqual(Logic().value, 1) }
        func testOverload() { XCTAssertEqual(Logic(scale: 2).value, 1) }
        func testHelper() { check(Logic()) }
      }
      """
    let helper = "import XCTest\nfunc check(_ logic: Logic) { if logic.isReady { XCTAssertEqual(logic.value, 2) } }\n"
    let folder = try TemporaryFolder([
      "E/Logic.swift": "struct Logic { var value = 1 }\n", "E/ETests/CheckTests.swift": cases,
      "E/ETests/Helper.swift": helper,
    ])
    func run() throws -> String {
      try Subprocess.tessera(arguments: ["test", folder.path("E"), "--output", folder.path("results")]).output
    }
    let first = try run()
    expectContains(first, "ok     ETests/CheckTests/testValue (")
    expectContains(first, "CheckTests.swift:4:53: left out (argument passed to call that takes no arguments)")
    expectContains(first, "CheckTests.swift:5:23: left out, because it needs check, which is left out")
    expectContains(first, "1 of 3 tests passed")
    try folder.write(cases.replacing("Logic().value", with: "Logic().cost"), to: "E/ETests/CheckTests.swift")
    expectContains(try run(), "0 of 3 tests passed")
  }

  /// A test that is left out with its type names the reason of the type, and not another in the same file.
  @Test func aTypeThatIsLeftOutNamesItsOwnReason() throws {
    let cases = """
      import XCTest
      final class FirstTests: XCTestCase {
        func testProbe() { XCTAssertNotNil(ARProbe()) }
      }
      final class SecondTests: BaseCase {
        func testInherits() { XCTAssertEqual(Logic().value, 1) }
      }
      final class ThirdTests: XCTestCase {
        func testUsesSetUp() { XCTAssertEqual(Logic().value, 1) }
        override func setUp() { ARSetting().run() }
      }
      class BaseCase: XCTestCase, ARDelegate {}
      """
    let folder = try TemporaryFolder([
      "E/Logic.swift": "struct Logic { var value = 1 }\n", "E/ETests/TypeTests.swift": cases,
    ])
    let arguments = ["test", folder.path("E"), "--output", folder.path("results")]
    let output = try Subprocess.tessera(arguments: arguments).output
    func reason(_ test: String) -> Substring {
      let lines = output.split(separator: "\n")
      return lines.firstIndex { $0.contains("ETests/\(test) (") }.map { lines[$0 + 1] } ?? "\(output)"
    }
    expectTrue(reason("FirstTests/testProbe").contains(":3:38: left out"), "\(reason("FirstTests/testProbe"))")
    let second = reason("SecondTests/testInherits")
    expectTrue(second.contains(":5:26: left out, because it needs BaseCase, which is left out"), "\(second)")
    let third = reason("ThirdTests/testUsesSetUp")
    expectTrue(third.contains(":10:27: left out"), "\(third)")
  }

  @Test(arguments: [
    ("a/b", "a"), ("a", ""), ("", ""), ("/", "/"), ("/a", "/"), ("a/", ""), ("a/b/", "a"), ("/a/b/c.txt", "/a/b"),
  ]) func pathsHaveParents(path: String, parent: String) { expectEqual(path.parentPath, parent) }

  /// The lines that a test prints hide neither why it failed nor that it passed.
  @Test func printedLinesFollowTheReason() throws {
    let cases = """
      import XCTest
      final class PrintTests: XCTestCase {
        func testFails() { for n in 0..<500 { print("line", n) }; XCTAssertEqual(1, 2, "the reason") }
        func testArrow() { print("➜ GET https://example.com") }
        func testMany() { for n in 0..<4 { XCTFail("reason \\(n)" + String(repeating: "\\nmore", count: 30)) } }
        func testColors() { XCTFail("\\u{1B}[31mred\\u{202E}\\n\\tindented") }
      }
      """
    let folder = try TemporaryFolder(["E/Logic.swift": "struct Logic {}\n", "E/ETests/PrintTests.swift": cases])
    let result = try Subprocess.tessera(
      arguments: ["test", folder.path("E"), "--output", folder.path("results"), "--reporter", "list,github,junit"])
    expectTrue(
      result.output.contains(
        #/testFails \([0-9.]+ s\)\n  .*PrintTests\.swift:3: error: PrintTests\.testFails : XCTAss/#))
    expectContains(result.output, "  output before:\n  line 0\n")
    // A test must not paint the log of a machine, in a list or in annotations.
    expectFalse(result.output.unicodeScalars.contains { ["\u{1B}", "\u{202E}"].contains($0) })
    expectContains(result.output, "\\u{1B}[31mred\\u{202E}")
    expectContains(result.output, "\n      indented\n")
    expectContains(result.output, "  line 499\n")
    expectContains(result.output, "lines are left out")
    expectFalse(result.output.contains("line 250\n"))
    expectContains(result.output, "ok     ETests/PrintTests/testArrow (")
    expectContains(result.output, "testMany : failed - reason 3\n  more\n")
    expectContains(result.output, "line=5,title=ETests/PrintTests/testMany::")
    expectFalse(result.output.contains("skipped"))
  }

  /// Frames of a project's code depend neither on the time zone of the machine nor on the seed of hashes.
  @Test func projectsAreTheSameEverywhere() throws {
    let cases = """
      import XCTest
      final class ZoneTests: XCTestCase {
        func testZone() { XCTFail("zone \\(TimeZone.current.identifier), \\(Set((0..<40).map(String.init)).joined())") }
      }
      """
    let folder = try TemporaryFolder(["E/Logic.swift": "struct Logic {}\n", "E/ETests/ZoneTests.swift": cases])
    func line(_ zone: String, _ options: String...) throws -> String {
      let result = try Subprocess.tessera(
        arguments: ["test", folder.path("E"), "--output", folder.path("results")] + options, environment: ["TZ": zone])
      return String(result.output.split(separator: "\n").first { $0.contains("zone ") } ?? "")
    }
    let first = try line("Asia/Seoul")
    expectTrue(first.contains("zone GMT") || first.contains("zone UTC"), "\(first)")
    expectEqual(try line("America/New_York"), first)
    expectContains(try line("", "--time-zone", "Asia/Seoul"), "zone Asia/Seoul")
  }

  /// Tests that do not run are named with the reason.
  @Test func testsThatDriveAnAppAreNamed() throws {
    let folder = try TemporaryFolder([
      "Shop/App.swift": Self.app,
      "Shop/ShopUITests/Tests.swift": "import XCTest\nfinal class T: XCTestCase { let app = XCUIApplication() }\n",
    ])
    let result = try test(folder, "--list")
    expectContains(result.errors, "“ShopUITests” is not run: its tests touch the app from outside")
  }
}
