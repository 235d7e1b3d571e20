/// A sampler that draws a texture in perspective, bilinearly, with as many samples per pixel as the shrinking requires.
/// The texture's transparent border makes the edges soft.
struct ProjectiveSampler {
  let texture: Texture
  let map: ProjectiveMap
  let level: UInt32

  func paint(on canvas: Canvas, in rect: PixelRect) {
    let reach = ProjectiveMap.reach - 1
    let near = PixelRect(
      left: map.anchorX - reach, top: map.anchorY - reach, right: map.anchorX + reach, bottom: map.anchorY + reach)
    guard near.contains(rect), !rect.isEmpty else { return }
    texture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { colors in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 4 * rect.width) { sums in
          guard let colors = colors.baseAddress, let sums = sums.baseAddress else { return }
          for y in rect.y..<rect.bottom {
            paintRow(y, base, on: canvas, in: rect, colors: colors, sums: sums)
          }
        }
      }
    }
  }

  private func paintRow(
    _ y: Int, _ base: UnsafePointer<UInt32>, on canvas: Canvas, in rect: PixelRect,
    colors: UnsafeMutablePointer<UInt32>, sums: UnsafeMutablePointer<UInt16>
  ) {
    let (dx, dy) = (rect.x - map.anchorX, y - map.anchorY)
    let grain = map.grain(row: dy)
    if grain == ProjectiveMap.SampleCount() {
      let row = map.row(dy, from: dx)
      let steps = steps(of: row, count: rect.width)
      walk(row, steps, base) { index, color in colors[index] = color }
      return lay(colors, steps, on: canvas.row(y, from: rect.x))
    }
    var touched = 0..<0
    sums.update(repeating: 0, count: 4 * rect.width)
    for line in 0..<grain.rows {
      for column in 0..<grain.columns {
        let row = map.row(dy, from: dx, grain: grain, column: column, line: line)
        let steps = steps(of: row, count: rect.width)
        touched = touched.enclosing(steps)
        walk(row, steps, base) { index, color in
          let sum = sums + 4 &* index
          for channel in 0..<4 {
            sum[channel] &+= UInt16(truncatingIfNeeded: (color >> UInt32(8 &* channel)) & 255)
          }
        }
      }
    }
    average(sums, touched, count: grain.rows * grain.columns, into: colors)
    lay(colors, touched, on: canvas.row(y, from: rect.x))
  }

  private func steps(of row: ProjectiveRow, count: Int) -> Range<Int> {
    row.steps(
      of: count,
      within: PixelRect(x: texture.originX, y: texture.originY, width: texture.width, height: texture.height))
  }

  /// Calls `body` with each step of the range and its color.
  @inline(__always)
  private func walk(
    _ row: ProjectiveRow, _ steps: Range<Int>, _ base: UnsafePointer<UInt32>, _ body: (Int, UInt32) -> Void
  ) {
    var walk = row.relative(
      to: PixelRect(x: texture.originX, y: texture.originY, width: texture.width, height: texture.height))
    walk.advance(by: steps.lowerBound)
    let stride = texture.width
    // A quotient below the limit may be rounded up to it.
    let (lastX, lastY) = ((texture.width - 1) << 16 - 1, (texture.height - 1) << 16 - 1)
    for index in steps {
      let share = 65_536 / Double(walk.w)
      let x = min(lastX, Int(Double(walk.u) * share))
      let y = min(lastY, Int(Double(walk.v) * share))
      let corner = base + ((y >> 16) &* stride &+ (x >> 16))
      let shareX = UInt32(truncatingIfNeeded: (x >> 8) & 255)
      let top = blended(corner[0], corner[1], share: shareX)
      let bottom = blended(corner[stride], corner[stride &+ 1], share: shareX)
      body(index, blended(top, bottom, share: UInt32(truncatingIfNeeded: (y >> 8) & 255)))
      walk.advance(by: 1)
    }
  }

  private func average(
    _ sums: UnsafePointer<UInt16>, _ steps: Range<Int>, count: Int, into colors: UnsafeMutablePointer<UInt32>
  ) {
    // With at most 64 samples, the error of the rounded factor is less than half a level.
    let factor = UInt32((65_536 + count / 2) / count)
    for index in steps {
      let sum = sums + 4 &* index
      var color: UInt32 = 0
      for channel in 0..<4 {
        color |= ((UInt32(sum[channel]) &* factor &+ 32_768) >> 16) << UInt32(8 &* channel)
      }
      colors[index] = color
    }
  }

  @inline(__always)
  private func lay(
    _ colors: UnsafePointer<UInt32>, _ steps: Range<Int>, on row: UnsafeMutablePointer<UInt32>
  ) {
    let (source, target) = (colors + steps.lowerBound, row + steps.lowerBound)
    if level == 255 {
      Span.blend(target, source, count: steps.count)
    } else {
      Span.blend(target, source, count: steps.count, level: level)
    }
  }
}

extension Range where Bound == Int {
  /// Returns the smallest range that contains both, ignoring an empty one.
  fileprivate func enclosing(_ other: Range<Int>) -> Range<Int> {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
