import Foundation
import Geometry
import Typography

/// The text of a label as set, and as laid out.
extension UILabel {
  var content: StyledText {
    if let styled { return styled }
    let made = attributed.map { StyledText($0, font: ownFont) } ?? StyledText(plain ?? "", font: ownFont)
    styled = made
    return made
  }

  var plainAttributes: [NSAttributedString.Key: Any] { [.font: ownFont, .foregroundColor: ownColor] }

  func layout(width: CGFloat, maximumLines: Int, scale: CGFloat = 1) -> TextLayout {
    let content = content
    let key = RecentLayouts.Key(width: width, scale: scale, format: format(content, maximumLines: maximumLines))
    return layouts.layout(for: key) { measured(width: width, maximumLines: maximumLines, scale: scale) }
  }

  /// Returns a layout that is not kept, such as one of several that are tried.
  func measured(width: CGFloat, maximumLines: Int, scale: CGFloat) -> TextLayout {
    let content = content
    return TextLayout(
      scale == 1 ? content.text : content.scaled(by: scale), width: width,
      format: format(content, maximumLines: maximumLines), engine: textEngine)
  }

  private func format(_ content: StyledText, maximumLines: Int) -> ParagraphFormat {
    var format = ParagraphFormat(
      alignment: textAlignment.typographic, lineBreak: lineBreakMode.typographic, maximumLines: max(0, maximumLines))
    format.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    format.adopt(content.paragraphs)
    return format
  }

  func overwrite(_ key: NSAttributedString.Key, with value: Any) {
    guard let attributed else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: attributed.length))
    self.attributed = changed
  }

  func contentDidChange() {
    styled = nil
    layouts = RecentLayouts()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    KeyValueObservers.check(self)
  }

  func appearanceDidChange() {
    layouts = RecentLayouts()
    setNeedsDisplay()
  }
}

extension ParagraphFormat {
  /// Applies paragraph styles. Their alignments apply unless the view has one of its own.
  package mutating func adopt(_ styles: [NSParagraphStyle]) {
    paragraphs = styles.map { style in
      var format = self
      if alignment == .natural { format.alignment = style.alignment.typographic }
      format.adopt(style)
      return format
    }
  }

  /// Applies the spacing and indents of a paragraph style.
  private mutating func adopt(_ paragraph: NSParagraphStyle) {
    lineSpacing = paragraph.lineSpacing
    lineHeightMultiple = paragraph.lineHeightMultiple
    minimumLineHeight = paragraph.minimumLineHeight
    maximumLineHeight = paragraph.maximumLineHeight
    paragraphSpacing = paragraph.paragraphSpacing
    paragraphSpacingBefore = paragraph.paragraphSpacingBefore
    firstLineIndent = paragraph.firstLineHeadIndent
    tabs = paragraph.tabStops.map(\.typographic)
    tabInterval = FiniteGeometry.length(paragraph.defaultTabInterval)
    indent = paragraph.headIndent
    tailIndent = paragraph.tailIndent
    if paragraph.baseWritingDirection != .natural { isRightToLeft = paragraph.baseWritingDirection == .rightToLeft }
  }
}
