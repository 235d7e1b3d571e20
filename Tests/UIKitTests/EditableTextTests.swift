import TestSupport
import Testing
import UIKitCore

/// The text of fields and text views, as graphemes that are edited.
struct EditableTextTests {
  /// Parts that join with their neighbors: accents, jamo, flags, joined emoji, line ends and consonants of Devanagari.
  private static let parts = [
    "a", "b", "é", "e\u{301}", "\u{301}", "한", "글", "\u{1100}", "\u{1161}", "\u{11A8}", "🇰", "🇷", "🇺🇸", "👩", "\u{200D}",
    "👧", "\u{FE0F}", "\r", "\n", "क", "\u{94D}", "ष", "漢", "#", "\u{20E3}", " ",
  ]

  @Test(arguments: 0..<400 as Range<UInt64>)
  func editedTextHasTheGraphemesOfTheWhole(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var text = EditableText(random.text(Int(random.next() % 30), of: Self.parts))
    for _ in 0..<12 {
      let start = Int(random.next() % UInt64(text.count + 1))
      let end = min(text.count, start + Int(random.next() % 4))
      let added = random.text(Int(random.next() % 4), of: Self.parts)
      let before = String(text.characters[..<start]) + added
      let whole = EditableText(before + String(text.characters[end...]))
      text.replace(start..<end, with: added)
      expectEqual(
        text.characters.map { Array($0.unicodeScalars) }, whole.characters.map { Array($0.unicodeScalars) },
        "seed \(seed)")
      expectEqual(text.offsets, whole.offsets, "seed \(seed)")
      expectEqual(text.head, text.offsets.firstIndex { $0 >= before.utf16.count }, "seed \(seed)")
    }
  }
}
