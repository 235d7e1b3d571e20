import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

/// Text fields on a stage, a keyboard and a diary of what is asked and told. A letter of the font is 8 points wide, a
/// Hangul syllable or an emoji 16, a blank 4.
@MainActor
final class TextStage {
  let harness: Harness
  let field: UITextField
  let delegate = FieldDiary()
  private(set) var time = 0.0

  init(_ field: UITextField = UITextField(frame: rect(20, 40, 200, 34))) {
    HostServices.install(textEngine: BoxFont())
    harness = Harness(size: CGSize(width: 320, height: 400))
    self.field = field
    field.font = .systemFont(ofSize: 16)
    harness.window.addSubview(field)
    harness.frame(at: 0)
  }

  /// The delegate and an action for every event write down what they hear.
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

  func key(_ key: UIKeyboardHIDUsage, with modifiers: UIKeyModifierFlags = []) {
    for phase in [KeyEvent.Phase.began, .ended] {
      harness.root.dispatch(.key(KeyEvent(phase: phase, key: key, modifiers: modifiers, time: time)))
    }
  }

  /// Letter by letter, as a keyboard gives them.
  func type(_ text: String) {
    for letter in text { harness.root.dispatch(.text(TextEvent(.typed(String(letter)), time: time))) }
  }

  func compose(_ text: String) { harness.root.dispatch(.text(TextEvent(.composing(text), time: time))) }

  func run(for duration: TimeInterval) {
    time += duration
    harness.frame(at: time)
  }

  /// In the field's coordinates.
  func tap(_ x: CGFloat, _ y: CGFloat = 17, count: Int = 1, after pause: TimeInterval = 1) {
    run(for: pause)
    for _ in 0..<count {
      let place = field.convert(CGPoint(x: x, y: y), to: nil)
      harness.root.dispatch(.pointer(PointerEvent(phase: .began, location: place, time: time)))
      run(for: 0.05)
      harness.root.dispatch(.pointer(PointerEvent(phase: .ended, location: place, time: time)))
      run(for: 0.1)
    }
  }

  /// In UTF-16: what is selected, or where the caret is.
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

  /// Where the caret is drawn, in the field's coordinates.
  var caret: CGRect { field.selectedTextRange.map { field.caretRect(for: $0.end) } ?? .null }

  /// What is drawn as text, from back to front.
  var drawnText: [(text: String, origin: CGPoint)] {
    func collect(_ commands: [DrawCommand]) -> [(String, CGPoint)] {
      commands.flatMap { command -> [(String, CGPoint)] in
        switch command {
        case .text(let text): [(text.run.text, text.origin)]
        case .group(let group): collect(group.commands)
        default: []
        }
      }
    }
    return collect(harness.frame(at: time).commands)
  }

  /// Everything that is filled, with its colour.
  func fills(_ color: UIColor) -> [CGRect] {
    let color = color.drawn(with: field.traitCollection)
    return harness.frame(at: time).commands.compactMap { command in
      if case .fill(let shape, let paint) = command, paint == color { return shape.rect }
      return nil
    }
  }
}

/// Answers what the test says, and writes down what it is asked and told.
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
