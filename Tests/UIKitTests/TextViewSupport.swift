import TestSupport
import DeviceSupport
import Drawing
import Foundation
import Geometry
import Typography
import UIKitControls
import UIKitCore

/// A text view, 20 letters wide and 5 lines high: a letter of the font is 8 points wide, a Hangul syllable or an emoji
/// 16, a space 4.
@MainActor
final class TextViewFixture: Fixture {
  let device: TestDevice
  let view: UITextView
  let diary = TextViewDiary()
  var touchSpace: UIView? { view }

  static let lineHeight = UIFont.systemFont(ofSize: 16).lineHeight

  init(text: String = "") {
    device = TestDevice(size: CGSize(width: 320, height: 400))
    view = UITextView(frame: rect(20, 40, 170, 16 + 5 * Self.lineHeight))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    window.addSubview(view)
    frame()
  }

  /// Returns the middle of a line.
  ///
  /// - Parameter x: The distance from the beginning of the line.
  func point(_ x: CGFloat, line: CGFloat) -> CGPoint { CGPoint(x: 5 + x, y: 8 + (line + 0.5) * Self.lineHeight) }

  /// The selection or the caret's position, in UTF-16.
  var selection: Range<Int> {
    view.selectedRange.location..<(view.selectedRange.location + view.selectedRange.length)
  }

  /// The caret's position in letters and lines from the top left of the text.
  var caret: (x: CGFloat, line: CGFloat) {
    guard let range = view.selectedTextRange else { return (-1, -1) }
    let rect = view.caretRect(for: range.end)
    return (rect.minX - 5, ((rect.minY - 8) / Self.lineHeight * 100).rounded() / 100)
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
