import Foundation
import Typography

/// A text as a label holds it: spans for the layout, and what their style numbers mean.
struct StyledText {
  struct Style {
    /// nil for the label's colour.
    var color: UIColor?
    var background: UIColor?
    var isUnderlined = false
    var isStruckThrough = false
  }

  var text: AttributedText
  var styles: [Style]
  var paragraph: NSParagraphStyle?

  init(_ string: String, font: UIFont) {
    text = AttributedText(string, font: font.descriptor)
    styles = [Style()]
  }

  /// - Parameter font: Where the text names none.
  init(_ string: NSAttributedString, font: UIFont) {
    var spans: [AttributedText.Span] = []
    var styles: [Style] = []
    var paragraph: NSParagraphStyle?
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = string.attributedSubstring(from: range).string
      let face = attributes[.font] as? UIFont ?? font
      if spans.isEmpty { paragraph = attributes[.paragraphStyle] as? NSParagraphStyle }
      spans.append(
        AttributedText.Span(
          text: part, font: face.descriptor, style: styles.count,
          kern: Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0,
          rise: Self.number(attributes[.baselineOffset]) ?? 0))
      styles.append(Style(attributes))
    }
    text = AttributedText(spans: spans)
    self.styles = styles
    self.paragraph = paragraph
  }

  /// The text with every font at a share of its size.
  func scaled(by factor: CGFloat) -> AttributedText {
    var scaled = text
    for index in scaled.spans.indices {
      scaled.spans[index].font.size *= factor
      scaled.spans[index].kern *= factor
      scaled.spans[index].rise *= factor
    }
    return scaled
  }

  /// Attributes come as whatever number the app has written.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension StyledText.Style {
  init(_ attributes: [NSAttributedString.Key: Any]) {
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    isUnderlined = Self.isSet(attributes[.underlineStyle])
    isStruckThrough = Self.isSet(attributes[.strikethroughStyle])
  }

  private static func isSet(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return !style.isEmpty }
    return (value as? Int ?? 0) != 0
  }
}
