import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Notes what happens to the pages of a storyboard.
private final class UnwindPage: UIViewController {
  static var calls: [String] = []

  func back(_ segue: UIStoryboardSegue) {
    Self.calls.append("\(title ?? "") back from \(segue.source.title ?? "") by \(segue.identifier ?? "-")")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.calls.append("\(title ?? "") prepares \(segue.destination.title ?? "")")
  }

  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    Self.calls.append("\(title ?? "") towards \(subsequentVC.title ?? "")")
  }

  /// Registers the class and its method, as adapted source does.
  static func register() {
    let call: @MainActor (AnyObject, [Any?]) -> SelectorMethod.Result = { object, values in
      if let page = object as? UnwindPage, let segue = values.first as? UIStoryboardSegue { page.back(segue) }
      return SelectorMethod.Result(nil)
    }
    let method = SelectorMethod(
      applies: { $0 is UnwindPage },
      call: unsafeBitCast(call, to: ((AnyObject, [Any?]) -> SelectorMethod.Result).self))
    MethodTable.shared.add(UnwindPage.self)
    MethodTable.shared.add(method, named: "back:", of: UnwindPage.self)
  }
}

/// The way back through a storyboard.
@MainActor
struct UnwindSegueTests {
  private let folder = TemporaryFolder()

  private func page(_ id: String, class name: String = "UnwindPage", _ connections: String, _ exit: String = "")
    -> String
  {
    """
    <scene><objects><viewController title="\(id)" storyboardIdentifier="\(id)" id="\(id)" customClass="\(name)" sceneMemberID="viewController">
    <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="300" height="500"/></view>
    <connections>\(connections)</connections></viewController>\(exit)</objects></scene>
    """
  }

  /// A first page in a navigation controller that leads to a second one, which leads back.
  private func open(
    kind: String, middle: String = "UnwindPage"
  ) throws -> (device: TestDevice, first: UIViewController) {
    UnwindPage.register()
    UnwindPage.calls = []
    let way = "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"on\" id=\"s1\"/>"
    let back = "<segue destination=\"x\" kind=\"unwind\" identifier=\"home\" unwindAction=\"back:\" id=\"s2\"/>"
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="n">
      <scenes><scene><objects><navigationController id="n" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
      \(page("a", class: middle, way))\(page("b", back, "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"))</scenes></document>
      """, to: "app/Main.storyboard")
    let board = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app")))
    let navigation = try #require(board.instantiateInitialViewController() as? UINavigationController)
    let device = TestDevice()
    device.window.rootViewController = navigation
    device.window.makeKeyAndVisible()
    device.run(for: 0.5)
    let first = try #require(navigation.topViewController)
    first.performSegue(withIdentifier: "on", sender: nil)
    device.run(for: 1)
    return (device, first)
  }

  @Test(arguments: ["show", "presentation"])
  func theNearestPageWithTheMethodIsShownAgain(kind: String) throws {
    let (device, first) = try open(kind: kind)
    let second = try #require(first.presentedViewController ?? first.navigationController?.topViewController)
    expectEqual(second.title, "b")
    second.performSegue(withIdentifier: "home", sender: nil)
    device.run(for: 1)
    expectEqual(UnwindPage.calls, ["a prepares b", "b prepares a", "a back from b by home"])
    expectNil(first.presentedViewController)
    expectEqual(first.navigationController?.viewControllers.map(\.title), ["a"])
    expectNotNil(first.viewIfLoaded?.window)
  }

  @Test func nothingHappensIfNoPageHasTheMethod() throws {
    let (device, first) = try open(kind: "show", middle: "UIViewController")
    let second = try #require(first.navigationController?.topViewController)
    second.performSegue(withIdentifier: "home", sender: nil)
    device.run(for: 1)
    expectEqual(UnwindPage.calls, [])
    expectEqual(first.navigationController?.topViewController, second)
  }

  @Test func containersOfTheDestinationAreTold() throws {
    let (device, first) = try open(kind: "show")
    let container = UnwindPage()
    container.title = "container"
    let second = try #require(first.navigationController?.topViewController)
    let navigation = try #require(first.navigationController)
    device.window.rootViewController = container
    container.addChild(navigation)
    container.view.addSubview(navigation.view)
    navigation.title = "stack"
    second.performSegue(withIdentifier: "home", sender: nil)
    device.run(for: 1)
    expectEqual(UnwindPage.calls.last, "container towards stack")
  }
}
