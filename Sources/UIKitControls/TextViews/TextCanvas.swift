import Drawing
import Foundation
import Geometry
import Typography
import UIKitCore

/// The view that draws the text, the selection and the caret of a text view. It moves with the content.
final class TextCanvas: UIView, ContentRecording {
  weak var textView: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  package func recordOwnContent(in bounds: CGRect, into commands: inout [DrawCommand]) {
    guard let textView else { return }
    let shift = bounds.origin - self.bounds.origin
    recordSelection(of: textView, shift, into: &commands)
    recordText(of: textView, shift, into: &commands)
    recordCaret(of: textView, shift, into: &commands)
  }

  private func fill(
    _ rect: CGRect, radius: CGFloat = 0, _ color: Color, _ shift: CGPoint, into commands: inout [DrawCommand]
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    let target = CGRect(origin: rect.origin + shift, size: rect.size)
    commands.append(.fill(RoundedRect(target, radius: radius), color))
  }

  private func recordSelection(of view: UITextView, _ shift: CGPoint, into commands: inout [DrawCommand]) {
    guard view.isFirstResponder, let range = view.selectedTextRange, !range.isEmpty else { return }
    var color = drawn(view.tintColor)
    color.alpha *= 0.2
    for part in view.selectionRects(for: range) { fill(part.rect, color, shift, into: &commands) }
  }

  /// Draws only the visible lines, because a text may be as long as a book.
  private func recordText(of view: UITextView, _ shift: CGPoint, into commands: inout [DrawCommand]) {
    let (block, origin) = (view.block, view.textOrigin)
    guard view.hasText, view.columnWidth > 0 else { return }
    let first = block.firstLine(at: view.bounds.minY - origin.y)
    let last = block.line(at: view.bounds.maxY - origin.y)
    guard type(of: view.layoutManager) == NSLayoutManager.self else {
      return drawText(of: view, first...last, shift, into: &commands)
    }
    var layout = block.layout
    layout.lines = Array(block.lines[first...last])
    let target = CGRect(origin: origin + shift, size: CGSize(width: view.columnWidth, height: layout.size.height))
    let painter = LabelPainter(
      layout: layout, styles: view.styled.styles, bounds: target, baselineShift: .toTop, color: view.ownColor,
      shadow: nil, traits: traitCollection)
    painter.record(into: &commands)
  }

  /// Lets a subclass of layout managers draw the lines.
  private func drawText(
    of view: UITextView, _ lines: ClosedRange<Int>, _ shift: CGPoint, into commands: inout [DrawCommand]
  ) {
    let layout = view.containerLayout
    let start = layout.characters(of: layout.lines[lines.lowerBound]).location
    let end = NSMaxRange(layout.characters(of: layout.lines[lines.upperBound]))
    let range = NSRange(location: start, length: end - start)
    let origin = CGPoint(x: view.textContainerInset.left, y: view.textContainerInset.top)
    commands += CGContext.commands(shiftedBy: shift, traits: traitCollection) {
      view.layoutManager.drawBackground(forGlyphRange: range, at: origin)
      view.layoutManager.drawGlyphs(forGlyphRange: range, at: origin)
    }
  }

  private func recordCaret(of view: UITextView, _ shift: CGPoint, into commands: inout [DrawCommand]) {
    if let marked = view.editor.marked { underline(marked, of: view, shift, into: &commands) }
    guard view.isEditing, view.editor.selection.isEmpty, view.caret.isShown else { return }
    fill(view.shownCaret, radius: UITextView.caretWidth / 2, drawn(view.tintColor), shift, into: &commands)
  }

  /// Underlines the marked text, a tenth of its size below the baseline.
  private func underline(
    _ marked: Range<Int>, of view: UITextView, _ shift: CGPoint, into commands: inout [DrawCommand]
  ) {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let size = (view.typingAttributes[.font] as? UIFont ?? view.ownFont).pointSize
    let color = view.typingAttributes[.foregroundColor] as? UIColor ?? view.ownColor
    for rect in view.rects(of: marked) {
      let line = view.block.lines[view.block.line(at: rect.center - view.textOrigin)]
      let y = grid.round(view.textOrigin.y + line.baseline + size / 10)
      let thickness = Swift.max(grid.round(size / 15), 1 / grid.scale)
      fill(CGRect(x: rect.minX, y: y, width: rect.width, height: thickness), drawn(color), shift, into: &commands)
    }
  }
}
