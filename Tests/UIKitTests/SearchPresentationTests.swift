import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitCore

/// The relations between the controllers of a search that is under way.
@MainActor
struct SearchPresentationTests {
  private let fixture = NavigationFixture()
  private let results: NavigationFixture.Page
  private let search: UISearchController
  private var page: UIViewController { fixture.first }

  init() {
    results = fixture.page("results")
    search = UISearchController(searchResultsController: results)
    fixture.first.navigationItem.searchController = search
    fixture.run(for: 0.1)
    _ = fixture.read()
  }

  private func searchText(_ text: String = "a") {
    search.isActive = true
    fixture.run(for: 1)
    fixture.root.dispatch(.text(TextEvent(.typed(text), time: fixture.time)))
    fixture.run(for: 0.5)
  }

  @Test func thePagePresentsTheSearch() {
    expectNil(page.presentedViewController)
    expectNil(search.presentingViewController)
    search.isActive = true
    expectIdentical(page.presentedViewController, search)
    expectIdentical(search.presentingViewController, page)
    expectIdentical(results.parent, search)
    expectIdentical(results.presentingViewController, page)
    expectIdentical(fixture.navigation.visibleViewController, page)
    expectNil(results.presentedViewController)
    search.isActive = false
    expectNil(page.presentedViewController)
    expectNil(search.presentingViewController)
    expectNil(results.presentingViewController)
  }

  @Test func resultsAppearAsAChildOnce() {
    searchText()
    expectEqual(
      fixture.read(),
      [
        "results willMove true", "results didMove true", "results didLoad", "results willAppear false",
        "results isAppearing false", "results didAppear false",
      ])
    search.isActive = false
    fixture.run(for: 1)
    expectEqual(fixture.read(), ["results willDisappear false", "results didDisappear false"])
    searchText()
    expectEqual(search.children.count, 1)
  }

  /// The code of published apps in `didSelectRowAt` of their results.
  @Test func aResultPushesThroughThePresentingController() {
    searchText()
    results.presentingViewController?.navigationController?.pushViewController(fixture.page("detail"), animated: true)
    fixture.run(for: 1)
    expectEqual(fixture.navigation.viewControllers.count, 2)
    fixture.navigation.popViewController(animated: true)
    fixture.run(for: 1)
    expectTrue(search.isActive)
    expectNotNil(results.view.window)
  }

  @Test func dismissingEndsTheSearch() {
    for controller in [results, search, page] as [UIViewController] {
      searchText()
      var isDone = false
      controller.dismiss(animated: true) { isDone = true }
      fixture.run(for: 1)
      expectFalse(search.isActive)
      expectTrue(isDone)
    }
  }

  @Test func resultsPresentAndDismissOthers() {
    searchText()
    for presenter in [results, search] as [UIViewController] {
      let other = UIViewController()
      presenter.present(other, animated: false)
      fixture.run(for: 0.5)
      expectNotNil(other.view.window)
      expectIdentical(presenter.presentedViewController, other)
      other.dismiss(animated: false)
      fixture.run(for: 0.5)
      expectNil(other.view.window)
      expectTrue(search.isActive)
    }
  }

  @Test func barsAreOpaqueOverResultsThatScrollBelowThem() {
    fixture.first.scrollView.contentOffset.y = 500
    fixture.run(for: 0.1)
    let tabs = UITabBarController()
    tabs.viewControllers = [fixture.navigation]
    fixture.window.rootViewController = tabs
    fixture.run(for: 0.1)
    searchText()
    func bars() -> [CGFloat] {
      [
        fixture.navigation.navigationBar.subviews.compactMap { $0 as? UIVisualEffectView }.last?.alpha ?? -1,
        tabs.tabBar.subviews.first?.alpha ?? -1,
      ]
    }
    expectEqual(bars(), [0, 1])
    results.scrollView.contentOffset.y += 100
    fixture.run(for: 0.1)
    expectEqual(bars(), [1, 1])
    search.isActive = false
    fixture.run(for: 1)
    expectEqual(bars(), [1, 1])
  }
}
