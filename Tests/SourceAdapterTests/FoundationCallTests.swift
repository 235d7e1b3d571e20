import Foundation
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Classes and methods of Foundation that adapted source uses in other forms.
struct FoundationCallTests {
  @Test(arguments: [
    (
      "r.enumerateMatches(in: s, range: n) { _, _, _ in }", "r.tesseraEnumerateMatches(in: s, range: n) { _, _, _ in }"
    ),
    ("r.enumerateMatches(of: s)", "r.enumerateMatches(of: s)"),
    (
      "extension R { func enumerateMatches(in s: S) {} }\nr.enumerateMatches(in: s)",
      "extension R { func enumerateMatches(in s: S) {} }\nr.enumerateMatches(in: s)"
    ),
    ("let e = NSExpression(format: s)", "let e = TesseraExpression(format: s)"),
    ("class NSExpression {}\nlet e: NSExpression", "class NSExpression {}\nlet e: NSExpression"),
    ("let f = DateFormatter()", "let f = DateFormatter()"),
    (
      "let f = DateFormatter(); f.doesRelativeDateFormatting = true",
      "let f = TesseraDateFormatter(); f.doesRelativeDateFormatting = true"
    ),
    ("extension CGFloat { var a: Self { abs(self) } }", "extension CGFloat { var a: Self { Swift.abs(self) } }"),
    (
      "extension CGFloat { func a(_ l: Self) -> Self { l.min(min(self, l), max(by: l)) } }",
      "extension CGFloat { func a(_ l: Self) -> Self { l.min(Swift.min(self, l), max(by: l)) } }"
    ),
    ("extension CGPoint { var a: CGFloat { abs(x) } }", "extension CGPoint { var a: CGFloat { abs(x) } }"),
    (
      "extension CGFloat { func min(_ a: Self) -> Self { a }\n var b: Self { min(1) } }",
      "extension CGFloat { func min(_ a: Self) -> Self { a }\n var b: Self { min(1) } }"
    ),
  ])
  func callsAreReplaced(_ example: (String, String)) { expectEqual(adapted(example.0), example.1) }

  // MARK: Enumerations

  @Test func matchesAreEnumeratedUntilTheClosureStops() throws {
    let expression = try NSRegularExpression(pattern: "[0-9]")
    var found: [Int] = []
    expression.tesseraEnumerateMatches(in: "1a2b3", range: NSRange(location: 0, length: 5)) { result, _, stop in
      found.append(result?.range.location ?? -1)
      stop.pointee = ObjCBool(found.count == 2)
    }
    expectEqual(found, [0, 2])
  }

  private func parts(_ text: String, _ options: String.EnumerationOptions) -> [String] {
    var found: [String] = []
    text.tesseraEnumerateSubstrings(in: text.startIndex..., options: options) { part, _, enclosing, _ in
      found.append("\(part ?? "-")|\(text[enclosing])")
    }
    return found
  }

  /// The enclosing ranges together are the whole text.
  @Test func wordsAreEnumerated() {
    expectEqual(parts("Hi, it's 3.5.", .byWords), ["Hi|Hi, ", "it's|it's ", "3.5|3.5."])
    expectEqual(parts("a b", [.byWords, .reverse]), ["b|b", "a|a "])
    expectEqual(parts("a b", [.byWords, .substringNotRequired]), ["-|a ", "-|b"])
    expectEqual(parts("한국어 말", .byWords), ["한국어|한국어 ", "말|말"])
    expectEqual(parts(" ,", .byWords), [])
  }

  @Test func sentencesAreEnumeratedWithTheSpaceBehindThem() {
    expectEqual(parts("One. Two?", .bySentences), ["One. |One. ", "Two?|Two?"])
    expectEqual(parts("It is 3.5 at e.g. home. Yes", .bySentences).count, 2)
    expectEqual(
      parts("\"No!\" He left.\nEnd", .bySentences).map { $0.split(separator: "|")[0] },
      ["\"No!\" ", "He left.\n", "End"])
  }

