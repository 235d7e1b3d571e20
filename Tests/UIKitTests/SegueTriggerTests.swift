import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// A page that records the calls about its segues, and refuses one of them.
private final class SeguePage: UIViewController {
  var calls: [String] = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepares \(segue.identifier ?? "-") for \(sender.map { "\(type(of: $0))" } ?? "-")")
  }
}

/// Segues that controls, items of bars, gestures and cells perform.
@MainActor
struct SegueTriggerTests {
  private let folder = TemporaryFolder()
  private let device = TestDevice(size: CGSize(width: 300, height: 500))

  /// Shows a storyboard's page with the given views, items and other objects, in a navigation controller.
  private func show(
    _ views: String, items: String = "", objects: String = "", customClass: String = "SeguePage",
    connections: String = ""
  ) throws -> UIViewController {
    MethodTable.shared.add(SeguePage.self)
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene><objects><viewController id="a" customClass="\(customClass)" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews>\(views)</subviews></view>
      <navigationItem key="navigationItem" id="ni">\(items)</navigationItem><connections>\(connections)</connections>
      </viewController>\(objects)</objects></scene>
      <scene><objects><viewController title="p" id="p" sceneMemberID="viewController"><view key="view" id="pv"/>
      </viewController></objects></scene></scenes></document>
      """, to: "app/Main.storyboard")
    let board = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app")))
    let page = try #require(board.instantiateInitialViewController())
    device.window.rootViewController = UINavigationController(rootViewController: page)
    device.run(for: 0.1)
    return page
  }

  private func segue(_ identifier: String) -> String {
    "<connections><segue destination=\"p\" kind=\"show\" identifier=\"\(identifier)\" id=\"s\(identifier)\"/></connections>"
  }

  private func titles(_ page: UIViewController) -> [String?] {
    device.run(for: 1)
    return page.navigationController?.viewControllers.map(\.title) ?? []
  }

  private let frame = "<rect key=\"frame\" x=\"20\" y=\"200\" width=\"100\" height=\"40\"/>"

  @Test func controlsPerformTheirSegues() throws {
    let page = try #require(show("<button id=\"b\">\(frame)\(segue("on"))</button>") as? SeguePage)
    device.tap(CGPoint(x: 60, y: 220))
    expectEqual(titles(page), [nil, "p"])
    expectEqual(page.calls, ["should on", "prepares on for UIButton"])
    let switched = try #require(show("<switch id=\"b\">\(frame)\(segue("on"))</switch>") as? SeguePage)
    device.tap(CGPoint(x: 40, y: 215))
    expectEqual(titles(switched), [nil, "p"])
    expectEqual(switched.calls, ["should on", "prepares on for UISwitch"])
    let refused = try #require(show("<button id=\"b\">\(frame)\(segue("refused"))</button>") as? SeguePage)
    device.tap(CGPoint(x: 60, y: 220))
    expectEqual(titles(refused), [nil])
    expectEqual(refused.calls, ["should refused"])
  }

  @Test func itemsOfBarsPerformTheirSegues() throws {
    let item = "<barButtonItem key=\"rightBarButtonItem\" title=\"Go\" id=\"i\">\(segue("go"))</barButtonItem>"
    let page = try #require(show("", items: item) as? SeguePage)
    device.tap(CGPoint(x: 275, y: 22))
    expectEqual(titles(page), [nil, "p"])
    expectEqual(page.calls, ["should go", "prepares go for UIBarButtonItem"])
  }

  @Test func gesturesPerformTheirSegues() throws {
    let tap = "<tapGestureRecognizer numberOfTapsRequired=\"2\" id=\"t\">\(segue("tapped"))</tapGestureRecognizer>"
    let view = "<view id=\"w\">\(frame)<connections><outletCollection property=\"gestureRecognizers\" destination=\"t\""
    let page = try #require(
      show("\(view) id=\"oc\"/></connections></view>", objects: tap) as? SeguePage)
    device.tap(CGPoint(x: 60, y: 220))
    expectEqual(titles(page), [nil])
    device.tap(CGPoint(x: 60, y: 220), count: 2)
    expectEqual(titles(page), [nil, "p"])
    expectEqual(page.calls, ["should tapped", "prepares tapped for UITapGestureRecognizer"])
  }

  /// A class that the app does not have has no outlets, either: its controller is a plain one.
  @Test func outletsOfUnknownClassesAreLeftOut() throws {
    let before = UncaughtExceptions.count
    let outlet = "<outlet property=\"label\" destination=\"l\" id=\"o\"/>"
    let page = try show(
      "<label text=\"Hello\" id=\"l\">\(frame)</label>", customClass: "NoSuchPage", connections: outlet)
    expectEqual("\(type(of: page))", "UIViewController")
    expectNotNil(page.view.label(saying: "Hello"))
    expectEqual(UncaughtExceptions.count, before)
  }
}
