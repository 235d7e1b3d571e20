/// The widths of plain text in one face, as sums over its words, each of which is shaped once.
///
/// Text is divided where neither side changes the glyphs of the other: after a space between letters or digits. Kerning
/// and contextual glyphs of fonts for text reach across a space only to punctuation, and to a word of one letter, such as
/// the multiplication sign that Inter draws in `3 x 4`. Numbers are sums over pairs of digits, because every label may
/// have another number.
///
/// Used only within ``FontRegistry/exclusively(_:)``.
///
/// - Complexity: O(n) in the text, without shaping if its words are known.
/// - Source: all weights of Inter and DejaVu, whose texts are as wide in tests as when they are shaped whole.
final class WordWidths {
  /// The widths of words with the spaces after them, in the units of the measuring function.
  private var words: [String: Int] = [:]
  private var byteCount = 0
  /// The widths that the second of two characters of a number adds to that of the first.
  private var steps = [Int?](
    repeating: nil, count: WordWidths.numberCharacters.count * WordWidths.numberCharacters.count)

  private static let mostBytes = 1 << 20
  private static let numberCharacters = Array("0123456789,. ".utf8)
  /// The longest word; shaping takes more than linear time in the length of a run.
  private static let longestWord = 256

  /// Returns the width of printable ASCII characters; `nil` for words that are too long.
  ///
  /// - Parameter measure: Returns the width of a text that is shaped whole.
  func width(of text: UnsafeBufferPointer<UInt8>, measure: (String) -> Int) -> Int? {
    var (width, start) = (0, 0)
    while start < text.count {
      let end = PlainWords.end(from: start, in: text)
      guard end - start <= Self.longestWord else { return nil }
      let word = UnsafeBufferPointer(rebasing: text[start..<end])
      width += numberWidth(of: word, measure: measure) ?? wordWidth(of: word, measure: measure)
      start = end
    }
    return width
  }

  private func wordWidth(of word: UnsafeBufferPointer<UInt8>, measure: (String) -> Int) -> Int {
    let text = String(decoding: word, as: UTF8.self)
    if let width = words[text] { return width }
    let width = measure(text)
    byteCount += word.count + 64
    if byteCount > Self.mostBytes {
      words.removeAll()
      byteCount = word.count + 64
    }
    words[text] = width
    return width
  }

  /// Returns the width of digits, periods and commas, and of the spaces after them; `nil` for other text.
  private func numberWidth(of word: UnsafeBufferPointer<UInt8>, measure: (String) -> Int) -> Int? {
    guard word.allSatisfy({ Self.index(of: $0) != nil }) else { return nil }
    var width = wordWidth(of: UnsafeBufferPointer(rebasing: word[..<1]), measure: measure)
    for index in 1..<word.count { width += step(word[index - 1], word[index], measure: measure) }
    return width
  }

  private func step(_ first: UInt8, _ second: UInt8, measure: (String) -> Int) -> Int {
    guard let row = Self.index(of: first), let column = Self.index(of: second) else { return 0 }
    let index = row * Self.numberCharacters.count + column
    if let known = steps[index] { return known }
    let both = measure(String(decoding: [first, second], as: UTF8.self))
    let step = both - measure(String(decoding: [first], as: UTF8.self))
    steps[index] = step
    return step
  }

  /// Returns the number of a character among those of numbers.
  private static func index(of character: UInt8) -> Int? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0"))
    case UInt8(ascii: ","): 10
    case UInt8(ascii: "."): 11
    case UInt8(ascii: " "): 12
    default: nil
    }
  }
}
