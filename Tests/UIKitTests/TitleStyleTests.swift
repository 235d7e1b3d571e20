import TestSupport
import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKit

import UIKitCore

/// The positions of titles in the browser and editor styles.
@MainActor
struct TitleStyleTests {
  private func titleStart(_ style: UINavigationItem.ItemStyle, width: CGFloat) throws -> CGFloat {
    let device = TestDevice(size: CGSize(width: width, height: 800))
    let page = UIViewController()
    page.title = "Title"
    page.navigationItem.style = style
    let navigation = UINavigationController(rootViewController: page)
    device.window.rootViewController = navigation
    device.frame()
    let label = try #require(navigation.navigationBar.label(saying: "Title"))
    return label.convert(label.bounds, to: navigation.navigationBar).minX
  }

  @Test func titleIsLeadingWhenItFits() throws {
    let centred = try titleStart(.navigator, width: 1000)
    try expectLess(titleStart(.browser, width: 1000), 20)
    expectGreater(centred, 400)
    try expectLess(titleStart(.editor, width: 1000), 20)
    expectEqual(try titleStart(.browser, width: 390), try titleStart(.navigator, width: 390))
  }
}
