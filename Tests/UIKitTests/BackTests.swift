import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

/// A window's Escape key goes back one level at a time.
@MainActor
struct BackTests {
  private let fixture = NavigationFixture()
  private var window: UIWindow { fixture.window }

  private func rest() { fixture.run(for: 1) }

  @Test func firstPageCannotGoBack() { expectFalse(window.goBack()) }

  @Test func backEndsEditingFirst() {
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    page.view.addSubview(field)
    fixture.navigation.pushViewController(page, animated: false)
    rest()
    field.becomeFirstResponder()
    rest()
    expectTrue(field.isFirstResponder)
    expectTrue(window.goBack())
    rest()
    expectFalse(field.isFirstResponder)
    expectEqual(fixture.navigation.viewControllers.count, 2)
    expectTrue(window.goBack())
    rest()
    expectEqual(fixture.navigation.viewControllers.count, 1)
    expectFalse(window.goBack())
  }

  /// The innermost stack with a page to go back to pops first, and a stack of one page leaves that to those around it.
  @Test func backPopsTheInnermostStackFirst() {
    let (inner, page) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    page.addChild(inner)
    page.view.addSubview(inner.view)
    inner.didMove(toParent: page)
    fixture.navigation.pushViewController(page, animated: false)
    rest()
    for counts in [[1, 2], [1, 1]] {
      expectTrue(window.goBack())
      rest()
      expectEqual([inner.viewControllers.count, fixture.navigation.viewControllers.count], counts)
    }
    expectFalse(window.goBack())
  }

  @Test func backPopsAPresentedStackBeforeDismissingIt() {
    let sheet = UINavigationController(rootViewController: UIViewController())
    sheet.pushViewController(UIViewController(), animated: false)
    fixture.first.present(sheet, animated: true)
    rest()
    expectTrue(window.goBack())
    rest()
    expectEqual(sheet.viewControllers.count, 1)
    expectIdentical(fixture.first.presentedViewController, sheet)
    expectTrue(window.goBack())
    rest()
    expectNil(fixture.first.presentedViewController)
    expectFalse(window.goBack())
  }

  @Test func backAsksAModalControllerWhichStays() {
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    fixture.first.present(sheet, animated: false)
    rest()
    expectTrue(window.goBack())
    rest()
    expectIdentical(fixture.first.presentedViewController, sheet)
  }

  @Test func backChoosesTheCancelAction() {
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
    fixture.first.present(alert, animated: true)
    rest()
    expectTrue(window.goBack())
    rest()
    expectEqual(chosen, ["cancel"])
    expectNil(fixture.first.presentedViewController)
  }

  @Test func backHidesTheKeyboardThenEndsTheSearch() {
    let search = UISearchController(searchResultsController: nil)
    fixture.first.navigationItem.searchController = search
    rest()
    search.isActive = true
    rest()
    #expect(search.isActive && search.searchBar.isFirstResponder || search.searchBar.searchTextField.isFirstResponder)
    expectTrue(window.goBack())
    rest()
    expectTrue(search.isActive)
    expectFalse(search.searchBar.searchTextField.isFirstResponder)
    expectTrue(window.goBack())
    rest()
    #expect(!search.isActive && !window.goBack())
  }

  @Test func backPopsThePageOfTheSelectedTab() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), navigation]
    window.rootViewController = tabs
    rest()
    expectFalse(window.goBack())
    tabs.selectedIndex = 1
    rest()
    expectTrue(window.goBack())
    rest()
    #expect(navigation.viewControllers.count == 1 && !window.goBack())
  }
}
