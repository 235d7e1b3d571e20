import Foundation

/// The limits of the text that is measured and drawn; text beyond them is omitted.
///
/// Shapers take quadratic time for a long sequence of combining marks (200,000 of them took two minutes), and no label
/// shows this much.
package enum TextLimits {
  /// The most graphemes of a text that is displayed.
  package static let graphemes = 10_000
  /// The most graphemes of a text that is edited, whose lines are kept from one edit to the next.
  package static let editedGraphemes = 100_000
  /// The most scalars of a grapheme.
  package static let scalarsPerGrapheme = 32
}

extension String {
  /// The text as it is measured and drawn: within ``TextLimits``, and composed (NFC), because shapers make a Hangul
  /// syllable that is spelled as its letters three times too wide. Private-use characters, such as Apple's logo at
  /// U+F8FF, become empty boxes, because other fonts have other pictures there.
  ///
  /// The operation is idempotent.
  ///
  /// - Complexity: O(n) in the text within the limits.
  package var drawable: String { drawable(limit: TextLimits.graphemes) }

  /// Returns the text as it is measured and drawn, with another limit of graphemes.
  func drawable(limit: Int) -> String {
    // A grapheme of surely composed scalars has at most two of them.
    let start = unicodeScalars.prefix(2 * limit + 1)
    if start.allSatisfy(\.isSurelyComposed) {
      return start.count <= limit ? self : String(prefix(limit))
    }
    return within(limit).precomposedStringWithCanonicalMapping.withoutPrivateUse
  }

  private var withoutPrivateUse: String {
    guard unicodeScalars.contains(where: \.isForPrivateUse) else { return self }
    var text = ""
    text.unicodeScalars.append(contentsOf: unicodeScalars.map { $0.isForPrivateUse ? "\u{25A1}" : $0 })
    return text
  }

  private func within(_ limit: Int) -> String {
    guard utf8.count > TextLimits.scalarsPerGrapheme else { return self }
    var kept = ""
    var graphemes = 0
    for character in self {
      guard graphemes < limit else { break }
      kept.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(TextLimits.scalarsPerGrapheme))
      graphemes += 1
    }
    return kept
  }

}

extension Unicode.Scalar {
  /// Whether normalization cannot change the scalar, and neither joins it to others: Latin-1 and related blocks, general
  /// punctuation, and composed Hangul.
  fileprivate var isSurelyComposed: Bool {
    switch value {
    case 0..<0x300, 0x2010...0x2027, 0x3001...0x3029, 0xAC00...0xD7A3: true
    default: false
    }
  }

  fileprivate var isForPrivateUse: Bool {
    switch value {
    case 0xE000...0xF8FF, 0xF0000...0xFFFFD, 0x100000...0x10FFFD: true
    default: false
    }
  }
}
