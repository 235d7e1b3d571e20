package import Foundation
import PlainText

extension LayoutRecord {
  /// Returns the rule with the text that a view shows.
  package static func textRule(_ text: String) -> String { "text \(text)" }

  /// Returns the rule with the size that the content of a view asks for.
  package static func contentRule(_ size: CGSize) -> String {
    "content \(size.width.text(decimals: 3)) \(size.height.text(decimals: 3))"
  }
}

extension String {
  /// Whether a rule tells the content of a view. It explains a new size, and nothing else.
  var isAboutContent: Bool { hasPrefix("text ") || hasPrefix("content ") || self == "text" }

  /// The rule without the texts of labels, by which earlier records named them: `UILabel'Ada'.top` is `UILabel.top`.
  var withoutTexts: String {
    guard hasPrefix("constraint "), contains("'") else { return self }
    let bytes = Array(utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let end = Self.endOfText(in: bytes, at: index)
      if end == index { text.append(bytes[index]) }
      index = max(end, index + 1)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the position after a text in quotation marks that follows the name of a class and precedes an attribute; the
  /// position itself if there is none.
  private static func endOfText(in bytes: [UInt8], at start: Int) -> Int {
    let mark = UInt8(ascii: "'")
    guard bytes[start] == mark, start > 0, bytes[start - 1] != UInt8(ascii: " ") else { return start }
    var end = start + 1
    while end + 2 < bytes.count {
      if bytes[end] == mark, bytes[end + 1] == UInt8(ascii: "."), (97...122).contains(bytes[end + 2]) { return end + 1 }
      end += 1
    }
    return start
  }
}
