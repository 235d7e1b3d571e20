import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

/// A text view on a stage, 20 letters wide and 5 lines high: a letter of the font is 8 points wide, a Hangul syllable or
/// an emoji 16, a blank 4.
@MainActor
final class TextViewStage {
  let harness: Harness
  let view: UITextView
  let diary = TextViewDiary()
  private(set) var time = 0.0

  static let lineHeight = UIFont.systemFont(ofSize: 16).lineHeight

  init(text: String = "") {
    HostServices.install(textEngine: BoxFont())
    harness = Harness(size: CGSize(width: 320, height: 400))
    view = UITextView(frame: rect(20, 40, 170, 16 + 5 * Self.lineHeight))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    harness.window.addSubview(view)
    harness.frame(at: 0)
  }

  func key(_ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
    for phase in [KeyEvent.Phase.began, .ended] {
      harness.root.dispatch(.key(KeyEvent(phase: phase, key: key, modifiers: modifiers, time: time)))
    }
  }

  func type(_ text: String) {
    for letter in text { harness.root.dispatch(.text(TextEvent(.typed(String(letter)), time: time))) }
  }

  func compose(_ text: String) { harness.root.dispatch(.text(TextEvent(.composing(text), time: time))) }

  func run(for duration: TimeInterval) {
    time += duration
    harness.frame(at: time)
  }

  func point(_ phase: PointerEvent.Phase, _ x: CGFloat, line: CGFloat, _ modifiers: UIKeyModifierFlags = []) {
    let place = CGPoint(x: 5 + x, y: 8 + (line + 0.5) * Self.lineHeight)
    let spot = view.convert(place, to: nil)
    harness.root.dispatch(.pointer(PointerEvent(phase: phase, location: spot, time: time, modifiers: modifiers)))
  }

  /// - Parameter x: From where lines begin.
  func tap(_ x: CGFloat, line: CGFloat, count: Int = 1, _ modifiers: UIKeyModifierFlags = []) {
    run(for: 1)
    for _ in 0..<count {
      point(.began, x, line: line, modifiers)
      run(for: 0.05)
      point(.ended, x, line: line, modifiers)
      run(for: 0.1)
    }
  }

  /// In letters and lines; the finger is down before and after.
  func drag(from start: (x: CGFloat, line: CGFloat), to end: (x: CGFloat, line: CGFloat)) {
    for step in 1...10 {
      let share = CGFloat(step) / 10
      run(for: 0.02)
      point(.moved, start.x + (end.x - start.x) * share, line: start.line + (end.line - start.line) * share)
    }
  }

  /// In UTF-16: what is selected, or where the caret is.
  var selection: Range<Int> {
    view.selectedRange.location..<(view.selectedRange.location + view.selectedRange.length)
  }

  /// In letters and lines from the top left of the text.
  var caret: (x: CGFloat, line: CGFloat) {
    guard let range = view.selectedTextRange else { return (-1, -1) }
    let rect = view.caretRect(for: range.end)
    return (rect.minX - 5, ((rect.minY - 8) / Self.lineHeight * 100).rounded() / 100)
  }

  var drawnLines: [String] {
    func collect(_ commands: [DrawCommand]) -> [String] {
      commands.flatMap { command -> [String] in
        switch command {
        case .text(let text): [text.run.text]
        case .group(let group): collect(group.commands)
        default: []
        }
      }
    }
    return collect(harness.frame(at: time).commands)
  }
}

@MainActor
final class TextViewDiary: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var begins = true
  var ends = true
  var changes: (UITextView, NSRange, String) -> Bool = { _, _, _ in true }

  func read() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    lines.append("begin?")
    return begins
  }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("began") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    lines.append("end?")
    return ends
  }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    lines.append("change? \(range.location),\(range.length) to “\(text)”")
    return changes(textView, range, text)
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
}
