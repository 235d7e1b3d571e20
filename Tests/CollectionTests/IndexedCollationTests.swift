import Foundation
import TestSupport
import Testing
import UIKit
@_spi(UIKitInstantiation) import UIKitCollections
import UIKitCore

/// Sections by first letters, as Apple's sample code for tables with an index makes them.
@MainActor
struct IndexedCollationTests {
  private final class Person: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private let name = Selector(
    name: "name",
    method: SelectorMethod(applies: { $0 is Person }, call: { object, _ in .init((object as? Person)?.name) }))
  private let collation = UILocalizedIndexedCollation.current()

  @Test func englishHasLettersAndANumberSign() {
    expectEqual(collation.sectionTitles.joined(), "ABCDEFGHIJKLMNOPQRSTUVWXYZ#")
    expectEqual(collation.sectionIndexTitles, collation.sectionTitles)
    expectEqual(collation.section(forSectionIndexTitle: 5), 5)
  }

  @Test(arguments: [
    ("Apple", "A"), ("zebra", "Z"), ("Émile", "E"), ("ßtraße", "S"), ("42", "#"), ("", "#"), ("  Ann", "A"),
    ("金", "#"), ("Ωmega", "#"), ("Åsa", "A"), ("[", "#"), ("@", "#"), ("Ｆull", "F"),
  ])
  func namesAreFiledByTheirFirstLetter(_ text: String, _ title: String) {
    expectEqual(collation.sectionTitles[collation.section(for: Person(text), collationStringSelector: name)], title)
    expectEqual(collation.sectionTitles[collation.section(for: text, collationStringSelector: name)], title)
  }

  @Test(
    arguments: [
      ("ru", "Йод", "Й"), ("ru", "йод", "Й"), ("ru", "И\u{306}од", "Й"), ("ru", "Иван", "И"), ("ru", "ёлка", "Е"),
      ("ru", "Émile", "E"), ("ru", "金", "#"), ("el", "Έλλη", "Ε"), ("ja", "ぁ", "あ"), ("ja", "ァ", "あ"), ("ja", "ｱ", "あ"),
      ("ja", "が", "か"), ("ja", "っ", "た"), ("ja", "ぱ", "は"), ("ja", "ャ", "や"), ("ja", "み", "ま"), ("ja", "ゎ", "わ"),
      ("ja", "ろ", "ら"), ("ja", "ん", "わ"), ("ja", "ヴ", "あ"), ("ja", "ヶ", "か"), ("ja", "Ann", "A"), ("ko", "김", "ㄱ"),
      ("ko", "까", "ㄱ"), ("ko", "ㄱ", "ㄱ"), ("ko", "ㄸ", "ㄷ"), ("ko", "ㅎ", "ㅎ"), ("ko", "\u{1102}", "ㄴ"), ("ko", "ﾡ", "ㄱ"),
      ("ko", "ㅏ", "#"), ("ko", "힣", "ㅎ"), ("ko", "\u{1100}\u{1161}", "ㄱ"),
    ] as [(String, String, String)])
  func namesAreFiledUnderTheLettersOfTheirLanguage(_ language: String, _ text: String, _ title: String) {
    let collation = UILocalizedIndexedCollation(language: language, locale: Locale(identifier: language))
    expectEqual(collation.sectionTitles[collation.section(for: text, collationStringSelector: name)], title)
  }

  private func title(_ text: String, in language: String) -> String {
    let collation = UILocalizedIndexedCollation(language: language, locale: Locale(identifier: language))
    return collation.sectionTitles[collation.section(for: text, collationStringSelector: name)]
  }

