import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

private final class OwnNavigationBar: UINavigationBar {}
private final class OwnToolbar: UIToolbar {}
private final class OwnTabBar: UITabBar {
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// Bars of storyboards with classes of the app.
@MainActor
struct OwnBarTests {
  private let device = TestDevice(size: CGSize(width: 300, height: 500))

  private func show(_ controller: String, _ relationship: String) throws -> UIViewController {
    for type in [OwnNavigationBar.self, OwnToolbar.self, OwnTabBar.self] as [NSObject.Type] {
      MethodTable.shared.add(type)
    }
    let folder = TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a"><scenes>
      <scene><objects>\(controller)</objects></scene><scene><objects><viewController title="p" id="p"
        sceneMemberID="viewController"><view key="view" id="v"/><tabBarItem key="tabBarItem" title="P" id="t"/></viewController>
      </objects></scene></scenes></document>
      """.replacingOccurrences(
        of: "SEGUE",
        with:
          "<connections><segue destination=\"p\" kind=\"relationship\" relationship=\"\(relationship)\" id=\"s\"/></connections>"
      ),
      to: "app/Main.storyboard")
    let board = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app")))
    let shown = try #require(board.instantiateInitialViewController())
    device.window.rootViewController = shown
    device.run(for: 0.1)
    return shown
  }

  @Test func navigationControllersHaveTheirOwnBars() throws {
    let navigation = try #require(
      show(
        """
        <navigationController toolbarHidden="NO" id="a" sceneMemberID="viewController">
        <navigationBar key="navigationBar" customClass="OwnNavigationBar" id="n"><color key="barTintColor"
          systemColor="systemRedColor"/></navigationBar>
        <toolbar key="toolbar" customClass="OwnToolbar" id="b"/>SEGUE</navigationController>
        """, "rootViewController") as? UINavigationController)
    expectTrue(navigation.navigationBar is OwnNavigationBar)
    expectEqual(navigation.navigationBar.barTintColor, .systemRed)
    expectEqual(navigation.navigationBar.items?.map(\.title), ["p"])
    expectIdentical(navigation.navigationBar.window, device.window)
    expectTrue(navigation.toolbar is OwnToolbar)
    expectIdentical(navigation.toolbar.window, device.window)
  }

  @Test func tabControllersHaveTheirOwnBar() throws {
    let tabs = try #require(
      show(
        """
        <tabBarController id="a" sceneMemberID="viewController"><tabBar key="tabBar" customClass="OwnTabBar" id="b"/>
        SEGUE</tabBarController>
        """, "viewControllers") as? UITabBarController)
    let bar = try #require(tabs.tabBar as? OwnTabBar)
    expectTrue(bar.isAwake)
    expectEqual(bar.items?.map(\.title), ["P"])
    expectIdentical(bar.window, device.window)
  }
}
