import DeviceSupport
import Foundation
import Testing
import UIKit
import TestSupport

@MainActor
struct WindowLifeTests {
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

  /// Tests of apps put a view into a window that nothing keeps, and let the run loop turn in the end.
  @Test func anUnusedWindowLivesUntilTheNextFrame() {
    let harness = TestDevice()
    let field = UITextField(frame: rect(0, 0, 100, 40))
    UIWindow().addSubview(field)
    expectTrue(field.becomeFirstResponder())
    expectTrue(field.window != nil && field.isFirstResponder)
    field.superview?.endEditing(true)
    expectFalse(field.isFirstResponder)
    harness.frame()
    expectNil(field.window)
    expectFalse(field.becomeFirstResponder())
  }

  @Test func aWindowMayKeepEvents() {
    final class Gate: UIWindow {
      var isOpen = false
      var phases: [UITouch.Phase] = []
      override func sendEvent(_ event: UIEvent) {
        phases += event.allTouches?.map(\.phase) ?? []
        if isOpen { super.sendEvent(event) }
      }
    }
    final class Pad: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    }
    let harness = TestDevice()
    let (gate, pad) = (Gate(frame: rect(0, 0, 100, 200)), Pad(frame: rect(0, 0, 100, 200)))
    gate.addSubview(pad)
    gate.makeKeyAndVisible()
    harness.frame()
    harness.tap(CGPoint(x: 50, y: 50))
    expectEqual(pad.log, [])
    expectEqual(gate.phases, [.began, .ended])
    gate.isOpen = true
    harness.tap(CGPoint(x: 50, y: 50))
    expectEqual(pad.log, ["began", "ended"])
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
    harness.frame()
    expectNil(window)
  }
}
