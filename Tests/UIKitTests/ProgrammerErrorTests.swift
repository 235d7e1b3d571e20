import Foundation
import Testing
import UIKit
import TestSupport

/// Programs that misuse UIKit stop as they do on iOS, with a message in release builds as well.
@MainActor
struct ProgrammerErrorTests {
  @Test func viewCannotBeAddedToItself() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    try expectContains(text(result), "Can't add self as subview")
  }

  @Test func viewCannotBeAddedToItsDescendant() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
    try expectContains(text(result), "is a part of cycle in its layer tree")
  }

  @Test func insertingBesideANonsiblingAppends() {
    let (view, a, b, stranger) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, belowSubview: stranger)
    expectEqual(view.subviews, [b, a])
    view.insertSubview(b, aboveSubview: stranger)
    expectEqual(view.subviews, [a, b])
    view.insertSubview(stranger, aboveSubview: stranger)
    expectEqual(view.subviews, [a, b, stranger])
    view.insertSubview(a, aboveSubview: a)
    expectEqual(view.subviews, [a, b, stranger])
  }

  @Test func managedTabBarRefusesAnotherDelegate() async throws {
    final class Delegate: NSObject, UITabBarDelegate {}
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.delegate = tabs
        let delegate = Delegate()
        tabs.tabBar.delegate = delegate
      }
    }
    try expectContains(
      text(result), "Changing the delegate of a tab bar managed by a tab bar controller is not allowed")
    let (bar, delegate) = (UITabBar(), Delegate())
    bar.delegate = delegate
    expectIdentical(bar.delegate, delegate)
  }

  @Test func controllerCannotBePushedTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController(rootViewController: page).pushViewController(page, animated: false)
      }
    }
    try expectContains(text(result), "Pushing the same view controller instance more than once is not supported")
  }

  @Test func navigationControllerCannotBePushed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = UINavigationController(rootViewController: UIViewController())
        outer.pushViewController(UINavigationController(), animated: false)
      }
    }
    try expectContains(text(result), "Pushing a navigation controller is not supported")
  }

  @Test func stackCannotContainAControllerTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, UIViewController(), page], animated: false)
      }
    }
    try expectContains(text(result), "All view controllers in a navigation controller must be distinct")
  }

  @Test func unknownTabCannotBeSelected() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
    try expectContains(
      text(result),
      "only a view controller in the tab bar controller's list of view controllers can be selected")
  }

  @Test func missingTouchIsReported() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 1, in: nil) }
    }
    try expectContains(text(result), "[UITapGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (0)")
  }

  @Test func loadViewMustSetAView() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Empty: UIViewController {
          override func loadView() {}
        }
        _ = Empty().view
      }
    }
    try expectContains(text(result), "loadView] returned without setting the view")
  }

  @Test func managedTabBarRefusesItems() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.tabBar.items = []
      }
    }
    try expectContains(text(result), "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  @Test func managedTabBarRefusesSelection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabBar.selectedItem = tabs.tabBar.items?.last
      }
    }
    try expectContains(text(result), "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
  }

  @Test func managedTabBarKeepsItsDelegate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.delegate = tabs
        tabs.tabBar.delegate = nil
      }
    }
    try expectContains(
      text(result), "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
  }

  @Test func standaloneTabBarAcceptsItemsAndDelegate() {
    let (bar, item) = (UITabBar(), UITabBarItem(title: "One", image: nil, tag: 0))
    bar.items = [item]
    bar.selectedItem = item
    expectIdentical(bar.selectedItem, item)
    bar.items = []
    expectNil(bar.selectedItem)
  }

  @Test func emptyIndexPathHasNoItem() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath().item
    }
    try expectContains(text(result), "Invalid index path for use with UICollectionView. Index paths passed to it must")
  }

  @Test func sectionIndexPathHasNoRow() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 4).row
    }
    try expectContains(text(result), "Invalid index path for use with UITableView. Index paths passed to it must")
    try expectContains(text(result), "this one is [4]")
  }

  @Test func emptyIndexPathHasNoSection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = IndexPath()
      path.section = 1
    }
    try expectContains(text(result), "must contain exactly two indices specifying the section and the row or item")
  }

  @Test func indexBeyondIndexPathsEndIsNotFound() {
    let path = NSIndexPath(index: 3)
    expectEqual(path.section, 3)
    expectEqual(path.item, NSNotFound)
    expectEqual(path.row, NSNotFound)
    expectEqual(IndexPath(index: 3).section, 3)
  }

  @Test func fontCannotBeScaledTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIFontMetrics.default.scaledFont(for: UIFont.preferredFont(forTextStyle: .body))
    }
    try expectContains(text(result), "Attempted to scale a font that follows the text size already")
  }

  @Test func missingImageLiteralIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIImage(imageLiteralResourceName: "no-such-picture")
    }
    try expectContains(text(result), "There is no image named \"no-such-picture\"")
  }

  @Test func descriptionHashAndEqualityWorkOnAnyThread() async {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 5)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    let same = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    let item = NSCollectionLayoutItem(layoutSize: .init(widthDimension: .absolute(5), heightDimension: .absolute(5)))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let objects: [NSObject] = [view, view.layer, constraint, attributes, item, group, section]
    let here = objects.map { "\($0.description) \($0.hash) \($0.isEqual(same))" }
    nonisolated(unsafe) let shared = objects
    let there = await Task.detached { shared.map { "\($0.description) \($0.hash) \($0.isEqual(same))" } }.value
    expectEqual(here, there)
  }
}
