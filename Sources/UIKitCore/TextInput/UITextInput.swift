import Foundation

/// A responder that takes letters, one after the other.
///
/// - Fidelity: documented; what is typed comes from the keyboard and the input method of the machine.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether Delete has something to delete.
  var hasText: Bool { get }
  func insertText(_ text: String)
  /// Deletes what is selected, or else the character before the caret.
  func deleteBackward()
}

/// A responder that takes text and can say what stands where in it.
///
/// - Fidelity: documented; of the text's geometry the caret and the first line of a range, and no tokens, no styles and
///   no delegate of the input system.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)

  /// Its start and end are the same where there is a caret and nothing is selected.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method is still composing.
  var markedTextRange: UITextRange? { get }
  /// - Parameter selectedRange: Within the marked text.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// What was composed stays as it is.
  func unmarkText()

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// - Parameter offset: In UTF-16.
  /// - Returns: nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func characterRange(at point: CGPoint) -> UITextRange?
}

/// A place in a text, which only the responder that made it understands.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A stretch of a text, which only the responder that made it understands.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }

  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { start == end }
}

/// A place in a text of ours.
final class TextOffset: UITextPosition {
  /// In UTF-16.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override nonisolated var hash: Int { offset }
}

/// A stretch of a text of ours.
final class TextSpan: UITextRange {
  /// In UTF-16.
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override var isEmpty: Bool { range.length == 0 }

  override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextSpan)?.range == range }
  override nonisolated var hash: Int { range.location &* 31 &+ range.length }
}
