import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Split view controllers: columns beside each other at regular width, and one stack at compact width.
@MainActor
struct SplitViewControllerTests {
  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func shown(_ split: UISplitViewController, width: CGFloat) -> TestDevice {
    let device = TestDevice(size: CGSize(width: width, height: 800), draws: false)
    device.window.rootViewController = split
    split.view.layoutIfNeeded()
    return device
  }

  private func split(_ device: (UISplitViewController) -> Void = { _ in }) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(page("first"), for: .primary)
    split.setViewController(page("second"), for: .secondary)
    device(split)
    return split
  }

  @Test func columnsAreInNavigationControllers() throws {
    let split = split()
    let first = try #require(split.viewController(for: .primary) as? UINavigationController)
    expectEqual(first.topViewController?.title, "first")
    expectEqual(split.viewControllers.count, 2)
    expectNil(first.topViewController?.splitViewController)
  }

  @Test func oneColumnStacksAllPages() throws {
    let split = split()
    let device = shown(split, width: 390)
    expectTrue(split.isCollapsed)
    expectIdentical(device.window.rootViewController, split)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    expectEqual(stack.viewControllers.map(\.title), ["first", "second"])
    expectIdentical(stack.topViewController?.splitViewController, split)
    split.show(.primary)
    expectEqual(stack.viewControllers.map(\.title), ["first"])
    split.showDetailViewController(page("third"), sender: nil)
    expectEqual(stack.viewControllers.map(\.title), ["first", "third"])
  }

  private final class PrimaryOnTop: UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  @Test func theDelegateChoosesTheTopColumn() {
    let delegate = PrimaryOnTop()
    let split = split { $0.delegate = delegate }
    let device = shown(split, width: 390)
    expectEqual((split.viewControllers.first as? UINavigationController)?.viewControllers.map(\.title), ["first"])
    let old = UISplitViewController()
    old.viewControllers = [UINavigationController(rootViewController: page("a")), page("b")]
    old.delegate = delegate
    device.window.rootViewController = old
    old.view.layoutIfNeeded()
    expectEqual((old.viewControllers.first as? UINavigationController)?.viewControllers.map(\.title), ["a"])
  }

  /// The window's width counts, also if the view was loaded for another one.
  @Test(arguments: [(1000, 390), (390, 1000)] as [(CGFloat, CGFloat)])
  func aViewLoadedBeforeIsArrangedForItsWindow(before: CGFloat, width: CGFloat) throws {
    let split = split()
    let early = TestDevice(size: CGSize(width: before, height: 800), draws: false)
    split.loadViewIfNeeded()
    let device = shown(split, width: width)
    device.run(for: 0.1)
    let stacks = split.viewControllers.compactMap { ($0 as? UINavigationController)?.viewControllers.map(\.title) }
    expectEqual(split.isCollapsed, width < 500)
    expectEqual(stacks, width < 500 ? [["first", "second"]] : [["first"], ["second"]])
    for stack in split.viewControllers { expectIdentical(stack.view.window, device.window) }
    _ = early
  }

  /// The width is the preferred one, at least the minimum, at most the maximum, which is half of the view by default.
  @Test func theFirstColumnHasAWidthWithinItsLimits() {
    typealias Change = (UISplitViewController) -> Void
    let table: [(CGFloat, Change)] = [
      (320, { _ in }), (250, { $0.preferredPrimaryColumnWidth = 250 }),
      (512, { $0.preferredPrimaryColumnWidth = 700 }), (0, { $0.preferredPrimaryColumnWidth = 0 }),
      (256, { $0.preferredPrimaryColumnWidthFraction = 0.25 }),
      (300, { ($0.preferredPrimaryColumnWidthFraction, $0.preferredPrimaryColumnWidth) = (0.25, 300) }),
      (600, { ($0.preferredPrimaryColumnWidth, $0.maximumPrimaryColumnWidth) = (700, 600) }),
      (400, { $0.minimumPrimaryColumnWidth = 400 }), (1_024, { $0.minimumPrimaryColumnWidth = 2_000 }),
      (320, { $0.minimumPrimaryColumnWidth = 200 }),
      (310, { ($0.maximumPrimaryColumnWidth, $0.minimumPrimaryColumnWidth) = (300, 310) }),
    ]
    for (width, change) in table {
      let split = split(change)
      let device = TestDevice(size: CGSize(width: 1_024, height: 768), draws: false)
      device.window.traitOverrides.horizontalSizeClass = .regular
      device.window.rootViewController = split
      split.view.layoutIfNeeded()
      expectEqual(split.primaryColumnWidth, width)
      expectEqual(split.viewController(for: .primary)?.view.frame.width, width)
      expectEqual(split.supplementaryColumnWidth, 0)
    }
  }

  @Test func threeColumnsAreBesideEachOther() throws {
    let split = UISplitViewController(style: .tripleColumn)
    for (index, column) in [UISplitViewController.Column.primary, .supplementary, .secondary].enumerated() {
      split.setViewController(page("\(index)"), for: column)
    }
    split.preferredDisplayMode = .twoBesideSecondary
    (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (200, 300)
    let device = TestDevice(size: CGSize(width: 1_200, height: 768), draws: false)
    device.window.traitOverrides.horizontalSizeClass = .regular
    device.window.rootViewController = split
    split.view.layoutIfNeeded()
    expectEqual(split.supplementaryColumnWidth, 300)
    let frames = split.viewControllers.map(\.view.frame)
    expectEqual(frames.map(\.width).prefix(2), [200, 300])
    expectEqual(frames.first?.minX, 0)
    #expect(frames[1].minX >= 200 && frames[1].minX <= 201)
    #expect(frames[2].minX >= 500 && frames[2].minX <= 502)
    expectEqual(frames[2].maxX, 1_200)
    split.preferredSupplementaryColumnWidth = -1
    expectEqual(split.supplementaryColumnWidth, 375)
  }

  @Test func columnsAreBesideEachOther() throws {
    let split = split()
    split.preferredPrimaryColumnWidth = 300
    let device = TestDevice(size: CGSize(width: 1024, height: 768), draws: false)
    device.window.traitOverrides.horizontalSizeClass = .regular
    device.window.rootViewController = split
    split.view.layoutIfNeeded()
    expectFalse(split.isCollapsed)
    expectEqual(split.displayMode, .oneBesideSecondary)
    expectEqual(split.primaryColumnWidth, 300)
    let first = try #require(split.viewController(for: .primary)?.view)
    let second = try #require(split.viewController(for: .secondary)?.view)
    expectEqual(first.frame, CGRect(x: 0, y: 0, width: 300, height: 768))
    expectEqual(second.frame.maxX, 1024)
    expectGreater(second.frame.minX, 300)
    expectAtMost(second.frame.minX, 301)
    split.preferredDisplayMode = .secondaryOnly
    split.view.layoutIfNeeded()
    expectEqual(second.frame.width, 1024)
    expectNil(first.superview)
  }

  @Test func columnsComeBackWhenThereIsSpace() throws {
    let split = split()
    let device = shown(split, width: 390)
    device.window.traitOverrides.horizontalSizeClass = .regular
    split.view.layoutIfNeeded()
    let titles = [UISplitViewController.Column.primary, .secondary].map {
      (split.viewController(for: $0) as? UINavigationController)?.viewControllers.map(\.title) ?? []
    }
    expectEqual(titles, [["first"], ["second"]])
    device.window.traitOverrides.horizontalSizeClass = .compact
    split.view.layoutIfNeeded()
    expectEqual(
      (split.viewControllers.first as? UINavigationController)?.viewControllers.map(\.title), ["first", "second"])
  }
}

