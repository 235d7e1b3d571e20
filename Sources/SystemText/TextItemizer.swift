import Foundation
import Typography

/// Cuts a line into stretches that one face can draw.
struct TextItemizer {
  /// Which face, by its place in the chain; nil for the emoji font.
  typealias Slot = Int?

  struct Item: Hashable {
    var slot: Slot
    var text: String
    /// A digit that stands in a cell as wide as the widest one.
    var isTabular = false
    /// Of embedding; odd ones are read from right to left.
    var level: UInt8 = 0
  }

  /// How many faces are tried in turn.
  let faces: Int
  let hasTabularDigits: Bool

  /// Shaping takes longer than linear time in the length of a stretch.
  private static let longestItem = 256
  /// Where letters join, a stretch ends at a blank, if there is one.
  private static let longestTurnedItem = 48

  /// In the order in which they are read.
  ///
  /// - Parameter provides: Whether a face has a glyph. Later faces are asked only about what earlier ones lack.
  func items(of text: String, provides: (Slot, Unicode.Scalar) -> Bool) -> [Item] {
    let levels = text.mayRunRightToLeft ? Bidi.levels(of: text) : []
    var items: [Item] = []
    var length = 0
    for (index, character) in text.enumerated() {
      guard let drawn = character.asDrawn else { continue }
      let level = index < levels.count ? levels[index] : 0
      let isTabular = hasTabularDigits && drawn.isASCIIDigit
      let slot = drawn.isWhitespace ? (items.last?.slot ?? 0) : slot(for: drawn, provides)
      if let last = items.indices.last, items[last].slot == slot, !isTabular, !items[last].isTabular,
        items[last].level == level, !isFull(items[last], length: length), slot != nil
      {
        items[last].text.append(drawn)
        length += 1
      } else {
        items.append(Item(slot: slot, text: String(drawn), isTabular: isTabular, level: level))
        length = 1
      }
    }
    return items
  }

  private func isFull(_ item: Item, length: Int) -> Bool {
    if length >= Self.longestItem { return true }
    return item.level & 1 == 1 && length >= Self.longestTurnedItem && item.text.last?.isWhitespace == true
  }

  /// The first face that has all of a grapheme; emoji first if it asks to be a picture. What none has is drawn by the
  /// first, as a box.
  private func slot(for character: Character, _ provides: (Slot, Unicode.Scalar) -> Bool) -> Slot {
    let needed = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func has(_ slot: Slot) -> Bool { needed.allSatisfy { provides(slot, $0) } }
    if character.wantsPicture, has(nil) { return nil }
    if let face = (0..<faces).first(where: { has($0) }) { return face }
    return has(nil) ? nil : 0
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Blanks of all kinds but the tab stay what they are; what is never seen is left out.
  fileprivate var asDrawn: Character? {
    if self == "\t" { return " " }
    let isInvisible = unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .control || $0.properties.isDefaultIgnorableCodePoint
    }
    return isInvisible || isNewline ? nil : self
  }

  /// Whether the grapheme is an emoji rather than text: by its presentation selector, a keycap, a flag, a skin tone, or
  /// by being a picture unless asked otherwise. © ™ and digits are not.
  fileprivate var wantsPicture: Bool {
    var wants = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0xFE0E: return false
      case 0xFE0F, 0x20E3, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: wants = true
      default: wants = wants || scalar.properties.isEmojiPresentation
      }
    }
    return wants
  }
}
