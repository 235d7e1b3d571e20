import Foundation
import Typography

/// An itemizer that splits a line into runs that one face can draw.
struct TextItemizer {
  /// A face by its index in the fallback chain; `nil` for the emoji font.
  typealias Slot = Int?

  struct Item: Hashable {
    var slot: Slot
    var text: String
    /// Whether the item is a digit in a cell as wide as the widest one.
    var isTabular = false
    /// The embedding level; odd ones are right-to-left.
    var level: UInt8 = 0
  }

  /// The number of faces in the fallback chain.
  let faces: Int
  let hasTabularDigits: Bool
  /// Whether the first face has the printable ASCII characters, so that they need no lookup.
  let firstHasASCII: Bool

  /// The longest run; shaping takes more than linear time in the length of a run.
  private static let longestItem = 256
  /// The longest run of joining letters, which ends at a space if there is one.
  private static let longestTurnedItem = 48

  /// Returns whether a text is one run of the first face that has printable ASCII characters, as most text is.
  static func isOnePlainItem(_ text: String) -> Bool { text.utf8.count <= longestItem && isPlain(text) }

  /// Returns whether a text has only printable ASCII characters, and no arrow of them.
  static func isPlain(_ text: String) -> Bool {
    var last: UInt8 = 0
    return text.utf8.allSatisfy { byte in
      defer { last = byte }
      return (0x20...0x7E).contains(byte) && !formsArrow(last, byte)
    }
  }

  /// Returns whether a font may draw two characters beside each other as a part of an arrow, as Inter draws `->`. San
  /// Francisco draws them as they are, so they are in different items.
  private static func formsArrow(_ first: UInt8, _ second: UInt8) -> Bool {
    first != second && isArrowPart(first) && isArrowPart(second)
  }

  private static func isArrowPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): true
    default: false
    }
  }

  private static func formsArrow(_ item: Item, _ next: Character) -> Bool {
    guard let first = item.text.utf8.last, let second = next.asciiValue else { return false }
    return formsArrow(first, second)
  }

  /// Returns the items in reading order.
  ///
  /// - Parameter provides: Returns whether a face has a glyph. Later faces are queried only for glyphs that earlier
  ///   ones lack.
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
        items[last].level == level, !isFull(items[last], length: length), slot != nil,
        !Self.formsArrow(items[last], drawn)
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

  /// Returns the first face that has all of a grapheme, starting with emoji if the grapheme has emoji presentation. A
  /// grapheme that no face has is drawn by the first, as a box.
  private func slot(for character: Character, _ provides: (Slot, Unicode.Scalar) -> Bool) -> Slot {
    if firstHasASCII, character.isPrintableASCII { return 0 }
    let needed = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func has(_ slot: Slot) -> Bool { needed.allSatisfy { provides(slot, $0) } }
    if character.wantsPicture, has(nil) { return nil }
    if let face = (0..<faces).first(where: { has($0) }) { return face }
    return has(nil) ? nil : 0
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether the grapheme is a single printable ASCII character.
  fileprivate var isPrintableASCII: Bool { asciiValue.map { (0x20...0x7E).contains($0) } ?? false }

  /// The character in its drawn form: spaces except the tab are unchanged; invisible characters are omitted.
  fileprivate var asDrawn: Character? {
    if isPrintableASCII { return self }
    if self == "\t" { return " " }
    let isInvisible = unicodeScalars.allSatisfy {
      $0.properties.generalCategory == .control || $0.properties.isDefaultIgnorableCodePoint
    }
    return isInvisible || isNewline ? nil : self
  }

  /// Whether the grapheme has emoji presentation: by its presentation selector, a keycap, a flag, a skin tone, or its
  /// default presentation. © ™ and digits do not.
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