  @Test func otherPartsAreFoundations() {
    expectEqual(parts("a\nb", .byLines), ["a|a\n", "b|b"])
    var words: [NSRange] = []
    ("ä bc" as NSString).tesseraEnumerateSubstrings(in: NSRange(location: 0, length: 4), options: .byWords) {
      words.append($1)
      $3.pointee = ObjCBool(words.count == 5)
    }
    expectEqual(words, [NSRange(location: 0, length: 1), NSRange(location: 2, length: 2)])
  }

  // MARK: Expressions

  @Test(
    arguments: [
      ("2 + 3 * 4", 14), ("(2+3)*4", 20), ("7/2", 3), ("7.0/2", 3.5), ("-3 - -2", -1), ("2 ** 3 ** 2", 512),
      ("10-4-3", 3),
      ("sqrt(9) + abs(-1)", 4), ("1.5e2", 150), ("8/4/2", 1), ("3*-2", -6), (".5+1", 1.5),
    ] as [(String, Double)])
  func arithmeticIsCalculated(format: String, value: Double) {
    expectEqual(TesseraExpression(format: format).expressionValue(with: nil, context: nil) as? Double, value)
  }

  @Test func expressionsReadPropertiesAndArguments() {
    let expression = TesseraExpression(format: "width * %@ + %K", 2, "height")
    expectEqual(expression.expressionValue(with: ["width": 3, "height": 4], context: nil) as? Int, 10)
    expectEqual(TesseraExpression(forConstantValue: "a").expressionValue(with: nil, context: nil) as? String, "a")
  }

  // MARK: Names

  private var person: PersonNameComponents {
    var name = PersonNameComponents()
    (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Thomas", "Louis", "Clark")
    (name.nameSuffix, name.nickname) = ("Jr.", "Tom")
    return name
  }

  /// The example of Apple's documentation of the styles.
  @Test func namesHaveStyles() {
    let formatter = TesseraNameFormatter()
    func text(_ style: TesseraNameFormatter.Style) -> String {
      formatter.style = style
      return formatter.string(from: person)
    }
    expectEqual(text(.default), "Thomas Clark")
    expectEqual(text(.short), "Tom")
    expectEqual(text(.medium), "Thomas Clark")
    expectEqual(text(.long), "Dr. Thomas Louis Clark Jr.")
    expectEqual(text(.abbreviated), "TC")
    var korean = PersonNameComponents()
    (korean.givenName, korean.familyName) = ("민준", "김")
    formatter.style = .medium
    expectEqual(formatter.string(from: korean), "김민준")
  }

  @Test(arguments: ["Dr. Thomas Louis Clark Jr.", "Clark, Dr. Thomas Louis"])
  func namesAreRead(text: String) throws {
    let name = try #require(TesseraNameFormatter().personNameComponents(from: text))
    expectEqual(
      [name.namePrefix, name.givenName, name.middleName, name.familyName], ["Dr.", "Thomas", "Louis", "Clark"])
    expectNil(TesseraNameFormatter().personNameComponents(from: " "))
    expectEqual(TesseraNameFormatter().personNameComponents(from: "Ann")?.givenName, "Ann")
  }

  // MARK: Dates

  @Test(arguments: [(0, "Today", "Heute"), (-1, "Yesterday", "Gestern"), (1, "Tomorrow", "Morgen")])
  func daysAroundTodayHaveNames(offset: Int, english: String, german: String) throws {
    let formatter = TesseraDateFormatter()
    (formatter.dateStyle, formatter.locale) = (.medium, Locale(identifier: "en_US"))
    let noon = Calendar.current.startOfDay(for: Date(timeIntervalSinceNow: 0)).addingTimeInterval(43_200)
    let date = try #require(Calendar.current.date(byAdding: .day, value: offset, to: noon))
    expectFalse(formatter.string(from: date).contains(english))
    formatter.doesRelativeDateFormatting = true
    expectEqual(formatter.string(from: date), english)
    formatter.timeStyle = .short
    #expect(formatter.string(from: date).hasPrefix(english + " at 12:00"))
    formatter.locale = Locale(identifier: "de_DE")
    expectEqual(formatter.string(from: date), german + ", 12:00")
    let far = try #require(Calendar.current.date(byAdding: .day, value: 20, to: noon))
    formatter.locale = Locale(identifier: "en_US")
    #expect(!formatter.string(from: far).contains("in "))
  }
}
