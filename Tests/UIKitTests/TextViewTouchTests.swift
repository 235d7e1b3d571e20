import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
@Suite("Fingers on a text view") struct TextViewTouchTests {
  private let stage = TextViewFixture(text: "aaaa bbbb cccc dddd eeee ffff\nx\n\nyy")
  private var view: UITextView { stage.view }

  init() { view.becomeFirstResponder() }

  @Test("a tap sets the caret, two select a word, three a paragraph") func taps() {
    stage.skip(1)
    stage.tap(stage.point(33, line: 1))
    expectEqual(stage.selection, 24..<24)
    #expect(stage.caret == (32, 1))
    stage.skip(1)
    stage.tap(stage.point(150, line: 0))
    expectEqual(stage.selection, 20..<20, "behind a broken line")
    #expect(stage.caret == (144, 0), "behind a broken line")
    stage.skip(1)
    stage.tap(stage.point(3, line: 3))
    expectEqual(stage.selection, 32..<32)
    stage.skip(1)
    stage.tap(stage.point(50, line: 0), count: 2)
    expectEqual(stage.selection, 5..<9)
    stage.skip(1)
    stage.tap(stage.point(50, line: 0), count: 3)
    expectEqual(stage.selection, 0..<29)
  }

  @Test("with Shift a tap and a drag select") func dragging() {
    stage.skip(1)
    stage.tap(stage.point(0, line: 0))
    stage.skip(1)
    stage.tap(stage.point(68, line: 1), modifiers: .shift)
    expectEqual(stage.selection, 0..<29)
    stage.skip(1)
    stage.tap(stage.point(36, line: 0))
    stage.skip(1)
    stage.touch(.began, at: stage.point(36, line: 0), modifiers: .shift)
    for step in 1...6 {
      stage.skip(0.05)
      stage.touch(.moved, at: stage.point(36 + CGFloat(step), line: CGFloat(step) / 6), modifiers: .shift)
    }
    stage.touch(.ended, at: stage.point(42, line: 1), modifiers: .shift)
    expectEqual(stage.selection, 5..<26)
    expectEqual(view.contentOffset, .zero)
  }

  @Test("a drag from a second tap on selects words, and scrolls nothing") func words() {
    stage.skip(1)
    stage.tap(stage.point(50, line: 0))
    stage.touch(.began, at: stage.point(50, line: 0))
    expectEqual(stage.selection, 5..<9)
    stage.move([0: (stage.point(50, line: 0), stage.point(84, line: 0))], in: 0.2)
    expectEqual(stage.selection, 5..<14)
    stage.move([0: (stage.point(84, line: 0), stage.point(10, line: 0))], in: 0.2)
    expectEqual(stage.selection, 0..<9, "the word that it began with stays")
    stage.touch(.ended, at: stage.point(10, line: 0))
    expectEqual(stage.selection, 0..<9)
    expectEqual(view.contentOffset, .zero)
  }

  @Test("a finger that rests takes the caret along") func pressing() {
    view.resignFirstResponder()
    stage.skip(1)
    stage.touch(.began, at: stage.point(33, line: 0))
    stage.skip(0.6)
    expectTrue(view.isFirstResponder)
    expectEqual(stage.selection, 4..<4)
    stage.move([0: (stage.point(33, line: 0), stage.point(8, line: 2))], in: 0.2)
    expectEqual(stage.selection, 31..<31)
    expectEqual(view.contentOffset, .zero)
    stage.touch(.ended, at: stage.point(8, line: 2))
    expectEqual(stage.selection, 31..<31)
  }

  @Test("a drag scrolls, and may take the keyboard away") func scrolling() {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.keyboardDismissMode = .onDrag
    stage.skip(1)
    view.contentOffset = .zero
    stage.touch(.began, at: stage.point(50, line: 4))
    stage.move([0: (stage.point(50, line: 4), stage.point(50, line: 1))], in: 0.2)
    stage.touch(.ended, at: stage.point(50, line: 1))
    #expect(view.contentOffset.y > 20 && !view.isFirstResponder && stage.selection == 0..<0)
  }

  @Test("pages are turned by keys that mean nothing to the text") func paging() {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 0, length: 0)
    stage.skip(0.1)
    stage.key(.keyboardPageDown)
    stage.skip(2)
    expectGreater(view.contentOffset.y, 30)
    expectEqual(stage.selection, 0..<0)
  }

  @Test("a tap edits, though a view around it waits for taps") func claiming() {
    var taps = 0
    let around = UITapGestureRecognizer { _ in taps += 1 }
    stage.window.addGestureRecognizer(around)
    view.resignFirstResponder()
    stage.skip(1)
    stage.tap(stage.point(0, line: 0))
    expectTrue(view.isFirstResponder)
    expectEqual(taps, 0)
    view.resignFirstResponder()
    view.isEditable = false
    stage.skip(1)
    stage.tap(stage.point(0, line: 0))
    expectEqual(taps, 1)
  }

  @Test("what cannot be edited is selected and copied") func reading() {
    view.resignFirstResponder()
    view.isEditable = false
    stage.skip(1)
    stage.tap(stage.point(50, line: 0))
    expectFalse(view.isFirstResponder)
    stage.skip(1)
    stage.tap(stage.point(50, line: 0), count: 2)
    expectTrue(view.isFirstResponder)
    expectEqual(stage.selection, 5..<9)
    stage.key(.keyboardC, with: .control)
    expectEqual(UIPasteboard.general.string, "bbbb")
    stage.type("z")
    stage.key(.keyboardDeleteOrBackspace)
    stage.key(.keyboardX, with: .control)
    #expect(view.text.hasPrefix("aaaa bbbb"))
    view.isSelectable = false
    expectFalse(view.canBecomeFirstResponder)
  }

  @Test("what was read and can be edited now is edited when asked to") func readingThenEditing() {
    view.isEditable = false
    expectFalse(view.isFirstResponder, "the keyboard is given up")
    stage.skip(1)
    stage.tap(stage.point(50, line: 0), count: 2)
    stage.type("z")
    view.isEditable = true
    expectTrue(view.isFirstResponder)
    expectTrue(view.becomeFirstResponder())
    stage.type("z")
    #expect(view.text.hasPrefix("aaaa z cccc"))
  }
}
