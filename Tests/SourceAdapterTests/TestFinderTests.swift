import SourceAdapter
import TestSupport
import Testing

/// The tests that the adapter finds in a target.
struct FoundTests {
  private func paths(_ sources: String...) -> [String] {
    let inputs = sources.enumerated().map { Adapter.Input(path: "/\($0).swift", text: $1) }
    return Adapter().adapt(inputs).tests.map { "\($0.suite)/\($0.name)" }
  }

  @Test func methodsOfTestCasesAreTests() {
    let base = "import XCTest\nclass Base: XCTestCase { func testShared() {}; func helper() {}; func tester() {} }"
    let own = """
      final class CartTests: Base {
        func testTotal() throws {}
        func testLoads() async {}
        func testWith(_ value: Int) {}
        func testValue() -> Int { 1 }
        static func testStatic() {}
        private func testHidden() {}
      }
      extension CartTests { func testInExtension() {} }
      class Plain { func testNothing() {} }
      private class Hidden: XCTestCase { func testUnseen() {} }
      enum Group { class Inner: XCTestCase { func testInside() {} } }
      """
    expectEqual(
      paths(base, own),
      [
        "Base/testShared", "Base/tester", "CartTests/testTotal", "CartTests/testLoads", "CartTests/testInExtension",
        "CartTests/testShared", "CartTests/tester", "Group.Inner/testInside",
      ])
  }

  @Test func functionsWithTheAttributeAreTests() {
    let source = """
      import Testing
      struct Prices {
        @Test func sums() {}
        @Test("each", arguments: [1, 2]) func each(price: Int, _ other: Int) async throws {}
        struct Inner { @Testing.Test func inside() {} }
        func plain() {}
      }
      @Test func global() {}
      """
    expectEqual(paths(source), ["Prices/sums()", "Prices/each(price:_:)", "Prices.Inner/inside()", "/global()"])
  }

  @Test func linesAreThoseOfTheDeclaration() {
    let source = "import XCTest\nclass A: XCTestCase {\n  func testOne() async {\n    print(1)\n  }\n}"
    let test = Adapter().adapt([.init(path: "/A.swift", text: source)]).tests.first
    expectEqual(test?.line, 3)
    expectEqual(test?.lastLine, 5)
    expectEqual(test?.isAsync, true)
  }

  /// Test files use UIKit without its import.
  @Test func testsImportUIKit() { expectTrue(addedImports("import XCTest").contains("import UIKit")) }
}
