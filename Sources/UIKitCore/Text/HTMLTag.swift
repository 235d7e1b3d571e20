import Foundation

/// The start or the end of an element in HTML.
struct HTMLTag {
  let name: String
  let isEnd: Bool
  private(set) var values: [String: String] = [:]

  /// Elements without contents.
  static let empty: Set = ["img", "hr", "meta", "link", "input", "area", "base", "col", "source", "wbr", "!doctype"]
  /// Elements whose contents are not text.
  static let hidden: Set = ["script", "style", "head", "title", "noscript", "template"]
  /// Elements that begin and end paragraphs.
  static let blocks: Set = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "hr", "table", "tr",
    "section", "article", "header", "footer", "center", "dl", "dt", "dd", "body",
  ]

  /// - Parameter content: The text between the angle brackets.
  init(_ content: Substring) {
    isEnd = content.hasPrefix("/")
    var rest = isEnd ? content.dropFirst() : content
    name = rest.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    rest = rest.dropFirst(name.count)
    while let start = rest.firstIndex(where: { $0.isLetter }) {
      rest = rest[start...]
      let key = rest.prefix { !$0.isWhitespace && $0 != "=" }
      rest = rest[key.endIndex...].drop(while: \.isWhitespace)
      guard rest.first == "=" else { continue }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest[value.endIndex...]
      }
      values[key.lowercased()] = HTMLEntities.decoded(value)
    }
  }

  /// The declarations of the attribute `style`.
  var style: [String: String] {
    let declarations = (values["style"] ?? "").split(separator: ";").map { $0.split(separator: ":", maxSplits: 1) }
    return Dictionary(
      declarations.filter { $0.count == 2 }.map {
        ($0[0].trimmingCharacters(in: .whitespaces).lowercased(), $0[1].trimmingCharacters(in: .whitespaces))
      }
    ) { $1 }
  }
}

extension HTMLText.Format {
  /// Adopts the format of an element.
  mutating func adopt(_ tag: HTMLTag) {
    switch tag.name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruckThrough = true
    case "code", "tt", "kbd", "samp": isMonospaced = true
    case "pre": (isMonospaced, isPreformatted) = (true, true)
    case "small": size *= 5 / 6
    case "big": size *= 6 / 5
    case "sup": (size, rise) = (size * 0.8, rise + size * 0.35)
    case "sub": (size, rise) = (size * 0.8, rise - size * 0.15)
    case "a": link = tag.values["href"]
    case "ul", "ol", "blockquote": depth += 1
    case "center": alignment = .center
    case "h1", "h2", "h3", "h4", "h5", "h6":
      isBold = true
      size *= Self.headings[tag.name] ?? 1
    case "font":
      if let name = tag.values["face"] { family = name }
      if let steps = tag.values["size"].flatMap(Int.init) { size = Self.fontSizes[max(1, min(7, steps)) - 1] }
      if let value = tag.values["color"] { color = UIColor(css: value) ?? color }
    default: break
    }
    if let value = tag.values["align"] { align(value) }
    adopt(style: tag.style)
  }

  /// The sizes of headings in sizes of their text.
  private static let headings: [String: CGFloat] = [
    "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
  ]
  /// The sizes 1 to 7 of the element `font`, in points.
  private static let fontSizes: [CGFloat] = [8, 10, 12, 14, 18, 24, 36]

  private mutating func adopt(style: [String: String]) {
    if let value = style["color"] { color = UIColor(css: value) ?? color }
    if let value = style["background-color"] ?? style["background"] { background = UIColor(css: value) ?? background }
    if let value = style["font-size"] { size = length(value) ?? size }
    if let value = style["font-weight"]?.lowercased() { isBold = value == "bold" || (Int(value) ?? 0) >= 600 }
    if let value = style["font-style"]?.lowercased() { isItalic = value == "italic" || value == "oblique" }
    if let value = style["text-align"] { align(value) }
    if let value = style["text-decoration"]?.lowercased() {
      isUnderlined = value.contains("underline")
      isStruckThrough = value.contains("line-through")
    }
    if let value = style["font-family"] {
      let first = value.split(separator: ",").first.map(String.init) ?? value
      family = first.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
    }
  }

  private func length(_ value: String) -> CGFloat? {
    let number = Double(value.prefix { $0.isNumber || $0 == "." }).map { CGFloat($0) }
    guard let number, number > 0, number < 1000 else { return nil }
    // Nine points are twelve pixels.
    if value.hasSuffix("px") { return number * 0.75 }
    if value.hasSuffix("em") { return number * size }
    return value.hasSuffix("%") ? number / 100 * size : number
  }

  private mutating func align(_ value: String) {
    let known: [String: NSTextAlignment] = [
      "left": .left, "right": .right, "center": .center, "justify": .justified,
    ]
    alignment = known[value.lowercased()] ?? alignment
  }

  /// Returns the attributes of text in the format.
  func attributes(_ defaults: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var attributes = defaults
    attributes[.font] = font(defaults[.font] as? UIFont)
    attributes[.foregroundColor] = color ?? defaults[.foregroundColor] ?? UIColor.black
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if rise != 0 { attributes[.baselineOffset] = rise }
    if let link, let url = URL(string: link) { attributes[.link] = url }
    if defaults[.paragraphStyle] == nil || alignment != .natural || depth > 0 {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.headIndent = CGFloat(depth) * 36
      style.firstLineHeadIndent = CGFloat(depth) * 24
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  private func font(_ base: UIFont?) -> UIFont {
    if let base, family == nil, !isBold, !isItalic, !isMonospaced, size == 12 { return base }
    let name = (family ?? (isMonospaced ? "Courier" : "Times New Roman"))
    let suffix = isBold && isItalic ? "-BoldItalic" : isBold ? "-Bold" : isItalic ? "-Italic" : ""
    if name.hasPrefix("-apple-system") || name == "system-ui" {
      return isBold
        ? .boldSystemFont(ofSize: size) : isItalic ? .italicSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }
    return UIFont(name: name + suffix, size: size) ?? .systemFont(ofSize: size)
  }
}
