/// The words and sentences of a text, in order.
package enum TextUnits {
  /// Returns the ranges of words: what is between the word boundaries of Unicode and contains a letter or a digit.
  ///
  /// Spaces and punctuation belong to no word. Languages without spaces are not divided by a dictionary: each Chinese
  /// character is a word.
  package static func words(in text: some StringProtocol) -> [Range<String.Index>] {
    let text = text[...]
    var words: [Range<String.Index>] = []
    let marks = boundary.map { Substring(text).matches(of: $0).map(\.range.lowerBound) } ?? []
    for (start, end) in zip(marks, marks.dropFirst()) {
      let part = text[start..<end]
      guard part.contains(where: { $0.isLetter || $0.isNumber }) else { continue }
      // Syllables of Korean words are letters for Unicode, but the boundaries of the standard library divide them.
      if let last = words.last, last.upperBound == start, part.first?.isHangul == true,
        text[last].last?.isHangul == true
      {
        words[words.count - 1] = last.lowerBound..<end
      } else {
        words.append(start..<end)
      }
    }
    return words
  }

  nonisolated(unsafe) private static let boundary = try? Regex(#"\b"#)

  /// Returns the ranges of sentences, each with the white space behind it, which together are the whole text.
  ///
  /// A sentence ends with a mark such as a full stop and closing quotation marks, and at the end of a paragraph. A full
  /// stop within a number or before a lowercase letter does not end one.
  package static func sentences(in text: some StringProtocol) -> [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var (start, index) = (text.startIndex, text.startIndex)
    while index < text.endIndex {
      guard let end = sentenceEnd(in: text[index...]) else {
        index = text.index(after: index)
        continue
      }
      sentences.append(start..<end)
      (start, index) = (end, end)
    }
    if start < text.endIndex { sentences.append(start..<text.endIndex) }
    return sentences
  }

  /// Returns the end of the sentence whose last mark is the first character; `nil` if it does not end one.
  private static func sentenceEnd(in text: some StringProtocol) -> String.Index? {
    guard let first = text.first else { return nil }
    if first.isNewline { return text.index(after: text.startIndex) }
    let marks = text.prefix { terminators.contains($0) }
    guard let last = marks.last else { return nil }
    let closing = text[marks.endIndex...].prefix { closers.contains($0) }
    let space = text[closing.endIndex...].prefix { $0.isWhitespace && !$0.isNewline }
    let rest = text[space.endIndex...]
    guard let next = rest.first else { return rest.startIndex }
    if continuations.contains(next) { return nil }
    if last == "." {
      if closing.isEmpty, space.isEmpty, next.isLetter || next.isNumber { return nil }
      if next.isLowercase { return nil }
    }
    return next.isNewline ? rest.index(after: rest.startIndex) : rest.startIndex
  }

  private static let terminators: Set<Character> = [".", "!", "?", "…", "。", "！", "？", "｡", "؟", "।"]
  /// Closing brackets, and quotation marks of either side: which one ends a quotation depends on the language.
  private static let closers: Set<Character> = [
    "\"", "'", ")", "]", "}", "”", "“", "’", "‘", "»", "«", "›", "‹", "」", "』", "）", "】",
  ]
  private static let continuations: Set<Character> = [",", ";", ":", "-", "–", "—", "、", "，"]
}

extension Character {
  fileprivate var isHangul: Bool {
    unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) } ?? false
  }
}
