/// Borrowed pixels with their position on the device: loops use absolute device coordinates, so that a band, a damaged
/// rectangle and a whole frame have the same result.
///
/// A canvas is valid only inside the closure that receives it. Accesses are unchecked: callers clip to `area` first, and
/// threads that share a canvas write to different rows.
package struct Canvas: @unchecked Sendable {
  let base: UnsafeMutablePointer<UInt32>
  let stride: Int
  let area: PixelRect

  /// - Parameters:
  ///   - base: The pixel at the upper left corner of `area`.
  ///   - stride: The distance of rows in pixels.
  package init(base: UnsafeMutablePointer<UInt32>, stride: Int, area: PixelRect) {
    (self.base, self.stride, self.area) = (base, stride, area)
  }

  @inline(__always)
  func row(_ y: Int, from x: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- area.y) &* stride &+ (x &- area.x))
  }

  /// Makes the pixels of a rectangle transparent.
  func clear(_ rect: PixelRect) {
    for y in rect.y..<rect.bottom { row(y, from: rect.x).update(repeating: 0, count: rect.width) }
  }
}

extension Bitmap {
  /// Calls `body` with the pixels as a canvas whose first pixel has the coordinates of the origin.
  package mutating func withCanvas<Result>(originX: Int = 0, originY: Int = 0, _ body: (Canvas) -> Result) -> Result? {
    let area = PixelRect(x: originX, y: originY, width: width, height: height)
    let stride = width
    return pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return body(Canvas(base: base, stride: stride, area: area))
    }
  }
}
