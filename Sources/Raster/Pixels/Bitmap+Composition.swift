/// The composition of a picture from two others.
extension Canvas {
  /// Replaces an area with a picture at a position, and another picture over it.
  ///
  /// Pixels outside the lower picture are black below the upper one. Both pictures contain premultiplied colors.
  ///
  /// - Parameters:
  ///   - bottom: A picture that is clear only at the ends of its rows, like a screen with round corners.
  ///   - origin: The position of `bottom` on the canvas.
  ///   - top: A picture whose upper left corner is the origin of coordinates; `nil` for none.
  ///   - behind: An opaque color that is visible where the lower picture is clear, and around it; `nil` for none.
  package func compose(
    _ area: PixelRect, bottom: Bitmap, at origin: (x: Int, y: Int), top: Bitmap?, behind: UInt32? = nil
  ) {
    let area = area.intersection(self.area)
    guard !area.isEmpty else { return }
    let inner = area.intersection(bottom.bounds.offset(x: origin.x, y: origin.y))
    for part in area.parts(around: inner) {
      for y in part.y..<part.bottom { row(y, from: part.x).update(repeating: behind ?? 0xFF00_0000, count: part.width) }
    }
    if !inner.isEmpty { copy(inner, of: bottom, at: origin, behind: behind) }
    if let top { blend(top, in: area.intersection(top.bounds)) }
  }

  private func copy(_ area: PixelRect, of picture: Bitmap, at origin: (x: Int, y: Int), behind: UInt32?) {
    picture.pixels.withUnsafeBufferPointer { source in
      guard let first = source.baseAddress else { return }
      for y in area.y..<area.bottom {
        let row = row(y, from: area.x)
        row.update(from: first + (y - origin.y) * picture.width + area.x - origin.x, count: area.width)
        if let behind { Self.fillEnds(of: UnsafeMutableBufferPointer(start: row, count: area.width), with: behind) }
      }
    }
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

  private func blend(_ top: Bitmap, in area: PixelRect) {
    top.pixels.withUnsafeBufferPointer { source in
      for y in area.y..<area.bottom {
        let row = row(y, from: area.x)
        for x in 0..<area.width {
          let over = source[y * top.width + area.x + x]
          if over == 0 { continue }
          row[x] = over >> 24 == 255 ? over : over.over(row[x])
        }
      }
    }
  }
}

extension Bitmap {
  /// Replaces an area with a picture at a position, and another picture over it, as ``Canvas`` does.
  package mutating func compose(
    _ area: PixelRect, bottom: Bitmap, at origin: (x: Int, y: Int), top: Bitmap?, behind: UInt32? = nil
  ) {
    _ = withCanvas { $0.compose(area, bottom: bottom, at: origin, top: top, behind: behind) }
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
