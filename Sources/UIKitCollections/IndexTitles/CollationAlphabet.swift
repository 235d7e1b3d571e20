import Foundation

/// The letters of a language under which texts are filed.
struct CollationAlphabet {
  /// The letters that are shown, in order.
  let letters: [String]
  private let rows: [Row]

  /// Successive characters with which the texts of all letters begin.
  private struct Row {
    /// The first character of each letter's texts.
    var starts: String
    /// The last character of the last letter's texts.
    var end: Unicode.Scalar
  }

  private init(_ letters: String, rows: [Row]) {
    self.letters = letters.map { String($0) }
    self.rows = rows
  }

  private init(_ letters: String, end: Unicode.Scalar) { self.init(letters, rows: [Row(starts: letters, end: end)]) }

  /// Returns the index of a character's letter; `nil` for a character of another alphabet.
  func index(of scalar: Unicode.Scalar) -> Int? {
    let indices = rows.lazy.compactMap { row in
      scalar > row.end ? nil : Array(row.starts.unicodeScalars).lastIndex { $0 <= scalar }
    }
    return indices.first
  }

  /// Returns the hiragana of a katakana, and the plain form of the few that are not beside it; others unchanged.
  static func hiragana(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
    let hiragana = isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar
    return plain[hiragana] ?? hiragana
  }

  private static let plain: [Unicode.Scalar: Unicode.Scalar] = ["ゔ": "う", "ゕ": "か", "ゖ": "け"]

  static let latin = CollationAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ", end: "Z")

  /// Returns the alphabets of a language, in order. All languages also have the Latin one, which is the last.
  static func alphabets(of language: String) -> [CollationAlphabet] { (others[language] ?? []) + [latin] }

  private static let others: [String: [CollationAlphabet]] = [
    "ko": [
      CollationAlphabet(
        "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ",
        rows: [
          Row(starts: "가나다라마바사아자차카타파하", end: "\u{D7A3}"), Row(starts: "ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", end: "ㅎ"),
          // The initial consonants of composed syllables, to which those of half width are folded.
          Row(
            starts: "\u{1100}\u{1102}\u{1103}\u{1105}\u{1106}\u{1107}\u{1109}\u{110B}\u{110C}\u{110E}\u{110F}\u{1110}"
              + "\u{1111}\u{1112}", end: "\u{1112}"),
        ])
    ],
    // Small kana precede the large ones.
    "ja": [CollationAlphabet("あかさたなはまやらわ", rows: [Row(starts: "ぁかさたなはまゃらゎ", end: "ん")])],
    "ru": [CollationAlphabet("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", end: "Я")],
    "el": [CollationAlphabet("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", end: "Ω")],
    "he": [CollationAlphabet("אבגדהוזחטיכלמנסעפצקרשת", end: "ת")],
    "ar": [CollationAlphabet("ابتثجحخدذرزسشصضطظعغفقكلمنهوي", end: "ي")],
  ]
}
