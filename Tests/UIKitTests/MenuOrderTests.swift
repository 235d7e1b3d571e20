import Foundation
import Testing
import UIKit
import TestSupport

@testable import UIKitCore

/// The order of a menu's rows, which depends on the side of the finger on which it opens.
@MainActor
struct MenuOrderTests {
  private func titles(
    _ order: UIContextMenuConfiguration.ElementOrder?, at y: CGFloat
  ) throws -> [String] {
    let fixture = MenuFixture()
    fixture.menu = UIMenu(children: [
      fixture.action("first"), fixture.action("second"),
      UIMenu(options: .displayInline, children: [fixture.action("third"), fixture.action("fourth")]),
    ])
    fixture.view.frame.origin.y = y
    let source = OrderedMenu(fixture.menu, order)
    let interaction = UIContextMenuInteraction(delegate: source)
    fixture.view.removeInteraction(fixture.interaction)
    fixture.view.addInteraction(interaction)
    fixture.step()
    fixture.hold(CGPoint(x: 100, y: y + 30), for: 1.2, lifts: true)
    let rows = try withExtendedLifetime(source) { try #require(fixture.shown).rows }
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
  private let menu: UIMenu?
  private let order: UIContextMenuConfiguration.ElementOrder?

  init(_ menu: UIMenu?, _ order: UIContextMenuConfiguration.ElementOrder?) {
    (self.menu, self.order) = (menu, order)
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    if let order { configuration.preferredMenuElementOrder = order }
    return configuration
  }
}
