import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Values of texts, numbers and collections by name.
///
/// - Source: Apple's *Key-Value Coding Programming Guide*, "Using Collection Operators".
struct KeyedCollectionTests {
  @Test func textsAndNumbersHaveValuesByName() {
    let text: NSString = "12.5 Ab cD"
    let texts = ["uppercaseString": "12.5 AB CD", "lowercaseString": "12.5 ab cd", "capitalizedString": "12.5 Ab Cd"]
    for (key, value) in texts { expectEqual(text.value(forKey: key) as? String, value) }
    expectEqual(text.value(forKey: "length") as? Int, 10)
    for key in ["intValue", "integerValue"] { expectEqual(text.value(forKey: key) as? Int, 12, "\(key)") }
    for key in ["doubleValue", "floatValue"] { expectEqual(text.value(forKey: key) as? Double, 12.5, "\(key)") }
    for (yes, value) in [("YES", true), ("true", true), ("1", true), ("no", false), ("0", false)] {
      expectEqual((yes as NSString).value(forKey: "boolValue") as? Bool, value, "\(yes)")
    }
    expectEqual(text.value(forKey: "self") as? String, "12.5 Ab cD")
    let number = NSNumber(value: 2.75)
    expectEqual(number.value(forKey: "stringValue") as? String, "2.75")
    for key in ["intValue", "integerValue"] { expectEqual(number.value(forKey: key) as? Int, 2, "\(key)") }
    for key in ["doubleValue", "floatValue"] { expectEqual(number.value(forKey: key) as? Double, 2.75, "\(key)") }
    expectEqual(number.value(forKey: "boolValue") as? Bool, true)
    expectEqual(NSNumber(value: 0).value(forKey: "boolValue") as? Bool, false)
    expectEqual(number.value(forKey: "description") as? String, number.description)
  }

  @Test func dictionariesAndSetsCountTheirMembers() {
    let table = NSDictionary(dictionary: ["a": 1, "b": 2])
    expectEqual(table.value(forKeyPath: "@count") as? Int, 2)
    expectEqual((table.value(forKeyPath: "@allKeys") as? [String])?.sorted(), ["a", "b"])
    expectEqual((table.value(forKeyPath: "@allValues") as? [Int])?.sorted(), [1, 2])
    let set = NSSet(array: ["x", "yy", "zz"])
    expectEqual(set.value(forKeyPath: "@count") as? Int, 3)
    expectEqual(set.value(forKey: "length") as? Set<Int>, [1, 2])
  }

  @Test func operatorsLeaveOutMissingValues() {
    let rows = [["n": 4, "s": 1], ["s": 2], ["n": 4], ["n": 1]] as NSArray
    expectEqual(rows.value(forKeyPath: "@unionOfObjects.n") as? [Int], [4, 4, 1])
    expectEqual(rows.value(forKeyPath: "@distinctUnionOfObjects.n") as? [Int], [4, 1])
    expectEqual(rows.value(forKeyPath: "@sum.n") as? Int, 9)
    expectEqual(rows.value(forKeyPath: "@avg.n") as? Int, 3)
    expectEqual(rows.value(forKeyPath: "@max.s") as? Int, 2)
    expectEqual(rows.value(forKeyPath: "@min.n") as? Int, 1)
    expectEqual(([] as NSArray).value(forKeyPath: "@avg.self") as? Int, 0)
    let found = rows.value(forKey: "n") as? [Any]
    expectEqual(found?.map { $0 is NSNull }, [false, true, false, false])
  }

  @Test func aTableTakesSeveralValues() {
    let table = NSMutableDictionary(dictionary: ["a": 1, "b": 2])
    table.setValuesForKeys(["a": NSNull(), "c": 3])
    expectNil(table["a"])
    expectEqual([table["b"] as? Int, table["c"] as? Int], [2, 3])
    let read = table.dictionaryWithValues(forKeys: ["a", "c"])
    expectEqual(read.count, 2)
    expectTrue(read["a"] is NSNull)
    expectEqual(read["c"] as? Int, 3)
    table.setValue(7, forKeyPath: "none.id")
    expectEqual(table.count, 2)
  }

  @MainActor
  @Test func aValueIsSetOfAllMembers() {
    let device = TestDevice()
    device.becomeCurrent()
    let views = [UIView(), UIView()]
    NSArray(array: views).setValue(true, forKey: "hidden")
    expectEqual(views.map(\.isHidden), [true, true])
    NSSet(array: views).setValue(false, forKey: "hidden")
    expectEqual(views.map(\.isHidden), [false, false])
    expectEqual(NSArray(array: views).value(forKey: "hidden") as? [Bool], [false, false])
  }

  /// A version, which compares by its numbers.
  private struct Version: Comparable {
    var (major, minor) = (0, 0)
    static func < (left: Version, right: Version) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
  }

  @Test func valuesOfAllOrderedTypesAreSorted() {
    let days = [3.0, 1, 2].map { Date(timeIntervalSince1970: $0) }
    let rows: [[String: Any]] = [
      ["id": 0, "day": days[0], "version": Version(major: 1, minor: 9), "none": NSNull()],
      ["id": 1, "day": days[1], "version": Version(major: 1, minor: 10), "none": 1],
      ["id": 2, "day": days[2], "version": Version(major: 0, minor: 12), "none": NSNull()],
    ]
    func order(_ key: String, ascending: Bool = true) -> [Int] {
      (rows as NSArray).sortedArray(using: [NSSortDescriptor(key: key, ascending: ascending)])
        .compactMap { ($0 as? [String: Any])?["id"] as? Int }
    }
    expectEqual(order("day"), [1, 2, 0])
    expectEqual(order("day", ascending: false), [0, 2, 1])
    expectEqual(order("version"), [2, 0, 1])
    expectEqual(order("version", ascending: false), [1, 0, 2])
    expectEqual(order("none").last, 1, "null sorts before a number")
    expectEqual(order("none", ascending: false).first, 1)
    let mixed: NSArray = [
      NSDictionary(dictionary: [1: "x", "n": ["v": 2]] as [AnyHashable: Any]),
      NSDictionary(dictionary: [1: "y", "n": ["v": 1]] as [AnyHashable: Any]),
    ]
    let sorted = mixed.sortedArray(using: [NSSortDescriptor(key: "self.n.v", ascending: true)])
    expectEqual(sorted.map { ($0 as? NSDictionary)?.object(forKey: 1) as? String }, ["y", "x"])
  }

  @Test func textsAreSortedByTheirSelector() {
    func sorted(_ selector: String) -> [String] {
      let descriptor = NSSortDescriptor(key: nil, ascending: true, selector: Selector(selector))
      return (["b", "a10", "B", "a9"] as NSArray).sortedArray(using: [descriptor]).compactMap { $0 as? String }
    }
    expectEqual(sorted("compare:"), ["B", "a10", "a9", "b"])
    expectEqual(sorted("localizedStandardCompare:").prefix(2), ["a9", "a10"], "digits compare as numbers")
    for selector in ["caseInsensitiveCompare:", "localizedCompare:", "localizedCaseInsensitiveCompare:"] {
      expectEqual(sorted(selector).prefix(2), ["a10", "a9"], "\(selector)")
    }
  }
}
