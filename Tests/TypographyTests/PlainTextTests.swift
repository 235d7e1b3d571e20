import Foundation
import Geometry
import PlainText
import TestSupport
import Testing

/// Numbers, JSON, names and quotes as messages and files have them.
struct PlainTextTests {
  @Test(
    arguments: [
      ("1", 1), ("-1", -1), ("+1.5", 1.5), ("007", 7), ("0.25", 0.25), ("1.", nil), (".5", nil), ("-.5", nil),
      ("", nil),
      ("-", nil), ("1e3", nil), ("0x10", nil), ("inf", nil), ("nan", nil), (" 1", nil), ("1 ", nil), ("--1", nil),
      ("1.2.3", nil), ("1,5", nil), ("٣", nil), (String(repeating: "1", count: 40), 1.1111111111111111e39),
      (String(repeating: "1", count: 41), nil), ("-" + String(repeating: "0", count: 39) + "7", -7),
    ] as [(String, Double?)])
  func decimalsArePlainDigits(text: String, value: Double?) { expectEqual(Double(decimal: text), value) }

  @Test(
    arguments: [
      (1, 2, "1"), (1.5, 2, "1.5"), (1.25, 1, "1.3"), (-1.25, 1, "-1.3"), (1.006, 2, "1.01"), (1.004, 2, "1"),
      (-0.004, 2, "0"), (0.05, 2, "0.05"), (-0.5, 0, "-1"), (0.5, 0, "1"), (0.4999, 0, "0"), (100, 4, "100"),
      (1.10, 3, "1.1"), (.nan, 2, "0"), (.infinity, 2, "1000000000000"), (-.infinity, 2, "-1000000000000"),
      (1e12, 0, "1000000000000"), (-1e13, 0, "-1000000000000"), (999_999_999_999, 0, "999999999999"),
      (999_999_999_999.5, 2, "999999999999.5"), (-0.0, 2, "0"),
    ] as [(Double, Int, String)])
  func numbersAreRoundedToDecimals(value: Double, decimals: Int, text: String) {
    expectEqual(value.text(decimals: decimals), text)
    expectEqual(CGFloat(value).text(decimals: decimals), text)
  }

