import Foundation
import Testing
import UIKit
import TestSupport

@testable import UIKitCore

/// The order of a menu's rows, which depends on the side of the finger on which it opens.
@MainActor
@Suite struct MenuOrderTests {
  private func titles(
    _ order: UIContextMenuConfiguration.ElementOrder?, at y: CGFloat
  ) throws -> [String] {
    let fixture = MenuFixture()
    fixture.menu = UIMenu(children: [
      fixture.action("first"), fixture.action("second"),
      UIMenu(options: .displayInline, children: [fixture.action("third"), fixture.action("fourth")]),
    ])
    fixture.view.frame.origin.y = y
    let interaction = UIContextMenuInteraction(delegate: OrderedMenu.shared)
    OrderedMenu.shared.menu = fixture.menu
    OrderedMenu.shared.order = order
    fixture.view.removeInteraction(fixture.interaction)
    fixture.view.addInteraction(interaction)
    fixture.step()
    fixture.hold(CGPoint(x: 100, y: y + 30), for: 1.2, lifts: true)
    let rows = try #require(fixture.shown).rows
    return rows.sorted { $0.frame.minY < $1.frame.minY }.map(\.role.element.title)
  }

  private let written = ["first", "second", "third", "fourth"]

  @Test func theFirstElementIsAtTheTop() throws {
    for y in [100, 700] as [CGFloat] {
      expectEqual(try titles(nil, at: y), written)
      expectEqual(try titles(.fixed, at: y), written)
    }
  }

  @Test func theFirstElementIsClosestToTheFingerByPriority() throws {
    expectEqual(try titles(.priority, at: 100), written)
    expectEqual(try titles(.priority, at: 700), written.reversed())
  }
}

@MainActor
private final class OrderedMenu: NSObject, UIContextMenuInteractionDelegate {
  static let shared = OrderedMenu()
  var menu: UIMenu?
  var order: UIContextMenuConfiguration.ElementOrder?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    if let order { configuration.preferredMenuElementOrder = order }
    return configuration
  }
}