/// The prompt above a navigation bar's title, and bars that hide by themselves.
@MainActor
struct NavigationBarHidingTests {
  @Test func aPromptMakesTheBarHigher() {
    let fixture = NavigationFixture()
    let height = fixture.navigation.navigationBar.frame.height
    fixture.first.navigationItem.prompt = "prompt"
    fixture.run(for: 0.1)
    expectEqual(fixture.navigation.navigationBar.frame.height, height + 30)
    fixture.first.navigationItem.prompt = nil
    fixture.run(for: 0.1)
    expectEqual(fixture.navigation.navigationBar.frame.height, height)
  }

  @Test func aDragHidesAndShowsTheBar() {
    let fixture = NavigationFixture()
    fixture.navigation.hidesBarsOnSwipe = true
    fixture.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
    fixture.run(for: 1)
    expectTrue(fixture.navigation.isNavigationBarHidden)
    fixture.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 500))
    fixture.run(for: 1)
    expectFalse(fixture.navigation.isNavigationBarHidden)
    fixture.navigation.hidesBarsOnSwipe = false
    fixture.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
    fixture.run(for: 1)
    expectFalse(fixture.navigation.isNavigationBarHidden)
  }

  @Test func aTapHidesAndShowsTheBar() {
    let fixture = NavigationFixture()
    fixture.navigation.hidesBarsOnTap = true
    fixture.tap(CGPoint(x: 100, y: 400))
    fixture.run(for: 1)
    expectTrue(fixture.navigation.isNavigationBarHidden)
    fixture.tap(CGPoint(x: 100, y: 400))
    fixture.run(for: 1)
    expectFalse(fixture.navigation.isNavigationBarHidden)
  }
}
