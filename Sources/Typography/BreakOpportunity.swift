import Foundation

extension Character {
  /// Returns whether a line may end between two characters, for line breaking by words.
  ///
  /// A line may end between words, after hyphens, and around ideographs, kana and emoji. Hangul syllables stay together
  /// as long as their word fits, as in UIKit's breaking of Korean.
  ///
  /// - Source: a subset of Unicode's line breaking classes BK, SP, ZW, HY, BA, ID, OP, CL and NS (UAX 14).
  static func mayBreak(between left: Character, and right: Character) -> Bool {
    if left.isBlank || left == "\u{200B}" { return true }
    if right.isBlank || right.isNewline { return false }
    if left.isHyphen { return right.isLetter }
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !left.isOpening && !right.isClosing && !left.isGlue && !right.isGlue
  }

  private var first: UInt32 { unicodeScalars.first?.value ?? 0 }

  private var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2013}" || self == "\u{2014}" }

  private var isGlue: Bool { self == "\u{A0}" || self == "\u{202F}" || self == "\u{2060}" }

  private var isIdeographic: Bool {
    switch first {
    case 0x2E80...0x2FFF, 0x3003...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    case 0x1F000...0x1FAFF: true
    default: false
    }
  }

  private var isOpening: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation?, .initialPunctuation?: true
    default: false
    }
  }

  /// Whether the character must not begin a line.
  private var isClosing: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation?, .finalPunctuation?: true
    case .otherPunctuation?: true
    default: Self.smallKana.contains(first)
    }
  }

  /// Small kana and the long vowel mark.
  private static let smallKana: Set<UInt32> = [
    0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3, 0x30A5, 0x30A7,
    0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FC, 0x3005,
  ]
}