  /// The line and the page are the same JSON, which Foundation reads.
  @Test func jsonIsWrittenAsALineAndAsAPage() throws {
    let value = JSONText.object([
      ("text", .string("a\"b\\c\n\r\t\u{1}\u{1F}é\u{2028}")), ("none", .null),
      ("flags", .array([.bool(true), .bool(false)])),
      (
        "numbers",
        .array([.integer(-3), .decimal(1.23456, places: 2), .decimal(1e12, places: 2), .decimal(.nan, places: 1)])
      ),
      ("empty", .array([])), ("nothing", .object([])), ("list", .array([.object([("a", .integer(1))]), .integer(2)])),
      ("rect", .rect(rect(1, 2.5, 3, 4.00001))), ("point", .point(CGPoint(x: -1, y: 0.12345))),
      ("transform", .transform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))),
    ])
    let line = #"""
      {"text":"a\"b\\c\n\r\t\u0001\u001fé\#u{2028}","none":null,"flags":[true,false],"numbers":[-3,1.23,1000000000000.0,0],"empty":[],"nothing":{},"list":[{"a":1},2],"rect":[1,2.5,3,4],"point":[-1,0.1235],"transform":[1,2,3,4,5,6]}
      """#
    expectEqual(value.line, line.replacingOccurrences(of: "#u{2028}", with: "\u{2028}"))
    expectEqual(
      value.page.replacingOccurrences(of: "\u{2028}", with: ""),
      #"""
      {
        "text": "a\"b\\c\n\r\t\u0001\u001fé",
        "none": null,
        "flags": [true, false],
        "numbers": [-3, 1.23, 1000000000000.0, 0],
        "empty": [],
        "nothing": {},
        "list": [
          {
            "a": 1
          },
          2
        ],
        "rect": [1, 2.5, 3, 4],
        "point": [-1, 0.1235],
        "transform": [1, 2, 3, 4, 5, 6]
      }
      """#)
    let (first, second) = try (
      JSONSerialization.jsonObject(with: Data(value.line.utf8)) as? NSDictionary,
      JSONSerialization.jsonObject(with: Data(value.page.utf8)) as? NSDictionary
    )
    expectEqual(first, second)
    expectEqual(first?["text"] as? String, "a\"b\\c\n\r\t\u{1}\u{1F}é\u{2028}")
  }

  /// The distance of Damerau and Levenshtein: two edits, or a third of the letters, are a misspelling.
  @Test(
    arguments: [
      ("carousel", "carousel"), ("Carousel", "carousel"), ("carousle", "carousel"), ("carosel", "carousel"),
      ("carrousell", "carousel"), ("lsit", "list"), ("lit", "list"), ("xyst", "list"), ("abst", "list"), ("gr", "grid"),
      ("inspec", "inspector-panel"), ("qqqqq", nil), ("inspecto", "inspector-panel"), ("", nil),
      ("waterfallgrd", "waterfall-grid"), ("waterfxxx-xrid", "waterfall-grid"), ("watexxxxx-xrid", nil),
    ] as [(String, String?)])
  func theNearestNameIsSuggested(word: String, name: String?) {
    let names = ["carousel", "list", "grid", "inspector-panel", "waterfall-grid"]
    expectEqual(Nearest.name(to: word, among: names), name)
  }

  @Test func suggestionsHaveLimitsAndHints() {
    let long = String(repeating: "a", count: 64)
    expectEqual(Nearest.name(to: long, among: [long]), long)
    expectNil(Nearest.name(to: long + "a", among: [long + "a"]))
    expectNil(Nearest.name(to: "a", among: []))
    expectEqual(Nearest.hint("list"), " (did you mean “list”?)")
    expectEqual(Nearest.hint(nil), "")
  }

  @Test(
    arguments: [
      ("time", "timeline", 0), ("tiem", "time", 1), ("timelnie", "timeline", 1), ("carouzzel", "carousel", 2),
      ("caxrozsel", "carousel", 2), ("caxrozxel", "carousel", nil), ("tim", "time", nil), ("xime", "time", nil),
      ("tiwx", "time", nil),
      ("timelxxe", "timeline", 2), ("timxle", "time", nil), ("캐로셀", "캐러셀", 1), ("carousel", "", nil),
    ] as [(String, String, Int?)])
  func misspelledWordsAreFound(word: String, other: String, edits: Int?) {
    expectEqual(Nearest.misspellings(of: word, in: other), edits)
  }

  @Test(arguments: [
    ("/a/b", "/a"), ("/a/b/", "/a"), ("/a", "/"), ("/", "/"), ("a", ""), ("a/b", "a"), ("", ""), ("//", "/"),
    ("a//b", "a/"),
    ("/a/b//", "/a"),
  ])
  func foldersContainTheirPaths(path: String, parent: String) { expectEqual(path.parentPath, parent) }

  @Test func invisibleCharactersAreEscaped() {
    expectEqual("a\n\u{200B}\u{2028}\u{2029}\u{E000}é한".escaped(), "a\\u{A}\\u{200B}\\u{2028}\\u{2029}\\u{E000}é한")
    expectEqual("abcdef".escaped(limit: 3), "abc…")
    expectEqual("abc".escaped(limit: 3), "abc")
    expectEqual(String(repeating: "a", count: 81).escaped(), String(repeating: "a", count: 80) + "…")
    expectEqual(String(repeating: "a", count: 241).quoted, "“" + String(repeating: "a", count: 240) + "…”")
    expectEqual("it's".shellQuoted, #"'it'\''s'"#)
    expectEqual("".shellQuoted, "''")
    expectEqual("'".shellQuoted, #"''\'''"#)
  }
}
