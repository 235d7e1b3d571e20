/// A sampler that draws a texture through an affine map, bilinearly. The texture's transparent border makes the edges
/// soft.
struct TextureSampler {
  let texture: Texture
  let map: AffineMap
  let level: UInt32
  let tint: UInt32?

  func paint(on canvas: Canvas, in rect: PixelRect) {
    texture.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      if map.isUpright {
        UprightSampler(self, base, columns: rect.x..<rect.right).paint(on: canvas, rows: rect.y..<rect.bottom)
      } else {
        paintTurned(base, on: canvas, in: rect)
      }
    }
  }

  /// Returns the position of a device pixel's center in the texture's pixels, in 1/2³².
  @inline(__always)
  func position(x: Int, y: Int) -> (x: Int, y: Int) {
    let sample = map.sample(x: x, y: y)
    return (sample.x &- texture.originX << 32, sample.y &- texture.originY << 32)
  }

  /// Draws sampled pixels onto the canvas with `level` and `tint`.
  @inline(__always)
  func lay(_ source: UnsafePointer<UInt32>, on target: UnsafeMutablePointer<UInt32>, count: Int) {
    if let tint {
      Span.stencil(target, source, count: count, color: level == 255 ? tint : scaled(tint, by: level))
    } else if level == 255 {
      Span.blend(target, source, count: count)
    } else {
      Span.blend(target, source, count: count, level: level)
    }
  }

  private func paintTurned(_ base: UnsafePointer<UInt32>, on canvas: Canvas, in rect: PixelRect) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: rect.width) { scratch in
      guard let row = scratch.baseAddress else { return }
      for y in rect.y..<rect.bottom {
        let start = position(x: rect.x, y: y)
        // All four neighbors of the sample must exist; beyond them the texture is transparent.
        let steps = (0..<rect.width)
          .steps(from: start.x, by: map.columnX, within: 0..<((texture.width - 1) << 32))
          .steps(from: start.y, by: map.columnY, within: 0..<((texture.height - 1) << 32))
        guard !steps.isEmpty else { continue }
        sample(base, from: start, steps: steps, into: row)
        lay(row, on: canvas.row(y, from: rect.x + steps.lowerBound), count: steps.count)
      }
    }
  }

  @inline(__always)
  private func sample(
    _ base: UnsafePointer<UInt32>, from start: (x: Int, y: Int), steps: Range<Int>,
    into row: UnsafeMutablePointer<UInt32>
  ) {
    var x = start.x &+ steps.lowerBound &* map.columnX
    var y = start.y &+ steps.lowerBound &* map.columnY
    let stride = texture.width
    for i in 0..<steps.count {
      let corner = base + ((y >> 32) &* stride &+ (x >> 32))
      let shareX = UInt32(truncatingIfNeeded: (x >> 24) & 255)
      let shareY = UInt32(truncatingIfNeeded: (y >> 24) & 255)
      let top = blended(corner[0], corner[1], share: shareX)
      let bottom = blended(corner[stride], corner[stride &+ 1], share: shareX)
      row[i] = blended(top, bottom, share: shareY)
      x = x &+ map.columnX
      y = y &+ map.columnY
    }
  }
}

/// Returns a mix of two pixels: `first` at share 0, nearly `second` at share 255, in 1/256.
@inline(__always)
func blended(_ first: UInt32, _ second: UInt32, share: UInt32) -> UInt32 {
  let rest = 256 &- share
  let low = (first & 0x00ff_00ff) &* rest &+ (second & 0x00ff_00ff) &* share &+ 0x0080_0080
  let high = ((first >> 8) & 0x00ff_00ff) &* rest &+ ((second >> 8) & 0x00ff_00ff) &* share &+ 0x0080_0080
  return (low >> 8) & 0x00ff_00ff | high & 0xff00_ff00
}
