import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Tabs as objects, as apps declare them since iOS 18.
@MainActor
struct TabObjectTests {
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

  @Test func theDelegatePermitsTabs() throws {
    let diary = Diary()
    let bar = UITabBarController(tabs: tabs())
    bar.delegate = diary
    let items = try #require(bar.tabBar.items)
    bar.tabBar(bar.tabBar, didSelect: items[2])
    expectEqual(diary.lines, ["select com.apple.UIKit.Search?", "trails to com.apple.UIKit.Search"])
    diary.isAllowed = false
    bar.tabBar(bar.tabBar, didSelect: items[0])
    expectEqual(bar.selectedIndex, 2)
  }
}
