import Drawing
import Foundation
import Geometry
import Typography

extension UITextField {
  func recordField() {
    let area = textArea
    var border: [DrawCommand] = []
    let shift = recording?.shift ?? .zero
    let frame = borderRect(forBounds: bounds).standardFinite
    recordBorder(CGRect(origin: frame.origin + shift, size: frame.size), into: &border)
    recording?.commands += border
    recording?.shift = shift + contentShift
    if isEditing { recordSelection() }
    if hasText {
      duringDrawing { drawText(in: area) }
    } else if ownPlaceholder != nil {
      duringDrawing { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
    }
    if isEditing { recordCaret(in: area) }
  }

  /// The translation that an app gives the contents by the layer's transform of sublayers.
  private var contentShift: CGPoint {
    let shift = layer.sublayerTransform
    return CATransform3DIsAffine(shift) ? CGPoint(x: shift.m41, y: shift.m42) : .zero
  }

  func recordText(in rect: CGRect) {
    let area = rect.standardFinite
    guard let shift = recording?.shift, area.width > 0, area.height > 0 else { return }
    let line = line
    var format = format
    // A line that is edited is not truncated.
    if isEditing {
      format.alignment = .left
      format.lineBreak = .clip
    }
    let layout = line.layout(width: isEditing ? .infinity : area.width, format: format)
    let x = isEditing ? lineX(in: area) : area.minX
    let box = lineBox(in: area, height: layout.size.height)
    let lineFrame = CGRect(
      x: x, y: box.minY, width: isEditing ? line.width + Self.slack : area.width, height: box.height)
    record(layout, line.styled.styles, at: lineFrame, clip: area, shift: shift, color: ownColor)
  }

  func recordPlaceholder(in rect: CGRect) {
    let area = rect.standardFinite
    guard let shift = recording?.shift, let styled = styledPlaceholder, area.width > 0, area.height > 0 else { return }
    let layout = TextLayout(styled.text, width: area.width, format: format, engine: textEngine)
    let lineFrame = lineBox(in: area, height: layout.size.height)
    record(layout, styled.styles, at: lineFrame, clip: area, shift: shift, color: placeholderColor)
  }

  private var styledPlaceholder: StyledText? {
    guard let ownPlaceholder else { return nil }
    let words = ownPlaceholder.string.onOneLine
    let isPlain = words != ownPlaceholder.string
    return isPlain ? StyledText(words, font: ownFont) : StyledText(ownPlaceholder, font: ownFont)
  }

  var placeholderWidth: CGFloat {
    styledPlaceholder.map { CaretLine($0.text, engine: textEngine).width } ?? 0
  }

  /// The tolerance for sums of widths, in points.
  private static var slack: CGFloat { 0.01 }

  private func record(
    _ layout: TextLayout, _ styles: [StyledText.Style], at lineFrame: CGRect, clip: CGRect, shift: CGPoint,
    color: UIColor
  ) {
    let painter = LabelPainter(
      layout: layout, styles: styles, bounds: CGRect(origin: lineFrame.origin + shift, size: lineFrame.size),
      baselineShift: .points(0), color: color, shadow: nil, traits: traitCollection)
    var commands: [DrawCommand] = []
    painter.record(into: &commands)
    let isInside = lineFrame.minX >= clip.minX && lineFrame.maxX <= clip.maxX + Self.slack
    if !isInside || lineFrame.height > clip.height {
      let hole = RoundedRect(CGRect(origin: clip.origin + shift, size: clip.size))
      commands = [.group(DrawGroup(clip: hole, commands: commands))]
    }
    if textOpacity < 1 { commands = [.group(DrawGroup(opacity: textOpacity, commands: commands))] }
    if textOpacity > 0 { recording?.commands += commands }
  }

  // MARK: Selection and caret

  private func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: Color) {
    guard let shift = recording?.shift, rect.width > 0, rect.height > 0 else { return }
    let lineFrame = CGRect(origin: rect.origin + shift, size: rect.size)
    recording?.commands.append(.fill(RoundedRect(lineFrame, radius: radius), color))
  }

  private func recordSelection() {
    guard !editor.selection.isEmpty else { return }
    var color = drawn(tintColor)
    color.alpha *= 0.2
    for part in selectionRects(for: TextSpan(editor.utf16(editor.selection))) { fill(part.rect, color) }
  }

  private func recordCaret(in area: CGRect) {
    if let marked = editor.marked {
      let grid = PixelGrid(scale: traitCollection.displayScale)
      let text = rect(of: marked)
      let thickness = Swift.max(grid.round(ownFont.pointSize / 15), 1 / grid.scale)
      let y = grid.round(text.minY + ownFont.ascender + ownFont.pointSize / 10)
      fill(CGRect(x: text.minX, y: y, width: text.width, height: thickness), drawn(ownColor))
    }
    guard editor.selection.isEmpty, caret.isShown, area.width > 0 else { return }
    fill(shownCaret, radius: Self.caretWidth / 2, drawn(tintColor))
  }

  // MARK: Border

  func recordStandardBorder(_ rect: CGRect, into commands: inout [DrawCommand]) {
    if borderStyle != .roundedRect, let background {
      let image = isEnabled ? background : disabledBackground ?? background
      guard rect.width > 0, rect.height > 0 else { return }
      return commands.append(image.command(in: rect, traits: traitCollection, tint: tintColor))
    }
    let line = traitCollection.hairline
    switch borderStyle {
    case .none: break
    case .line: commands.append(.border(RoundedRect(rect), width: 1, drawn(.label)))
    case .bezel: commands.append(.border(RoundedRect(rect), width: 1, drawn(.systemGray3)))
    case .roundedRect:
      let shape = RoundedRect(rect, radius: 5)
      commands.append(.fill(shape, drawn(backgroundColor ?? .systemBackground)))
      commands.append(.border(shape, width: Swift.max(line, 0.5), drawn(.systemGray4)))
    }
  }
}
