import Foundation
import TestSupport
import Testing

@testable import SystemText

/// The scripts of fonts, compared with the Unicode database of the system.
struct FontScriptTests {
  /// The tags of ISO 15924, which are also the first four letters of most names.
  @Test func scriptsHaveTheirStandardTags() {
    expectEqual(
      FontScript.allCases.map(\.tag),
      [
        "Arab", "Hebr", "Thai", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Laoo",
        "Mymr", "Khmr", "Geor", "Armn", "Ethi", "Cher", "Thaa", "Cans",
      ])
  }

  /// The characters that a regular expression matches, of the basic plane without Han and Hangul.
  private func characters(_ pattern: String) throws -> [Unicode.Scalar] {
    let all = String(
      String.UnicodeScalarView(
        (Array(1...0x33FF) + Array(0xA000...0xABFF) + Array(0xF900...0xFFFF)).compactMap { Unicode.Scalar(UInt32($0)) })
    )
    let matches = try NSRegularExpression(pattern: pattern).matches(
      in: all, range: NSRange(location: 0, length: all.utf16.count))
    let units = Array(all.utf16)
    return matches.compactMap { Unicode.Scalar(units[$0.range.location]) }
  }

  /// Every letter of a script may be in its font.
  @Test(arguments: FontScript.allCases)
  func aFontMayHaveTheLettersOfItsScript(script: FontScript) throws {
    let letters = try characters("\\p{Script=\(script.tag)}")
    expectGreater(letters.count, 40)
    let missing = letters.filter { !script.mayHave($0) }.map { String($0.value, radix: 16) }
    expectEqual(missing, [])
    let others = try characters("[\\p{L}&&[^\\p{Script=\(script.tag)}]&&[^\\p{Script=Zyyy}]&&[^\\p{Script=Zinh}]]")
    let wrong = others.filter(script.mayHave).map { String($0.value, radix: 16) }
    expectEqual(wrong, [])
  }
}
