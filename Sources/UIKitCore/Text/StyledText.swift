import Drawing
import Foundation
import Geometry
import Typography

/// The text of a label: spans for the layout, and the styles to which they refer.
package struct StyledText {
  package struct Style {
    /// The color of the text; `nil` for that of the label.
    package var color: UIColor?
    package var background: UIColor?
    /// The line under the text; empty for none.
    package var underline: NSUnderlineStyle = []
    /// The line through the text; empty for none.
    package var strikethrough: NSUnderlineStyle = []
    /// The distance by which letters lean to the right, relative to their height.
    package var obliqueness: CGFloat = 0
    /// The factor of the width of letters.
    package var stretch: CGFloat = 1
    /// The color of the underline; `nil` for that of the text.
    package var underlineColor: UIColor?
    package var strikethroughColor: UIColor?
    /// The shadow below the text.
    var shadow: TextShadow?
    /// The line along the edges of the glyphs.
    var stroke: TextStroke?
    /// The picture in place of the text.
    var attachment: (any TextPicture)?
  }

  package var text: AttributedText
  package var styles: [Style]
  /// The paragraph styles to which spans refer.
  package var paragraphs: [NSParagraphStyle] = []

  package init(_ string: String, font: UIFont) {
    text = AttributedText(string, font: font.descriptor)
    styles = [Style()]
  }

  /// - Parameter font: The font of text without a font of its own.
  package init(_ string: NSAttributedString, font: UIFont) {
    var spans: [AttributedText.Span] = []
    var styles: [Style] = []
    var paragraphs: [NSParagraphStyle] = []
    let whole = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let part = range == whole ? string.string : string.attributedSubstring(from: range).string
      var face = (attributes[.font] as? UIFont ?? font).descriptor
      if let intent = InlinePresentationIntent(attributes) { intent.change(&face) }
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      if let paragraph, paragraph != paragraphs.last { paragraphs.append(paragraph) }
      spans.append(
        AttributedText.Span(
          text: part, font: face, style: styles.count,
          kern: Self.number(attributes[.tracking]) ?? Self.number(attributes[.kern]) ?? 0,
          rise: Self.number(attributes[.baselineOffset]) ?? 0, stretch: Self.stretch(attributes),
          paragraph: paragraph == nil ? nil : paragraphs.count - 1))
      styles.append(Style(attributes))
      if let attachment = attributes[.attachment] as? any TextPicture, part == "\u{FFFC}" {
        styles[styles.count - 1].attachment = attachment
        spans[spans.count - 1].fit(attachment.placement)
      }
    }
    text = AttributedText(spans: spans)
    self.styles = styles
    self.paragraphs = paragraphs
  }

  /// Returns the text with all fonts scaled by a factor.
  package func scaled(by factor: CGFloat) -> AttributedText {
    var scaled = text
    for index in scaled.spans.indices {
      scaled.spans[index].font.size *= factor
      scaled.spans[index].kern *= factor
      scaled.spans[index].rise *= factor
    }
    return scaled
  }

  /// Returns the factor of the width of letters, whose logarithm is an attribute.
  ///
  /// - Fidelity: approximated; the factor is limited to a hundredth and a hundred.
  static func stretch(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
    guard let logarithm = number(attributes[.expansion]), !logarithm.isNaN else { return 1 }
    return Swift.min(Swift.max(exp(logarithm), 0.01), 100)
  }

  package static func lineStyle(_ value: Any) -> NSUnderlineStyle? {
    value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
  }

  /// Returns a number of any type that an app may have used.
  package static func number(_ value: Any?) -> CGFloat? {
    CGFloat(anyNumber: value)
  }
}

extension StyledText.Style {
  init(_ attributes: [NSAttributedString.Key: Any]) {
    let isLink = attributes[.link] != nil
    color = isLink ? .link : attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    underline = Self.line(attributes[.underlineStyle], isDefault: isLink)
    strikethrough = Self.line(
      attributes[.strikethroughStyle],
      isDefault: InlinePresentationIntent(attributes)?.contains(.strikethrough) == true)
    obliqueness = StyledText.number(attributes[.obliqueness]).map { $0.isFinite ? $0 : 0 } ?? 0
    stretch = StyledText.stretch(attributes)
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    shadow = (attributes[.shadow] as? NSShadow).flatMap(TextShadow.init)
    stroke = StyledText.number(attributes[.strokeWidth]).flatMap {
      TextStroke(percent: $0, color: attributes[.strokeColor] as? UIColor)
    }
  }

  /// Returns the style of a line.
  ///
  /// - Parameter isDefault: Whether there is a single line without a style.
  private static func line(_ value: Any?, isDefault: Bool) -> NSUnderlineStyle {
    let style = value.flatMap { StyledText.lineStyle($0) } ?? []
    return style.isEmpty && isDefault ? .single : style
  }

  /// Returns the commands of glyphs that lean around the baseline and are stretched from their origin.
  func slanted(_ glyphs: [DrawCommand], from origin: CGPoint) -> [DrawCommand] {
    guard obliqueness != 0 || stretch != 1, !glyphs.isEmpty else { return glyphs }
    let transform = CGAffineTransform(
      a: stretch, b: 0, c: -obliqueness, d: 1, tx: (1 - stretch) * origin.x + obliqueness * origin.y, ty: 0)
    return [.group(DrawGroup(transform: transform, commands: glyphs))]
  }
}
