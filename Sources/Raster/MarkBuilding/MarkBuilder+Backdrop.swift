import Drawing
import Geometry

extension MarkBuilder {
  /// Paints the pixels under a backdrop on a separate bitmap, blurs it, and adds the result as a picture, so that any
  /// part of it can be painted later, in any order, with the same result.
  mutating func add(
    backdrop: Backdrop, _ space: DeviceSpace, _ bounds: PixelRect, _ cache: inout ResourceCache
  ) {
    guard backdropMarks != nil, let shape = space.shape(backdrop.shape) else { return }
    let coverage = cache.coverage(of: shape)
    let area = bounds.intersection(coverage.cover)
    guard !area.isEmpty, area.area <= Bitmap.maximumArea else { return }
    let tile = cache.backdrop(BackdropFilter(backdrop, in: space), over: Bitmap(showing: everythingBelow, in: area))
    append(.backdrop(coverage, tile, x: area.x, y: area.y), area)
  }

  /// Returns the marks below a group's backdrops, or `nil` if the group contains no backdrop.
  func backdropMarks(of group: DrawGroup) -> [Mark]? {
    guard backdropMarks != nil, DrawCommand.holdBackdrop(group.commands) else { return nil }
    return everythingBelow
  }
}

extension Bitmap {
  /// Creates a bitmap of the marks in `area`.
  init(showing marks: [Mark], in area: PixelRect) {
    self.init(width: area.width, height: area.height)
    _ = withCanvas(originX: area.x, originY: area.y) { $0.paint(marks, in: area) }
  }
}

extension Mark {
  /// Replaces the canvas with the tile, weighted by the shape's coverage.
  static func backdrop(
    _ coverage: ShapeCoverage, _ tile: Tile, x: Int, y: Int, on canvas: Canvas, in rect: PixelRect
  ) {
    tile.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      coverage.rows(of: rect) { line, row in
        let source = base + (line - y) * tile.width
        row.stretches(from: rect.x, to: rect.right) { from, count, bytes in
          let (target, source) = (canvas.row(line, from: from), source + (from - x))
          for i in 0..<count { target[i] = mixed(from: target[i], to: source[i], level: UInt32(bytes[i])) }
        } solid: { from, count, level in
          let (target, source) = (canvas.row(line, from: from), source + (from - x))
          if level == 255 { return Span.copy(target, source, count: count) }
          for i in 0..<count { target[i] = mixed(from: target[i], to: source[i], level: level) }
        }
      }
    }
  }
}
