import Foundation

/// Texts in the pseudolanguage: accented, in brackets, and a third longer. A text on screen without accents is not
/// localized; one without its last bracket is cut off.
enum PseudoText {
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÅƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÛṼŴẊÝŽ"))

  /// Returns a format in the pseudolanguage if that is the device's language.
  static func ifNeeded(_ format: String) -> String { DeviceLanguage.current.isPseudo ? Self.format(format) : format }

  /// Returns a format in the pseudolanguage; its specifiers stay.
  static func format(_ format: String) -> String {
    guard format.contains(where: \.isLetter) else { return format }
    var result = "["
    for piece in FormatPieces(format) {
      switch piece {
      case .text(let text): result += String(text.map { accents[$0] ?? $0 })
      case .specifier(let specifier, let position): result += "%" + (position.map { "\($0)$" } ?? "") + specifier
      case .variable(let name, let position): result += "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
      }
    }
    let words = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
    let count = min(words.count, max(1, format.count / 12))
    return result + " " + words[..<count].joined(separator: " ") + "]"
  }
}
