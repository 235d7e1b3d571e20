import Foundation

/// UIKit's positions in a text, with the same meaning in fields and text views.
@MainActor
extension EditableText {
  /// Returns the index of the grapheme after a position.
  package func index(of caret: TextOffset) -> Int { graphemes(NSRange(location: caret.offset, length: 0)).lowerBound }

  /// Returns the position at a distance from another; `nil` outside of the text.
  package func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let (caret, overflows) = start.offset.addingReportingOverflow(offset)
    let end = utf16(0..<count).length
    return !overflows && (0...end).contains(caret) ? TextOffset(caret) : nil
  }
}

extension TextSpan {
  /// Creates the range between two positions, in either order; `nil` if they are of another responder.
  package convenience init?(from start: UITextPosition, to end: UITextPosition) {
    guard let start = start as? TextOffset, let end = end as? TextOffset else { return nil }
    let lower = min(start.offset, end.offset)
    self.init(NSRange(location: lower, length: max(start.offset, end.offset) - lower))
  }
}
