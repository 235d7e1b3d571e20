import Foundation
import TestSupport
import Testing

@testable import TesseraTesting

/// Texts that assertions write into the source of a test.
struct InlineSnapshotTests {
  private func written(
    _ text: String, into source: String, line: Int, column: Int, offset: Int = 0
  ) throws -> String {
    try InlineSnapshotSource.rewrite(
      source, line: line, column: column, with: text, InlineSnapshotSyntaxDescriptor(trailingClosureOffset: offset))
  }

  /// A source, the position of the call's opening bracket, the text, and the source with the text.
  @Test(arguments: [
    ("check(of: 1)\n", 1, 6, "1", "check(of: 1) {\n  \"\"\"\n  1\n  \"\"\"\n}\n"),
    // The compiler may report the name's position, too.
    ("check(of: 1)\n", 1, 1, "1", "check(of: 1) {\n  \"\"\"\n  1\n  \"\"\"\n}\n"),
    // The text of before is replaced, and what follows stays.
    ("check(of: 1) { \"0\" }; next() // }", 1, 6, "1", "check(of: 1) {\n  \"\"\"\n  1\n  \"\"\"\n}; next() // }"),
    // Indentation is that of the call, and one step is that of the file.
    (
      "f {\n    check(of: a)\n}", 2, 10, "a\n\nb\n",
      "f {\n    check(of: a) {\n        \"\"\"\n        a\n\n        b\n\n        \"\"\"\n    }\n}"
    ),
    // Strings, comments and interpolations may contain brackets.
    (
      "check(of: \")(\\(f(\")\"))\" /* ) */, #\"\"\")\"#) // (", 1, 6, "1",
      "check(of: \")(\\(f(\")\"))\" /* ) */, #\"\"\")\"#) {\n  \"\"\"\n  1\n  \"\"\"\n} // ("
    ),
    // A text with quotation marks and backslashes has number signs.
    ("check(of: 1)", 1, 6, "\\(a)\n\"\"\"", "check(of: 1) {\n  #\"\"\"\n  \\(a)\n  \"\"\"\n  \"\"\"#\n}"),
  ])
  func textStandsBehindTheCall(source: String, line: Int, column: Int, text: String, result: String) throws {
    expectEqual(try written(text, into: source, line: line, column: column), result)
    // Writing the same text again changes nothing.
    expectEqual(try written(text, into: result, line: line, column: column), result)
  }

  @Test func textMayFollowOtherClosures() throws {
    let result = try written("1", into: "check(1) { 2 }", line: 1, column: 6, offset: 1)
    expectEqual(result, "check(1) { 2 } matches: {\n  \"\"\"\n  1\n  \"\"\"\n}")
    expectEqual(try written("1", into: result, line: 1, column: 6, offset: 1).count, result.count)
  }

  @Test(arguments: [("", 1, 1), ("let a = 1", 1, 5), ("check(of: 1", 1, 6), ("check()", 4, 1), ("check()", 1, 99)])
  func changedSourceIsRefused(source: String, line: Int, column: Int) {
    #expect(throws: SnapshotError.self) { try written("1", into: source, line: line, column: column) }
  }

  /// Processes that run the tests of one build at the same time, each of which knows only the lines that were compiled.
  @Test func processesDoNotOverwriteEachOther() throws {
    let folder = TemporaryFolder()
    let path = folder.path("Some.swift")
    let count = 24
    try Data(String(repeating: "check()\n", count: count).utf8).write(to: URL(filePath: path))
    @Sendable func write(_ line: Int, build: String = "one") throws {
      let edits = InlineEdits(file: folder.path("edits"), build: build)
      let place = SourcePlace(file: path, line: line, column: 6, closure: InlineSnapshotSyntaxDescriptor())
      try InlineSnapshotSource.write("\(line)", at: place, edits)
    }
    DispatchQueue.concurrentPerform(iterations: count) { try? write(count - $0) }
    let expected = (1...count).map { "check() {\n  \"\"\"\n  \($0)\n  \"\"\"\n}\n" }.joined()
    expectEqual(try String(contentsOfFile: path, encoding: .utf8), expected)
    // The next build was compiled with these lines, and a source that somebody put back has its lines again.
    try write(6, build: "two")
    expectEqual(try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")[7], "  6")
    try Data("check()\ncheck()\n".utf8).write(to: URL(filePath: path))
    try write(2, build: "two")
    expectEqual(
      try String(contentsOfFile: path, encoding: .utf8), "check()\ncheck() {\n  \"\"\"\n  2\n  \"\"\"\n}\n")
  }

  @Test func assertionsFurtherDownKeepTheirLines() throws {
    let folder = TemporaryFolder()
    let path = folder.path("Some.swift")
    try Data("check(of: 1)\ncheck(of: 2)\n".utf8).write(to: URL(filePath: path))
    func failure(_ text: String, line: Int, expected: String? = nil, _ mode: SnapshotTestingConfiguration.Record) throws
      -> String?
    {
      let place = SourcePlace(file: path, line: line, column: 6, closure: InlineSnapshotSyntaxDescriptor())
      return try InlineSnapshot(diffing: .lines, mode: mode, place: place, test: "test()")
        .failure(of: text, expected: expected, message: "")
    }
    expectTrue(try failure("1", line: 1, .missing)?.hasPrefix("Automatically recorded") == true)
    expectTrue(try failure("2", line: 2, .missing)?.hasPrefix("Automatically recorded") == true)
    let source = try String(contentsOfFile: path, encoding: .utf8)
    expectEqual(
      source, "check(of: 1) {\n  \"\"\"\n  1\n  \"\"\"\n}\ncheck(of: 2) {\n  \"\"\"\n  2\n  \"\"\"\n}\n")
    expectNil(try failure("1", line: 1, expected: "1", .missing))
    expectTrue(try failure("3", line: 1, expected: "1", .missing)?.contains("− 1\n+ 3") == true)
    expectTrue(try failure("1", line: 1, .never)?.contains("recording is disabled") == true)
    expectEqual(try String(contentsOfFile: path, encoding: .utf8), source)
    expectTrue(try failure("3", line: 1, expected: "1", .failed)?.hasSuffix("automatically recorded.") == true)
    expectTrue(try String(contentsOfFile: path, encoding: .utf8).contains("  3\n"))
  }
}
