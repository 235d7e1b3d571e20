import Testing

@testable import SourceAdapter

/// Tests are compiled as part of the tested module, although their names may be those of the tested code.
struct HidingNamesTests {
  private func adapted(_ tested: String, tests: String...) -> [Adapter.Output] {
    let paths = tests.indices.map { "/Tests/\($0).swift" }
    let inputs = zip(paths, tests).map { Adapter.Input(path: $0, text: $1) }
    let own = Adapter.Input(path: "/Sources/Own.swift", text: tested)
    return Array(Adapter(tests: Set(paths)).adapt([own] + inputs).files.dropFirst())
  }

  private func lines(_ tested: String, _ tests: String) -> String { userLines(of: adapted(tested, tests: tests)[0]) }

  @Test func typesKeepTheirNamesInTexts() {
    let result = lines("struct Item {}", "private struct Item: P {}\nlet a: [Item] = [Item()]\nextension Item {}")
    #expect(
      result == """
        extension TesseraTests { fileprivate struct Item: P {} }
        let a: [TesseraTests.Item] = [TesseraTests.Item()]
        extension TesseraTests.Item {}
        """)
  }

  @Test func theEnumerationIsDeclaredOnce() {
    let files = adapted("class A {}; class B {}", tests: "let c = 1", "class A {}", "class B {}")
    #expect(files.map { $0.text.contains("enum TesseraTests {}") } == [false, true, false])
  }

  @Test func functionsAndVariablesGetOtherNames() {
    let result = lines("func f(_ a: Int) {}; let k = 1", "func f(_ b: Int) { b.f(k) }\nlet k = 2\nlet c = { f(k) }")
    #expect(
      result == """
        func tesseraTest_f(_ b: Int) { b.f(tesseraTest_k) }
        let tesseraTest_k = 2
        let c = { tesseraTest_f(tesseraTest_k) }
        """)
  }

  @Test(arguments: [
    "class T { enum Item {}; let a = Item() }", "func f() { struct Item {}; _ = Item() }", "func f<Item>(_ a: Item) {}",
  ])
  func innerTypesHideThem(_ inner: String) {
    #expect(lines("struct Item {}", "struct Item {}\n\(inner)").hasSuffix("\n" + inner))
  }

  @Test(arguments: [
    "class T { func f() {}; func g() { f() } }", "func g(f: Int) { print(f) }", "let g = { f in f + 1 }",
    "func g() { let f = 1; print(f) }", "let g = a.f(f: 1)",
  ])
  func innerNamesHideThem(_ inner: String) {
    #expect(lines("func f() {}", "func f() {}\n\(inner)").hasSuffix("\n" + inner))
  }

  @Test(arguments: [
    ("private struct A {}", "private struct A {}"), ("func f(_ a: Int) {}", "func f(_ a: String) {}"),
    ("func f() {}; func f(_ a: Int) {}", "func f() {}"), ("class A { class B {} }", "class B {}"),
  ])
  func otherNamesStay(_ tested: String, _ tests: String) {
    #expect(lines(tested, tests) == tests)
  }

  @Test func messagesNameColumnsOfTheUser() {
    let output = adapted("struct A {}", tests: "struct A {}\nlet b = A(), c = 1, d = #selector(f), e = A()")[0]
    let line = userLines(of: output).split(separator: "\n")[1]
    for name in ["let b", "c = 1", "e = "] {
      let column = line.utf8.distance(from: line.startIndex, to: line.range(of: name)!.lowerBound) + 1
      let own = "let b = A(), c = 1, d = #selector(f), e = A()"
      let wanted = own.utf8.distance(from: own.startIndex, to: own.range(of: name)!.lowerBound) + 1
      #expect(output.columns.original(line: 2, column: column) == wanted)
    }
  }
}
