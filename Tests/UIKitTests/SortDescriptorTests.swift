import Foundation
import TestSupport
import Testing
import UIKit

/// Orders by properties with names, which Linux lacks.
struct SortDescriptorTests {
  private let rows: NSArray = [
    ["name": "beta", "size": 10] as [String: Any], ["name": "Alpha", "size": 9], ["name": "alpha 10", "size": 100],
  ]

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    rows.sortedArray(using: descriptors).compactMap { ($0 as? [String: Any])?["name"] as? String }
  }

  @Test func numbersAreComparedAsNumbers() {
    expectEqual(names(NSSortDescriptor(key: "size", ascending: true)), ["Alpha", "beta", "alpha 10"])
    expectEqual(names(NSSortDescriptor(key: "size", ascending: false)), ["alpha 10", "beta", "Alpha"])
  }

  @Test func aSelectorChoosesTheComparisonOfTexts() {
    expectEqual(names(NSSortDescriptor(key: "name", ascending: true)), ["Alpha", "alpha 10", "beta"])
    let ignoringCase = NSSortDescriptor(
      key: "name", ascending: false, selector: Selector("localizedCaseInsensitiveCompare:"))
    expectEqual(names(ignoringCase), ["beta", "alpha 10", "Alpha"])
  }

  @Test func objectsThemselvesAndMissingValuesAreCompared() {
    let texts: NSArray = ["b", "a", "c"]
    let order = texts.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
    expectEqual(order.compactMap { $0 as? String }, ["a", "b", "c"])
    let some: NSArray = [["n": 2], ["m": 1], ["n": 1]]
    let sorted = some.sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
    expectEqual(sorted.map { ($0 as? [String: Int])?["n"] }, [nil, 1, 2])
  }
}
