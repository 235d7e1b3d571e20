import Foundation
import SourceAdapter
import TesseraRuntime
import TestSupport
import Testing
import UIKit
import UIKitCore

/// A delegate whose methods have more parameters than a message by selector can pass.
@MainActor
private final class Waiter: NSObject {
  func table(_ table: UIView, serve dish: String, at seat: Int, with view: UIView?) -> Bool { true }
  func table(_ table: UIView, place dish: String, at seat: Int, by guest: Int, and other: Int) {}
}

/// Selectors of methods with four and more parameters, which delegates compare in `responds(to:)`.
@MainActor
struct LongSelectorTests {
  private let four = tesseraSelector("table:serve:at:with:", Waiter.table(_:serve:at:with:))
  private let five = tesseraSelector("table:place:at:by:and:", Waiter.table(_:place:at:by:and:))

  @Test func theyAreComparedByName() {
    expectEqual(four, Selector("table:serve:at:with:"))
    expectEqual(five, Selector("table:place:at:by:and:"))
    expectFalse(four == five)
  }

  @Test func objectsWithTheMethodRespond() {
    expectTrue(Waiter().responds(to: four))
    expectFalse(NSObject().responds(to: four))
  }
}
