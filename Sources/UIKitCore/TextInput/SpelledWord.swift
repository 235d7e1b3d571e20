import Foundation

/// A word of a text, and where it is in UTF-16 code units.
struct SpelledWord: Equatable {
  var text: String
  var range: NSRange

  /// Returns the words in a part of a text that consist of letters and of apostrophes between letters.
  static func words(in text: String, range: NSRange) -> [SpelledWord] {
    guard let part = part(range, of: text) else { return [] }
    return part.split { !$0.isLetter && !$0.isNumber && !isApostrophe($0) }.compactMap { run in
      let word = run.drop(while: isApostrophe)
      let end = word.lastIndex { !isApostrophe($0) }.map { word.index(after: $0) } ?? word.startIndex
      let letters = word[..<end]
      guard !letters.isEmpty, !letters.contains(where: \.isNumber) else { return nil }
      return SpelledWord(text: String(letters), range: NSRange(letters.startIndex..<end, in: text))
    }
  }

  /// Returns the text in a range; an empty one if the range is not in the text.
  static func text(in text: String, range: NSRange) -> String { part(range, of: text).map(String.init) ?? "" }

  private static func part(_ range: NSRange, of text: String) -> Substring? {
    Range(range, in: text).map { text[$0] }
  }

  private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }
}
