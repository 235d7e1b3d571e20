import Testing

@testable import SourceAdapter

/// Code that cannot be compiled is left out in the smallest pieces, and everything else stays where it was.
struct OmissionTests {
  /// Returns a file without the code at a mark, `‹`, which is no part of it.
  private func text(_ source: String, conformance: String? = nil, isWhole: Bool = false) -> String {
    var omissions: [Omission] = []
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let parts = line.split(separator: "‹", omittingEmptySubsequences: false)
      var column = 1
      for part in parts.dropLast() {
        column += part.utf8.count
        omissions.append(Omission(line: number + 1, column: column, conformance: conformance, isWhole: isWhole))
      }
    }
    let file = SourceFile(path: "A.swift", text: source.replacing("‹", with: ""))
    let result = String(decoding: file.leavingOut(omissions).bytes, as: UTF8.self)
    // Pieces are replaced by spaces.
    return result.split(separator: "\n", omittingEmptySubsequences: false).map {
      var line = String($0)
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  @Test func aStatementIsLeftOut() {
    let source = "func f() {\n  a()\n  view.‹snp.make { make in\n    make.top.equal(b)\n  }\n  c()\n}"
    #expect(text(source) == "func f() {\n  a()\n\n\n\n  c()\n}")
  }

  @Test func aStatementInAClosureIsLeftOutAlone() {
    #expect(
      text("let a: B = {\n  let b = B()\n  b.‹x()\n  return b\n}()") == "let a: B = {\n  let b = B()\n\n  return b\n}()"
    )
  }

  @Test func anElementOfAListIsLeftOutAlone() {
    #expect(text("activate([\n  a.top,\n  ‹web.top,\n  b.top,\n])") == "activate([\n  a.top,\n\n  b.top,\n])")
    #expect(text("[a, b, ‹web].forEach(add)") == "[a, b,    ].forEach(add)")
    #expect(text("add([‹web])\nb()") == "\nb()", "nothing to add")
    #expect(text("let a = [b, ‹web]\nc()") == "\nc()", "a list that is used by position")
    let nested = "add([a, make {\n  b()\n  ‹web()\n  return c\n}])"
    #expect(text(nested) == "add([a, make {\n  b()\n\n  return c\n}])", "a statement within an element")
  }

  @Test func aMemberIsLeftOutForItsType() {
    #expect(
      text("class A {\n  var a: ‹Bag?\n  func f(_ b: ‹Bag) {}\n  var c = 1\n}") == "class A {\n\n\n  var c = 1\n}")
  }

  @Test func aConformanceIsLeftOut() {
    #expect(text("class A: B, ‹MapDelegate, C {\n}").replacing(" ", with: "") == "classA:B,C{\n}")
    #expect(text("extension A: ‹MapDelegate { func f() {} }").replacing(" ", with: "") == "extensionA{funcf(){}}")
    let other = text("final class ‹A: B, Coding { }", conformance: "Coding")
    #expect(other.replacing(" ", with: "") == "finalclassA:B{}")
  }

  @Test func aSubclassOfAnAbsentClassIsLeftOut() {
    #expect(text("let a = 1\nclass A: ‹Swipe {\n  override func f() {}\n}\nlet b = 2") == "let a = 1\n\n\n\nlet b = 2")
  }

  @Test func aFunctionThatReturnsNothingReportsIt() {
    #expect(text("func f() -> Int {\n\n‹}") == "func f() -> Int { tesseraLeftOut()\n\n}")
    #expect(text("var a: Int {\n\n‹}") == "var a: Int { tesseraLeftOut()\n\n}")
  }

  @Test func aBranchOfASwitchKeepsAStatement() {
    #expect(text("switch a {\ncase 1: ‹absent()\ndefault: b()\n}") == "switch a {\ncase 1: break\ndefault: b()\n}")
    #expect(text("switch a {\ncase .‹x: c()\ndefault: b()\n}") == "switch a {\n\ndefault: b()\n}")
  }

  @Test func anInitialValueStaysWithoutAnAbsentMember() {
    #expect(
      text("let a = View(frame: .zero).‹then {\n  $0.b = 1\n}\nlet c = 1")
        == "let a = View(frame: .zero)\n\n\nlet c = 1")
    #expect(text("let c = 1\nlet a = Module.‹value") == "let c = 1\n")
  }

  /// In files with tests, a declaration is left out as a whole, so that no test that relies on it compiles.
  @Test func aDeclarationIsLeftOutAsAWhole() {
    let suite = "final class A: XCTestCase {\n  let a = ‹Mock()\n  func testA() {\n    if b { ‹c() }\n  }\n}"
    #expect(text(suite, isWhole: true) == "final class A: XCTestCase {\n\n\n\n\n}")
    #expect(text("func check() {\n  ‹a()\n}\nlet b = 1", isWhole: true) == "\n\n\nlet b = 1")
    #expect(
      text("#if DEBUG\nfunc a() { ‹b() }\nfunc c() {}\n#endif", isWhole: true) == "#if DEBUG\n\nfunc c() {}\n#endif")
    let local = "@Suite struct A {\n  @Test func a() {\n    class B: C { override func d() { ‹e() } }\n  }\n}"
    #expect(text(local, isWhole: true) == "@Suite struct A {\n\n\n\n}")
  }

  @Test(arguments: [
    "class A: XCTestCase {\n  override func setUp() { ‹a() }\n}", "struct A {\n  init() { ‹a() }\n}",
    "class A: Delegate {\n  func list(didSelect: Int) { ‹a() }\n}",
    "extension A: Delegate {\n  func list(didSelect: Int) { ‹a() }\n}",
  ]) func whatIsCalledWithoutItsNameTakesItsTypeWithIt(source: String) {
    #expect(text(source + "\nlet b = 1", isWhole: true) == "\n\n\nlet b = 1")
  }

  @Test(arguments: [(0, 0), (9, 9), (1, 400), (-1, -1), (2, 0)]) func aPositionOutsideOfTheFileIsIgnored(
    line: Int, column: Int
  ) {
    let file = SourceFile(path: "A.swift", text: "let a = 1\n")
    _ = file.leavingOut([Omission(line: line, column: column)])
  }
}
