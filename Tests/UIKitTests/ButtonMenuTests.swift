import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Buttons that open menus.
@MainActor
@Suite struct ButtonMenuTests {
  private final class Diary {
    var lines: [String] = []
  }

  private let diary = Diary()

  private func stage(_ configure: (UIButton) -> Void) -> ControlFixture<UIButton> {
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
  private func row(_ text: String, on stage: ControlFixture<UIButton>) -> UILabel? {
    func search(_ view: UIView) -> UILabel? {
      if view === stage.control { return nil }
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(stage.window)
  }

  private func choose(_ text: String, on stage: ControlFixture<UIButton>) throws {
    stage.tap(CGPoint(x: 50, y: 20))
    stage.run(for: 1)
    let label = try #require(row(text, on: stage))
    let place = label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: stage.control)
    stage.tap(CGPoint(x: place.x, y: place.y))
    stage.run(for: 1)
  }

  @Test func tapOpensMenuInsteadOfPrimaryAction() throws {
    let stage = stage { $0.showsMenuAsPrimaryAction = true }
    try choose("Two", on: stage)
    expectEqual(diary.lines, ["menu", "Two"])
    expectNil(row("Two", on: stage), "the menu has gone")
  }

  @Test func nonPrimaryMenuIsNotOpenedByTap() {
    let stage = stage { _ in }
    stage.tap(CGPoint(x: 50, y: 20))
    stage.run(for: 1)
    expectEqual(diary.lines, ["primary"])
    expectNil(row("One", on: stage))
  }

  @Test func titleShowsChosenElement() throws {
    let stage = stage {
      $0.showsMenuAsPrimaryAction = true
      $0.changesSelectionAsPrimaryAction = true
    }
    expectEqual(stage.control.titleLabel?.text, "One")
    try choose("Two", on: stage)
    #expect(stage.control.titleLabel?.text == "Two" && diary.lines == ["menu", "Two"])
    #expect(stage.control.menu?.selectedElements.map(\.title) == ["Two"] && !stage.control.isSelected)
  }
}
