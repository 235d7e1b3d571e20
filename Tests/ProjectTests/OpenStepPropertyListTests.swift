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

  @Test func eachMistakeHasItsLineAndReason() {
    let cases: [(String, Int, String)] = [
      ("", 1, "the file ends where a value should be"), ("{ a = 1; }\nb", 2, "there is text after the end of the list"),
      ("{\n /* open\n", 2, "this comment has no end"), ("\n{ a = 1;\n", 2, "this “{” has no “}”"),
      ("(\n(\n1,\n", 2, "this “(” has no “)”"),
      ("(1\n2)", 2, "a “,” or “)” is missing in the list that begins in line 1"),
      ("{ a\n1; }", 2, "a “=” is missing after the key a"), ("{ a = 1\n}", 2, "a “;” is missing after the value of a"),
      ("<0f", 1, "this “<” has no “>”"), ("\n\"a\nb", 2, "this string has no end"),
      ("{ a = }; }", 1, "“}” cannot begin a value"),
      ("(=)", 1, "“=” cannot begin a value"),
      (String(repeating: "(", count: 129), 1, "lists are nested more than 128 deep"),
    ]
    for (text, line, reason) in cases {
      let error = #expect(throws: OpenStepPropertyList.ParseError.self) { try OpenStepPropertyList(parsing: text) }
      #expect(error?.line == line && error?.reason == reason, "\(error.map { "\($0)" } ?? "")")
    }
  }

  @Test func escapesStandForCharacters() throws {
    func string(_ text: String) throws -> String? { try OpenStepPropertyList(parsing: text).string }
    #expect(try string(#""a\nb\tc\rd\\e\"f\'g\qh""#) == "a\nb\tc\rd\\e\"f'gqh")
    #expect(try string(#""\U00e9\u20AC\UD800\U41x""#) == "é€\u{FFFD}Ax")
    #expect(try string(#""\101\0601\7\778""#) == "A01\u{7}?8")
    #expect(try string("'a\"b'") == "a\"b")
    #expect(try string("'a\\'b'") == "a'b")
    #expect(try string("\u{FEFF}a_$/:.-+@<>~*Z9é") == "a_$/:.-+@<>~*Z9é")
    #expect(try string("<0f bd>") == "<0f bd>")
  }

  @Test func blanksAndCommentsAreSkipped() throws {
    let list = try OpenStepPropertyList(parsing: " // one\n/**/( /* a * / */ 1 // end\n, 2 ,\t)//")
    #expect(list.strings == ["1", "2"])
    #expect(try OpenStepPropertyList(parsing: "a").strings == ["a"])
    #expect(try OpenStepPropertyList(parsing: "{a=b;}").strings == [])
    #expect(try OpenStepPropertyList(parsing: "{a=b;a=c;}")["a"]?.string == "c")
    let deep = String(repeating: "(", count: 127) + "x" + String(repeating: ")", count: 127)
    #expect(throws: Never.self) { try OpenStepPropertyList(parsing: deep) }
  }
}
