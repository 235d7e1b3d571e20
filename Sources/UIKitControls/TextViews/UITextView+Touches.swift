import Foundation
import Geometry
import UIKitCore

/// The purpose of a touch on the text.
struct TextViewFinger {
  /// The range that a drag extends, in graphemes; `nil` if it scrolls.
  var start: Range<Int>?
  /// Whether a second tap has selected a word, and a drag selects whole words.
  var isByWords = false
  /// Whether the touch has selected text or stopped a scroll, so that lifting has no further effect.
  var isSpent = false
}

/// Selection by touches: one tap sets the caret, two select a word and three a paragraph; with Shift a tap or a drag
/// selects.
extension UITextView {
  func touchDown(_ touches: Set<UITouch>, with event: UIEvent?) {
    finger = TextViewFinger()
    finger.isSpent = isDecelerating
    guard !finger.isSpent, isFirstResponder, isEditable || isSelectable, let touch = touches.first else { return }
    if event?.modifierFlags.contains(.shift) ?? false { finger.start = editor.anchor..<editor.anchor }
    if touch.tapCount > 1 { selectByTaps(touch) }
  }

  private func selectByTaps(_ touch: UITouch) {
    if editor.marked != nil { unmarkText() }
    let position = caretPosition(at: touch.location(in: self)).index
    let range = touch.tapCount == 2 ? editor.word(at: position) : editor.paragraph(at: position)
    (finger.start, finger.isByWords) = (range, touch.tapCount == 2)
    select(range)
  }

  func touchMoved(_ touches: Set<UITouch>) {
    guard finger.start != nil, let touch = touches.first else { return }
    finger.isSpent = true
    extendSelection(to: touch.location(in: self))
  }

  /// Handles the end of a touch. A drag that scrolls is cancelled before.
  func touchUp(_ touches: Set<UITouch>, with event: UIEvent?) {
    defer { finger = TextViewFinger() }
    guard let touch = touches.first, !finger.isSpent else { return }
    guard isEditable else { return lookUp(touch) }
    guard isEditing || becomeFirstResponder(), isEditing, touch.tapCount <= 1 else { return }
    let point = touch.location(in: self)
    if finger.start != nil { extendSelection(to: point) } else { putCaret(at: point) }
  }

  /// Handles a tap on text that cannot be edited: one tap opens a link or clears the selection, several taps select.
  private func lookUp(_ touch: UITouch) {
    guard isSelectable else { return }
    if touch.tapCount <= 1, finger.start == nil, openItem(at: touch.location(in: self)) { return }
    if touch.tapCount > 1 {
      if !isFirstResponder, becomeFirstResponder() { selectByTaps(touch) }
    } else if isFirstResponder {
      if finger.start != nil {
        extendSelection(to: touch.location(in: self))
      } else {
        select(editor.head..<editor.head)
      }
    }
  }

  private func putCaret(at point: CGPoint) {
    if editor.marked != nil { unmarkText() }
    let position = caretPosition(at: point)
    var moved = editor
    moved.select(from: position.index, to: position.index)
    adopt(moved, isAtLineEnd: position.isAtLineEnd)
  }

  /// Extends the selection from the far end of the range with which the drag began.
  private func extendSelection(to point: CGPoint) {
    guard let start = finger.start else { return }
    if editor.marked != nil { unmarkText() }
    let position = caretPosition(at: point)
    let reached = finger.isByWords ? editor.word(at: position.index) : position.index..<position.index
    let goesBack = reached.lowerBound < start.lowerBound
    var moved = editor
    moved.select(
      from: goesBack ? start.upperBound : start.lowerBound,
      to: goesBack ? reached.lowerBound : max(start.upperBound, reached.upperBound))
    adopt(moved, isAtLineEnd: moved.head == position.index && position.isAtLineEnd)
  }

  // MARK: Gestures

  /// Moves the caret along with a long press; in text that cannot be edited, selects a word.
  func pressed(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer.state == .changed else { return }
    let point = recognizer.location(in: self)
    if isEditable {
      if isEditing || becomeFirstResponder(), isEditing { putCaret(at: point) }
    } else if isSelectable, recognizer.state == .began, isFirstResponder || becomeFirstResponder() {
      select(editor.word(at: caretPosition(at: point).index))
    }
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === press { return finger.start == nil && (isEditable || isSelectable) }
    if recognizer is UIPanGestureRecognizer {
      let isShifted = isFirstResponder && recognizer.modifierFlags.contains(.shift)
      return finger.start == nil && !isShifted
    }
    guard isEditable, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}

extension EditableText {
  /// Returns the range between two newlines.
  func paragraph(at index: Int) -> Range<Int> {
    let position = max(0, min(index, count))
    return destination(of: .lineStart, from: position)..<destination(of: .lineEnd, from: position)
  }
}
