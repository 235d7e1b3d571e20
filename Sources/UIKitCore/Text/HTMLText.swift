import Foundation

/// The text of an HTML document with the attributes of its elements.
struct HTMLText {
  /// The format of the text inside an element.
  struct Format {
    var family: String?
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isUnderlined = false
    var isStruckThrough = false
    var rise: CGFloat = 0
    var color: UIColor?
    var background: UIColor?
    var link: String?
    var alignment = NSTextAlignment.natural
    /// The number of lists around the text.
    var depth = 0
    var isPreformatted = false
  }

  /// An element whose end has not come.
  private struct Open {
    var name: String
    var format: Format
    /// The number of the next item of an ordered list; `nil` for other elements.
    var item: Int?
  }

  private var result = NSMutableAttributedString(string: "")
  private var open: [Open]
  private let defaults: [NSAttributedString.Key: Any]
  /// The most elements inside each other; deeper ones are read as their text.
  private static let depth = 256

  init(_ html: String, defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
    open = [Open(name: "", format: Format())]
    read(Substring(html))
    trimEnd()
  }

  var text: NSAttributedString { result }

  private var format: Format { open[open.count - 1].format }

  // MARK: Reading

  private mutating func read(_ html: Substring) {
    var rest = html
    while let start = rest.firstIndex(of: "<") {
      append(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      let isTag = rest.dropFirst().first.map { $0.isLetter || "/!?".contains($0) } ?? false
      guard isTag, let end = rest.firstIndex(of: ">") else {
        append("<")
        rest = rest.dropFirst()
        continue
      }
      let tag = HTMLTag(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
      if !tag.isEnd, HTMLTag.hidden.contains(tag.name) {
        let close = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
        rest = close.map { rest[$0.lowerBound...] } ?? ""
      }
      apply(tag)
    }
    append(rest)
  }

  private mutating func apply(_ tag: HTMLTag) {
    if tag.name == "br" { return write("\u{2028}") }
    if HTMLTag.blocks.contains(tag.name) { breakParagraph() }
    if tag.isEnd { return close(tag.name) }
    guard !HTMLTag.empty.contains(tag.name), open.count < Self.depth else { return }
    var inner = format
    inner.adopt(tag)
    open.append(Open(name: tag.name, format: inner, item: tag.name == "ol" ? 1 : nil))
    if tag.name == "li" { writeMarker() }
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.name == name }), index > 0 else { return }
    open.removeSubrange(index...)
  }

  /// Writes the bullet or the number of an item.
  private mutating func writeMarker() {
    guard let list = open.lastIndex(where: { $0.name == "ol" || $0.name == "ul" }) else { return write("• ") }
    guard let number = open[list].item else { return write("•\u{2003}") }
    open[list].item = number + 1
    write("\(number).\u{2003}")
  }

  // MARK: Writing

  /// Appends text in which blanks count as one, unless it is preformatted.
  private mutating func append(_ text: Substring) {
    guard !text.isEmpty else { return }
    let plain = HTMLEntities.decoded(text)
    if format.isPreformatted { return write(plain) }
    var words = ""
    var isBlank = result.length == 0 || endsWithBlank
    for character in plain {
      if character == " " || character.isNewline || character == "\t" {
        if !isBlank { words.append(" ") }
        isBlank = true
      } else {
        words.append(character)
        isBlank = false
      }
    }
    if !words.isEmpty { write(words) }
  }

  private var endsWithBlank: Bool {
    guard result.length > 0 else { return true }
    return [" ", "\n", "\u{2028}"].contains(
      (result.string as NSString).substring(from: result.length - 1))
  }

  private mutating func write(_ text: String) {
    result.append(NSAttributedString(string: text, attributes: format.attributes(defaults)))
  }

  private mutating func breakParagraph() {
    while result.length > 0, (result.string as NSString).character(at: result.length - 1) == 32 {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    if result.length > 0, !result.string.hasSuffix("\n") { write("\n") }
  }

  /// Removes blanks at the end, and keeps a newline after a paragraph as iOS does.
  private mutating func trimEnd() {
    while result.length > 0, (result.string as NSString).character(at: result.length - 1) == 32 {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
  }
}
