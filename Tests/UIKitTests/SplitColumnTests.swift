import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The columns of a split view controller: their sides, which are visible, and their order on one stack.
@MainActor
struct SplitColumnTests {
  private typealias Column = UISplitViewController.Column
  private let device: TestDevice
  private let split = UISplitViewController(style: .tripleColumn)

  init() {
    device = TestDevice(size: CGSize(width: 1_200, height: 768), scale: 2, draws: false)
    for (name, column) in Self.columns { split.setViewController(page(name), for: column) }
    (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (200, 300)
    device.window.traitOverrides.horizontalSizeClass = .regular
    device.window.rootViewController = split
    split.view.layoutIfNeeded()
  }

  private static let columns: [(String, Column)] = [("a", .primary), ("b", .supplementary), ("c", .secondary)]

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func name(_ controller: UIViewController?) -> String {
    let pages = (controller as? UINavigationController)?.viewControllers ?? [controller].compactMap { $0 }
    return pages.map { $0.title ?? "-" }.joined(separator: " ")
  }

  /// The visible columns with their frames, from left to right, and the widths of the lines between them.
  private var shown: String {
    split.view.layoutIfNeeded()
    let columns = split.viewControllers.filter { $0.viewIfLoaded?.superview === split.view }
      .map { (text: name($0), frame: $0.view.frame) }
    let lines = split.view.subviews.filter { $0.frame.width < 1 }.map { (text: "|", frame: $0.frame) }
    return (columns + lines).sorted { $0.frame.minX < $1.frame.minX }
      .map { "\($0.text) \(Double($0.frame.minX))…\(Double($0.frame.maxX))" }.joined(separator: ", ")
  }

  private let all = "a 0.0…200.0, | 200.0…200.5, b 200.5…500.5, | 500.5…501.0, c 501.0…1200.0"
  private let mirrored = "c 0.0…699.0, | 699.0…699.5, b 699.5…999.5, | 999.5…1000.0, a 1000.0…1200.0"

  @Test func columnsHaveLinesBetweenThem() {
    expectEqual(shown, all)
    expectTrue(split.view.subviews.allSatisfy { $0.frame.minY == 0 && $0.frame.height == 768 })
    split.primaryEdge = .trailing
    expectEqual(shown, mirrored)
    split.view.semanticContentAttribute = .forceRightToLeft
    split.view.setNeedsLayout()
    expectEqual(shown, all)
    split.primaryEdge = .leading
    expectEqual(shown, mirrored)
  }

  @Test func columnsAreHiddenAndShown() {
    split.hide(.primary)
    expectEqual(shown, "b 0.0…300.0, | 300.0…300.5, c 300.5…1200.0")
    expectEqual(split.displayMode, .oneBesideSecondary)
    split.hide(.supplementary)
    expectEqual(shown, "c 0.0…1200.0")
    expectEqual(split.displayMode, .secondaryOnly)
    split.show(.primary)
    expectEqual(shown, "a 0.0…200.0, | 200.0…200.5, c 200.5…1200.0")
    split.show(.supplementary)
    expectEqual(shown, all)
    expectEqual(split.displayMode, .twoBesideSecondary)
  }

  /// Another display mode shows the columns that were hidden one by one.
  @Test func theDisplayModeShowsHiddenColumns() throws {
    final class Follower: UISplitViewControllerDelegate {
      var modes: [UISplitViewController.DisplayMode] = []
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      ) { modes.append(displayMode) }
    }
    let follower = Follower()
    split.delegate = follower
    split.hide(.supplementary)
    split.preferredDisplayMode = .secondaryOnly
    expectEqual(shown, "c 0.0…1200.0")
    split.preferredDisplayMode = .twoBesideSecondary
    expectEqual(shown, all)
    split.preferredDisplayMode = .twoBesideSecondary
    expectEqual(follower.modes, [.secondaryOnly, .twoBesideSecondary])
    let button = split.displayModeButtonItem
    let press = try #require(button.primaryAction)
    press.performWithSender(button, target: nil)
    expectEqual(shown, "c 0.0…1200.0")
    press.performWithSender(button, target: nil)
    expectEqual(shown, all)
    expectEqual(follower.modes.suffix(2), [.secondaryOnly, .twoBesideSecondary])
  }

