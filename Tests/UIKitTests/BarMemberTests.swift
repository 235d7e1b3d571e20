import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Members of the items of bars that published code sets.
@MainActor
struct BarMemberTests {
  private let device = TestDevice.phone()

  init() { device.becomeCurrent() }

  private func badges(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { badges(in: $0) } + [view as? UILabel].compactMap { $0 }.filter { $0.text == "7" }
  }

  @Test func badgesHaveTheAttributesOfTheirItem() throws {
    let (tabs, page) = (UITabBarController(), UIViewController())
    page.tabBarItem = UITabBarItem(title: "Inbox", image: nil, tag: 0)
    page.tabBarItem.badgeValue = "7"
    tabs.viewControllers = [page]
    device.window.rootViewController = tabs
    device.run(for: 0.1)
    expectEqual(try #require(badges(in: tabs.tabBar).first).textColor, .white)
    page.tabBarItem.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    page.tabBarItem.setBadgeTextAttributes([.font: UIFont.boldSystemFont(ofSize: 9)], for: .selected)
    device.run(for: 0.1)
    let label = try #require(badges(in: tabs.tabBar).first)
    let attributes = try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
    expectEqual(attributes[.foregroundColor] as? UIColor, .black)
    expectEqual(attributes[.font] as? UIFont, .boldSystemFont(ofSize: 9))
    expectEqual(page.tabBarItem.badgeTextAttributes(for: .normal)?.count, 1)
    expectNil(page.tabBarItem.badgeTextAttributes(for: .disabled))
  }

  @Test func anInlineTitleIsNotLarge() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    device.window.rootViewController = navigation
    device.run(for: 0.1)
    let height = navigation.navigationBar.frame.height
    page.navigationItem.largeTitleDisplayMode = .inline
    device.run(for: 0.1)
    expectLess(navigation.navigationBar.frame.height, height)
    page.navigationItem.largeTitleDisplayMode = .never
    let small = navigation.navigationBar.frame.height
    device.run(for: 0.1)
    expectEqual(navigation.navigationBar.frame.height, small)
  }

  /// An action gives its title and its image to the item, where it has them, unless the item is one of the system;
  /// without an action, both stay.
  ///
  /// - Source: the comment of `primaryAction` in the header `UIBarButtonItem.h`.
  @Test func anActionGivesItsTitleAndImage() {
    let (star, heart) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    let item = UIBarButtonItem(title: "Old")
    item.primaryAction = UIAction(title: "New", image: star) { _ in }
    expectEqual([item.title == "New", item.image == star], [true, true])
    item.primaryAction = UIAction(title: "", image: heart) { _ in }
    expectEqual([item.title == "New", item.image == heart], [true, true])
    item.primaryAction = UIAction(title: "Newest") { _ in }
    expectEqual([item.title == "Newest", item.image == heart], [true, true])
    item.primaryAction = nil
    expectEqual([item.title == "Newest", item.image == heart], [true, true])
    let own = UIBarButtonItem(title: "Own", image: heart, primaryAction: UIAction(title: "New", image: star) { _ in })
    expectEqual([own.title == "Own", own.image == heart], [true, true])
    let empty = UIBarButtonItem(primaryAction: UIAction(title: "New", image: star) { _ in })
    expectEqual([empty.title == "New", empty.image == star], [true, true])
    let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction(title: "New", image: star) { _ in })
    expectEqual([done.title == "Done", done.image == nil], [true, true])
    done.primaryAction = UIAction(title: "Newer", image: heart) { _ in }
    expectEqual([done.title == "Done", done.image == nil], [true, true])
  }
}
