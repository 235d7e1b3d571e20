import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The methods of controllers that apps of before iOS 8 override to follow rotations.
@MainActor
struct RotationMethodTests {
  private class Page: UIViewController {
    var lines: [String] = []

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      super.willRotate(to: toInterfaceOrientation, duration: duration)
      lines.append("will \(toInterfaceOrientation.isLandscape) \(view.bounds.width)")
    }
    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
      lines.append("animate \(toInterfaceOrientation.isLandscape)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
      super.didRotate(from: fromInterfaceOrientation)
      lines.append("did \(fromInterfaceOrientation.isLandscape)")
    }
  }

  private final class Modern: Page {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      lines.append("modern")
    }
  }

  private func rotated(_ page: Page, in controller: UIViewController) -> [String] {
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    device.window.rootViewController = controller
    device.run(for: 0.1)
    page.lines = []
    device.root.environment.size = CGSize(width: 844, height: 390)
    device.run(for: 0.1)
    return page.lines
  }

  @Test func rotationsAreAnnounced() {
    let page = Page()
    expectEqual(rotated(page, in: page), ["will true 390.0", "animate true", "did false"])
    let inner = Page()
    let navigation = UINavigationController(rootViewController: inner)
    expectEqual(rotated(inner, in: navigation), ["will true 390.0", "animate true", "did false"])
  }

  /// As documented, the methods are those of the default implementation of the newer one.
  @Test func theNewerMethodReplacesThem() {
    let page = Modern()
    expectEqual(rotated(page, in: page), ["modern"])
  }

  @Test func otherSizesAreNoRotations() {
    let page = Page()
    let device = TestDevice(size: CGSize(width: 390, height: 844))
    device.window.rootViewController = page
    device.run(for: 0.1)
    device.root.environment.size = CGSize(width: 400, height: 800)
    device.run(for: 0.1)
    expectEqual(page.lines, [])
  }
}
