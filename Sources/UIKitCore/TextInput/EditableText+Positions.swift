import Foundation

/// UIKit's positions in a text, which fields and text views answer for alike.
@MainActor
extension EditableText {
  /// The grapheme that a position stands in front of.
  func index(of place: TextOffset) -> Int { graphemes(NSRange(location: place.offset, length: 0)).lowerBound }

  /// nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = position as? TextOffset else { return nil }
    let (place, overflows) = start.offset.addingReportingOverflow(offset)
    let end = utf16(0..<count).length
    return !overflows && (0...end).contains(place) ? TextOffset(place) : nil
  }
}

extension TextSpan {
  /// What lies between two positions, whichever comes first; nil if they are not this text's.
  convenience init?(from start: UITextPosition, to end: UITextPosition) {
    guard let start = start as? TextOffset, let end = end as? TextOffset else { return nil }
    let lower = min(start.offset, end.offset)
    self.init(NSRange(location: lower, length: max(start.offset, end.offset) - lower))
  }
}
