import Foundation

/// The lines of an earlier text that are also lines of a new one: those before an edit, and those after it from the first
/// line that begins at the same character.
///
/// A keystroke thus costs the lines that it changes. A line is reused only if nothing has changed up to its
/// ``LineBreaker/Draft/reach``, so the result is that of breaking the whole text.
struct LineRevision {
  /// The lines before the change.
  let kept: [LineBreaker.Draft]

  private let old: [LineBreaker.Draft]
  /// The first position of the old text that, with the character before it, is after the change.
  private let oldRest: Int
  /// The number of characters that the new text has more than the old one.
  private let growth: Int

  /// Compares a text with an earlier one. Returns `nil` if the two have no lines in common in general, such as in other
  /// columns or fonts.
  ///
  /// - Complexity: O(n) comparisons of characters.
  init?(of earlier: BrokenText, to text: TextGraphemes, column: CGFloat, format: ParagraphFormat) {
    guard earlier.column == column, earlier.format == format, format.maximumLines == 0,
      earlier.graphemes.hasEqualStyles(as: text)
    else { return nil }
    old = earlier.drafts
    growth = text.count - earlier.graphemes.count
    let common = earlier.graphemes.commonEnds(with: text)
    oldRest = earlier.graphemes.count - common.suffix + 1
    kept = Array(old.prefix { $0.reach.map { $0 <= common.prefix } ?? false })
  }

  /// Returns all lines from a position on, if an old line of the same format begins there after the change.
  ///
  /// - Complexity: O(log n) if there is none.
  func rest(from start: Int, format: ParagraphFormat) -> [LineBreaker.Draft]? {
    let oldStart = start - growth
    guard oldStart >= oldRest, let index = oldLine(at: oldStart), old[index].format == format else { return nil }
    return old[index...].map { $0.moved(by: growth) }
  }

  private func oldLine(at start: Int) -> Int? {
    var range = old.indices
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if old[middle].range.lowerBound == start { return middle }
      range = old[middle].range.lowerBound < start ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension LineBreaker.Draft {
  fileprivate func moved(by distance: Int) -> LineBreaker.Draft {
    var draft = self
    draft.range = range.lowerBound + distance..<range.upperBound + distance
    draft.reach = reach.map { $0 + distance }
    return draft
  }
}
