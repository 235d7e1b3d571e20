import Testing

import Projects

struct OpenStepPropertyLists {
  @Test func valuesOfAllKindsAreRead() throws {
    let text = """
      // !$*UTF8*$!
      { archiveVersion = 1; /* a comment */ name = "A \\"quoted\\" \\U00e9"; list = ( A, "B C", { k = v; }, );
        path = a/b-c.swift; data = <0fbd77>; empty = {}; none = (); }
      """
    let list = try OpenStepPropertyList(parsing: text)
    #expect(list["archiveVersion"]?.string == "1")
    #expect(list["name"]?.string == "A \"quoted\" é")
    #expect(list["list"]?.array?.count == 3)
    #expect(list["list"]?.strings == ["A", "B C"])
    #expect(list["path"]?.string == "a/b-c.swift")
    #expect(list["empty"] == .dictionary([:]))
    #expect(list["none"] == .array([]))
  }

  @Test(arguments: [
    ("{\n a = 1;\n b = ;\n}", 3), ("{\n a = 1\n}", 3), ("{\n a = (1, 2;\n}", 2), ("{\n\n a = \"x;\n}", 3), ("", 1),
    ("{ a = 1; } b", 1), ("{\n a = 1; /* open\n", 2), ("{\n a = 1;\n", 1),
  ])
  func damageIsFoundInItsLine(text: String, line: Int) {
    let error = #expect(throws: OpenStepPropertyList.ParseError.self) { try OpenStepPropertyList(parsing: text) }
    #expect(error?.line == line)
  }

  @Test func depthIsLimited() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: OpenStepPropertyList.ParseError.self) { try OpenStepPropertyList(parsing: text) }
  }

  /// Any prefix of a list is refused, and none makes the parser trap.
  @Test func everyPrefixIsRefused() throws {
    let text = "{ a = ( \"b\\n\", <00>, { c = d; } ); \"e\" = /* f */ g; }"
    _ = try OpenStepPropertyList(parsing: text)
    for count in 0..<text.count {
      #expect(throws: OpenStepPropertyList.ParseError.self) {
        try OpenStepPropertyList(parsing: String(text.prefix(count)))
      }
    }
  }
}
