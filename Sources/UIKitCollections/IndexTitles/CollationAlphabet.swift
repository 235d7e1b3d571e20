import Foundation

/// The letters of a language under which texts are filed.
struct CollationAlphabet {
  /// The letters that are shown, in order.
  let letters: [String]
  /// The first character of each letter's texts.
  private let starts: [Unicode.Scalar]
  /// The last character of the last letter's texts.
  private let end: Unicode.Scalar

  private init(_ letters: String, starts: String? = nil, end: Unicode.Scalar) {
    self.letters = letters.map { String($0) }
    self.starts = Array((starts ?? letters).unicodeScalars)
    self.end = end
  }

  /// Returns the index of a character's letter; `nil` for a character of another alphabet.
  func index(of scalar: Unicode.Scalar) -> Int? {
    scalar > end ? nil : starts.lastIndex { $0 <= scalar }
  }

  static let latin = CollationAlphabet("ABCDEFGHIJKLMNOPQRSTUVWXYZ", end: "Z")

  /// Returns the alphabets of a language, in order. All languages also have the Latin one, which is the last.
  static func alphabets(of language: String) -> [CollationAlphabet] { (others[language] ?? []) + [latin] }

  private static let others: [String: [CollationAlphabet]] = [
    "ko": [
      CollationAlphabet("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ", starts: "가나다라마바사아자차카타파하", end: "\u{D7A3}")
    ],
    "ja": [CollationAlphabet("あかさたなはまやらわ", end: "\u{3096}")],
    "ru": [CollationAlphabet("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ", end: "Я")],
    "el": [CollationAlphabet("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ", end: "Ω")],
    "he": [CollationAlphabet("אבגדהוזחטיכלמנסעפצקרשת", end: "ת")],
    "ar": [CollationAlphabet("ابتثجحخدذرزسشصضطظعغفقكلمنهوي", end: "ي")],
  ]
}
