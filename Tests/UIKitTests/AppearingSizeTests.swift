import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// The sizes that views in containers have while they load and appear, from which frame-based apps take their own.
@MainActor struct AppearingSizeTests {
  final class Page: UIViewController {
    let wide = UIView()
    let low = UIView()
    var sizes: [CGSize] = []
    var bars: [CGRect] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      sizes.append(view.bounds.size)
      bars += [navigationController?.navigationBar.frame, tabBarController?.tabBar.frame].compactMap(\.self)
      wide.frame = CGRect(x: 20, y: 120, width: view.bounds.width - 40, height: 40)
      wide.autoresizingMask = .flexibleWidth
      low.frame = CGRect(x: 20, y: view.bounds.height - 60, width: 50, height: 40)
      low.autoresizingMask = .flexibleTopMargin
      view.addSubview(wide)
      view.addSubview(low)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      sizes.append(view.bounds.size)
    }
  }

  private let device = TestDevice.phone(draws: false)

  private func expectWhole(_ page: Page) {
    let screen = CGSize(width: 390, height: 844)
    expectEqual(page.sizes, [screen, screen])
    expectEqual(page.wide.frame, CGRect(x: 20, y: 120, width: 350, height: 40))
    expectEqual(page.low.frame, CGRect(x: 20, y: 784, width: 50, height: 40))
  }

  @Test(arguments: [true, false])
  func pagesOfNavigation(animated: Bool) {
    device.becomeCurrent()
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    expectWhole(first)
    expectEqual(first.bars, [CGRect(x: 0, y: 0, width: 390, height: 44)])
    navigation.pushViewController(second, animated: animated)
    device.run(for: 2)
    expectWhole(second)
  }

  @Test func pagesOfTabs() {
    device.becomeCurrent()
    let (first, second, third) = (Page(), Page(), Page())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, UINavigationController(rootViewController: second), third]
    device.window.rootViewController = tabs
    device.run(for: 0.1)
    for index in [1, 2] {
      tabs.selectedIndex = index
      device.run(for: 0.1)
    }
    for page in [first, second, third] { expectWhole(page) }
    expectEqual(first.bars, [CGRect(x: 0, y: 795, width: 390, height: 49)])
  }

  final class Raised: UITabBarController {
    var width: CGFloat = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      width = tabBar.bounds.width
    }
  }

  @Test func theTabBarHasItsWidthWhenItsControllerLoads() {
    device.becomeCurrent()
    let tabs = Raised()
    tabs.loadViewIfNeeded()
    expectEqual(tabs.width, 390)
  }
}
