import Foundation
import Geometry
import Testing
import UIKitCore

/// Who decides what the status bar looks like, and what comes of it.
@MainActor
@Suite struct StatusBarTests {
  private let harness = Harness(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))

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
    #expect(manager.statusBarStyle == .darkContent)
    harness.root.environment.userInterfaceStyle = .dark
    #expect(manager.statusBarStyle == .lightContent)
    controller.overrideUserInterfaceStyle = .light
    #expect(manager.statusBarStyle == .darkContent)
  }

  @Test func theRootControllerDecides() throws {
    let controller = screen(.lightContent)
    let manager = try show(controller)
    #expect(manager.statusBarStyle == .lightContent)
    #expect(!manager.isStatusBarHidden)
    controller.hides = true
    #expect(manager.isStatusBarHidden)
    #expect(manager.statusBarFrame == .zero)
  }

  @Test func aContainerMayLeaveItToAChild() throws {
    let (container, child) = (screen(.darkContent), screen(.lightContent))
    let manager = try show(container)
    #expect(manager.statusBarStyle == .darkContent)
    container.deciding = child
    #expect(manager.statusBarStyle == .lightContent)
    // Two that name each other decide nothing, but come to an end.
    child.deciding = container
    _ = manager.statusBarStyle
  }

  /// Under a navigation bar the bar's look counts; without one, the controller's below.
  @Test func aNavigationControllerAsksItsTopControllerWhenItsBarIsHidden() throws {
    let page = screen(.lightContent)
    let navigation = UINavigationController(rootViewController: page)
    let manager = try show(navigation)
    #expect(manager.statusBarStyle == .darkContent)
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(manager.statusBarStyle == .lightContent)
    page.hides = true
    #expect(manager.isStatusBarHidden)
  }

  @Test func whatCoversTheScreenDecides() throws {
    let manager = try show(screen(.darkContent))
    let full = screen(.lightContent)
    full.modalPresentationStyle = .fullScreen
    harness.window.rootViewController?.present(full, animated: false)
    harness.frame()
    #expect(manager.statusBarStyle == .lightContent)
    full.dismiss(animated: false)
    harness.frame()
    #expect(manager.statusBarStyle == .darkContent)
    let over = screen(.lightContent)
    over.modalPresentationStyle = .overFullScreen
    harness.window.rootViewController?.present(over, animated: false)
    harness.frame()
    #expect(manager.statusBarStyle == .darkContent)
    over.modalPresentationCapturesStatusBarAppearance = true
    #expect(manager.statusBarStyle == .lightContent)
  }

  @Test func aPadKeepsItsStatusBarWhenItIsTurned() throws {
    let manager = try show(screen(.default))
    harness.root.environment.size = CGSize(width: 200, height: 100)
    #expect(manager.isStatusBarHidden)
    harness.root.environment.userInterfaceIdiom = .pad
    #expect(!manager.isStatusBarHidden)
  }
}
