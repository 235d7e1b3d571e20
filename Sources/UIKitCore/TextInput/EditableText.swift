import Foundation

/// A text, what is selected in it, and what of it is still being composed.
///
/// Places are counted in graphemes: what a user takes for one character is selected, passed and deleted as a whole, be it
/// an emoji of seven scalars. UIKit's ranges, which count UTF-16, are translated at the door.
struct EditableText: Equatable {
  private(set) var characters: [Character]
  /// Where the selection began; it may lie behind ``head``.
  private(set) var anchor: Int
  /// The end that moves, where the caret is.
  private(set) var head: Int
  /// What an input method is still composing; never empty.
  private(set) var marked: Range<Int>?
  /// Where each grapheme begins in UTF-16, and where the last one ends.
  private(set) var offsets: [Int]

  /// The caret is behind the text.
  init(_ text: String = "") {
    characters = Array(text)
    offsets = Self.offsets(of: characters)
    (anchor, head) = (characters.count, characters.count)
  }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }
  var count: Int { characters.count }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selectedText: String { String(characters[selection]) }

  private static func offsets(of characters: [Character]) -> [Int] {
    var end = 0
    return characters.reduce(into: [0]) { offsets, character in
      end += character.utf16.count
      offsets.append(end)
    }
  }

  // MARK: Ranges

  func utf16(_ range: Range<Int>) -> NSRange {
    NSRange(location: offsets[range.lowerBound], length: offsets[range.upperBound] - offsets[range.lowerBound])
  }

  /// The graphemes that a range touches; one beyond the text ends with it, and one inside a grapheme is all of that.
  func graphemes(_ range: NSRange) -> Range<Int> {
    let start = max(0, min(range.location, offsets[count]))
    let length = max(0, min(range.length, offsets[count] - start))
    let lower = index(roundingDown: start)
    return lower..<(length == 0 ? lower : max(lower, index(roundingUp: start + length)))
  }

  /// - Complexity: O(log n).
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

  /// - Parameter head: Where the caret will be.
  mutating func select(from anchor: Int, to head: Int) {
    self.anchor = max(0, min(anchor, count))
    self.head = max(0, min(head, count))
  }

  /// The caret stands behind `text` afterwards, and nothing is being composed.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let before = String(characters[..<range.lowerBound]) + text
    // What is put together may grow together: a letter and the accent behind it are one grapheme.
    characters = Array(before + String(characters[range.upperBound...]))
    offsets = Self.offsets(of: characters)
    marked = nil
    let caret = index(roundingUp: before.utf16.count)
    select(from: caret, to: caret)
  }

  /// Puts what is being composed in the place of what was, or else of what is selected.
  mutating func compose(_ text: String) {
    let range = replaced
    let start = offsets[range.lowerBound]
    replace(range, with: text)
    let lower = index(roundingDown: start)
    if lower < head { marked = lower..<head }
  }

  /// What is being composed stays as it is.
  mutating func unmark() { marked = nil }

  /// What typed text takes the place of.
  var replaced: Range<Int> { marked ?? selection }
}
