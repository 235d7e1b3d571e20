import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitControls

/// Positions of edit menus beside their content, and changes while they are shown.
@MainActor
struct EditMenuPlacementTests {
  /// Supplies a menu of one wide command beside a rectangle.
  private final class Note: UIView, UIEditMenuInteractionDelegate {
    var target = CGRect.zero
    var elements: [UIMenuElement] = [UIAction(title: "A title of some length") { _ in }]
    var calls: [String] = []

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { elements.isEmpty ? nil : UIMenu(children: elements) }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { target }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) { animator.addAnimations { self.alpha = 0.5 } }
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      calls.append("dismiss")
      animator.addAnimations { self.alpha = 1 }
      animator.addCompletion { self.calls.append("dismissed") }
    }
  }

  private let device = TestDevice(
    size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let note = Note(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let interaction: UIEditMenuInteraction

  init() {
    interaction = UIEditMenuInteraction(delegate: note)
    device.window.addSubview(note)
    note.addInteraction(interaction)
    device.step()
  }

  private var callout: CalloutView? { device.window.subviews.lazy.compactMap { $0 as? CalloutView }.last }

  private func present(beside rect: CGRect, _ direction: UIEditMenuArrowDirection = .automatic) throws -> CGRect {
    note.target = rect
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = direction
    interaction.presentEditMenu(with: configuration)
    device.run(for: 0.5)
    return try #require(callout).frame
  }

  /// The menu is 44 points high, 8 points from its content and from the edges of the safe area.
  @Test func menusStayInTheSafeArea() throws {
    let width = try present(beside: CGRect(x: 195, y: 400, width: 0, height: 0)).width
    #expect(width > 150 && width < 374)
    let table: [(CGRect, UIEditMenuArrowDirection, x: CGFloat, y: CGFloat)] = [
      (CGRect(x: 185, y: 400, width: 20, height: 30), .automatic, 195 - width / 2, 348),
      (CGRect(x: 185, y: 400, width: 20, height: 30), .down, 195 - width / 2, 348),
      (CGRect(x: 185, y: 400, width: 20, height: 30), .up, 195 - width / 2, 438),
      (CGRect(x: 0, y: 400, width: 10, height: 30), .automatic, 8, 348),
      (CGRect(x: 380, y: 400, width: 10, height: 30), .automatic, 382 - width, 348),
      (CGRect(x: 185, y: 107, width: 20, height: 30), .automatic, 195 - width / 2, 55),
      (CGRect(x: 185, y: 106, width: 20, height: 30), .automatic, 195 - width / 2, 144),
      (CGRect(x: 185, y: 760, width: 20, height: 30), .up, 195 - width / 2, 758),
      (CGRect(x: 185, y: 60, width: 20, height: 900), .automatic, 195 - width / 2, 758),
    ]
    for (rect, direction, x, y) in table {
      expectEqual(try present(beside: rect, direction), CGRect(x: x, y: y, width: width, height: 44), "\(rect)")
    }
  }

  @Test func longMenusScroll() throws {
    note.elements = (0..<9).map { UIAction(title: "Command \($0)") { _ in } }
    let frame = try present(beside: CGRect(x: 185, y: 400, width: 20, height: 30))
    expectEqual(frame, CGRect(x: 8, y: 348, width: 374, height: 44))
    let scroll = try #require(callout?.subviews.compactMap { $0 as? UIScrollView }.first)
    expectEqual(scroll.frame, CGRect(x: 0, y: 0, width: 374, height: 44))
    let row = try #require(scroll.subviews.first { $0 is UIStackView })
    row.layoutIfNeeded()
    expectEqual(scroll.contentSize, row.frame.size)
    expectEqual(row.frame.height, 44)
    expectEqual(row.subviews.filter { !($0 is UIButton) }.map(\.frame.width), Array(repeating: 1, count: 8))
    expectEqual(row.subviews.filter { $0 is UIButton }.count, 9)
  }

  @Test func aMenuFollowsItsContent() throws {
    let old = try present(beside: CGRect(x: 185, y: 400, width: 20, height: 30))
    note.target.origin.y = 500
    interaction.updateVisibleMenuPosition(animated: false)
    expectEqual(callout?.frame, old.offsetBy(dx: 0, dy: 100))
    expectEqual(callout?.layer.animationKeys() ?? [], [])
    note.target.origin.y = 400
    interaction.updateVisibleMenuPosition(animated: true)
    device.run(for: 0.1)
    let middle = try #require(callout?.layer.presentation()).frame.minY
    #expect(middle > old.minY && middle < old.minY + 100)
    device.run(for: 0.15)
    expectEqual(callout?.layer.presentation()?.frame, old)
    note.elements = [UIAction(title: "B") { _ in }]
    interaction.reloadVisibleMenu()
    expectLess(try #require(callout).frame.width, old.width)
    expectEqual(device.window.subviews.count { $0 is CalloutView }, 1)
    note.elements = []
    interaction.reloadVisibleMenu()
    expectEqual(note.calls, ["dismiss"])
    device.run(for: 0.1)
    #expect((note.layer.presentation()?.opacity ?? 0) < 1)
    device.run(for: 0.2)
    expectEqual(note.calls, ["dismiss", "dismissed"])
    expectEqual(note.alpha, 1)
    expectNil(callout)
    expectEqual(interaction.location(in: nil), .zero)
    interaction.reloadVisibleMenu()
    expectNil(callout)
  }

  /// Hidden elements are left out, inline menus are opened, and a command may keep the menu.
  @Test func elementsAreListedInOrder() throws {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    note.elements = [
      action("A", .hidden), action("B", .keepsMenuPresented),
      UIMenu(options: .displayInline, children: [action("C"), action("D")]),
      UIMenu(title: "E", children: [action("F", .hidden)]), UIMenu(title: "G", children: [action("H")]),
      UIDeferredMenuElement { $0([action("I")]) },
    ]
    _ = try present(beside: CGRect(x: 185, y: 400, width: 20, height: 30))
    func buttons(in view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
    }
    let all = buttons(in: try #require(callout))
    expectEqual(all.map { $0.title(for: .normal) }, ["B", "C", "D", "G", "I"])
    all[0].sendActions(for: .touchUpInside)
    expectEqual(chosen, ["B"])
    expectEqual(note.calls, [])
    all[2].sendActions(for: .touchUpInside)
    expectEqual(chosen, ["B", "D"])
    expectEqual(note.calls, ["dismiss"])
  }
}
