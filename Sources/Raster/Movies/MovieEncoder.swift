/// An encoder of frames of equal length as one file.
///
/// Encoders return bytes and write nothing, so that a run can send them to a file, a pipe or a test.
package protocol MovieEncoder {
  /// Returns the bytes that can be written once a frame is known.
  ///
  /// - Parameters:
  ///   - bitmap: The frame, of the same size as all others. Translucent pixels are shown on black.
  ///   - isChanged: Whether the frame may differ from the one before.
  mutating func append(_ bitmap: Bitmap, isChanged: Bool) throws(PNGError) -> [UInt8]

  /// Returns the bytes that end the file. No frame may be added later.
  mutating func finish() throws(PNGError) -> [UInt8]
}

/// A form of files with several frames.
package enum MovieFormat: String, CaseIterable, Sendable {
  /// Animated GIF: at most fifty frames a second, and 255 colors in what changes from one to the next.
  case gif
  /// Animated PNG, without loss.
  case apng
  /// Uncompressed video for other programs, in the color space of BT.601 with limited range.
  case y4m

  /// The bytes that end a file after any of its frames; `nil` if the beginning of the file depends on their number.
  package var trailer: [UInt8]? {
    switch self {
    case .gif: GIFEncoder.trailer
    case .apng: nil
    case .y4m: []
    }
  }

  /// Returns an encoder for a number of frames per second.
  package func encoder(framesPerSecond: Int) -> any MovieEncoder {
    switch self {
    case .gif: GIFEncoder(framesPerSecond: framesPerSecond)
    case .apng: APNGEncoder(framesPerSecond: framesPerSecond)
    case .y4m: Y4MEncoder(framesPerSecond: framesPerSecond)
    }
  }
}

extension Bitmap {
  /// Returns the smallest rectangle around the pixels that differ from those of a bitmap of the same size.
  func difference(from other: Bitmap) -> PixelRect {
    guard width == other.width, height == other.height else { return bounds }
    let rows = (0..<height).filter { row in
      pixels[row * width..<(row + 1) * width] != other.pixels[row * width..<(row + 1) * width]
    }
    guard let top = rows.first, let bottom = rows.last else { return .empty }
    var (left, right) = (width, 0)
    for row in rows {
      let start = row * width
      var x = 0
      while x < left, pixels[start + x] == other.pixels[start + x] { x += 1 }
      left = min(left, x)
      var end = width
      while end > right, pixels[start + end - 1] == other.pixels[start + end - 1] { end -= 1 }
      right = max(right, end)
    }
    return PixelRect(left: left, top: top, right: right, bottom: bottom + 1)
  }

  /// Returns the pixels in an area of the bitmap.
  ///
  /// - Precondition: The area is inside the bitmap.
  func cropped(to area: PixelRect) -> Bitmap {
    let rows = (area.y..<area.bottom).flatMap { pixels[$0 * width + area.x..<$0 * width + area.right] }
    return Bitmap(width: area.width, height: area.height, pixels: rows)
  }
}
