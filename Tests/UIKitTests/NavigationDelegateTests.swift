import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitCore

/// The messages of a navigation controller to its delegate.
@MainActor
struct NavigationDelegateTests {
  private final class Observer: NSObject, UINavigationControllerDelegate {
    var log: [String] = []

    func navigationController(_ bar: UINavigationController, willShow page: UIViewController, animated: Bool) {
      log.append("will \(page.title ?? "") \(animated) \(from(bar))")
    }
    func navigationController(_ bar: UINavigationController, didShow page: UIViewController, animated: Bool) {
      log.append("did \(page.title ?? "") \(animated) \(from(bar))")
    }

    private func from(_ navigation: UINavigationController) -> String {
      navigation.transitionCoordinator?.viewController(forKey: .from)?.title ?? "-"
    }
  }

  private final class Page: UIViewController {
    weak var observer: Observer?

    init(_ title: String, _ observer: Observer) {
      self.observer = observer
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { observer?.log.append("\(title ?? "") will appear") }
    override func viewDidAppear(_ animated: Bool) { observer?.log.append("\(title ?? "") did appear") }
  }

  private let observer = Observer()

  private func page(_ title: String) -> Page { Page(title, observer) }

  private func show(on device: TestDevice) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page("A"))
    navigation.delegate = observer
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    return navigation
  }

  @Test func theFirstControllerIsAnnouncedOnce() {
    let device = TestDevice.phone()
    device.becomeCurrent()
    let navigation = show(on: device)
    expectEqual(observer.log, ["will A false -", "A will appear", "A did appear", "did A false -"])
    observer.log = []
    // The controller appears again, without a change of the stack.
    device.window.rootViewController = UIViewController()
    device.run(for: 0.1)
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    expectEqual(observer.log, ["A will appear", "A did appear"])
  }

  /// Coordinators remove their children when the controller that the transition came from is no longer in the stack.
  @Test func theTransitionIsKnownUntilTheDelegateHasBeenTold() {
    let device = TestDevice.phone()
    device.becomeCurrent()
    let navigation = show(on: device)
    observer.log = []
    navigation.pushViewController(page("B"), animated: true)
    device.run(for: 1)
    expectEqual(observer.log, ["will B true A", "B will appear", "B did appear", "did B true A"])
    observer.log = []
    navigation.popViewController(animated: true)
    device.run(for: 1)
    expectEqual(observer.log, ["will A true B", "A will appear", "A did appear", "did A true B"])
    expectNil(navigation.transitionCoordinator)
  }

  @Test func aStackThatWasChangedOutOfSightIsAnnouncedWhenItAppears() {
    let device = TestDevice.phone()
    device.becomeCurrent()
    let navigation = show(on: device)
    device.window.rootViewController = UIViewController()
    device.run(for: 0.1)
    observer.log = []
    navigation.pushViewController(page("B"), animated: false)
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    expectEqual(observer.log, ["will B false -", "B will appear", "B did appear", "did B false -"])
  }
}
