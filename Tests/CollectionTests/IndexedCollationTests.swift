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

  @Test func objectsAreSortedByTheirNames() {
    let names = ["bob", "Ann", "ann", "Zoe", "Émile", "Eve"]
    let sorted = collation.sortedArray(from: names.map { Person($0) }, collationStringSelector: name)
    expectEqual(sorted.compactMap { ($0 as? Person)?.name }, ["Ann", "ann", "bob", "Émile", "Eve", "Zoe"])
    expectEqual(collation.sortedArray(from: ["b", "a"], collationStringSelector: name) as? [String], ["a", "b"])
  }
}
