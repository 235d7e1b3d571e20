import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// What the segues of each kind do, where a reference to another storyboard leads, and what a popover points at.
@MainActor
struct SegueKindTests {
  private let folder = TemporaryFolder()
  private let device = TestDevice(size: CGSize(width: 300, height: 500), draws: false)

  private func document(_ scenes: String, initial: String = "a") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
    <scenes>\(scenes)</scenes></document>
    """
  }

  private func page(_ id: String, _ views: String = "", _ connections: String = "", _ more: String = "") -> String {
    """
    <scene><objects><viewController title="\(id)" storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
    <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews>\(views)</subviews></view>
    \(more)<connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  private func board(_ scenes: String, initial: String = "a") throws -> UIStoryboard {
    try folder.write(document(scenes, initial: initial), to: "app/Main.storyboard")
    return UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app")))
  }

  /// Shows a page with a segue of a kind, in a navigation controller or alone, and performs the segue.
  private func perform(_ attributes: String, inStack: Bool = true) throws -> UIViewController {
    let segue = "<segue destination=\"p\" identifier=\"go\" \(attributes) id=\"s\"/>"
    let first = try #require(try board(page("a", "", segue) + page("p")).instantiateInitialViewController())
    device.window.rootViewController = inStack ? UINavigationController(rootViewController: first) : first
    device.run(for: 0.1)
    first.performSegue(withIdentifier: "go", sender: nil)
    return first
  }

  private func stack(_ page: UIViewController) -> [String?]? { page.navigationController?.viewControllers.map(\.title) }

  @Test func pagesArePushedOrPresented() throws {
    for kind in ["show", "push"] {
      let pushed = try perform("kind=\"\(kind)\"")
      expectEqual(stack(pushed), ["a", "p"])
      let shown = try perform("kind=\"\(kind)\"", inStack: false)
      expectEqual(shown.presentedViewController?.title, "p")
    }
    for kind in ["showDetail", "replace"] {
      let shown = try perform("kind=\"\(kind)\"")
      expectEqual(stack(shown), ["a"])
      expectEqual(shown.presentedViewController?.title, "p")
    }
    for kind in ["presentation", "modal", "popoverPresentation", "popover"] {
      let shown = try perform("kind=\"\(kind)\"")
      expectEqual(stack(shown), ["a"])
      expectEqual(shown.presentedViewController?.title, "p")
      expectEqual(shown.presentedViewController?.modalPresentationStyle == .popover, kind.hasPrefix("popover"))
    }
  }

  @Test func presentationsHaveTheirStylesAndAnimations() throws {
    let styled = try perform(
      "kind=\"presentation\" modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\"")
    let shown = try #require(styled.presentedViewController)
    expectEqual(shown.modalPresentationStyle, .overFullScreen)
    expectEqual(shown.modalTransitionStyle, .crossDissolve)
    device.step()
    expectTrue(shown.isBeingPresented, "it is animated")
    device.run(for: 1)
    expectFalse(shown.isBeingPresented)
    let quick = try perform("kind=\"presentation\" animates=\"NO\"")
    device.step()
    expectEqual(quick.presentedViewController?.isBeingPresented, false)
  }

