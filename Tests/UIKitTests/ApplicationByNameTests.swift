import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKit

/// Libraries that may be parts of app extensions reach the application by name.
@MainActor
struct ApplicationByNameTests {
  private let device = TestDevice()

  @Test func theClassAnswersAndSends() {
    let shared = NSSelectorFromString("sharedApplication")
    expectTrue(UIApplication.responds(to: shared))
    expectTrue(UIApplication.perform(shared)?.takeUnretainedValue() as? UIApplication === UIApplication.shared)
  }

  @Test func otherMethodsOfTheClassAreUnknown() {
    let other = NSSelectorFromString("otherApplication")
    expectFalse(UIApplication.responds(to: other))
    expectTrue(UIApplication.perform(other) == nil)
  }
}
