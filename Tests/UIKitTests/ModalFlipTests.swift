import DeviceSupport
import Drawing
import Foundation
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// Controllers that are presented by a flip: the screen turns around with both of them.
@MainActor
struct ModalFlipTests {
  private let fixture = TestDevice.phone()
  private let root = UIViewController()
  private let front = UIViewController()

  init() {
    fixture.window.rootViewController = root
    root.view.backgroundColor = .red
    front.view.backgroundColor = .blue
    front.modalTransitionStyle = .flipHorizontal
    front.modalPresentationStyle = .fullScreen
    fixture.run(for: 0.1)
  }

  private func isTurned(_ commands: [DrawCommand]) -> Bool {
    commands.contains {
      guard case .group(let group) = $0 else { return false }
      return group.projection != nil || isTurned(group.commands)
    }
  }

  private var isTurning: Bool { isTurned(fixture.frame().commands) }

  @Test func theScreenTurnsBothWays() {
    root.present(front, animated: true)
    fixture.run(for: 0.2)
    expectTrue(isTurning)
    expectTrue(front.isBeingPresented)
    fixture.run(for: 1)
    expectFalse(isTurning)
    expectFalse(front.isBeingPresented)
    expectEqual(front.view.frame, fixture.window.bounds)
    expectNil(root.view.window)
    front.dismiss(animated: true)
    fixture.run(for: 0.2)
    expectTrue(isTurning)
    fixture.run(for: 1)
    expectNil(root.presentedViewController)
    expectNil(front.view.window)
    expectIdentical(root.view.window, fixture.window)
    expectEqual(root.view.frame, fixture.window.bounds)
  }

  /// A sheet moves up, since what is behind it remains on screen.
  @Test func sheetsDoNotFlip() {
    front.modalPresentationStyle = .pageSheet
    root.present(front, animated: true)
    fixture.run(for: 0.2)
    expectFalse(isTurning)
    fixture.run(for: 1)
    expectIdentical(front.view.window, fixture.window)
  }

  @Test func withoutAnimationNothingTurns() {
    root.present(front, animated: false)
    expectFalse(isTurning)
    expectEqual(front.view.frame, fixture.window.bounds)
  }
}
