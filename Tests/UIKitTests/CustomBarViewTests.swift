import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Views of an app in navigation bars.
@MainActor struct CustomBarViewTests {
  private let device = TestDevice()

  /// Titles begin 16 points from the edge, and so do views of the app.
  @Test func viewsKeepTheMarginOfTheBar() throws {
    device.becomeCurrent()
    let views = (0..<3).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)) }
    let controller = UIViewController()
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: views[0])
    controller.navigationItem.rightBarButtonItems = views[1...].map { UIBarButtonItem(customView: $0) }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let frames = views.map { $0.convert($0.bounds, to: window) }
    expectEqual(frames.map(\.minX), [16, 334, 286])
  }
}
