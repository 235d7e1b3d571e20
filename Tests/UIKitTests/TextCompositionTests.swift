import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Marked text of an input method before it is committed.
@MainActor
struct TextCompositionTests {
  private let fixture = TextFieldFixture()
  private var field: UITextField { fixture.field }

  init() {
    fixture.listen()
    field.becomeFirstResponder()
    _ = fixture.delegate.read()
  }

  private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

  @Test func compositionReplacesOnlyThePreviousComposition() {
    fixture.type("서")
    fixture.compose("ㅇ")
    fixture.compose("우")
    fixture.compose("울")
    expectEqual(field.text, "서울")
    expectEqual(marked, "울")
    expectEqual(fixture.selection, 2..<2)
    fixture.type("울")
    expectEqual(field.text, "서울")
    expectNil(marked)
    fixture.compose("ㅎ")
    fixture.compose("")
    expectEqual(field.text, "서울")
    expectNil(marked)
  }

  @Test func compositionReplacesTheSelection() {
    field.text = "abc"
    fixture.select(0..<2)
    fixture.compose("ㅎ")
    expectEqual(field.text, "ㅎc")
    expectEqual(marked, "ㅎ")
  }

  @Test func delegateIsAskedAboutComposedText() {
    fixture.compose("ㅎ")
    expectEqual(fixture.delegate.read(), ["change? 0,0 to “ㅎ”", "selection", "event changed"])
    fixture.compose("하")
    expectEqual(fixture.delegate.read().first, "change? 0,1 to “하”")
    fixture.type("하")
    expectEqual(fixture.delegate.read().first, "change? 0,1 to “하”")
    fixture.delegate.changes = { _, _, _ in false }
    fixture.compose("ㄴ")
    expectEqual(field.text, "하")
    expectNil(marked)
  }

  @Test func inputMethodReceivesKeysDuringComposition() {
    fixture.compose("にほん")
    fixture.key(.keyboardDeleteOrBackspace)
    fixture.key(.keyboardReturnOrEnter)
    fixture.key(.keyboardLeftArrow)
    expectEqual(field.text, "にほん")
    expectEqual(marked, "にほん")
    fixture.type("日")
    fixture.type("本")
    expectEqual(field.text, "日本")
    expectNil(marked)
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(field.text, "日")
  }

  @Test func endingOrTouchingKeepsTheComposition() {
    fixture.compose("한")
    fixture.skip(1)
    fixture.tap(CGPoint(x: 5, y: 17))
    expectEqual(field.text, "한")
    expectNil(marked)
    fixture.compose("글")
    field.resignFirstResponder()
    expectEqual(field.text, "글한")
    expectNil(field.markedTextRange)
    fixture.compose("x")
    expectEqual(field.text, "글한")
  }

  @Test func composedTextIsUnderlined() throws {
    fixture.type("a")
    fixture.compose("한")
    let lines = fixture.fills(.label)
    // The marked text follows one letter of 8 points, and is 16 points wide.
    let line = try #require(lines.first)
    expectEqual(lines.count, 1)
    expectEqual(line.minX, 28)
    expectEqual(line.width, 16)
    expectEqual(line.height, 1)
    fixture.type("한")
    expectEmpty(fixture.fills(.label))
  }

  @Test func candidatesAreShownAtTheCaret() throws {
    fixture.type("a")
    fixture.compose("한")
    let target = try #require(fixture.root.keyboard.textTarget)
    expectEqual(target.caret.origin, field.convert(fixture.caret, to: nil).origin)
    expectEqual(target.caret.minX, 44)
    expectTrue(target.isComposing)
    expectEqual(target.responder, ObjectIdentifier(field))
    field.resignFirstResponder()
    expectNil(fixture.root.keyboard.textTarget)
  }

  @Test func lettersOnlyInputReceivesNoComposition() {
    let taker = LetterTaker(frame: rect(0, 0, 10, 10))
    fixture.window.addSubview(taker)
    taker.becomeFirstResponder()
    fixture.compose("ㅎ")
    fixture.type("하x")
    fixture.key(.keyboardReturnOrEnter)
    fixture.key(.keyboardDeleteOrBackspace)
    expectEqual(taker.log, ["하", "x", "\n", "delete"])
  }
}

/// A view for entering codes, as in apps.
private final class LetterTaker: UIView, UIKeyInput {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !log.isEmpty }
  func insertText(_ text: String) { log.append(text) }
  func deleteBackward() { log.append("delete") }
}
