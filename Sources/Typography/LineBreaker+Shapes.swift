import Foundation
import Geometry

extension LineBreaker {
  /// The step in points by which a row without a free part moves down.
  private static let step: CGFloat = 1
  /// The most rows without a free part.
  private static let mostSteps = 100_000

  /// Returns the lines of a column with areas in which no text may be.
  func lines(around shape: ColumnShape) -> [Draft] {
    let setter = LineSetter(text: text, column: column)
    var (drafts, breaker): ([Draft], LineBreaker) = ([], self)
    var row = Row(bottom: 0)
    var start = 0
    while start < text.count {
      if start >= breaker.paragraphEnd { breaker.enterParagraph(at: start, after: drafts.last) }
      let begins = startsParagraph(start)
      if begins { row.slots = [] }
      row.after = setter.space(after: drafts.last, before: begins ? breaker.paragraphFormat : nil)
      let draft = breaker.nextLine(from: start, number: drafts.count, in: &row, of: shape, setter)
      drafts.append(draft)
      start = draft.range.upperBound
      if isFull(drafts) { return drafts }
    }
    if var last = emptyLastLine {
      row.slots = []
      row.after = setter.space(after: drafts.last, before: last.format)
      last.slot = breaker.slot(of: &row, height: setter.height(of: last), in: shape)
      drafts.append(last)
    }
    return drafts
  }

  /// A row of lines beside each other.
  private struct Row {
    /// The free parts that have no text yet.
    var slots: [ColumnShape.Slot] = []
    /// The lower end of the row.
    var bottom: CGFloat
    /// The distance of the next row.
    var after: CGFloat = 0
    /// Whether the row has text.
    var isUsed = false
  }

  /// Takes the next free part, in this row or one below it.
  private func slot(
    of row: inout Row, height: CGFloat, in shape: ColumnShape
  ) -> ColumnShape.Slot {
    if row.slots.isEmpty {
      var top = row.bottom + (row.isUsed ? row.after : 0)
      for _ in 0..<Self.mostSteps {
        row.slots = shape.slots(top: top, height: height, column: column)
        if !row.slots.isEmpty || top > shape.bottom { break }
        top += Self.step
      }
      if row.slots.isEmpty { row.slots = [ColumnShape.Slot(x: 0, width: column, top: top)] }
      if paragraphFormat.isRightToLeft { row.slots.reverse() }
      (row.bottom, row.isUsed) = (top, false)
    }
    return row.slots.removeFirst()
  }

  private func nextLine(
    from start: Int, number: Int, in row: inout Row, of shape: ColumnShape, _ setter: LineSetter
  ) -> Draft {
    var height = setter.height(at: start, paragraphFormat)
    for _ in 0..<Self.mostSteps {
      let slot = slot(of: &row, height: height, in: shape)
      var narrow = self
      narrow.column = slot.width
      var draft = narrow.nextLine(from: start, number: number)
      draft.slot = slot
      // Whole words go to a wider place, if there is one.
      if slot.width < column, cutsWord(draft) || !narrow.fits(draft.range) {
        if row.slots.isEmpty, !row.isUsed { row = Row(bottom: slot.top + Self.step) }
        continue
      }
      let lineHeight = setter.height(of: draft)
      // A higher line may have less room.
      if lineHeight > height, !row.isUsed {
        (height, row) = (lineHeight, Row(bottom: slot.top))
        continue
      }
      row.bottom = max(row.bottom, slot.top + lineHeight)
      row.isUsed = true
      return draft
    }
    return nextLine(from: start, number: number)
  }

  private func cutsWord(_ draft: Draft) -> Bool {
    let end = draft.range.upperBound
    guard format.lineBreak != .characterWrap, !draft.isTruncated, end < text.count, end > 0 else { return false }
    return !Character.mayBreak(between: text.characters[end - 1], and: text.characters[end])
      && !text.characters[end - 1].isNewline
  }
}
