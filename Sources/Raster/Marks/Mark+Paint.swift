import Typography

extension Mark {
  /// Paints the part inside `rect`, which must be inside the canvas.
  func paint(on canvas: Canvas, in rect: PixelRect) {
    let part = bounds.intersection(rect)
    guard !part.isEmpty else { return }
    switch content {
    case .fill(let coverage, let color): Self.fill(coverage, color, on: canvas, in: part)
    case .border(let outer, let inner, let color): Self.border(outer, inner, color, on: canvas, in: part)
    case .gradient(let coverage, let ramp): Self.gradient(coverage, ramp, on: canvas, in: part)
    case .shadow(let coverage, let color): coverage.paint(color, on: canvas, in: part)
    case .backdrop(let coverage, let tile, let x, let y):
      Self.backdrop(coverage, tile, x: x, y: y, on: canvas, in: part)
    case .tile(let tile, let x, let y, let tint): Self.tile(tile, x: x, y: y, tint: tint, on: canvas, in: part)
    case .texture(let texture, let map, let level, let tint):
      TextureSampler(texture: texture, map: map, level: level, tint: tint).paint(on: canvas, in: part)
    case .projected(let texture, let map, let level):
      ProjectiveSampler(texture: texture, map: map, level: level).paint(on: canvas, in: part)
    case .mask(let mask, let x, let y, let color): Self.mask(mask, x: x, y: y, color, on: canvas, in: part)
    case .picture(let picture, let x, let y, let level):
      Self.picture(picture, x: x, y: y, level: level, on: canvas, in: part)
    case .clip(let coverage, let marks): Self.clip(coverage, marks, on: canvas, in: part)
    case .fade(let marks, let level): Self.fade(marks, level: level, on: canvas, in: part)
    case .masked(let marks, let mask): Self.masked(marks, by: mask, on: canvas, in: part)
    case .blend(let marks, let mask, let mode): Self.blend(marks, by: mask, mode, on: canvas, in: part)
    case .limited(let marks, let mask): Self.limited(marks, to: mask, on: canvas, in: part)
    }
  }

  private static func fill(_ coverage: ShapeCoverage, _ color: UInt32, on canvas: Canvas, in rect: PixelRect) {
    if coverage.solid.contains(rect) {
      for y in rect.y..<rect.bottom { Span.fill(canvas.row(y, from: rect.x), count: rect.width, color: color) }
      return
    }
    coverage.rows(of: rect) { y, row in
      row.stretches(from: rect.x, to: rect.right) { x, count, bytes in
        Span.fill(canvas.row(y, from: x), count: count, color: color, coverage: bytes)
      } solid: { x, count, level in
        Span.fill(canvas.row(y, from: x), count: count, color: level == 255 ? color : scaled(color, by: level))
      }
    }
  }

  private static func gradient(
    _ coverage: ShapeCoverage, _ ramp: GradientRamp, on canvas: Canvas, in rect: PixelRect
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { scratch in
      guard let colors = scratch.baseAddress else { return }
      coverage.rows(of: rect) { y, row in
        ramp.fill(colors, x: rect.x, y: y, count: rect.width)
        row.stretches(from: rect.x, to: rect.right) { x, count, bytes in
          Span.blend(canvas.row(y, from: x), colors + (x - rect.x), count: count, coverage: bytes)
        } solid: { x, count, level in
          Span.blend(canvas.row(y, from: x), colors + (x - rect.x), count: count, level: level)
        }
      }
    }
  }

  /// Paints the area that the outer shape covers and the inner one does not.
  private static func border(
    _ outer: ShapeCoverage, _ inner: ShapeCoverage, _ color: UInt32, on canvas: Canvas, in rect: PixelRect
  ) {
    for y in rect.y..<rect.bottom {
      if y < inner.cover.y || y >= inner.cover.bottom {
        fill(outer, color, on: canvas, in: PixelRect(x: rect.x, y: y, width: rect.width, height: 1))
        continue
      }
      outer.row(y) { outerRow in
        inner.row(y) { innerRow in
          ring(outerRow, innerRow, color, canvas, y: y, from: rect.x, to: rect.right)
        }
      }
    }
  }

  private static func ring(
    _ outer: CoverageRow, _ inner: CoverageRow, _ color: UInt32, _ canvas: Canvas, y: Int, from lower: Int,
    to upper: Int
  ) {
    let paint = { (from: Int, to: Int) in
      let start = max(lower, from)
      let count = min(upper, to) - start
      guard count > 0 else { return }
      let target = canvas.row(y, from: start)
      for i in 0..<count {
        let coverage = UInt32(outer.coverage(at: start + i) &- inner.coverage(at: start + i))
        target[i] = over(scaled(color, by: coverage), target[i])
      }
    }
    // Between the inner shape's solid ends the difference is constant, and inside the ring it is zero.
    let hollow = inner.level == outer.level && inner.solidStart >= outer.solidStart && inner.solidEnd <= outer.solidEnd
    if hollow, inner.solidEnd > inner.solidStart {
      paint(outer.start, inner.solidStart)
      paint(inner.solidEnd, outer.end)
    } else {
      paint(outer.start, outer.end)
    }
  }

  private static func tile(
    _ tile: Tile, x: Int, y: Int, tint: UInt32?, on canvas: Canvas, in rect: PixelRect
  ) {
    tile.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for line in rect.y..<rect.bottom {
        let source = base + ((line - y) * tile.width + rect.x - x)
        let target = canvas.row(line, from: rect.x)
        if let tint {
          Span.stencil(target, source, count: rect.width, color: tint)
        } else if tile.isOpaque {
          Span.copy(target, source, count: rect.width)
        } else {
          Span.blend(target, source, count: rect.width)
        }
      }
    }
  }

  private static func mask(
    _ mask: GlyphPixels.Mask, x: Int, y: Int, _ color: UInt32, on canvas: Canvas, in rect: PixelRect
  ) {
    mask.coverage.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for line in rect.y..<rect.bottom {
        Span.fill(
          canvas.row(line, from: rect.x), count: rect.width, color: color,
          coverage: base + ((line - y) * mask.width + rect.x - x))
      }
    }
  }

  private static func picture(
    _ picture: GlyphPixels.Picture, x: Int, y: Int, level: UInt32, on canvas: Canvas, in rect: PixelRect
  ) {
    picture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      for line in rect.y..<rect.bottom {
        let source = base + ((line - y) * picture.width + rect.x - x)
        Span.blend(canvas.row(line, from: rect.x), source, count: rect.width, level: level)
      }
    }
  }

  /// Paints the children on a separate bitmap, and blends that with the canvas.
  private static func fade(_ marks: [Mark], level: UInt32, on canvas: Canvas, in rect: PixelRect) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.area) { sheet in
      guard let base = sheet.baseAddress else { return }
      let layer = Canvas(base: base, stride: rect.width, area: rect)
      layer.clear(rect)
      for mark in marks { mark.paint(on: layer, in: rect) }
      for y in rect.y..<rect.bottom {
        Span.blend(canvas.row(y, from: rect.x), layer.row(y, from: rect.x), count: rect.width, level: level)
      }
    }
  }
}
