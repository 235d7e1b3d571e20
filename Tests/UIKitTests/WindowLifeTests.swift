import DeviceSupport
import Foundation
import Testing
import UIKit
import TestSupport

@MainActor
@Suite struct WindowLifeTests {
  @Test func visibleWindowLivesWithItsScene() {
    let harness = TestDevice()
    weak var window: UIWindow?
    do {
      let made = UIWindow(frame: rect(0, 0, 100, 200))
      made.rootViewController = UIViewController()
      made.makeKeyAndVisible()
      window = made
    }
    #expect(window != nil && harness.root.scene.windows.contains { $0 === window })
    harness.frame()
    window?.isHidden = true
    expectNil(window)
    expectEqual(harness.root.scene.windows.count, 1)
    harness.frame()
  }

  @Test func isHiddenShowsAWindow() {
    let harness = TestDevice()
    weak var window: UIWindow?
    do {
      let made = UIWindow(frame: rect(0, 0, 100, 200))
      made.isHidden = false
      window = made
    }
    expectIdentical(window?.windowScene, harness.root.scene)
  }

  @Test func windowNeverShownIsReleased() {
    let harness = TestDevice()
    weak var window: UIWindow?
    do {
      let made = UIWindow(windowScene: harness.root.scene)
      window = made
      expectFalse(made.isKeyWindow)
    }
    expectNil(window)
  }
}
