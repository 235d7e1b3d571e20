import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

/// Marked text of an input method before it is committed.
@MainActor
@Suite("Text that is composed") struct TextCompositionTests {
  private let stage = TextFieldFixture()
  private var field: UITextField { stage.field }

  init() {
    stage.listen()
    field.becomeFirstResponder()
    _ = stage.delegate.read()
  }

  private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

  @Test("takes the place of what was composed before it, and of nothing else") func hangul() {
    stage.type("서")
    stage.compose("ㅇ")
    stage.compose("우")
    stage.compose("울")
    expectEqual(field.text, "서울")
    expectEqual(marked, "울")
    expectEqual(stage.selection, 2..<2)
    stage.type("울")
    expectEqual(field.text, "서울")
    expectNil(marked)
    stage.compose("ㅎ")
    stage.compose("")
    expectEqual(field.text, "서울")
    expectNil(marked)
  }

  @Test("takes the place of what was selected") func selected() {
    field.text = "abc"
    stage.select(0..<2)
    stage.compose("ㅎ")
    expectEqual(field.text, "ㅎc")
    expectEqual(marked, "ㅎ")
  }

  @Test("is asked about and told like typed text") func asking() {
    stage.compose("ㅎ")
    expectEqual(stage.delegate.read(), ["change? 0,0 to “ㅎ”", "selection", "event changed"])
    stage.compose("하")
    expectEqual(stage.delegate.read().first, "change? 0,1 to “하”")
    stage.type("하")
    expectEqual(stage.delegate.read().first, "change? 0,1 to “하”")
    stage.delegate.changes = { _, _, _ in false }
    stage.compose("ㄴ")
    expectEqual(field.text, "하")
    expectNil(marked)
  }

  @Test("keeps the keys to the input method") func keys() {
    stage.compose("にほん")
    stage.key(.keyboardDeleteOrBackspace)
    stage.key(.keyboardReturnOrEnter)
    stage.key(.keyboardLeftArrow)
    expectEqual(field.text, "にほん")
    expectEqual(marked, "にほん")
    stage.type("日")
    stage.type("本")
    expectEqual(field.text, "日本")
    expectNil(marked)
    stage.key(.keyboardDeleteOrBackspace)
    expectEqual(field.text, "日")
  }

  @Test("stays as it is when editing ends, or when the field is touched") func ending() {
    stage.compose("한")
    stage.skip(1)
    stage.tap(CGPoint(x: 5, y: 17))
    expectEqual(field.text, "한")
    expectNil(marked)
    stage.compose("글")
    field.resignFirstResponder()
    expectEqual(field.text, "글한")
    expectNil(field.markedTextRange)
    stage.compose("x")
    expectEqual(field.text, "글한")
  }

  @Test("is underlined") func underline() throws {
    stage.type("a")
    stage.compose("한")
    let lines = stage.fills(.label)
    // The marked text follows one letter of 8 points, and is 16 points wide.
    let line = try #require(lines.first)
    expectEqual(lines.count, 1)
    expectEqual(line.minX, 28)
    expectEqual(line.width, 16)
    expectEqual(line.height, 1)
    stage.type("한")
    expectEmpty(stage.fills(.label))
  }

  @Test("shows the input method where the caret is") func candidates() throws {
    stage.type("a")
    stage.compose("한")
    let target = try #require(stage.root.keyboard.textTarget)
    expectEqual(target.caret.origin, field.convert(stage.caret, to: nil).origin)
    expectEqual(target.caret.minX, 44)
    expectTrue(target.isComposing)
    expectEqual(target.responder, ObjectIdentifier(field))
    field.resignFirstResponder()
    expectNil(stage.root.keyboard.textTarget)
  }

  @Test("does not reach those who take only letters") func letters() {
    let taker = LetterTaker(frame: rect(0, 0, 10, 10))
    stage.window.addSubview(taker)
    taker.becomeFirstResponder()
    stage.compose("ㅎ")
    stage.type("하x")
    stage.key(.keyboardReturnOrEnter)
    stage.key(.keyboardDeleteOrBackspace)
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
