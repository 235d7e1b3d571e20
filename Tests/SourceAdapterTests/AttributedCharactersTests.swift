import Foundation
import TestSupport
import Testing
import TesseraRuntime
import UIKit

/// Edits of an attributed string through its characters.
struct AttributedCharactersTests {
  private static let key = NSAttributedString.Key("key")

  private static func text(_ parts: [(String, Int)]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, value) in parts { text.append(NSAttributedString(string: part, attributes: [key: value])) }
    return text
  }

  /// Each character's value of the attribute.
  private static func values(_ text: NSAttributedString) -> [Int?] {
    (0..<text.length).map { text.attribute(key, at: $0, effectiveRange: nil) as? Int }
  }

  @Test func longerTextHasTheFirstCharactersAttributes() {
    let text = Self.text([("ab", 1), ("cd", 2)])
    text.tesseraMutableString.setString("longer text")
    expectEqual(text.string, "longer text")
    expectEqual(Self.values(text), Array(repeating: 1, count: 11))
  }

  @Test func editsKeepTheAttributesOfOtherCharacters() {
    let text = Self.text([("ab", 1), ("cd", 2)])
    let characters = text.tesseraMutableString
    characters.insert("x", at: 2)
    characters.append("yz")
    characters.deleteCharacters(in: NSRange(location: 0, length: 1))
    expectEqual(text.string, "bxcdyz")
    expectEqual(Self.values(text), [1, 1, 2, 2, 2, 2])
    expectEqual(characters.replaceOccurrences(of: "c", with: "CC", range: NSRange(location: 0, length: 6)), 1)
    expectEqual(text.string, "bxCCdyz")
    expectEqual(characters as String, "bxCCdyz")
    expectEqual(characters.length, 7)
  }

  @Test func emptyTextGrows() {
    let text = NSMutableAttributedString(string: "")
    text.tesseraMutableString.append("abc")
    expectEqual(text.string, "abc")
    expectEqual(Self.values(text), [nil, nil, nil])
  }

  @MainActor @Test func storagesReportTheEdit() {
    let storage = NSTextStorage(string: "abc")
    storage.beginEditing()
    storage.tesseraMutableString.append("def")
    expectEqual(storage.editedMask, .editedCharacters)
    expectEqual(storage.string, "abcdef")
    storage.endEditing()
  }

  @Test func otherPropertiesOfTheNameStay() {
    expectEqual(adapted("let x = a.mutableString"), "let x = a.tesseraMutableString")
    let own = "struct S { var mutableString = 1 }\nlet x = S().mutableString"
    expectEqual(adapted(own), own)
  }
}
