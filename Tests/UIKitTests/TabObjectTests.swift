import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Tabs as objects, as apps declare them since iOS 18.
@MainActor
struct TabObjectTests {
  private let device = TestDevice()

  init() { device.becomeCurrent() }

  private final class Diary: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var isAllowed = true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      lines.append("select \(tab.identifier)?")
      return isAllowed
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.identifier ?? "-") to \(selectedTab.identifier)") }
  }

  private func tabs() -> [UITab] {
    [
      UITab(title: "Trails", image: UIImage(systemName: "map"), identifier: "trails") { _ in UIViewController() },
      UITab(title: "Map", image: nil, identifier: "map") { _ in UIViewController() },
      UISearchTab { _ in UIViewController() },
    ]
  }

  @Test func tabsShowTheirControllers() {
    let bar = UITabBarController(tabs: tabs())
    expectEqual(bar.viewControllers?.count, 3)
    expectEqual(bar.tabBar.items?.map(\.title), ["Trails", "Map", "Search"])
    expectEqual(bar.selectedTab?.identifier, "trails")
    bar.selectedTab = bar.tabs[1]
    expectEqual(bar.selectedIndex, 1)
    expectIdentical(bar.tabs[1].tabBarController, bar)
    bar.tabs[1].badgeValue = "3"
    bar.tabs[1].title = "Maps"
    expectEqual(bar.viewControllers?[1].tabBarItem.badgeValue, "3")
    expectEqual(bar.tabBar.items?[1].title, "Maps")
    bar.tabs[0].isHidden = true
    expectEqual(bar.tabBar.items?.map(\.title), ["Maps", "Search"])
    expectEqual(bar.selectedTab?.identifier, "map")
  }

  private func tap(_ item: UITabBarItem) {
    (item.value(forKey: "view") as? UIControl)?.sendActions(for: .touchUpInside)
  }

  @Test func theDelegatePermitsTabs() throws {
    let diary = Diary()
    let bar = UITabBarController(tabs: tabs())
    bar.delegate = diary
    let items = try #require(bar.tabBar.items)
    tap(items[2])
    expectEqual(diary.lines, ["select com.apple.UIKit.Search?", "trails to com.apple.UIKit.Search"])
    diary.isAllowed = false
    tap(items[0])
    expectEqual(bar.selectedIndex, 2)
  }
}

extension TabObjectTests {
  @Test func groupsShowTheirSelectedTab() {
    let children = ["red", "blue"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in
        UINavigationController(rootViewController: UIViewController())
      }
    }
    let group = UITabGroup(title: "Colors", image: nil, identifier: "colors", children: children)
    group.defaultChildIdentifier = "blue"
    expectIdentical(group.selectedChild, children[1])
    expectIdentical(children[0].parent, group)
    expectIdentical(group.tab(forIdentifier: "red"), children[0])
    let bar = UITabBarController(tabs: [
      UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }, group,
    ])
    expectEqual(bar.tabBar.items?.map(\.title), ["A", "Colors"])
    expectIdentical(bar.viewControllers?[1], children[1].viewController)
    group.selectedChild = UITab(title: "", image: nil, identifier: "stranger")
    expectIdentical(group.selectedChild, children[1])
  }

  @Test func theBarHidesAndReturns() {
    let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let page = UIViewController()
    let bar = UITabBarController()
    bar.viewControllers = [page]
    device.window.rootViewController = bar
    let fixture = PlainFixture(device)
    fixture.run(for: 0.1)
    expectEqual(page.view.safeAreaInsets.bottom, 79)
    bar.setTabBarHidden(true, animated: true)
    expectTrue(bar.isTabBarHidden && !bar.tabBar.isHidden)
    expectEqual(page.view.safeAreaInsets.bottom, 30)
    fixture.run(for: 1)
    expectTrue(bar.tabBar.isHidden)
    bar.isTabBarHidden = false
    fixture.run(for: 0.1)
    expectFalse(bar.tabBar.isHidden)
    expectEqual(page.view.safeAreaInsets.bottom, 79)
  }
}

@MainActor
private final class PlainFixture: Fixture {
  let device: TestDevice
  init(_ device: TestDevice) { self.device = device }
}
