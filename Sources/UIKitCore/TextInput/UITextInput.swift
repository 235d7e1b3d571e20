import Foundation

/// A responder that accepts typed text.
///
/// - Fidelity: documented; text comes from the keyboard and the input method of the machine.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text to delete.
  var hasText: Bool { get }
  /// Inserts text at the caret, in place of the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or else the character before the caret.
  func deleteBackward()
}

/// A responder that accepts composed text, and answers questions about its text and layout.
///
/// - Fidelity: documented; the layout consists of carets and the first line of a range. Styles and the delegate of the input
///   system are absent.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; an empty range at a caret, `nil` for no selection.
  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method is composing; `nil` for none.
  var markedTextRange: UITextRange? { get }
  /// Replaces the marked text, or the selection, with text that is being composed.
  ///
  /// - Parameter selectedRange: The selection within the marked text, in UTF-16 code units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends composition, keeping the marked text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another.
  ///
  /// - Parameter offset: The distance, in UTF-16 code units.
  /// - Returns: The position; `nil` if it is outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 code units.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The object that finds the words, lines and other units of the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangles of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the rectangle of a caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the position closest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the range of the character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// A position in a text, meaningful only to the responder that created it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// Creates a position, for subclasses.
  public override init() { super.init() }
}

/// A range of a text, meaningful only to the responder that created it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Creates a range, for subclasses.
  public override init() { super.init() }

  /// The beginning of the range. Subclasses override it.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range. Subclasses override it.
  open var end: UITextPosition { UITextPosition() }
  /// Whether start and end are equal.
  open var isEmpty: Bool { start == end }
}

/// A position in a text of a field or text view.
package final class TextOffset: UITextPosition {
  /// The offset in UTF-16 code units.
  package let offset: Int

  package init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  package override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  package override nonisolated var hash: Int { offset }
}

/// A range of a text of a field or text view.
package final class TextSpan: UITextRange {
  /// The range in UTF-16 code units.
  package let range: NSRange

  package init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  package override var start: UITextPosition { TextOffset(range.location) }
  package override var end: UITextPosition { TextOffset(range.location + range.length) }
  package override var isEmpty: Bool { range.length == 0 }

  package override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  package override nonisolated var hash: Int { range.location &* 31 &+ range.length }
}
