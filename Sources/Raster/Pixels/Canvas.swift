/// Borrowed pixels with their place in the plane: kernels speak in absolute device coordinates, so that a band, a
/// damaged rectangle and a whole frame come out the same.
///
/// Valid only inside the closure that lends it. Accesses are unchecked: callers clip to `area` first.
struct Canvas {
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int
  let area: PixelRect

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- area.y) &* stride &+ (x &- area.x))
  }

  /// Transparent.
  func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.bottom { row(y, from: rect.x).update(repeating: 0, count: rect.width) }
  }

  /// The part of the canvas inside `rect`, which must lie in `area`.
  func narrowed(to rect: PixelRect) -> Canvas {
    Canvas(base: row(rect.y, from: rect.x), stride: stride, area: rect)
  }
}

extension Bitmap {
  /// Lends the pixels as a canvas whose first pixel has the coordinates `origin`.
  mutating func withCanvas<Result>(originX: Int = 0, originY: Int = 0, _ body: (Canvas) -> Result) -> Result? {
    let area = PixelRect(x: originX, y: originY, width: width, height: height)
    let stride = width
    return pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return body(Canvas(base: base, stride: stride, area: area))
    }
  }
}
