import Foundation
import TesseraTesting
import TestSupport
import Testing
import XCTest

/// Test cases are objects, as on iOS, so that they can be delegates and keys.
struct TestCaseObjectTests {
  @Test func testCasesAreEqualOnlyToThemselves() {
    let one = XCTestCase(name: "one") { _ in }
    let other = XCTestCase(name: "one") { _ in }
    let object: any NSObjectProtocol = one
    expectTrue(object.isEqual(one))
    expectFalse(object.isEqual(other))
    expectFalse(object.isEqual(nil))
    expectFalse(object.isEqual(NSObject()))
    expectTrue(one == one)
    expectFalse(one == other)
    expectTrue(one != other)
  }

  @Test func testCasesAreKeys() {
    let one = XCTestCase(name: "one") { _ in }
    let other = XCTestCase(name: "one") { _ in }
    var numbers = [one: 1, other: 2]
    numbers[one] = 3
    expectEqual(numbers.count, 2)
    expectEqual([numbers[one], numbers[other]], [3, 2])
    let object: any NSObjectProtocol = one
    expectEqual(object.hash, ObjectIdentifier(one).hashValue)
    expectFalse(object.hash == other.hash)
    expectEqual(Set([one, one, other]).count, 2)
  }

  @Test func testCasesAreDescribedByTheirNames() {
    let one = XCTestCase(name: "testTotal") { _ in }
    let object: any NSObjectProtocol = one
    expectEqual(
      [one.description, one.debugDescription, object.description],
      ["XCTestCase.testTotal", "XCTestCase.testTotal", "XCTestCase.testTotal"])
    expectIdentical(one.`self`(), one)
    expectFalse(object.isProxy())
  }
}
