import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// A page that records the popover of a segue while it prepares for it.
private final class PopoverPage: UIViewController {
  var popover: UIPopoverPresentationController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    popover = segue.destination.popoverPresentationController
  }
}

/// The popovers of segues, which storyboards place.
@MainActor
struct PopoverSegueTests {
  @Test func thePopoverPointsAtItsAnchorBeforeTheSourcePrepares() throws {
    MethodTable.shared.add(PopoverPage.self)
    let folder = TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene><objects><viewController id="a" customClass="PopoverPage" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="500"/><subviews><view tag="7" id="anchor">
      <rect key="frame" x="10" y="20" width="30" height="40"/></view></subviews></view>
      <connections><segue destination="p" kind="popoverPresentation" identifier="go" popoverAnchorView="anchor" id="s">
      <popoverArrowDirection key="popoverArrowDirection" up="YES" right="YES"/></segue></connections></viewController></objects>
      </scene><scene><objects><viewController title="p" id="p" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """, to: "app/Main.storyboard")
    let board = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path("app")))
    let page = try #require(board.instantiateInitialViewController() as? PopoverPage)
    let device = TestDevice(size: CGSize(width: 300, height: 500))
    device.window.rootViewController = page
    device.run(for: 0.1)
    page.performSegue(withIdentifier: "go", sender: nil)
    expectIdentical(page.popover?.sourceView, page.view.viewWithTag(7))
    expectEqual(page.popover?.sourceRect, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(page.popover?.permittedArrowDirections, [.up, .right])
    expectEqual(page.presentedViewController?.title, "p")
  }
}
