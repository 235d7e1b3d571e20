import Foundation
import Geometry
import Typography
import UIKitCore

/// The layout of the text, and the position of the caret in it.
extension UITextView {
  func appearanceDidChange() {
    (knownStyled, knownLinked) = (nil, nil)
    knownBlock?.isCurrent = false
    updateContentSize()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  // MARK: Column

  /// The width of both margins of the text together.
  private var sides: CGFloat {
    let padding = 2 * FiniteGeometry.length(textContainer.lineFragmentPadding)
    return textContainerInset.left + textContainerInset.right + padding
  }

  /// The origin of the text in the content.
  var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + FiniteGeometry.length(textContainer.lineFragmentPadding),
      y: textContainerInset.top)
  }

  /// The width within the insets of the scroll view.
  private var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return Swift.max(0, bounds.width - insets.left - insets.right)
  }

  var columnWidth: CGFloat { Swift.max(0, contentWidth - sides) }

  var styled: StyledText {
    if let knownStyled { return knownStyled }
    var made = StyledText(displayed, font: ownFont)
    if made.text.spans.isEmpty {
      let font = typingAttributes[.font] as? UIFont ?? ownFont
      made = StyledText("", font: font)
    }
    knownStyled = made
    return made
  }

  var block: CaretBlock {
    let (width, format) = (columnWidth, format)
    if let knownBlock, knownBlock.isCurrent, knownBlock.width == width, knownBlock.format == format {
      return knownBlock.block
    }
    let made = block(width: width)
    knownBlock = (width, format, made, true)
    return made
  }

  private func block(width: CGFloat) -> CaretBlock {
    // The width is limited: longer lines are aligned at the left.
    CaretBlock(
      styled.text, width: Swift.min(width, 1_000_000), format: format, engine: textEngine,
      around: textContainer.shape, revising: knownBlock?.block)
  }

  private var format: ParagraphFormat {
    let limit = Swift.max(0, textContainer.maximumNumberOfLines)
    var format = ParagraphFormat(
      alignment: textAlignment.typographic,
      lineBreak: limit > 0 ? textContainer.lineBreakMode.typographic : .wordWrap, maximumLines: limit)
    format.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    format.adopt(styled.paragraphs)
    return format
  }

  // MARK: Size

  func layOutText() {
    updateContentSize()
    canvas.frame = CGRect(
      x: 0, y: 0, width: contentWidth, height: Swift.max(contentSize.height, bounds.height))
  }

  /// Updates the content size. Without a width there is no layout: in an empty column, each letter would have its own
  /// line.
  private func updateContentSize() {
    guard contentWidth > 0 else { return }
    let height = height(of: block)
    let size = CGSize(width: contentWidth, height: height)
    if size != contentSize { contentSize = size }
  }

  private func height(of block: CaretBlock) -> CGFloat {
    let grid = PixelGrid(scale: traitCollection.displayScale)
    return Swift.max(0, grid.ceil(block.size.height + textContainerInset.top + textContainerInset.bottom))
  }

  var naturalSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return fittingSize(width: constrainedWidth ?? .infinity)
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let column = width.isFinite ? Swift.max(0, width - sides) : .infinity
    let block = column == columnWidth ? block : block(width: column)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let wide = grid.ceil(block.size.width + sides)
    return CGSize(width: Swift.min(wide, width), height: height(of: block))
  }

  var naturalBaseline: (first: CGFloat, last: CGFloat) {
    let lines = block.lines
    guard let first = lines.first, let last = lines.last else { return (0, 0) }
    return (textContainerInset.top + first.baseline, height(of: block) - textContainerInset.top - last.baseline)
  }

  // MARK: Caret

  static var caretWidth: CGFloat { 2 }

  package var shownCaret: CGRect { caretRect(at: head) }

  func caretRect(at position: CaretBlock.Position) -> CGRect {
    let block = block
    let line = block.line(of: position)
    let (origin, set) = (textOrigin, block.lines[line])
    let last = Swift.max(0, columnWidth - Self.caretWidth)
    let x = Swift.min(block.x(before: position.index, on: line), last)
    return CGRect(x: origin.x + x, y: origin.y + set.top, width: Self.caretWidth, height: set.height)
  }

  /// Returns a rectangle for each line of a range. Lines that continue are marked to the end of the column.
  func rects(of range: Range<Int>) -> [CGRect] {
    let (block, origin) = (block, textOrigin)
    let first = block.line(of: CaretBlock.Position(range.lowerBound))
    let last = block.line(of: CaretBlock.Position(range.upperBound, isAtLineEnd: !range.isEmpty))
    guard first <= last else { return [] }
    return (first...last).map { line in
      let set = block.lines[line]
      let left = line == first ? block.x(before: range.lowerBound, on: line) : set.extent?.lowerBound ?? 0
      let right = line == last ? block.x(before: range.upperBound, on: line) : set.extent?.upperBound ?? columnWidth
      return CGRect(
        x: origin.x + left, y: origin.y + set.top, width: Swift.max(0, right - left), height: set.height)
    }
  }

  /// Returns the position in the text closest to a point of the content.
  func caretPosition(at point: CGPoint) -> CaretBlock.Position {
    guard point.x.isFinite, point.y.isFinite else { return CaretBlock.Position(editor.count) }
    let block = block
    let place = point - textOrigin
    let position = block.caretPosition(nearest: place.x, on: block.line(at: place))
    return CaretBlock.Position(Swift.min(position.index, editor.count), isAtLineEnd: position.isAtLineEnd)
  }

  // MARK: Scrolling

  func showCaret() { show(shownCaret, animated: false) }

  func show(_ range: Range<Int>) {
    let rects = rects(of: range)
    guard let first = rects.first, let last = rects.last else { return }
    show(
      CGRect(x: first.minX, y: first.minY, width: 1, height: last.maxY - first.minY),
      animated: window != nil && UIView.areAnimationsEnabled)
  }

  /// Scrolls to a rectangle. Includes the inset at both ends of the text, so that it is shown with the first and last
  /// lines.
  private func show(_ rect: CGRect, animated: Bool) {
    guard isScrollEnabled, bounds.width > 0, bounds.height > 0 else { return }
    var shown = rect
    if rect.minY <= textContainerInset.top {
      shown.size.height += shown.origin.y
      shown.origin.y = 0
    }
    if rect.maxY >= contentSize.height - textContainerInset.bottom - 1 {
      shown.size.height = contentSize.height - shown.origin.y
    }
    scrollRectToVisible(shown, animated: animated)
  }
}

extension UITextView: FrameTicking {
  /// Whether frames are needed continuously: never, since nothing has to be drawn between two blinks.
  package var isTicking: Bool { false }

  package var nextChange: FrameTime? {
    isEditing && window != nil && editor.selection.isEmpty ? caret.nextChange(after: frameTime) : nil
  }

  package func tick(to time: FrameTime) {
    if isEditing, caret.advance(to: time) { canvas.setNeedsDisplay() }
  }
}
