import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
@Suite struct NavigationBarSafeAreaTests {
  @Test(arguments: [false, true]) func buttonsAvoidTheNotchOnEitherSide(isRightToLeft: Bool) throws {
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let harness = TestDevice(size: CGSize(width: 844, height: 390), safeArea: insets)
    harness.root.environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let page = UIViewController()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: nil)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: nil)
    harness.window.rootViewController = UINavigationController(rootViewController: page)
    harness.frame()
    for word in ["Edit", "Done"] {
      let label = try #require(harness.window.label(saying: word))
      let frame = label.convert(label.bounds, to: harness.window)
      expectAtLeast(frame.minX, 47, "\(word): \(frame)")
      expectAtMost(frame.maxX, 844 - 47, "\(word): \(frame)")
    }
  }
}