  /// Each letter is filed under itself, in capitals or not, and the Latin letters follow those of the language.
  @Test(
    arguments: [
      ("en", ""), ("de", ""), ("unknown", ""), ("ko", "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ"), ("ja", "あかさたなはまやらわ"),
      ("ru", "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"), ("el", "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ"), ("he", "אבגדהוזחטיכלמנסעפצקרשת"),
      ("ar", "ابتثجحخدذرزسشصضطظعغفقكلمنهوي"),
    ] as [(String, String)])
  func lettersAreFiledUnderThemselves(_ language: String, _ own: String) {
    let titles = (own + "ABCDEFGHIJKLMNOPQRSTUVWXYZ").map { String($0) }
    let collation = UILocalizedIndexedCollation(language: language, locale: Locale(identifier: language))
    expectEqual(collation.sectionTitles, titles + ["#"])
    expectEqual(collation.sectionIndexTitles, titles + ["#"])
    expectEqual(titles.map { title($0, in: language) }, titles)
    expectEqual(titles.map { title($0.lowercased() + "x", in: language) }, titles)
  }

  /// Japanese names are filed by the rows of the table of fifty sounds, with their voiced and small kana.
  @Test func kanaAreFiledByTheirRows() {
    let rows = [
      "あ": "ぁあぃいぅうぇえぉおゔ", "か": "かがきぎくぐけげこごゕゖ", "さ": "さざしじすずせぜそぞ", "た": "ただちぢっつづてでとど",
      "な": "なにぬねの", "は": "はばぱひびぴふぶぷへべぺほぼぽ", "ま": "まみむめも", "や": "ゃやゅゆょよ", "ら": "らりるれろ",
      "わ": "ゎわゐゑをん",
    ]
    for (row, kana) in rows {
      for letter in kana.unicodeScalars {
        expectEqual(title(String(letter), in: "ja"), row, "\(letter)")
        guard let katakana = Unicode.Scalar(letter.value + 0x60) else { continue }
        expectEqual(title(String(katakana), in: "ja"), row, "\(katakana)")
      }
    }
  }

  /// The syllables of each initial consonant are successive; double consonants are filed with the plain ones.
  @Test func syllablesAreFiledByTheirInitialConsonants() throws {
    let initials = "ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ"
    for (index, initial) in initials.enumerated() {
      for syllable in [0, 1, 293, 587] {
        let scalar = try #require(Unicode.Scalar(0xAC00 + UInt32(index * 588 + syllable)))
        expectEqual(title(String(scalar), in: "ko"), String(initial), "\(scalar)")
      }
    }
  }

  /// Vowels with marks are filed under the plain ones, and what comes before and after the alphabet is not in it.
  @Test(
    arguments: [
      ("el", "Ά", "Α"), ("el", "ϊ", "Ι"), ("el", "ς", "Σ"), ("el", "ώ", "Ω"), ("ru", "Ё", "Е"), ("ru", "Ђ", "#"),
      ("ru", "Ѐ", "Е"), ("ru", "Ѣ", "#"), ("ar", "أحمد", "ا"), ("ar", "آدم", "ا"), ("ar", "ؤ", "و"), ("ar", "٣", "#"),
      ("he", "א", "א"), ("he", "װ", "#"), ("ko", "\u{ABFF}", "#"), ("ko", "\u{D7A4}", "#"), ("ja", "\u{3040}", "#"),
      ("ja", "ー", "#"), ("ja", "日", "#"), ("en", "あ", "#"), ("en", "김", "#"), ("ru", "김", "#"),
    ] as [(String, String, String)])
  func theEndsOfAlphabetsAreSharp(_ language: String, _ text: String, _ expected: String) {
    expectEqual(title(text, in: language), expected)
  }

  @Test func objectsAreSortedByTheirNames() {
    let names = ["bob", "Ann", "ann", "Zoe", "Émile", "Eve"]
    let sorted = collation.sortedArray(from: names.map { Person($0) }, collationStringSelector: name)
    expectEqual(sorted.compactMap { ($0 as? Person)?.name }, ["Ann", "ann", "bob", "Émile", "Eve", "Zoe"])
    expectEqual(collation.sortedArray(from: ["b", "a"], collationStringSelector: name) as? [String], ["a", "b"])
  }
}
