import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitControls
import UIKitCore
import TestSupport

@MainActor
struct TextViewTouchTests {
  private let fixture = TextViewFixture(text: "aaaa bbbb cccc dddd eeee ffff\nx\n\nyy")
  private var view: UITextView { fixture.view }

  init() { view.becomeFirstResponder() }

  @Test func tapsPlaceCaretAndSelectWordAndParagraph() {
    fixture.skip(1)
    fixture.tap(fixture.point(33, line: 1))
    expectEqual(fixture.selection, 24..<24)
    #expect(fixture.caret == (32, 1))
    fixture.skip(1)
    fixture.tap(fixture.point(150, line: 0))
    expectEqual(fixture.selection, 20..<20, "behind a broken line")
    #expect(fixture.caret == (144, 0), "behind a broken line")
    fixture.skip(1)
    fixture.tap(fixture.point(3, line: 3))
    expectEqual(fixture.selection, 32..<32)
    fixture.skip(1)
    fixture.tap(fixture.point(50, line: 0), count: 2)
    expectEqual(fixture.selection, 5..<9)
    fixture.skip(1)
    fixture.tap(fixture.point(50, line: 0), count: 3)
    expectEqual(fixture.selection, 0..<29)
  }

  @Test func shiftTapAndDragSelect() {
    fixture.skip(1)
    fixture.tap(fixture.point(0, line: 0))
    fixture.skip(1)
    fixture.tap(fixture.point(68, line: 1), modifiers: .shift)
    expectEqual(fixture.selection, 0..<29)
    fixture.skip(1)
    fixture.tap(fixture.point(36, line: 0))
    fixture.skip(1)
    fixture.touch(.began, at: fixture.point(36, line: 0), modifiers: .shift)
    for step in 1...6 {
      fixture.skip(0.05)
      fixture.touch(.moved, at: fixture.point(36 + CGFloat(step), line: CGFloat(step) / 6), modifiers: .shift)
    }
    fixture.touch(.ended, at: fixture.point(42, line: 1), modifiers: .shift)
    expectEqual(fixture.selection, 5..<26)
    expectEqual(view.contentOffset, .zero)
  }

  /// Behind the last letter of a broken line, the selection ends on that line, for the eye and for the arrow keys.
  @Test func aSelectionToTheEndOfABrokenLineStaysOnTheLine() {
    fixture.skip(1)
    fixture.tap(fixture.point(36, line: 0))
    fixture.skip(1)
    fixture.touch(.began, at: fixture.point(36, line: 0), modifiers: .shift)
    fixture.move([0: (fixture.point(36, line: 0), fixture.point(150, line: 0))], in: 0.2)
    fixture.touch(.ended, at: fixture.point(150, line: 0), modifiers: .shift)
    expectEqual(fixture.selection, 5..<20)
    expectContains(fixture.dump(), "fill (41,8 108×16)")
    fixture.key(.keyboardDownArrow, with: .shift)
    expectEqual(fixture.selection, 5..<29)
  }

  @Test func secondTapDragSelectsWordsWithoutScrolling() {
    fixture.skip(1)
    fixture.tap(fixture.point(50, line: 0))
    fixture.touch(.began, at: fixture.point(50, line: 0))
    expectEqual(fixture.selection, 5..<9)
    fixture.move([0: (fixture.point(50, line: 0), fixture.point(84, line: 0))], in: 0.2)
    expectEqual(fixture.selection, 5..<14)
    fixture.move([0: (fixture.point(84, line: 0), fixture.point(10, line: 0))], in: 0.2)
    expectEqual(fixture.selection, 0..<9, "the word that it began with stays")
    fixture.touch(.ended, at: fixture.point(10, line: 0))
    expectEqual(fixture.selection, 0..<9)
    expectEqual(view.contentOffset, .zero)
  }

  @Test func restingFingerMovesTheCaret() {
    view.resignFirstResponder()
    fixture.skip(1)
    fixture.touch(.began, at: fixture.point(33, line: 0))
    fixture.skip(0.6)
    expectTrue(view.isFirstResponder)
    expectEqual(fixture.selection, 4..<4)
    fixture.move([0: (fixture.point(33, line: 0), fixture.point(8, line: 2))], in: 0.2)
    expectEqual(fixture.selection, 31..<31)
    expectEqual(view.contentOffset, .zero)
    fixture.touch(.ended, at: fixture.point(8, line: 2))
    expectEqual(fixture.selection, 31..<31)
  }

  @Test func dragScrollsAndCanDismissTheKeyboard() {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 0, length: 0)
    view.keyboardDismissMode = .onDrag
    fixture.skip(1)
    view.contentOffset = .zero
    fixture.touch(.began, at: fixture.point(50, line: 4))
    fixture.move([0: (fixture.point(50, line: 4), fixture.point(50, line: 1))], in: 0.2)
    fixture.touch(.ended, at: fixture.point(50, line: 1))
    expectGreater(view.contentOffset.y, 20)
    expectFalse(view.isFirstResponder)
    expectEqual(fixture.selection, 0..<0)
  }

  @Test func unusedPageKeysScroll() {
    view.text = String(repeating: "line\n", count: 40)
    view.selectedRange = NSRange(location: 0, length: 0)
    fixture.skip(0.1)
    fixture.key(.keyboardPageDown)
    fixture.skip(2)
    expectGreater(view.contentOffset.y, 30)
    expectEqual(fixture.selection, 0..<0)
  }

  @Test func tapEditsDespiteEnclosingTapRecognizer() {
    var taps = 0
    let around = UITapGestureRecognizer { _ in taps += 1 }
    fixture.window.addGestureRecognizer(around)
    view.resignFirstResponder()
    fixture.skip(1)
    fixture.tap(fixture.point(0, line: 0))
    expectTrue(view.isFirstResponder)
    expectEqual(taps, 0)
    view.resignFirstResponder()
    view.isEditable = false
    fixture.skip(1)
    fixture.tap(fixture.point(0, line: 0))
    expectEqual(taps, 1)
  }

  @Test func readOnlyTextCanBeSelectedAndCopied() {
    view.resignFirstResponder()
    view.isEditable = false
    fixture.skip(1)
    fixture.tap(fixture.point(50, line: 0))
    expectFalse(view.isFirstResponder)
    fixture.skip(1)
    fixture.tap(fixture.point(50, line: 0), count: 2)
    expectTrue(view.isFirstResponder)
    expectEqual(fixture.selection, 5..<9)
    fixture.key(.keyboardC, with: .control)
    expectEqual(UIPasteboard.general.string, "bbbb")
    fixture.type("z")
    fixture.key(.keyboardDeleteOrBackspace)
    fixture.key(.keyboardX, with: .control)
    #expect(view.text.hasPrefix("aaaa bbbb"))
    view.isSelectable = false
    expectFalse(view.canBecomeFirstResponder)
  }

  @Test func viewMadeEditableIsEditedWhenRequested() {
    view.isEditable = false
    expectFalse(view.isFirstResponder, "the keyboard is given up")
    fixture.skip(1)
    fixture.tap(fixture.point(50, line: 0), count: 2)
    fixture.type("z")
    view.isEditable = true
    expectTrue(view.isFirstResponder)
    expectTrue(view.becomeFirstResponder())
    fixture.type("z")
    #expect(view.text.hasPrefix("aaaa z cccc"))
  }
}
