import Foundation
import Geometry
import Typography
import UIKitCore

/// An object that lays out the text of a storage in containers.
///
/// - Fidelity: documented; each UTF-16 code unit counts as a glyph, and text is laid out in the first container only.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text; `nil` before the manager is added to one. Set by `NSTextStorage.addLayoutManager(_:)`.
  open weak var textStorage: NSTextStorage? { didSet { if textStorage !== oldValue { invalidate() } } }
  /// The areas in which the text is laid out.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that is notified of layout. The default is `nil`.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether fonts' leading is part of the height of lines. It always is. The default is `true`.
  open var usesFontLeading = true
  /// Whether parts of the text may be laid out before the parts in front of them. Kept, without effect.
  open var allowsNonContiguousLayout = false
  private var known: ContainerLayout?

  /// Creates a layout manager without text and containers.
  public override init() { super.init() }

  /// Returns `nil`; archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Containers and storage

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: max(0, min(index, textContainers.count)))
    container.layoutManager = self
    invalidate()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  final func adopt(_ storage: NSTextStorage?) { textStorage = storage }

  /// Called when the text was edited. Discards the layout, and lets text views show the change.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    invalidate()
    for container in textContainers { container.owner?.storageDidChange(in: newCharRange, by: delta) }
  }

  final func containerDidChange(_ container: NSTextContainer) { invalidate() }

  private func invalidate() {
    guard known != nil else { return }
    known = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
  }

  // MARK: Layout

  /// Lays out the text of a container. Layout is made when it is needed.
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  /// Lays out the text of a range. Layout is made when it is needed.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  /// Makes the glyphs of a range. They are made together with layout.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }
  /// Discards the layout of a range.
  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    invalidate()
  }
  /// Draws a range of the text views again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    for container in textContainers { container.owner?.containerDidChange() }
  }
  /// Draws a range of the text views again.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    invalidateDisplay(forCharacterRange: glyphRange)
  }

  /// The lines of the text in the first container.
  final var layout: ContainerLayout {
    if let owner = textContainers.first?.owner { return owner.containerLayout }
    if let known { return known }
    let made = makeLayout(textContainers.first)
    known = made
    delegate?.layoutManager(self, didCompleteLayoutFor: textContainers.first, atEnd: true)
    return made
  }

  private func makeLayout(_ container: NSTextContainer?) -> ContainerLayout {
    let font = UIFont.systemFont(ofSize: 12)
    let text = textStorage ?? NSAttributedString(string: "")
    var styled = StyledText(text, font: font)
    if styled.text.spans.isEmpty { styled = StyledText("", font: font) }
    let padding = FiniteGeometry.length(container?.lineFragmentPadding ?? 0)
    let limit = max(0, container?.maximumNumberOfLines ?? 0)
    var format = ParagraphFormat(
      lineBreak: limit > 0 ? (container?.lineBreakMode ?? .byWordWrapping).typographic : .wordWrap, maximumLines: limit)
    format.adopt(styled.paragraphs)
    let room = container?.size.width ?? 0
    let width = room > 0 ? min(1_000_000, max(0, FiniteGeometry.length(room) - 2 * padding)) : 1_000_000
    let block = CaretBlock(
      styled.text, width: width, format: format, engine: HostServices.current.textEngine,
      around: container?.shape ?? ColumnShape())
    return ContainerLayout(
      block: block, styled: styled, offsets: EditableText(text.string).offsets, padding: padding, width: width,
      color: .black)
  }

  private var length: Int { layout.length }

  private func clamped(_ range: NSRange) -> NSRange {
    let start = max(0, min(range.location, length))
    return NSRange(location: start, length: max(0, min(range.length, length - start)))
  }

  // MARK: Glyphs and characters

  /// The number of glyphs.
  open var numberOfGlyphs: Int { length }
  /// Returns whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<length).contains(glyphIndex) }
  /// Returns the index of a glyph's character.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the index of a character's glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of a range of characters.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    let range = clamped(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the characters of a range of glyphs.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    let range = clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the glyphs that are laid out in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first, let last = layout.lines.last else {
      return NSRange(location: 0, length: 0)
    }
    return NSRange(location: 0, length: NSMaxRange(layout.characters(of: last)))
  }

  /// Returns the glyphs of the lines that a rectangle touches.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let layout = layout
    let ranges = layout.lines.filter { layout.fragment($0).overlaps(bounds) }.map(layout.characters(of:))
    guard let first = ranges.first, let last = ranges.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.location, length: NSMaxRange(last) - first.location)
  }

  /// Returns the container in which a glyph is laid out.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    effectiveRange?.pointee = NSRange(location: 0, length: length)
    return textContainers.first
  }

  // MARK: Rectangles, in the container's coordinates

  /// Returns the bounding rectangle of the text in a container, with the padding of its lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    let layout = layout
    let rects = layout.lines.map(layout.used)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the bounding rectangle of a range of glyphs.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = layout.rects(of: clamped(glyphRange))
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  /// Returns the rectangle of a glyph's line, as wide as the container.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(of: glyphIndex, effectiveRange).map(layout.fragment) ?? .zero
  }

  /// Returns the rectangle of the text of a glyph's line, with the padding at its ends.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    line(of: glyphIndex, effectiveRange).map(layout.used) ?? .zero
  }

  private func line(of glyph: Int, _ range: NSRangePointer?) -> TextLayout.Line? {
    guard let index = layout.line(at: glyph) else { return nil }
    let line = layout.lines[index]
    range?.pointee = layout.characters(of: line)
    return line
  }

  /// The rectangle of the empty line after a newline at the end of the text; zero if there is none.
  open var extraLineFragmentRect: CGRect { layout.extraLine }
  /// The rectangle of the text of the empty line after a newline at the end of the text; zero if there is none.
  open var extraLineFragmentUsedRect: CGRect {
    let extra = layout.extraLine
    return extra == .zero ? .zero : CGRect(x: 0, y: extra.minY, width: 2 * layout.padding, height: extra.height)
  }

  /// Returns the position of a glyph on the baseline, from the origin of its line's rectangle.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let index = layout.line(at: glyphIndex) else { return .zero }
    let line = layout.lines[index]
    let x = layout.block.x(before: layout.grapheme(at: glyphIndex), on: index)
    return CGPoint(x: layout.padding + x, y: line.baseline - line.top)
  }

  /// Returns the glyphs that an ellipsis replaces on a glyph's line; a range at `NSNotFound` if there is none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let index = layout.line(at: glyphIndex), layout.lines[index].isTruncated else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return layout.characters(of: layout.lines[index])
  }

  /// Calls a closure for each line of a range: with its rectangle, that of its text, the container and its glyphs.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let layout = layout
    var stops = ObjCBool(false)
    for line in layout.lines where !stops.boolValue {
      let range = layout.characters(of: line)
      guard range.length > 0, NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      block(layout.fragment(line), layout.used(line), container, range, &stops)
    }
  }

  /// Calls a closure for each rectangle that encloses a range of glyphs: one for each line.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for rect in layout.rects(of: clamped(glyphRange)) where !stops.boolValue { block(rect, &stops) }
  }

  // MARK: Points

  /// Returns the glyph at a point, or the one nearest to it.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph at a point, or the one nearest to it.
  ///
  /// - Parameter partialFraction: Receives the part of the glyph's width that is before the point.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    let layout = layout
    guard !layout.lines.isEmpty, length > 0 else { return 0 }
    let index = layout.block.line(at: CGPoint(x: point.x - layout.padding, y: point.y))
    let (line, x) = (layout.lines[index], point.x - layout.padding)
    let range = line.range.lowerBound..<max(line.range.lowerBound + 1, layout.block.end(of: index).index)
    let found = range.last { layout.block.x(before: $0, on: index) <= x } ?? range.lowerBound
    let (left, right) = (layout.block.x(before: found, on: index), layout.block.x(before: found + 1, on: index))
    if right > left { partialFraction?.pointee = max(0, min(1, (x - left) / (right - left))) }
    return min(layout.offsets[min(found, layout.offsets.count - 1)], length - 1)
  }

  /// Returns the character at a point, or the one nearest to it.
  ///
  /// - Parameter partialFraction: Receives the part of the character's width that is before the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction) }

  // MARK: Drawing

  /// Draws the glyphs of a range in the current graphics context, and the lines under them. A text view calls it for its
  /// visible lines if a subclass overrides it.
  ///
  /// - Parameter origin: The container's origin, in the coordinates of the context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    layout.draw(glyphsToShow, at: origin)
    let layout = layout
    for run in layout.underlines(in: clamped(glyphsToShow)) {
      underlineGlyphRange(
        run.range, underlineType: run.style, lineFragmentRect: layout.fragment(run.line),
        lineFragmentGlyphRange: layout.characters(of: run.line), containerOrigin: origin)
    }
  }

  /// Draws the background colors of a range in the current graphics context. A text view calls it for its visible lines
  /// if a subclass overrides it.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout
    for run in layout.backgrounds(in: clamped(glyphsToShow)) {
      let rects = layout.rects(of: run.range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      context.saveGState()
      run.color.set()
      rects.withUnsafeBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        fillBackgroundRectArray(first, count: buffer.count, forCharacterRange: run.range, color: run.color)
      }
      context.restoreGState()
    }
  }

  /// Fills the background of a range with a color, which is already that of the current graphics context.
  ///
  /// - Parameter rectArray: The rectangles of the range, one for each line, in the coordinates of the context.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    ContainerLayout.fill((0..<rectCount).map { rectArray[$0] }, with: color)
  }

  /// Underlines a range on one line of the layout. Calls
  /// ``drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: layout.underlineDistance(at: glyphRange.location), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the line under a range on one line of the layout, in the current graphics context.
  ///
  /// - Parameters:
  ///   - baselineOffset: The distance of the line below the baseline, in points.
  ///   - lineRect: The rectangle of the line of the layout, in the coordinates of the container.
  ///   - containerOrigin: The container's origin, in the coordinates of the context.
  /// - Fidelity: approximated; the line is drawn at its own distance from the baseline, whatever `baselineOffset` is.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    layout.drawUnderline(glyphRange, underlineVal, at: containerOrigin)
  }
}

/// The object that a layout manager notifies of layout.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called when layout was discarded.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called when the text of a container was laid out.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// The default implementation, which does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
  /// The default implementation, which does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
