import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct CoreControllerTests {
  private final class Witness: UIViewController {
    var log: [String] = []
    override func loadView() {
      super.loadView()
      log.append("load")
    }
    override func viewDidLoad() { log.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("isAppearing") }
    override func viewWillLayoutSubviews() { log.append("willLayout") }
    override func viewDidLayoutSubviews() { log.append("didLayout") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("willTransition \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { _ in self.log.append("alongside \(Int(self.view.bounds.width))") },
        completion: { _ in self.log.append("done") })
    }
    override func willMove(toParent parent: UIViewController?) { log.append("willParent \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { log.append("didParent \(parent != nil)") }
  }

  private let harness = TestDevice(safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))

  @Test func aRootControllerAppearsInUIKitsOrder() {
    let controller = Witness()
    expectFalse(controller.isViewLoaded)
    harness.window.rootViewController = controller
    harness.frame()
    expectEqual(
      controller.log,
      [
        "load", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
      ])
    expectEqual(controller.view.frame, rect(0, 0, 100, 200))
    controller.log = []
    harness.window.rootViewController = UIViewController()
    expectEqual(controller.log, ["willDisappear", "didDisappear"])
  }

  @Test func rotationNotifiesTheControllerBeforeAndAfter() {
    let controller = Witness()
    harness.window.rootViewController = controller
    harness.frame()
    controller.log = []
    harness.root.environment.size = CGSize(width: 200, height: 100)
    harness.frame()
    expectEqual(controller.log, ["willTransition 200 from 100", "alongside 200", "done", "willLayout", "didLayout"])
  }

  @Test func aChildAppearsWithItsView() {
    let (parent, child) = (Witness(), Witness())
    harness.window.rootViewController = parent
    harness.frame()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    harness.frame()
    expectEqual(
      child.log,
      [
        "willParent true", "load", "didLoad", "willAppear", "didParent true", "isAppearing", "willLayout", "didLayout",
        "didAppear",
      ])
    expectEqual(parent.children, [child])
    expectIdentical(child.parent, parent)
    child.log = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(child.log, ["willParent false", "willDisappear", "didDisappear", "didParent false"])
    expectEmpty(parent.children)
    expectNil(child.parent)
  }

  @Test func marginsAndSafeAreaOfARootView() {
    let controller = UIViewController()
    harness.window.rootViewController = controller
    expectEqual(controller.view.safeAreaInsets, UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    expectEqual(controller.view.layoutMargins, UIEdgeInsets(top: 20, left: 16, bottom: 10, right: 16))
    controller.additionalSafeAreaInsets.top = 5
    expectEqual(controller.view.safeAreaInsets.top, 25)
  }

  @Test func touchesTravelUpTheResponderChain() {
    final class Touched: UIViewController {
      var phases: [UITouch.Phase] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases += touches.map(\.phase) }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { phases += touches.map(\.phase) }
    }
    let controller = Touched()
    harness.window.rootViewController = controller
    let leaf = harness.add(rect(0, 0, 50, 50), to: controller.view)
    expectIdentical(leaf.next, controller.view)
    expectIdentical(controller.view.next, controller)
    expectIdentical(controller.next, harness.window)
    expectIdentical(harness.window.next, harness.root.scene)
    harness.root.dispatch(.pointer(PointerEvent(phase: .began, location: CGPoint(x: 5, y: 5), time: 1)))
    harness.root.dispatch(.pointer(PointerEvent(phase: .ended, location: CGPoint(x: 6, y: 5), time: 2)))
    expectEqual(controller.phases, [.began, .ended])
  }

  @Test func layoutCodeCanQueryOrientation() {
    harness.frame()
    let scenes = UIApplication.shared.connectedScenes
    let window = scenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).first { $0.isKeyWindow }
    expectIdentical(window, harness.window)
    expectEqual(window?.windowScene?.interfaceOrientation.isPortrait, true)
  }

  @Test func secondWindowIsInFront() {
    guard let scene = harness.window.windowScene else { return #expect(Bool(false), "no scene") }
    harness.window.backgroundColor = .white
    let second = UIWindow(windowScene: scene)
    second.backgroundColor = .red
    expectEqual(harness.frame().commands.count, 1)
    second.makeKeyAndVisible()
    expectEqual(scene.windows, [harness.window, second])
    expectIdentical(scene.keyWindow, second)
    expectEqual(harness.frame().commands.count, 2)
    harness.window.windowLevel = .alert
    expectEqual(scene.windows, [second, harness.window])
  }
}