  @Test func anUnknownKindIsReported() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let folder = TemporaryFolder()
      try folder.write(
        """
        <document initialViewController="a"><scenes><scene><objects>
        <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"/><connections>
        <segue destination="p" identifier="one" kind="fly" id="s"/>
        <segue destination="gone" identifier="two" kind="show" id="t"/></connections></viewController></objects></scene>
        <scene><objects><viewController id="p" sceneMemberID="viewController"/></objects></scene></scenes></document>
        """, to: "app/Main.storyboard")
      let device = TestDevice(draws: false)
      let page = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app"))).instantiateInitialViewController()
      device.window.rootViewController = page
      device.step()
      page?.performSegue(withIdentifier: "one", sender: nil)
      page?.performSegue(withIdentifier: "two", sender: nil)
      expectNil(page?.presentedViewController)
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    let lines = text.split(separator: "\n").compactMap { line in
      line.range(of: "storyboard:").map { String(line[$0.upperBound...]) }
    }
    expectEqual(
      lines, ["3: warning: the kind \"fly\" of segues is unknown", "4: warning: the segue leads to no controller"])
  }

  @Test func embeddedPagesFillTheirContainers() throws {
    let container = """
      <containerView id="box"><rect key="frame" x="10" y="20" width="120" height="80"/>
      <connections><segue destination="p" kind="embed" id="s"/></connections></containerView>
      """
    let first = try #require(try board(page("a", container) + page("p")).instantiateInitialViewController())
    device.window.rootViewController = first
    device.step()
    let child = try #require(first.children.first)
    expectEqual(child.title, "p")
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 120, height: 80))
    expectEqual(child.view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    let box = try #require(child.view.superview)
    expectEqual(box.frame, CGRect(x: 10, y: 20, width: 120, height: 80))
    box.frame.size = CGSize(width: 200, height: 300)
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 200, height: 300))
    expectIdentical(child.parent, first)
  }

  /// A reference leads to the initial page of another storyboard, or to the one with an identifier.
  @Test func referencesLeadToOtherStoryboards() throws {
    try folder.write(document(page("x") + page("y"), initial: "x"), to: "app/Other.storyboard")
    for (attributes, title) in [
      ("storyboardName=\"Other\"", "x"), ("storyboardName=\"Other\" referencedIdentifier=\"y\"", "y"),
      ("storyboardName=\"Other\" referencedIdentifier=\"gone\"", nil), ("storyboardName=\"Gone\"", nil), ("", nil),
    ] as [(String, String?)] {
      let reference = "<scene><objects><viewControllerPlaceholder \(attributes) id=\"p\"/></objects></scene>"
      let segue = "<segue destination=\"p\" identifier=\"go\" kind=\"presentation\" id=\"s\"/>"
      let first = try #require(try board(page("a", "", segue) + reference).instantiateInitialViewController())
      device.window.rootViewController = first
      device.step()
      first.performSegue(withIdentifier: "go", sender: nil)
      expectEqual(first.presentedViewController?.title, title)
    }
  }

  @Test func popoversPointAtItemsOfBars() throws {
    let item = """
      <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="Go" id="i"/></navigationItem>
      """
    let segue = """
      <segue destination="p" identifier="go" kind="popoverPresentation" popoverAnchorBarButtonItem="i" id="s">
      <popoverArrowDirection key="popoverArrowDirection" down="YES" left="YES"/></segue>
      """
    let first = try #require(try board(page("a", "", segue, item) + page("p")).instantiateInitialViewController())
    device.window.rootViewController = UINavigationController(rootViewController: first)
    device.run(for: 0.1)
    first.performSegue(withIdentifier: "go", sender: nil)
    let popover = try #require(first.presentedViewController?.popoverPresentationController)
    expectIdentical(popover.barButtonItem, first.navigationItem.rightBarButtonItem)
    expectEqual(popover.permittedArrowDirections, [.down, .left])
  }

  /// Without an anchor in the file, a popover points at the sender.
  @Test func popoversPointAtTheirSenders() throws {
    let segue = "<segue destination=\"p\" identifier=\"go\" kind=\"popoverPresentation\" id=\"s\"/>"
    let first = try #require(try board(page("a", "", segue) + page("p")).instantiateInitialViewController())
    device.window.rootViewController = first
    device.run(for: 0.1)
    let button = UIButton(frame: CGRect(x: 5, y: 6, width: 70, height: 30))
    first.view.addSubview(button)
    first.performSegue(withIdentifier: "go", sender: button)
    let popover = try #require(first.presentedViewController?.popoverPresentationController)
    expectIdentical(popover.sourceView, button)
    expectEqual(popover.sourceRect, CGRect(x: 0, y: 0, width: 70, height: 30))
    expectEqual(popover.permittedArrowDirections, .any)
  }

  /// A static row has a segue of its own, and another one for the button at its end.
  @Test func rowsHaveASegueForTheirButton() throws {
    let table = """
      <scene><objects><tableViewController title="a" id="a" sceneMemberID="viewController">
      <tableView key="view" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="300" height="500"/><sections>
      <tableViewSection id="s1"><cells><tableViewCell accessoryType="detailButton" id="c"><connections>
      <segue destination="p" kind="show" id="g1"/><segue destination="q" kind="show" trigger="accessoryAction" id="g2"/>
      </connections></tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="a" id="o1"/><outlet property="delegate" destination="a" id="o2"/>
      </connections></tableView></tableViewController></objects></scene>
      """
    for (x, title) in [(100, "p"), (272, "q")] as [(CGFloat, String)] {
      let first = try #require(try board(table + page("p") + page("q")).instantiateInitialViewController())
      let list = try #require((first as? UITableViewController)?.tableView)
      device.window.rootViewController = UINavigationController(rootViewController: first)
      device.run(for: 0.5)
      device.tap(list.convert(CGPoint(x: x, y: list.rectForRow(at: [0, 0]).midY), to: nil))
      device.run(for: 1)
      expectEqual(stack(first), ["a", title])
    }
  }

  /// The delegate knows the selected row before the segue's transition asks it for an animator.
  @Test func aRowsTransitionFollowsItsSelection() throws {
    final class Log: NSObject, UITableViewDelegate, UINavigationControllerDelegate {
      var calls: [String] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("selected") }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animates")
        return nil
      }
    }
    let table = """
      <scene><objects><tableViewController title="a" id="a" sceneMemberID="viewController">
      <tableView key="view" rowHeight="44" id="t"><rect key="frame" x="0" y="0" width="300" height="500"/><sections>
      <tableViewSection id="s1"><cells><tableViewCell id="c"><connections><segue destination="p" kind="show" id="g1"/>
      </connections></tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="a" id="o1"/>
      </connections></tableView></tableViewController></objects></scene>
      """
    let first = try #require(try board(table + page("p")).instantiateInitialViewController())
    let list = try #require((first as? UITableViewController)?.tableView)
    let log = Log()
    list.delegate = log
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = log
    device.window.rootViewController = navigation
    device.run(for: 0.5)
    device.tap(list.convert(CGPoint(x: 100, y: list.rectForRow(at: [0, 0]).midY), to: nil))
    device.run(for: 1)
    expectEqual(stack(first), ["a", "p"])
    expectEqual(log.calls, ["selected", "animates"])
  }
}