  /// At compact width all pages are on one stack, on which a column that is shown comes to the top.
  @Test func columnsShareAStackAtCompactWidth() throws {
    final class Follower: UISplitViewControllerDelegate {
      var log: [String] = []
      func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("collapsed") }
      func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("expanded") }
    }
    let follower = Follower()
    split.delegate = follower
    device.window.traitOverrides.horizontalSizeClass = .compact
    split.view.layoutIfNeeded()
    expectEqual(split.viewControllers.map(name), ["a b c"])
    expectEqual(split.primaryColumnWidth, 1_200)
    expectEqual(split.displayMode, .secondaryOnly)
    expectEqual(split.viewControllers.first?.view.frame, split.view.bounds)
    expectEqual(split.view.subviews.count, 1)
    func after(_ change: () -> Void) -> String {
      change()
      device.run(for: 1)
      return name(split.viewControllers.first)
    }
    expectEqual(after { split.hide(.secondary) }, "a b")
    expectEqual(after { split.show(.secondary) }, "a b c")
    expectEqual(after { split.show(.secondary) }, "a b c")
    expectEqual(after { split.show(.primary) }, "a")
    expectEqual(after { split.show(.secondary) }, "a c")
    expectEqual(after { split.hide(.supplementary) }, "a")
    let detail = UINavigationController()
    detail.viewControllers = [page("d"), page("e")]
    expectEqual(after { split.showDetailViewController(detail, sender: nil) }, "a d e")
    device.window.traitOverrides.horizontalSizeClass = .regular
    split.view.layoutIfNeeded()
    expectEqual(follower.log, ["collapsed", "expanded"])
    expectEqual(split.viewControllers.count, 3)
  }

  private final class Chooser: UISplitViewControllerDelegate {
    var top = Column.supplementary
    var log: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      log.append("top \(proposedTopColumn.rawValue)")
      return top
    }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      log.append("detail \(vc.title ?? "-") \(sender as? Int ?? 0)")
      return true
    }
  }

  @Test(arguments: [(0, "a"), (1, "a b"), (2, "a b c")])
  func theDelegateIsAskedOnceForTheTopColumn(top: Int, pages: String) throws {
    let chooser = Chooser()
    chooser.top = try #require(Column(rawValue: top))
    split.delegate = chooser
    device.window.traitOverrides.horizontalSizeClass = .compact
    split.view.layoutIfNeeded()
    expectEqual(split.viewControllers.map(name), [pages])
    expectEqual(chooser.log, ["top 2"])
    split.showDetailViewController(page("d"), sender: 5)
    expectEqual(chooser.log, ["top 2", "detail d 5"])
    expectEqual(split.viewControllers.map(name), [pages], "the delegate has shown it")
  }

  @Test func plainControllersOfIOS8ShareAStack() {
    let old = UISplitViewController()
    let pages = ["a", "b"].map(page)
    old.viewControllers = pages
    device.window.traitOverrides.horizontalSizeClass = .compact
    device.window.rootViewController = old
    old.view.layoutIfNeeded()
    expectEqual(old.viewControllers.map(name), ["a b"])
    device.window.traitOverrides.horizontalSizeClass = .regular
    old.view.layoutIfNeeded()
    expectEqual(old.viewControllers, pages)
    expectEqual(pages.map { $0.viewIfLoaded?.superview }, [old.view, old.view])
    expectEqual(pages.map(\.navigationController), [nil, nil])
  }

  @Test func aCompactColumnReplacesTheOthers() {
    let compact = page("compact")
    split.setViewController(compact, for: .compact)
    expectEqual(shown, all)
    device.window.traitOverrides.horizontalSizeClass = .compact
    split.view.layoutIfNeeded()
    expectEqual(split.viewControllers, [compact])
    expectEqual(compact.view.frame, split.view.bounds)
    device.window.traitOverrides.horizontalSizeClass = .regular
    expectEqual(shown, all)
    expectNil(compact.parent)
  }

  @Test func controllersOfIOS8AreNotWrapped() {
    let old = UISplitViewController()
    let pages = ["a", "b", "c", "d"].map(page)
    expectEqual(old.style, .unspecified)
    old.viewControllers = Array(pages.prefix(2))
    expectIdentical(old.viewController(for: .primary), pages[0])
    expectIdentical(old.viewController(for: .secondary), pages[1])
    expectNil(old.viewController(for: .supplementary))
    old.viewControllers = Array(pages.prefix(3))
    expectIdentical(old.viewController(for: .supplementary), pages[1])
    expectIdentical(old.viewController(for: .secondary), pages[2])
    device.window.rootViewController = old
    old.view.layoutIfNeeded()
    old.show(pages[3], sender: nil)
    old.view.layoutIfNeeded()
    expectIdentical(old.viewController(for: .secondary), pages[3])
    expectIdentical(pages[3].view.superview, old.view)
    expectNil(pages[2].parent)
  }
}
