/// The division of printable ASCII text into words that are shaped on their own.
enum PlainWords {
  /// Returns the end of the word that begins at `start`, with the spaces after it.
  ///
  /// A word ends where the spaces after it are between letters or digits, or between a comma or a period and one of
  /// these, unless a single letter is next to them.
  static func end(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var wordStart = start
    var index = start
    while index < text.count {
      let wordEnd = firstSpace(from: wordStart, in: text)
      index = firstLetter(from: wordEnd, in: text)
      guard index < text.count else { break }
      if mayDivide(text, wordStart..<wordEnd, index..<firstSpace(from: index, in: text)) { return index }
      wordStart = index
    }
    return text.count
  }

  private static func mayDivide(_ text: UnsafeBufferPointer<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard let last = left.last.map({ text[$0] }), isLetter(text[right.lowerBound]) || isDigit(text[right.lowerBound])
    else { return false }
    let isEnd = isLetter(last) || isDigit(last) || last == UInt8(ascii: ",") || last == UInt8(ascii: ".")
    return isEnd && !isSingleLetter(text, left) && !isSingleLetter(text, right)
  }

  private static func isSingleLetter(_ text: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    word.count == 1 && isLetter(text[word.lowerBound])
  }

  private static func isLetter(_ character: UInt8) -> Bool {
    let lowercase = character | 0x20
    return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }

  private static func isDigit(_ character: UInt8) -> Bool {
    character >= UInt8(ascii: "0") && character <= UInt8(ascii: "9")
  }

  private static func firstSpace(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < text.count, text[index] != UInt8(ascii: " ") { index += 1 }
    return index
  }

  private static func firstLetter(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start
    while index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }
}
