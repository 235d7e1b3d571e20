import Foundation
import UIKit

extension DrawingSample {
  static let bars = [navigation, largeTitle, colored, toolbar, tabs, tabsRightToLeft, searching]

  private static let phone = CGSize(width: 320, height: 480)

  /// A controller with a background color and scrolling content.
  @MainActor private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 2_000)
    scroll.backgroundColor = .systemBackground
    page.view = scroll
    return page
  }

  private static let navigation = DrawingSample(name: "navigation", size: phone) { fixture in
    let first = page("First")
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add)
    first.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done),
      UIBarButtonItem(image: DrawingSampleFixture.picture(14), style: .plain, target: nil, action: nil),
    ]
    let stack = UINavigationController(rootViewController: first)
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("the first page")
    let second = page("A page with a title that is much too long to be shown")
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    stack.pushViewController(second, animated: true)
    fixture.run(for: 0.15)
    fixture.note("pushing")
    fixture.run(for: 1)
    fixture.note("the second page")
    (second.view as? UIScrollView)?.contentOffset.y = 100
    fixture.run(for: 0.5)
    fixture.note("scrolled")
    fixture.drag(from: CGPoint(x: 2, y: 200), by: CGPoint(x: 120, y: 0), lifts: false)
    fixture.note("drawn back by the edge")
    fixture.touch(.ended, at: CGPoint(x: 122, y: 200))
    fixture.run(for: 0.1)
    fixture.note("let go")
    fixture.run(for: 1)
    stack.setNavigationBarHidden(true, animated: true)
    fixture.run(for: 0.1)
    fixture.note("hiding the bar")
  }

  private static let largeTitle = DrawingSample(name: "large-title", size: phone) { fixture in
    let first = page("Large")
    first.navigationItem.titleView = nil
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("at rest")
    fixture.drag(from: CGPoint(x: 160, y: 200), by: CGPoint(x: 0, y: 60), lifts: false)
    fixture.note("pulled down")
    fixture.touch(.ended, at: CGPoint(x: 160, y: 260))
    fixture.run(for: 2)
    fixture.drag(from: CGPoint(x: 160, y: 300), by: CGPoint(x: 0, y: -30), rest: 0.1, lifts: false)
    fixture.note("half collapsed")
    fixture.move([0: (CGPoint(x: 160, y: 270), CGPoint(x: 160, y: 200))], in: 0.2)
    fixture.run(for: 0.5)
    fixture.note("collapsed")
    let second = page("Small")
    second.navigationItem.largeTitleDisplayMode = .never
    second.navigationItem.backButtonDisplayMode = .minimal
    stack.pushViewController(second, animated: true)
    fixture.run(for: 0.2)
    fixture.note("pushing a small one")
  }

  private static let colored = DrawingSample(name: "colored-bar", size: phone) { fixture in
    let first = page("Colored")
    let stack = UINavigationController(rootViewController: first)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    (appearance.backgroundColor, appearance.shadowColor) = (.orange, .red)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 20)]
    appearance.titlePositionAdjustment = UIOffset(horizontal: 5, vertical: 3)
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    stack.navigationBar.standardAppearance = appearance
    stack.navigationBar.scrollEdgeAppearance = appearance
    first.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil)
    let custom = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    custom.backgroundColor = .blue
    first.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("an opaque bar")
    appearance.configureWithTransparentBackground()
    stack.navigationBar.standardAppearance = appearance
    stack.navigationBar.scrollEdgeAppearance = appearance
    first.navigationItem.titleView = UISwitch()
    fixture.run(for: 0.1)
    fixture.note("a transparent one with a view for a title")
  }

  private static let toolbar = DrawingSample(name: "toolbar", size: phone) { fixture in
    let first = page("Tools")
    first.toolbarItems = [
      UIBarButtonItem(systemItem: .trash), .flexibleSpace(),
      UIBarButtonItem(title: "Title", style: .done, target: nil, action: nil),
      .fixedSpace(20), UIBarButtonItem(systemItem: .compose),
    ]
    first.toolbarItems?[4].isEnabled = false
    first.toolbarItems?[0].tintColor = .red
    let stack = UINavigationController(rootViewController: first)
    stack.setToolbarHidden(false, animated: false)
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("at rest")
    fixture.touch(.began, at: CGPoint(x: 30, y: 455))
    fixture.run(for: 0.2)
    fixture.note("pressed")
    fixture.touch(.ended, at: CGPoint(x: 30, y: 455))
    stack.setToolbarHidden(true, animated: true)
    fixture.run(for: 0.1)
    fixture.note("hiding")
  }

  @MainActor
  private static func showTabs(_ fixture: DrawingSampleFixture) {
    let pages = ["One", "Two", "Three"].map { page($0) }
    for (index, page) in pages.enumerated() {
      page.tabBarItem = UITabBarItem(title: page.title, image: DrawingSampleFixture.picture(20, .black), tag: index)
    }
    pages[1].tabBarItem.badgeValue = "12"
    pages[2].tabBarItem.badgeValue = ""
    pages[2].tabBarItem.badgeColor = .blue
    pages[1].tabBarItem.selectedImage = DrawingSampleFixture.picture(24)
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    fixture.note("the first tab")
    tabs.selectedIndex = 1
    fixture.run(for: 0.1)
    fixture.note("the second tab")
    (pages[1].view as? UIScrollView)?.contentOffset.y = 300
    tabs.tabBar.unselectedItemTintColor = .brown
    tabs.tabBar.tintColor = .green
    fixture.run(for: 0.5)
    fixture.note("scrolled, with other colours")
  }

  private static let tabs = DrawingSample(name: "tabs", size: phone) { showTabs($0) }
  private static let tabsRightToLeft = DrawingSample(name: "tabs-rtl", size: phone, direction: .rightToLeft) {
    showTabs($0)
  }

  private static let searching = DrawingSample(name: "searching", size: phone) { fixture in
    let first = page("Search")
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Names"
    search.searchBar.scopeButtonTitles = ["All", "New"]
    first.navigationItem.searchController = search
    first.navigationItem.hidesSearchBarWhenScrolling = false
    let stack = UINavigationController(rootViewController: first)
    stack.navigationBar.prefersLargeTitles = true
    fixture.window.rootViewController = stack
    fixture.run(for: 0.1)
    fixture.note("at rest")
    search.isActive = true
    fixture.run(for: 0.15)
    fixture.note("becoming active")
    fixture.run(for: 1)
    fixture.note("active")
    fixture.type("a")
    search.isActive = false
    fixture.run(for: 0.1)
    fixture.note("going back")
  }
}
