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

  private struct Row {
    enum Kind: String { case big }
    var flag = true
    var count: UInt8 = 3
    var ratio: Float = 0.5
    var width: CGFloat = 2
    var day = Date(timeIntervalSince1970: 100)
    var kind = Kind.big
    var tags: Set<String> = ["a", "b"]
    var list = [3, 4]
    var part: Substring = "sub"
    var name: String?
  }

  @Test(arguments: [
    ("flag == TRUE", true), ("flag == NO", false), ("count > 2", true), ("count =< 3", true), ("count >= 4", false),
    ("count => 3", true), ("count <= 2", false), ("count < 3", false), ("count <> 3", false), ("count != 4", true),
    ("ratio == 0.5", true), ("ratio > 0.5", false), ("width >= 2", true), ("width BETWEEN {2, 2}", true),
    ("width BETWEEN {3, 4}", false), ("width BETWEEN {1}", false), ("kind == 'big'", true), ("kind LIKE 's*'", false),
    ("tags CONTAINS 'a'", true), ("'c' IN tags", false), ("list CONTAINS 4", true), ("5 IN list", false),
    ("list.count == 2", true), ("list.@count == 2", true), ("part == 'sub'", true), ("part BEGINSWITH 'x'", false),
    ("part.length == 3", false), ("count CONTAINS 3", false), ("name == nil", true), ("name < 3", false),
    ("name >= 3", false), ("NOT name CONTAINS 'a'", true),
  ]) func valuesOfAllTypesAreCompared(format: String, result: Bool) {
    expectEqual(holds(format, for: Row()), result)
  }

  @Test func datesAndOtherValuesAreArguments() {
    let (day, later) = (Date(timeIntervalSince1970: 100), Date(timeIntervalSince1970: 200))
    #expect(holds("day == %@", day, for: Row()) && holds("day >= %@", day, for: Row()))
    #expect(holds("day < %@", later, for: Row()) && !holds("day > %@", later, for: Row()))
    #expect(holds("day BETWEEN {%@, %@}", day, later, for: Row()))
    let (url, other) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    #expect(holds("SELF == %@", url, for: url) && !holds("SELF == %@", url, for: other))
    let (object, stranger) = (NSObject(), NSObject())
    #expect(holds("SELF == %@", object, for: object) && !holds("SELF == %@", object, for: stranger))
    #expect(holds("SELF == %@", NSNull(), for: nil) && !holds("SELF == %@", NSNull(), for: 1))
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
