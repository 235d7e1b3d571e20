import Foundation
import Testing
import UIKit
import TestSupport

/// Programs that misuse UIKit stop as they do on iOS, with a message in release builds as well.
@MainActor
@Suite struct ProgrammerErrorTests {
  @Test func viewCannotBeAddedToItself() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(try text(result).contains("Can't add self as subview"))
  }

  @Test func viewCannotBeAddedToItsDescendant() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
    #expect(try text(result).contains("is a part of cycle in its layer tree"))
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
    #expect(
      try text(result).contains("Changing the delegate of a tab bar managed by a tab bar controller is not allowed"))
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
    #expect(try text(result).contains("Pushing the same view controller instance more than once is not supported"))
  }

  @Test func navigationControllerCannotBePushed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let outer = UINavigationController(rootViewController: UIViewController())
        outer.pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(try text(result).contains("Pushing a navigation controller is not supported"))
  }

  @Test func stackCannotContainAControllerTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let page = UIViewController()
        UINavigationController().setViewControllers([page, UIViewController(), page], animated: false)
      }
    }
    #expect(try text(result).contains("All view controllers in a navigation controller must be distinct"))
  }

  @Test func unknownTabCannotBeSelected() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
    #expect(
      try text(result).contains(
        "only a view controller in the tab bar controller's list of view controllers can be selected"))
  }

  @Test func missingTouchIsReported() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UITapGestureRecognizer().location(ofTouch: 1, in: nil) }
    }
    #expect(try text(result).contains("[UITapGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (0)"))
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
    #expect(try text(result).contains("loadView] returned without setting the view"))
  }

  @Test func managedTabBarRefusesItems() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.tabBar.items = []
      }
    }
    #expect(
      try text(result).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test func managedTabBarRefusesSelection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.tabBar.selectedItem = tabs.tabBar.items?.last
      }
    }
    #expect(
      try text(result).contains("Directly modifying a tab bar managed by a tab bar controller is not allowed."))
  }

  @Test func managedTabBarKeepsItsDelegate() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.tabBar.delegate = tabs
        tabs.tabBar.delegate = nil
      }
    }
    #expect(
      try text(result).contains("Changing the delegate of a tab bar managed by a tab bar controller is not allowed."))
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
    #expect(
      try text(result).contains("Invalid index path for use with UICollectionView. Index paths passed to it must"))
  }

  @Test func sectionIndexPathHasNoRow() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = IndexPath(index: 4).row
    }
    #expect(try text(result).contains("Invalid index path for use with UITableView. Index paths passed to it must"))
    #expect(try text(result).contains("this one is [4]"))
  }

  @Test func emptyIndexPathHasNoSection() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = IndexPath()
      path.section = 1
    }
    #expect(try text(result).contains("must contain exactly two indices specifying the section and the row or item"))
  }

  @Test func indexBeyondIndexPathsEndIsNotFound() {
    let path = NSIndexPath(index: 3)
    #expect(path.section == 3 && path.item == NSNotFound && path.row == NSNotFound)
    #expect(IndexPath(index: 3).section == 3)
  }

  @Test func fontCannotBeScaledTwice() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIFontMetrics.default.scaledFont(for: UIFont.preferredFont(forTextStyle: .body))
    }
    #expect(try text(result).contains("Attempted to scale a font that follows the text size already"))
  }

  @Test func missingImageLiteralIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = UIImage(imageLiteralResourceName: "no-such-picture")
    }
    #expect(try text(result).contains("There is no image named \"no-such-picture\""))
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
