import Drawing

/// A shape prepared for painting: its rows of coverage.
struct ShapeCoverage: Sendable {
  let shape: Shape
  let cover: PixelRect
  private let mask: CoverageMask?
  /// The number of columns of the uniform middle that one column of the mask represents.
  private let skippedColumns: Int
  private let skippedRows: Int
  /// The index of that column and row.
  private let middle: Int

  /// The radius above which rows are measured on demand instead of cached, because such corners rarely repeat.
  private static let keptRadius = 256 << 8

  init(_ shape: Shape, masks: inout CoverageMasks) {
    self.shape = shape
    cover = shape.cover
    middle = ((shape.reach + 255) >> 8) + 1
    skippedColumns = max(0, cover.width - 2 * middle - 1)
    skippedRows = max(0, cover.height - 2 * middle - 1)
    mask =
      shape.radius > Self.keptRadius
      ? nil : masks.mask(of: shape.shrunk(columns: skippedColumns, rows: skippedRows))
  }

  /// The pixels that are completely inside, in the rows between the corners. Painting them without a mask only saves
  /// time: any smaller rectangle gives the same picture.
  var solid: PixelRect {
    let inset = shape.radius == 0 ? 0 : middle
    return PixelRect(
      left: (shape.left + 255) >> 8, top: ((shape.top + 255) >> 8) + inset, right: shape.right >> 8,
      bottom: (shape.bottom >> 8) - inset)
  }

  /// Calls `body` for the rows of `rect`, which must be inside `cover`.
  @inline(__always)
  func rows(of rect: PixelRect, _ body: (_ y: Int, CoverageRow) -> Void) {
    guard let mask else { return CoverageMask.measure(shape, rows: rect.y..<rect.bottom, body) }
    let rightShift = cover.x &+ skippedColumns
    mask.withRows { row in
      for y in rect.y..<rect.bottom { body(y, row(maskRow(y), cover.x, rightShift)) }
    }
  }

  /// Calls `body` with one row, for callers that read two shapes at once.
  func row(_ y: Int, _ body: (CoverageRow) -> Void) {
    rows(of: PixelRect(x: cover.x, y: y, width: cover.width, height: 1)) { body($1) }
  }

  @inline(__always)
  private func maskRow(_ y: Int) -> Int {
    let fromTop = y &- cover.y
    return fromTop <= middle ? fromTop : max(middle, fromTop &- skippedRows)
  }
}

extension Shape {
  /// Returns the shape moved to the origin, with a number of pixels removed from the middle.
  func shrunk(columns: Int, rows: Int) -> Shape {
    let offset = cover
    return Shape(
      left: left - offset.x << 8, top: top - offset.y << 8, right: right - (offset.x + columns) << 8,
      bottom: bottom - (offset.y + rows) << 8, radius: radius, corners: corners, isContinuous: isContinuous)
  }
}
