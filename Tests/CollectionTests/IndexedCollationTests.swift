import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Sections by first letters, as Apple's sample code for tables with an index makes them.
@MainActor
@Suite struct IndexedCollationTests {
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

  @Test func objectsAreSortedByTheirNames() {
    let names = ["bob", "Ann", "ann", "Zoe", "Émile", "Eve"]
    let sorted = collation.sortedArray(from: names.map { Person($0) }, collationStringSelector: name)
    expectEqual(sorted.compactMap { ($0 as? Person)?.name }, ["Ann", "ann", "bob", "Émile", "Eve", "Zoe"])
    expectEqual(collation.sortedArray(from: ["b", "a"], collationStringSelector: name) as? [String], ["a", "b"])
  }
}
