/// The composition of a picture from two others.
extension Bitmap {
  /// Replaces an area with a picture at a position, and another picture over it.
  ///
  /// Pixels outside the lower picture are black below the upper one. Both pictures contain premultiplied colors.
  ///
  /// - Parameters:
  ///   - bottom: A picture that is clear only at the ends of its rows, like a screen with round corners.
  ///   - top: A picture of the same size as this one; `nil` for none.
  ///   - origin: The position of `bottom` in this bitmap.
  ///   - behind: An opaque color that is visible where the lower picture is clear, and around it; `nil` for none.
  package mutating func compose(
    _ area: PixelRect, bottom: Bitmap, at origin: (x: Int, y: Int), top: Bitmap?, behind: UInt32? = nil
  ) {
    let area = area.intersection(bounds)
    if let top, top.width != self.width || top.height != self.height { return }
    guard !area.isEmpty else { return }
    let inner = area.intersection(bottom.bounds.offset(x: origin.x, y: origin.y))
    let width = width
    pixels.withUnsafeMutableBufferPointer { target in
      for y in area.y..<area.bottom {
        for x in area.x..<area.right where !inner.holds(x, y) {
          target[y * width + x] = behind ?? 0xFF00_0000
        }
      }
      guard !inner.isEmpty else { return }
      bottom.pixels.withUnsafeBufferPointer { source in
        guard let lower = source.baseAddress, let upper = target.baseAddress else { return }
        for y in inner.y..<inner.bottom {
          let start = (y - origin.y) * bottom.width + inner.x - origin.x
          let row = upper + y * width + inner.x
          row.update(from: lower + start, count: inner.width)
          guard let behind, row[0] >> 24 < 255 || row[inner.width - 1] >> 24 < 255 else { continue }
          for index in 0..<inner.width where row[index] >> 24 < 255 { row[index] = row[index].over(behind) }
        }
      }
    }
    if let top { blend(top, in: area) }
  }

  private mutating func blend(_ top: Bitmap, in area: PixelRect) {
    let width = width
    pixels.withUnsafeMutableBufferPointer { target in
      top.pixels.withUnsafeBufferPointer { source in
        for y in area.y..<area.bottom {
          for index in (y * width + area.x)..<(y * width + area.right) {
            let over = source[index]
            if over == 0 { continue }
            target[index] = over >> 24 == 255 ? over : over.over(target[index])
          }
        }
      }
    }
  }
}

extension UInt32 {
  /// Returns a premultiplied color over another one.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let rest = 255 - (self >> 24)
    let odd = (below >> 8 & 0xFF00FF) * rest + 0x800080
    let even = (below & 0xFF00FF) * rest + 0x800080
    let high = (odd + (odd >> 8 & 0xFF00FF)) & 0xFF00_FF00
    let low = (even + (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
    return self &+ (high | low)
  }
}

extension PixelRect {
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool { x >= self.x && x < right && y >= self.y && y < bottom }
}
