import Foundation
import Geometry
import Typography

/// The layout of the line of text, and the position of the caret in it.
extension UITextField {
  func appearanceDidChange() {
    knownLine = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  func adopt(_ attributes: [NSAttributedString.Key: Any]) {
    ownFont = attributes[.font] as? UIFont ?? ownFont
    ownColor = attributes[.foregroundColor] as? UIColor ?? ownColor
    if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = paragraph.alignment }
    otherAttributes = attributes
    appearanceDidChange()
  }

  func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = ownFont.adjusted(for: traitCollection)
    if adjusted != ownFont { font = adjusted }
  }

  // MARK: Line

  /// The rectangle of the text, in the field's coordinates.
  var textArea: CGRect {
    (isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)).standardFinite
  }

  var line: FieldLine {
    if let knownLine { return knownLine }
    let availableWidth = adjustsFontSizeToFitWidth ? textArea.width : .infinity
    let smallest = ownFont.pointSize > 0 ? FiniteGeometry.length(minimumFontSize) / ownFont.pointSize : 1
    let line = FieldLine(styled, availableWidth: availableWidth, smallest: smallest, engine: textEngine)
    knownLine = line
    return line
  }

  private var styled: StyledText {
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: editor.count)
      return StyledText(NSAttributedString(string: dots, attributes: defaultTextAttributes), font: ownFont)
    }
    let text = attributed ?? NSAttributedString(string: editor.text.onOneLine, attributes: defaultTextAttributes)
    return StyledText(text, font: ownFont)
  }

  var format: ParagraphFormat {
    var format = ParagraphFormat(alignment: textAlignment.typographic, lineBreak: .truncateTail, maximumLines: 1)
    format.isRightToLeft = isRightToLeft
    return format
  }

  private var isAtRight: Bool {
    textAlignment == .right || isRightToLeft && (textAlignment == .natural || textAlignment == .justified)
  }

  /// Returns the position of the line. A line that is too long begins at the left edge and moves with the caret.
  func lineX(in area: CGRect) -> CGFloat {
    let free = area.width - line.width
    guard free > 0 else { return area.minX - scroll }
    if isAtRight { return area.minX + free }
    return textAlignment == .center ? area.minX + free / 2 : area.minX
  }

  /// Returns a rectangle of the font's height, at the vertical content alignment.
  func lineBox(in area: CGRect, height: CGFloat) -> CGRect {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let height = grid.ceil(height)
    let free = area.height - height
    let top: CGFloat
    switch contentVerticalAlignment {
    case .top: top = 0
    case .bottom: top = free
    case .center, .fill: top = grid.round(free / 2)
    }
    return CGRect(x: area.minX, y: area.minY + top, width: area.width, height: height)
  }

  // MARK: Caret

  static var caretWidth: CGFloat { 2 }

  package var shownCaret: CGRect { caretRect(at: editor.head) }

  func caretRect(at index: Int) -> CGRect {
    let area = textArea
    let box = lineBox(in: area, height: ownFont.lineHeight)
    let x = lineX(in: area) + line.carets.x(before: index)
    let last = max(area.minX, area.maxX - Self.caretWidth)
    return CGRect(x: max(area.minX, min(x, last)), y: box.minY, width: Self.caretWidth, height: box.height)
  }

  /// Returns the visible rectangle of a range.
  func rect(of range: Range<Int>) -> CGRect {
    let area = textArea
    let box = lineBox(in: area, height: ownFont.lineHeight)
    let start = lineX(in: area)
    let left = max(area.minX, start + line.carets.x(before: range.lowerBound))
    let right = min(area.maxX, start + line.carets.x(before: range.upperBound))
    return CGRect(x: left, y: box.minY, width: max(0, right - left), height: box.height)
  }

  /// Returns the position in the text closest to a point.
  func index(at point: CGPoint) -> Int {
    guard point.x.isFinite else { return editor.count }
    return min(editor.count, line.carets.index(nearest: point.x - lineX(in: textArea)))
  }

  /// Scrolls the line by the smallest distance that makes the caret visible.
  func keepCaretVisible() {
    let availableWidth = textArea.width - Self.caretWidth
    let most = line.width - availableWidth
    guard isEditing, most > Self.caretWidth, availableWidth > 0 else { return scroll = 0 }
    let x = line.carets.x(before: editor.head)
    scroll = min(max(scroll, x - availableWidth), x, most)
  }
}

extension UITextField: FrameTicking {
  /// Whether frames are needed continuously: never, since nothing has to be drawn between two blinks.
  package var isTicking: Bool { false }

  package var nextChange: FrameTime? {
    isEditing && window != nil && editor.selection.isEmpty ? caret.nextChange(after: frameTime) : nil
  }

  package func tick(to time: FrameTime) {
    if isEditing, caret.advance(to: time) { setNeedsDisplay() }
  }
}
