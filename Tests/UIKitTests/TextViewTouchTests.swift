import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
@Suite("Fingers on a text view") struct TextViewTouchTests {
  private let stage = TextViewStage(text: "aaaa bbbb cccc dddd eeee ffff\nx\n\nyy")
  private var view: UITextView { stage.view }

  init() { view.becomeFirstResponder() }

  @Test("a tap sets the caret, two select a word, three a paragraph") func taps() {
    stage.tap(33, line: 1)
    expectEqual(stage.selection, 24..<24)
    #expect(stage.caret == (32, 1))
    stage.tap(150, line: 0)
    expectEqual(stage.selection, 20..<20, "behind a broken line")
    #expect(stage.caret == (144, 0), "behind a broken line")
    stage.tap(3, line: 3)
    expectEqual(stage.selection, 32..<32)
    stage.tap(50, line: 0, count: 2)
    expectEqual(stage.selection, 5..<9)
    stage.tap(50, line: 0, count: 3)
    expectEqual(stage.selection, 0..<29)
  }

  @Test("with Shift a tap and a drag select") func dragging() {
    stage.tap(0, line: 0)
    stage.tap(68, line: 1, .shift)
    expectEqual(stage.selection, 0..<29)
    stage.tap(36, line: 0)
    stage.run(for: 1)
    stage.point(.began, 36, line: 0, .shift)
    for step in 1...6 {
      stage.run(for: 0.05)
      stage.point(.moved, 36 + CGFloat(step), line: CGFloat(step) / 6, .shift)
    }
    stage.point(.ended, 42, line: 1, .shift)
    expectEqual(stage.selection, 5..<26)
    expectEqual(view.contentOffset, .zero)
  }

  @Test("a drag from a second tap on selects words, and scrolls nothing") func words() {
    stage.tap(50, line: 0)
    stage.point(.began, 50, line: 0)
    expectEqual(stage.selection, 5..<9)
    stage.drag(from: (50, 0), to: (84, 0))
    expectEqual(stage.selection, 5..<14)
    stage.drag(from: (84, 0), to: (10, 0))
    expectEqual(stage.selection, 0..<9, "the word that it began with stays")
    stage.point(.ended, 10, line: 0)
    expectEqual(stage.selection, 0..<9)
    expectEqual(view.contentOffset, .zero)
  }

  @Test("a finger that rests takes the caret along") func pressing() {
    view.resignFirstResponder()
    stage.run(for: 1)
    stage.point(.began, 33, line: 0)
    stage.run(for: 0.6)
    expectTrue(view.isFirstResponder)
    expectEqual(stage.selection, 4..<4)
    stage.drag(from: (33, 0), to: (8, 2))
    expectEqual(stage.selection, 31..<31)
    expectEqual(view.contentOffset, .zero)
    stage.point(.ended, 8, line: 2)
    expectEqual(stage.selection, 31..<31)
  }

  @Test("a drag scrolls, and may take the keyboard away") func scrolling() {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.keyboardDismissMode = .onDrag
    stage.run(for: 1)
    view.contentOffset = .zero
    stage.point(.began, 50, line: 4)
    stage.drag(from: (50, 4), to: (50, 1))
    stage.point(.ended, 50, line: 1)
    #expect(view.contentOffset.y > 20 && !view.isFirstResponder && stage.selection == 0..<0)
  }

  @Test("pages are turned by keys that mean nothing to the text") func paging() {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.run(for: 0.1)
    stage.key(.keyboardPageDown)
    stage.run(for: 2)
    expectGreater(view.contentOffset.y, 30)
    expectEqual(stage.selection, 0..<0)
  }

  @Test("a tap edits, though a view around it waits for taps") func claiming() {
    var taps = 0
    let around = UITapGestureRecognizer { _ in taps += 1 }
    stage.harness.window.addGestureRecognizer(around)
    view.resignFirstResponder()
    stage.tap(0, line: 0)
    expectTrue(view.isFirstResponder)
    expectEqual(taps, 0)
    view.resignFirstResponder()
    view.isEditable = false
    stage.tap(0, line: 0)
    expectEqual(taps, 1)
  }

  @Test("what cannot be edited is selected and copied") func reading() {
    view.resignFirstResponder()
    view.isEditable = false
    stage.tap(50, line: 0)
    expectFalse(view.isFirstResponder)
    stage.tap(50, line: 0, count: 2)
    expectTrue(view.isFirstResponder)
    expectEqual(stage.selection, 5..<9)
    stage.key(.keyboardC, .control)
    expectEqual(UIPasteboard.general.string, "bbbb")
    stage.type("z")
    stage.key(.keyboardDeleteOrBackspace)
    stage.key(.keyboardX, .control)
    #expect(view.text.hasPrefix("aaaa bbbb"))
    view.isSelectable = false
    expectFalse(view.canBecomeFirstResponder)
  }

  @Test("what was read and can be edited now is edited when asked to") func readingThenEditing() {
    view.isEditable = false
    expectFalse(view.isFirstResponder, "the keyboard is given up")
    stage.tap(50, line: 0, count: 2)
    stage.type("z")
    view.isEditable = true
    expectTrue(view.isFirstResponder)
    expectTrue(view.becomeFirstResponder())
    stage.type("z")
    #expect(view.text.hasPrefix("aaaa z cccc"))
  }
}
