import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Buttons that open menus.
@MainActor
struct ButtonMenuTests {
  private final class Diary {
    var lines: [String] = []
  }

  private let diary = Diary()

  private func makeFixture(_ configure: (UIButton) -> Void) -> ControlFixture<UIButton> {
    let button = UIButton(configuration: .filled())
    button.bounds.size = CGSize(width: 200, height: 44)
    button.menu = UIMenu(
      children: ["One", "Two"].map { title in
        UIAction(title: title) { [diary] _ in diary.lines.append(title) }
      })
    button.addAction(UIAction { [diary] _ in diary.lines.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { [diary] _ in diary.lines.append("menu") }, for: .menuActionTriggered)
    configure(button)
    return ControlFixture(button)
  }

  /// The row of a menu that shows a text.
  private func row(_ text: String, on fixture: ControlFixture<UIButton>) -> UILabel? {
    func search(_ view: UIView) -> UILabel? {
      if view === fixture.control { return nil }
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(fixture.window)
  }

  private func choose(_ text: String, on fixture: ControlFixture<UIButton>) throws {
    fixture.tap(CGPoint(x: 50, y: 20))
    fixture.run(for: 1)
    let label = try #require(row(text, on: fixture))
    let location = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: fixture.control)
    fixture.tap(CGPoint(x: location.x, y: location.y))
    fixture.run(for: 1)
  }

  @Test func tapOpensMenuInsteadOfPrimaryAction() throws {
    let fixture = makeFixture { $0.showsMenuAsPrimaryAction = true }
    try choose("Two", on: fixture)
    expectEqual(diary.lines, ["menu", "Two"])
    expectNil(row("Two", on: fixture), "the menu has gone")
  }

  @Test func nonPrimaryMenuIsNotOpenedByTap() {
    let fixture = makeFixture { _ in }
    fixture.tap(CGPoint(x: 50, y: 20))
    fixture.run(for: 1)
    expectEqual(diary.lines, ["primary"])
    expectNil(row("One", on: fixture))
  }

  @Test func titleShowsChosenElement() throws {
    let fixture = makeFixture {
      $0.showsMenuAsPrimaryAction = true
      $0.changesSelectionAsPrimaryAction = true
    }
    expectEqual(fixture.control.titleLabel?.text, "One")
    try choose("Two", on: fixture)
    expectEqual(fixture.control.titleLabel?.text, "Two")
    expectEqual(diary.lines, ["menu", "Two"])
    expectEqual(fixture.control.menu?.selectedElements.map(\.title), ["Two"])
    expectFalse(fixture.control.isSelected)
  }
}
