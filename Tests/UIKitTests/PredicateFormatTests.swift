import Foundation
import TestSupport
import Testing
import UIKit

/// Predicates from text, as Apple's programming guide describes their grammar.
struct PredicateFormatTests {
  private struct Person {
    var name: String
    var age: Int
    var town: Town?
    struct Town { var name: String }
  }

  private let anna = Person(name: "Anna", age: 31, town: .init(name: "Köln"))

  private func holds(_ format: String, _ arguments: Any..., for object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test(arguments: [
    ("SELF == 'a'", true), ("SELF != 'a'", false), ("SELF BEGINSWITH 'A'", false), ("SELF BEGINSWITH[c] 'A'", true),
    ("SELF CONTAINS 'b'", false), ("SELF IN {'a', 'b'}", true), ("NOT SELF IN {'a', 'b'}", false),
    ("SELF LIKE '?'", true), ("SELF LIKE 'b*'", false), ("SELF MATCHES '[a-c]'", true), ("SELF MATCHES '[b-c]'", false),
    ("SELF == 'a' AND SELF == 'b'", false), ("SELF == 'a' OR SELF == 'b'", true), ("!(SELF == 'b')", true),
    ("SELF == 'b' || SELF == 'b' && TRUEPREDICATE", false), ("FALSEPREDICATE", false), ("self.length == 1", true),
  ]) func textsAreCompared(format: String, result: Bool) {
    expectEqual(holds(format, for: "a"), result)
  }

  @Test func propertiesAreFoundByName() {
    #expect(holds("name ==[c] %@ AND age > %d", "anna", 30, for: anna))
    #expect(holds("%K ENDSWITH %@", "name", "na", for: anna))
    #expect(holds("town.name CONTAINS[cd] 'koln'", for: anna))
    #expect(holds("age BETWEEN {30, 31}", for: anna) && !holds("age BETWEEN {32, 40}", for: anna))
    #expect(holds("age >= 31 AND age <= 31 AND age != 30", for: anna))
    #expect(holds("title == %@", "x", for: ["title": "x"]))
    #expect(holds("town == nil", for: Person(name: "", age: 0, town: nil)))
    #expect(!holds("nothing == 1", for: anna))
  }

  @Test func argumentsMayBeCollections() {
    #expect(holds("SELF IN %@", ["a", "b"] as NSArray, for: "b"))
    #expect(holds("name IN %@", Set(["Anna"]) as NSSet, for: anna))
  }

  @Test func arraysAreFiltered() {
    let predicate = NSPredicate(format: "SELF BEGINSWITH[c] %@", "an")
    let names: [String] = ["Anna", "Bert", "anton"]
    let found = names.filter { predicate.evaluate(with: $0) }
    let same = names.filter { NSPredicate(format: "SELF IN %@", names).evaluate(with: $0) }
    expectEqual(same, names)
    expectEqual(found, ["Anna", "anton"])
  }
}
