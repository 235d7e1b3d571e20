import Foundation

/// The named and numbered characters of HTML.
enum HTMLEntities {
  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×",
    "laquo": "«", "raquo": "»", "larr": "←", "rarr": "→", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "ntilde": "ñ",
    "iexcl": "¡", "iquest": "¿", "shy": "\u{AD}", "para": "¶", "sect": "§", "frac12": "½",
  ]

  /// The length of the longest name.
  private static let longest = 8

  /// Returns a text with its entities replaced. Unknown ones stay as they are.
  static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var decoded = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      rest = rest[rest.index(after: start)...]
      let name = rest.prefix(longest + 1).prefix { $0 != ";" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == ";", let character = character(name) {
        decoded += character
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        decoded += "&"
      }
    }
    return decoded + rest
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHex = digits.first == "x" || digits.first == "X"
    let code = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension UIColor {
  /// Creates a color from a style sheet's text: a name, `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`.
  convenience init?(css text: String) {
    let value = text.trimmingCharacters(in: .whitespaces).lowercased()
    if value.hasPrefix("#") {
      let digits = value.dropFirst()
      let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
      guard long.count == 6, let code = UInt32(long, radix: 16) else { return nil }
      self.init(rgb: code)
    } else if value.hasPrefix("rgb") {
      let parts = value.split { "(), ".contains($0) }.dropFirst().compactMap { Double($0) }
      guard parts.count >= 3 else { return nil }
      self.init(red: parts[0] / 255, green: parts[1] / 255, blue: parts[2] / 255, alpha: parts.count > 3 ? parts[3] : 1)
    } else {
      guard let code = Self.cssNames[value] else { return nil }
      self.init(rgb: code)
    }
  }

  private convenience init(rgb code: UInt32) {
    self.init(
      red: CGFloat(code >> 16 & 255) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255,
      alpha: 1)
  }

  private static let cssNames: [String: UInt32] = [
    "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "yellow": 0xFFFF00,
    "gray": 0x808080, "grey": 0x808080, "silver": 0xC0C0C0, "maroon": 0x800000, "purple": 0x800080,
    "fuchsia": 0xFF00FF, "magenta": 0xFF00FF, "lime": 0x00FF00, "olive": 0x808000, "navy": 0x000080,
    "teal": 0x008080, "aqua": 0x00FFFF, "cyan": 0x00FFFF, "orange": 0xFFA500, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    "darkgray": 0xA9A9A9, "lightgray": 0xD3D3D3, "gold": 0xFFD700, "indigo": 0x4B0082, "tomato": 0xFF6347,
  ]
}
