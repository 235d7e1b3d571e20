import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Subclasses of UIKit's containers as published apps write them.
@MainActor
struct PublishedContainerTests {
  private let device = TestDevice.phone(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))

  // MARK: Tabs

  private final class Tabs: UITabBarController, UITabBarControllerDelegate {
    var log: [String] = []

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      log.append("bar \(item.title ?? "") \(selectedIndex)")
    }
    func tabBarController(_ controller: UITabBarController, shouldSelect page: UIViewController) -> Bool {
      log.append("should \(page.title ?? "")")
      return page.title != "c"
    }
    func tabBarController(_ controller: UITabBarController, didSelect page: UIViewController) {
      log.append("did \(selectedIndex)")
    }
  }

  private func tabs() -> Tabs {
    let tabs = Tabs()
    tabs.viewControllers = ["a", "b", "c"].map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    tabs.delegate = tabs
    device.window.rootViewController = tabs
    device.run(for: 0.1)
    return tabs
  }

  private func tap(_ index: Int) {
    device.tap(CGPoint(x: 130 * (CGFloat(index) + 0.5), y: 844 - 55))
    device.run(for: 0.1)
  }

  @Test func tabsChangeAlthoughAnOverrideDoesNotCallSuper() {
    let tabs = tabs()
    tap(1)
    expectEqual(tabs.log, ["bar b 0", "should b", "did 1"])
    expectEqual(tabs.selectedIndex, 1)
    expectNotNil(tabs.viewControllers?[1].viewIfLoaded?.window)
    tap(2)
    expectEqual(tabs.log.suffix(2), ["bar c 1", "should c"])
    expectEqual(tabs.selectedIndex, 1)
    expectIdentical(tabs.tabBar.selectedItem, tabs.tabBar.items?[1])
  }

  @Test func buttonsOfTabsHaveTheNameOfTheirClass() {
    let bar = tabs().tabBar
    let buttons = bar.subviews.filter { String(describing: type(of: $0)) == "UITabBarButton" }
    expectEqual(buttons.count, 3)
    expectTrue(buttons.allSatisfy { $0 is UIControl })
  }

  // MARK: Stacks

  private final class Stack: UINavigationController {
    var pushed: [(title: String?, count: Int)] = []
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushed.append((viewController.title, children.count))
      if !children.isEmpty { viewController.hidesBottomBarWhenPushed = true }
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func theRootIsPushed() {
    let (root, next) = (UIViewController(), UIViewController())
    (root.title, next.title) = ("root", "next")
    let stack = Stack(rootViewController: root)
    expectEqual(stack.viewControllers, [root])
    stack.pushViewController(next, animated: false)
    expectEqual(stack.pushed.map(\.title), ["root", "next"])
    expectEqual(stack.pushed.map(\.count), [0, 1])
    #expect(!root.hidesBottomBarWhenPushed && next.hidesBottomBarWhenPushed)
  }

  // MARK: Pages

  private final class Progress: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { if log.last != "scroll" { log.append("scroll") } }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
  }

  private final class Source: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { _ in UIViewController() }
    var log: [String] = []

    private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
      let index = (pages.firstIndex(of: page) ?? 0) + distance
      return pages.indices.contains(index) ? pages[index] : nil
    }
    func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    { self.page(-1, from: page) }
    func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    { self.page(1, from: page) }
    func pageViewController(
      _ pager: UIPageViewController, willTransitionTo pending: [UIViewController]
    ) { log.append("will") }
    func pageViewController(
      _ pager: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { log.append("did \(completed)") }
  }

  @Test func pagesTurnAlthoughTheAppTakesTheScrollViewsDelegate() throws {
    let (source, progress) = (Source(), Progress())
    let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    (pager.dataSource, pager.delegate) = (source, source)
    pager.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let scrollView = try #require(pager.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    scrollView.delegate = progress
    device.window.rootViewController = pager
    device.run(for: 0.2)
    progress.log = []
    device.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400), in: 0.2)
    device.run(for: 2)
    expectEqual(pager.viewControllers, [source.pages[1]])
    expectEqual(source.log, ["will", "did true"])
    expectEqual(progress.log.first, "scroll")
    expectTrue(progress.log.contains("rest"))
    var isDone = false
    pager.setViewControllers([source.pages[2]], direction: .forward, animated: true) { isDone = $0 }
    device.run(for: 2)
    expectTrue(isDone)
    expectEqual(source.pages[2].view.convert(CGPoint.zero, to: nil), .zero)
  }
}
