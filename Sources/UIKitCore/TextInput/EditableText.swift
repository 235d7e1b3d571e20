import Foundation

/// A text with its selection and its marked range.
///
/// Positions are counted in graphemes: a user-perceived character is selected, passed and deleted as a whole, even an
/// emoji of seven scalars. UIKit's ranges, which count UTF-16 code units, are converted on entry.
package struct EditableText: Equatable {
  package private(set) var characters: [Character]
  /// The end at which the selection began; it may be after ``head``.
  package private(set) var anchor: Int
  /// The end that moves, with the caret.
  package private(set) var head: Int
  /// The range that an input method is composing; never empty.
  package private(set) var marked: Range<Int>?
  /// The UTF-16 offset at which each grapheme begins, and at which the last one ends.
  package private(set) var offsets: [Int]

  /// Creates a text with the caret at its end.
  package init(_ text: String = "") {
    characters = Array(text)
    offsets = Self.offsets(of: characters)
    (anchor, head) = (characters.count, characters.count)
  }

  package var text: String { String(characters) }
  package var isEmpty: Bool { characters.isEmpty }
  package var count: Int { characters.count }
  package var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  package var selectedText: String { String(characters[selection]) }

  private static func offsets(of characters: [Character]) -> [Int] {
    var end = 0
    return characters.reduce(into: [0]) { offsets, character in
      end += character.utf16.count
      offsets.append(end)
    }
  }

  // MARK: Ranges

  package func utf16(_ range: Range<Int>) -> NSRange {
    NSRange(location: offsets[range.lowerBound], length: offsets[range.upperBound] - offsets[range.lowerBound])
  }

  /// Returns the graphemes that a range touches, limited to the text; a range within a grapheme gives all of it.
  package func graphemes(_ range: NSRange) -> Range<Int> {
    let start = max(0, min(range.location, offsets[count]))
    let length = max(0, min(range.length, offsets[count] - start))
    let lower = index(roundingDown: start)
    return lower..<(length == 0 ? lower : max(lower, index(roundingUp: start + length)))
  }

  /// Returns the index of the first grapheme that begins at a UTF-16 offset or after it.
  ///
  /// - Complexity: O(log *n*)
  private func index(roundingUp offset: Int) -> Int {
    var range = 0..<count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = offsets[middle] < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }

  private func index(roundingDown offset: Int) -> Int {
    let index = index(roundingUp: offset)
    return offsets[index] > offset ? index - 1 : index
  }

  // MARK: Changes

  /// Selects a range.
  ///
  /// - Parameter head: The end with the caret.
  package mutating func select(from anchor: Int, to head: Int) {
    self.anchor = max(0, min(anchor, count))
    self.head = max(0, min(head, count))
  }

  /// Replaces a range. The caret is placed after `text`, and composition ends.
  package mutating func replace(_ range: Range<Int>, with text: String) {
    // Joined texts may form new graphemes, such as a letter and the accent after it, but not beyond a boundary that no
    // other text changes.
    let start = characters[..<range.lowerBound].lastSafeBoundary
    let end = characters[range.upperBound...].firstSafeBoundary
    let caret = offsets[range.lowerBound] + text.utf16.count
    let joined = String(characters[start..<range.lowerBound]) + text + String(characters[range.upperBound..<end])
    replace(start..<end, with: Array(joined))
    marked = nil
    let index = index(roundingUp: caret)
    select(from: index, to: index)
  }

  private mutating func replace(_ range: Range<Int>, with graphemes: [Character]) {
    let ends = Self.offsets(of: graphemes).map { $0 + offsets[range.lowerBound] }
    let growth = (ends.last ?? 0) - offsets[range.upperBound]
    let rest = offsets[range.upperBound...].dropFirst().map { $0 + growth }
    offsets.replaceSubrange(range.lowerBound..., with: ends + rest)
    characters.replaceSubrange(range, with: graphemes)
  }

  /// Replaces the marked text, or else the selection, with text that is being composed.
  package mutating func compose(_ text: String) {
    let range = replaced
    let start = offsets[range.lowerBound]
    replace(range, with: text)
    let lower = index(roundingDown: start)
    if lower < head { marked = lower..<head }
  }

  /// Ends composition, keeping the marked text.
  package mutating func unmark() { marked = nil }

  /// The range that typed text replaces.
  package var replaced: Range<Int> { marked ?? selection }
}
