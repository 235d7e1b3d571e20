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
      for part in area.parts(around: inner) {
        for y in part.y..<part.bottom {
          target[(y * width + part.x)..<(y * width + part.right)].update(repeating: behind ?? 0xFF00_0000)
        }
      }
      guard !inner.isEmpty else { return }
      bottom.pixels.withUnsafeBufferPointer { source in
        guard let lower = source.baseAddress, let upper = target.baseAddress else { return }
        for y in inner.y..<inner.bottom {
          let start = (y - origin.y) * bottom.width + inner.x - origin.x
          let row = upper + y * width + inner.x
          row.update(from: lower + start, count: inner.width)
          if let behind { Self.fillEnds(of: UnsafeMutableBufferPointer(start: row, count: inner.width), with: behind) }
        }
      }
    }
    if let top { blend(top, in: area) }
  }

  /// Puts a color behind the pixels at both ends of a row, up to the first opaque one.
  private static func fillEnds(of row: UnsafeMutableBufferPointer<UInt32>, with behind: UInt32) {
    for index in row.indices {
      guard row[index] >> 24 < 255 else { break }
      row[index] = row[index].over(behind)
    }
    for index in row.indices.reversed() {
      guard row[index] >> 24 < 255 else { break }
      row[index] = row[index].over(behind)
    }
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
  /// Returns the parts of the area, at most four, that surround an area within it.
  fileprivate func parts(around inner: PixelRect) -> [PixelRect] {
    if inner == self { return [] }
    if inner.isEmpty { return [self] }
    return [
      PixelRect(x: x, y: y, width: width, height: inner.y - y),
      PixelRect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      PixelRect(x: inner.right, y: inner.y, width: right - inner.right, height: inner.height),
      PixelRect(x: x, y: inner.bottom, width: width, height: bottom - inner.bottom),
    ]
  }
}
