import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// The controller that determines the status bar's style, and the result.
@MainActor
struct StatusBarTests {
  private let harness = TestDevice(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var deciding: UIViewController?

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var childForStatusBarStyle: UIViewController? { deciding }
  }

  private func screen(_ style: UIStatusBarStyle) -> Screen {
    let screen = Screen()
    screen.style = style
    return screen
  }

  private func show(_ controller: UIViewController) throws -> UIStatusBarManager {
    harness.window.rootViewController = controller
    harness.frame()
    return try #require(harness.root.scene.statusBarManager)
  }

  @Test func withoutAWishItFollowsLightAndDark() throws {
    let controller = screen(.default)
    let manager = try show(controller)
    expectEqual(manager.statusBarStyle, .darkContent)
    harness.root.environment.userInterfaceStyle = .dark
    expectEqual(manager.statusBarStyle, .lightContent)
    controller.overrideUserInterfaceStyle = .light
    expectEqual(manager.statusBarStyle, .darkContent)
  }

  @Test func theRootControllerDecides() throws {
    let controller = screen(.lightContent)
    let manager = try show(controller)
    expectEqual(manager.statusBarStyle, .lightContent)
    expectFalse(manager.isStatusBarHidden)
    controller.hides = true
    expectTrue(manager.isStatusBarHidden)
    expectEqual(manager.statusBarFrame, .zero)
  }

  @Test func aContainerMayLeaveItToAChild() throws {
    let (container, child) = (screen(.darkContent), screen(.lightContent))
    let manager = try show(container)
    expectEqual(manager.statusBarStyle, .darkContent)
    container.deciding = child
    expectEqual(manager.statusBarStyle, .lightContent)
    // Two controllers that name each other have no effect, and the search terminates.
    child.deciding = container
    _ = manager.statusBarStyle
  }

  /// Under a navigation bar the bar's style applies; without one, that of the top controller.
  @Test func hiddenNavigationBarDefersStatusBarToTop() throws {
    let page = screen(.lightContent)
    let navigation = UINavigationController(rootViewController: page)
    let manager = try show(navigation)
    expectEqual(manager.statusBarStyle, .darkContent)
    navigation.setNavigationBarHidden(true, animated: false)
    expectEqual(manager.statusBarStyle, .lightContent)
    page.hides = true
    expectTrue(manager.isStatusBarHidden)
  }

  @Test func coveringControllerDecidesStatusBar() throws {
    let manager = try show(screen(.darkContent))
    let full = screen(.lightContent)
    full.modalPresentationStyle = .fullScreen
    harness.window.rootViewController?.present(full, animated: false)
    harness.frame()
    expectEqual(manager.statusBarStyle, .lightContent)
    full.dismiss(animated: false)
    harness.frame()
    expectEqual(manager.statusBarStyle, .darkContent)
    let over = screen(.lightContent)
    over.modalPresentationStyle = .overFullScreen
    harness.window.rootViewController?.present(over, animated: false)
    harness.frame()
    expectEqual(manager.statusBarStyle, .darkContent)
    over.modalPresentationCapturesStatusBarAppearance = true
    expectEqual(manager.statusBarStyle, .lightContent)
  }

  @Test func rotatedPadKeepsStatusBar() throws {
    let manager = try show(screen(.default))
    harness.root.environment.size = CGSize(width: 200, height: 100)
    expectTrue(manager.isStatusBarHidden)
    harness.root.environment.userInterfaceIdiom = .pad
    expectFalse(manager.isStatusBarHidden)
  }
}
