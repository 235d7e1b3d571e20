import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitControls
import UIKitCore

/// The view behind a controller that covers it: on iOS it leaves the window at the end of the presentation.
@MainActor
struct RemovedPresenterTests {
  private let fixture = TestDevice.phone()
  private let root = Root()
  private let front = UIViewController()

  private final class Root: UIViewController {
    var log: [String] = []
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.append("disappeared, in window: \(view.window != nil)")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.append("appears, in window: \(view.window != nil)")
    }
  }

  init() {
    fixture.window.rootViewController = root
    fixture.run(for: 0.1)
    root.log = []
    front.modalPresentationStyle = .fullScreen
  }

  @Test(arguments: [true, false]) func theViewBehindLeavesTheWindow(animated: Bool) {
    let superview = root.view.superview
    root.present(front, animated: animated)
    fixture.run(for: 1)
    expectNil(root.view.window)
    expectEqual(root.log, ["disappeared, in window: false"])
    front.dismiss(animated: animated)
    fixture.run(for: 1)
    expectIdentical(root.view.superview, superview)
    expectEqual(root.view.frame, fixture.window.bounds)
    expectEqual(root.log.last, "appears, in window: false")
  }

  /// The view has the size of the window when it comes back, also if the device was turned in the meantime.
  @Test func theViewFollowsARotation() {
    root.present(front, animated: false)
    fixture.run(for: 0.5)
    fixture.root.environment.size = CGSize(width: 844, height: 390)
    fixture.run(for: 0.5)
    front.dismiss(animated: false)
    fixture.run(for: 0.5)
    expectEqual(root.view.frame, fixture.window.bounds)
  }

  /// A window with a presentation is released like any other.
  @Test func aCoveredViewDoesNotKeepItsWindow() {
    weak var window: UIWindow?
    fixture.becomeCurrent()
    do {
      let own = UIWindow(frame: rect(0, 0, 300, 600))
      own.rootViewController = UIViewController()
      own.makeKeyAndVisible()
      let front = UIViewController()
      front.modalPresentationStyle = .fullScreen
      own.rootViewController?.present(front, animated: false)
      fixture.run(for: 0.2)
      own.isHidden = true
      own.windowScene = nil
      window = own
    }
    fixture.run(for: 0.2)
    expectNil(window)
  }

  /// The view that defines the context of a presentation contains it, so it stays.
  @Test func aContextStays() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    child.definesPresentationContext = true
    front.modalPresentationStyle = .currentContext
    child.present(front, animated: false)
    fixture.run(for: 0.5)
    expectNotNil(front.view.window)
    front.dismiss(animated: false)
    fixture.run(for: 0.5)
    expectNotNil(child.view.window)
  }

  /// A presentation over everything leaves the view behind visible.
  @Test func overFullScreenKeepsTheView() {
    front.modalPresentationStyle = .overFullScreen
    root.present(front, animated: false)
    fixture.run(for: 0.5)
    expectNotNil(root.view.window)
  }
}
