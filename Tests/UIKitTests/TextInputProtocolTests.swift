import DeviceSupport
import Foundation
import Testing
import TestSupport
import UIKitControls
import UIKitCore

/// `UITextInput` as fields and text views implement it, on a text with a letter of two UTF-16 code units.
@MainActor
struct TextInputProtocolTests {
  private static let words = "one 🙂 two"

  /// A field and a text view on screen, each with the text.
  private func inputs() -> [(TestDevice, UIView & UITextInput)] {
    let device = TestDevice(size: CGSize(width: 320, height: 400))
    let field = UITextField(frame: rect(20, 40, 200, 34))
    let view = UITextView(frame: rect(20, 100, 200, 100))
    (field.text, view.text) = (Self.words, Self.words)
    (field.font, view.font) = (.systemFont(ofSize: 16), .systemFont(ofSize: 16))
    device.window.addSubview(field)
    device.window.addSubview(view)
    device.frame()
    return [(device, field), (device, view)]
  }

  private func range(_ input: UIView & UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let begin = input.beginningOfDocument
    let first = try #require(input.position(from: begin, offset: start))
    let second = try #require(input.position(from: begin, offset: end))
    return try #require(input.textRange(from: first, to: second))
  }

  @Test func offsetsCountInUTF16() throws {
    for (_, input) in inputs() {
      let (begin, end) = (input.beginningOfDocument, input.endOfDocument)
      expectEqual(input.offset(from: begin, to: end), 10)
      expectEqual(input.offset(from: end, to: begin), -10)
      expectNil(input.position(from: begin, offset: -1))
      expectNil(input.position(from: end, offset: 1))
      let middle = try #require(input.position(from: begin, offset: 4))
      expectEqual(input.position(from: end, offset: -6), middle)
      expectEqual(input.compare(begin, to: middle), .orderedAscending)
      expectEqual(input.compare(end, to: middle), .orderedDescending)
      expectEqual(input.compare(middle, to: middle), .orderedSame)
      expectEqual(middle.hash, input.position(from: end, offset: -6)?.hash)
      expectTrue(input.hasText)
    }
  }

  @Test func rangeNormalizesItsPositions() throws {
    for (_, input) in inputs() {
      let (there, back) = (try range(input, 4, 6), try range(input, 6, 4))
      expectEqual(there, back)
      expectEqual(there.hash, back.hash)
      expectEqual(input.offset(from: input.beginningOfDocument, to: there.start), 4)
      expectEqual(input.offset(from: input.beginningOfDocument, to: there.end), 6)
      expectFalse(there.isEmpty)
      expectTrue(try range(input, 4, 4).isEmpty)
      expectEqual(input.text(in: there), "🙂")
      expectEqual(input.text(in: try range(input, 0, 10)), Self.words)
      expectEqual(input.text(in: try range(input, 3, 3)), "")
    }
  }

  @Test func replacedRangeMovesSelectionBehindText() throws {
    for (_, input) in inputs() {
      input.becomeFirstResponder()
      input.replace(try range(input, 4, 6), withText: "and")
      expectEqual(input.text(in: try range(input, 0, 11)), "one and two")
      input.selectedTextRange = try range(input, 0, 3)
      expectEqual(input.selectedTextRange.flatMap { input.text(in: $0) }, "one")
      input.insertText("1")
      expectEqual(input.text(in: try range(input, 0, 9)), "1 and two")
      expectEqual(input.selectedTextRange, try range(input, 1, 1))
      input.deleteBackward()
      expectEqual(input.text(in: try range(input, 0, 8)), " and two")
    }
  }

  @Test func foreignTextPositionsAreIgnored() throws {
    for (_, input) in inputs() {
      let stranger = UITextRange()
      expectNil(input.text(in: stranger))
      input.replace(stranger, withText: "x")
      expectEqual(input.text(in: try range(input, 0, 10)), Self.words)
      expectEqual(input.firstRect(for: stranger), .zero)
      expectEqual(input.caretRect(for: UITextPosition()), .zero)
      expectNil(input.position(from: UITextPosition(), offset: 1))
      expectNil(input.textRange(from: UITextPosition(), to: input.endOfDocument))
    }
  }

  @Test func composedTextIsMarkedUntilItIsKept() throws {
    for (device, input) in inputs() {
      input.becomeFirstResponder()
      device.frame()
      input.selectedTextRange = try range(input, 10, 10)
      expectNil(input.markedTextRange)
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      expectEqual(input.markedTextRange, try range(input, 10, 12))
      input.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
      expectEqual(input.markedTextRange, try range(input, 10, 11))
      input.unmarkText()
      expectNil(input.markedTextRange)
      expectEqual(input.text(in: try range(input, 0, 11)), Self.words + "你")
    }
  }

  /// A letter is 8 points wide, an emoji 16, a space 4.
  @Test func caretsAndRectsMatchGlyphs() throws {
    for (_, input) in inputs() {
      func caret(_ offset: Int) throws -> CGFloat {
        input.caretRect(for: try #require(input.position(from: input.beginningOfDocument, offset: offset))).minX
      }
      let start = try caret(0)
      expectEqual(try caret(3) - start, 24)
      expectEqual(try caret(4) - start, 28)
      expectEqual(try caret(6) - start, 44)
      expectEqual(try caret(10) - start, 72)
      let box = input.firstRect(for: try range(input, 4, 6))
      expectEqual(box.minX - start, 28)
      expectEqual(box.width, 16)
      let y = box.midY
      for (x, offset) in [(-50.0, 0), (3, 0), (5, 1), (34, 4), (38, 6), (500, 10)] {
        let position = try #require(input.closestPosition(to: CGPoint(x: start + x, y: y)))
        expectEqual(input.offset(from: input.beginningOfDocument, to: position), offset, "\(x)")
      }
      for (x, letter) in [(1.0, "o"), (7, "o"), (9, "n"), (30, "🙂"), (43, "🙂"), (70, "o")] {
        let found = input.characterRange(at: CGPoint(x: start + x, y: y)).flatMap { input.text(in: $0) }
        expectEqual(found, letter, "\(x)")
      }
    }
  }

  @Test func commandsSelectAndDelete() throws {
    for (_, input) in inputs() {
      input.becomeFirstResponder()
      input.selectedTextRange = try range(input, 8, 8)
      if let field = input as? UITextField { field.select(nil) } else { (input as? UITextView)?.select(nil) }
      expectEqual(input.selectedTextRange.flatMap { input.text(in: $0) }, "two")
      if let field = input as? UITextField { field.delete(nil) } else { (input as? UITextView)?.delete(nil) }
      expectEqual(input.text(in: try range(input, 0, 7)), "one 🙂 ")
      expectEqual(input.offset(from: input.beginningOfDocument, to: input.endOfDocument), 7)
      if let field = input as? UITextField { field.delete(nil) } else { (input as? UITextView)?.delete(nil) }
      expectEqual(input.offset(from: input.beginningOfDocument, to: input.endOfDocument), 7)
    }
  }

  @Test func emptyTextHasNoCharacters() {
    for (_, input) in inputs() {
      if let field = input as? UITextField { field.text = "" } else { (input as? UITextView)?.text = "" }
      expectFalse(input.hasText)
      expectNil(input.characterRange(at: CGPoint(x: 5, y: 15)))
      expectEqual(input.compare(input.beginningOfDocument, to: input.endOfDocument), .orderedSame)
    }
  }
}
