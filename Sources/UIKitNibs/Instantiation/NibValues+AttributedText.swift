import Foundation
import UIKitCore

extension NibValues {
  /// Returns a text of fragments with attributes; `nil` if there is none.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let child = child(key), child.element.name == "attributedString" else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in child.element.children(named: "fragment") {
      let values = NibValues(fragment, context)
      let text = values.text("content") ?? ""
      let attributes = fragment.child(named: "attributes").map { NibValues($0, context).textAttributes } ?? [:]
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = font("NSFont")
    result[.foregroundColor] = color("NSColor")
    result[.backgroundColor] = color("NSBackgroundColor")
    if let style = child("NSParagraphStyle") { result[.paragraphStyle] = style.paragraphStyle }
    if let line = child("NSUnderline")?.integer("value") { result[.underlineStyle] = line }
    if let line = child("NSStrikethrough")?.integer("value") { result[.strikethroughStyle] = line }
    if let kern = child("NSKern")?.number("value") { result[.kern] = kern }
    if let link = child("NSLink")?.element, let url = (link["string"] ?? link["value"]).flatMap(URL.init(string:)) {
      result[.link] = url
    }
    readDrawing(into: &result)
    return result
  }

  /// Reads the attributes that change how letters are drawn.
  private func readDrawing(into result: inout [NSAttributedString.Key: Any]) {
    result[.underlineColor] = color("NSUnderlineColor")
    result[.strikethroughColor] = color("NSStrikethroughColor")
    result[.strokeColor] = color("NSStrokeColor")
    let numbers: [(String, NSAttributedString.Key)] = [
      ("NSStrokeWidth", .strokeWidth), ("NSBaselineOffset", .baselineOffset), ("NSObliqueness", .obliqueness),
      ("NSExpansion", .expansion),
    ]
    for (name, key) in numbers { if let value = child(name)?.number("value") { result[key] = value } }
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = choice("alignment", TextNames.alignments) { style.alignment = alignment }
    if let mode = choice("lineBreakMode", TextNames.paragraphBreaks) { style.lineBreakMode = mode }
    if let value = number("lineSpacing") { style.lineSpacing = value }
    if let value = number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = number("headIndent") { style.headIndent = value }
    return style
  }
}

/// The names of alignments and line breaks.
enum TextNames {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]
  static let breaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
  ]
  static let paragraphBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail, "truncatingMiddle": .byTruncatingMiddle,
  ]
}
