import TestSupport
import DeviceSupport
import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

/// A text field and a log of its delegate calls and events. A letter of the font is 8 points wide, a Hangul syllable or
/// an emoji 16, a space 4.
@MainActor
final class TextFieldFixture: Fixture {
  let device: TestDevice
  let field: UITextField
  let delegate = FieldDiary()
  var touchSpace: UIView? { field }

  init(_ field: UITextField = UITextField(frame: rect(20, 40, 200, 34))) {
    device = TestDevice(size: CGSize(width: 320, height: 400))
    self.field = field
    field.font = .systemFont(ofSize: 16)
    window.addSubview(field)
    frame()
  }

  /// Records the delegate calls and all control events of a field.
  func listen(to other: UITextField? = nil) {
    let field = other ?? self.field
    field.delegate = delegate
    let events: [(String, UIControl.Event)] = [
      ("began", .editingDidBegin), ("changed", .editingChanged), ("ended", .editingDidEnd),
      ("primary", .primaryActionTriggered),
    ]
    for (name, event) in events {
      field.addAction(UIAction { [delegate] _ in delegate.note(field, "event \(name)") }, for: event)
    }
  }

  /// The selection or the caret's position, in UTF-16.
  var selection: Range<Int> {
    guard let range = field.selectedTextRange else { return -1..<(-1) }
    let start = field.offset(from: field.beginningOfDocument, to: range.start)
    return start..<field.offset(from: field.beginningOfDocument, to: range.end)
  }

  func select(_ range: Range<Int>) {
    guard let start = field.position(from: field.beginningOfDocument, offset: range.lowerBound),
      let end = field.position(from: field.beginningOfDocument, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: start, to: end)
  }

  /// The frame of the caret, in the field's coordinates.
  var caret: CGRect { field.selectedTextRange.map { field.caretRect(for: $0.end) } ?? .null }

  /// The drawn texts, from back to front.
  var drawnText: [(text: String, origin: CGPoint)] {
    commands().compactMap { if case .text(let text) = $0.command { (text.run.text, text.origin) } else { nil } }
  }

  /// The rectangles filled with a color.
  func fills(_ color: UIColor) -> [CGRect] {
    let color = color.drawn(with: field.traitCollection)
    return fills().filter { $0.color == color }.map(\.shape.rect)
  }
}

/// Returns the test's answers and records the calls.
@MainActor
final class FieldDiary: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var begins = true
  var ends = true
  var returns = true
  var clears = true
  var changes: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }
  var names: [ObjectIdentifier: String] = [:]

  func note(_ field: UITextField, _ line: String) { lines.append((names[ObjectIdentifier(field)] ?? "") + line) }

  func read() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note(textField, "begin?")
    return begins
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { note(textField, "began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note(textField, "end?")
    return ends
  }
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note(textField, "ended \(reason)")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    note(textField, "change? \(range.location),\(range.length) to “\(string)”")
    return changes(textField, range, string)
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note(textField, "selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note(textField, "clear?")
    return clears
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note(textField, "return?")
    return returns
  }
}
