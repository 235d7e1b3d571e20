import Foundation
import TestSupport
import Testing

@testable import LayoutFiles

/// The JSON of layout files: values of every kind, and for each mistake its place and what to do about it.
struct LayoutJSONTests {
  private func parse(_ text: String) throws(LayoutFileError) -> JSONNode {
    var parser = JSONParser(SourceText(name: "a.json", bytes: Array(text.utf8)))
    return try parser.parse()
  }

  /// Returns a value as compact text, with the offset of each container.
  private func plain(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): "\(value)"
    case .string(let value): "“\(value)”"
    case .array(let values): "\(node.offset)[\(values.map(plain).joined(separator: " "))]"
    case .object(let members):
      "\(node.offset){\(members.map { "\($0.offset):\($0.key)=\(plain($0.value))" }.joined(separator: " "))}"
    }
  }

  @Test func valuesOfAllKindsAreRead() throws {
    expectEqual(
      plain(
        try parse(
          " {\"a\": [1, -2.5,\t3e2 , 4E+1, 50e-1, 0, -0.25], \n\"b\":{}, \"c\" :[ ], \"d\": true,\"e\":null,\"f\":false} "
        )),
      "1{2:a=7[1.0 -2.5 300.0 40.0 5.0 0.0 -0.25] 48:b=52{} 56:c=61[] 66:d=true 76:e=null 85:f=false}")
    expectEqual(
      plain(try parse(#""\"\\\/\b\f\n\r\t\u0041\u00e9\ud83d\ude00é""#)), "“\"\\/\u{8}\u{C}\n\r\tAé😀é”")
    expectEqual(try parse("\u{FEFF}[1]").offset, 3)
    expectEqual(
      ["null", "true", "1", "\"a\"", "[]", "{}"].map { (try? parse($0))?.kind },
      ["null", "a boolean", "a number", "a string", "an array", "an object"])
    expectEqual(["null", "1"].map { (try? parse($0))?.isNull }, [true, false])
  }

  @Test func eachMistakeHasItsPlaceAndMessage() {
    let number = "is not a number as JSON writes it, such as 0.5 or -12 or 3e2."
    let cases: [(String, Int, Int, String)] = [
      ("", 1, 1, "The file is empty; it must contain one layout, or an array of them."),
      (" \n ", 1, 1, "The file is empty; it must contain one layout, or an array of them."),
      ("[1] x", 1, 5, "Unexpected 'x' after the end of the JSON value."),
      ("[1,", 1, 4, "The file ends where a value is expected; is it complete?"),
      ("{a:1}", 1, 2, "Expected a key in double quotes, found 'a'."),
      ("{\"a\":1,\n \"b\":2, \"a\":3}", 2, 9, "The key \"a\" is given twice in one object; remove one."),
      ("{\"a\" 1}", 1, 6, "Expected ':' after the key \"a\", found '1'."),
      ("{\"a\":1 ;}", 1, 8, "Expected ',' or '}' after the value of \"a\", found ';'."),
      ("{\"a\":1", 1, 7, "Expected ',' or '}' after the value of \"a\", found the end of the file."),
      ("[1 2]", 1, 4, "Expected ',' or ']' in an array, found '2'."),
      ("[\u{1}]", 1, 2, "Expected a value, found a control character; strings are in double quotes."),
      ("[yes]", 1, 2, "Expected a value, found 'yes'; strings are in double quotes."),
      ("[1,]", 1, 4, "Expected a value, found ']'; strings are in double quotes."),
      ("-inf", 1, 1, "'-' must be followed by digits; infinite numbers and NaN are not allowed."),
      ("[é, 01]", 1, 2, "Expected a value, found 'é'; strings are in double quotes."),
      ("[\"é\", 01]", 1, 7, "'01' \(number)"), ("1.", 1, 1, "'1.' \(number)"), ("1e", 1, 1, "'1e' \(number)"),
      ("-", 1, 1, "'-' \(number)"), ("1e+", 1, 1, "'1e+' \(number)"),
      ("1e999", 1, 1, "1e999 is too large; give a finite number."),
      ("\"a", 1, 1, "This string has no closing quote; is the file complete?"),
      ("\"a\nb\"", 1, 3, "A control character in a string; write it as an escape such as \\n."),
      ("\"\\", 1, 3, "The file ends in an escape."),
      ("\"\\x\"", 1, 3, "Unknown escape \\'x' in a string; a backslash itself is written \\\\."),
      ("\"\\u12g4\"", 1, 4, "Four hexadecimal digits must follow \\u."),
      ("\"\\u+123\"", 1, 4, "Four hexadecimal digits must follow \\u."),
      ("\"\\u12", 1, 4, "Four hexadecimal digits must follow \\u."),
      ("\"a\\ud800\"", 1, 3, "An unpaired surrogate; write both halves of the pair."),
      ("\"\\ud800\\u0041\"", 1, 2, "An unpaired surrogate; write both halves of the pair."),
      ("\"\\udc00\"", 1, 2, "An unpaired surrogate; write both halves of the pair."),
      (
        String(repeating: "[", count: 65), 1, 65,
        "Nested deeper than 64 levels; no layout needs as many. Take some out."
      ),
      ("\u{FEFF}[x]", 1, 2, "Expected a value, found 'x'; strings are in double quotes."),
    ]
    for word in ["NaN", "nan", "Infinity", "inf", "Inf"] {
      expectEqual(mistake("[\(word)]")?.message, "\(word) is not a number in JSON; give a finite one.")
    }
    for (text, line, column, message) in cases {
      let error = mistake(text)
      expectEqual(error?.message, message)
      expectEqual([error?.line, error?.column], [line, column], "\(text)")
      expectEqual(error?.file, "a.json")
    }
    expectEqual(mistake("[x]")?.description, "a.json:1:2: Expected a value, found 'x'; strings are in double quotes.")
    let deep = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    expectNil(mistake(deep))
  }

  private func mistake(_ text: String) -> LayoutFileError? {
    do throws(LayoutFileError) { _ = try parse(text) } catch { return error }
    return nil
  }

  @Test func filesMustBeUTF8() {
    var parser = JSONParser(SourceText(name: "a", bytes: [0x5B, 0x22, 0xFF, 0x22, 0x5D]))
    let error = #expect(throws: LayoutFileError.self) { try parser.parse() }
    expectEqual(error?.message, "This string is not UTF-8; save the file in that encoding.")
    expectEqual(error?.column, 2)
  }

  @Test func filesHaveALimit() {
    let long = String(repeating: " ", count: 16 << 20)
    expectEqual(
      mistake("1" + long)?.message, "The file is longer than 16777216 bytes; put its layouts into several files.")
  }
}
