import Drawing
package import Foundation

/// Pixels in the screen's format: premultiplied 0xAARRGGBB words, rows from the top, no padding. The memory of an
/// opaque bitmap is that of an XRGB window surface.
package struct Bitmap: Equatable, Sendable {
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The pixels, row by row from the top.
  package internal(set) var pixels: [UInt32]

  /// - Precondition: The sides are not negative, and `pixels.count == width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "\(width)×\(height) pixels need \(width * height) words, got \(pixels.count)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Creates a transparent bitmap.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: [UInt32](repeating: 0, count: width * height))
  }

  /// The rectangle of all pixels, from (0, 0).
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// - Precondition: The pixel exists.
  package subscript(x: Int, y: Int) -> UInt32 {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "no pixel (\(x), \(y)) in \(width)×\(height)")
    return pixels[y * width + x]
  }
}

/// A reason why a picture cannot be drawn or encoded, and the remedy.
package enum RasterError: Error, Equatable, CustomStringConvertible {
  case scale(Double)
  case size(width: Double, height: Double)

  package var description: String {
    switch self {
    case .scale(let scale):
      "scale \(scale) is not usable; choose \(Bitmap.scales.lowerBound) to \(Bitmap.scales.upperBound)"
    case .size(let width, let height):
      "\(Self.text(width))×\(Self.text(height)) pixels are not usable; each side must be 1 to \(Bitmap.maximumSide), "
        + "their product at most \(Bitmap.maximumArea)"
    }
  }

  private static func text(_ side: Double) -> String { Int(exactly: side).map { "\($0)" } ?? "\(side)" }
}

extension Bitmap {
  /// The supported numbers of device pixels per point.
  package static let scales = 0.1...8.0
  /// The longest side of a bitmap, in pixels.
  package static let maximumSide = PictureLimit.side
  /// The largest number of pixels.
  package static let maximumArea = PictureLimit.area

  /// Returns the sides in pixels of a bitmap for a surface of `size` points.
  package static func sides(of size: CGSize, scale: CGFloat) throws(RasterError) -> (width: Int, height: Int) {
    guard Self.scales.contains(Double(scale)) else { throw .scale(Double(scale)) }
    let width = (Double(size.width) * Double(scale)).rounded()
    let height = (Double(size.height) * Double(scale)).rounded()
    let sides = 1.0...Double(Self.maximumSide)
    guard sides.contains(width), sides.contains(height), width * height <= Double(Self.maximumArea) else {
      throw .size(width: width, height: height)
    }
    return (Int(width), Int(height))
  }

  /// Creates a transparent bitmap for a surface of `size` points.
  package init(size: CGSize, scale: CGFloat) throws(RasterError) {
    let (width, height) = try Self.sides(of: size, scale: scale)
    self.init(width: width, height: height)
  }
}

extension Bitmap {
  /// Copies an area from memory in which rows have a length of `rowLength` pixels and which begins at the bitmap's
  /// origin.
  ///
  /// - Precondition: The area is inside the bitmap.
  package mutating func copy(_ area: PixelRect, from source: UnsafePointer<UInt32>, rowLength: Int) {
    guard !area.isEmpty else { return }
    let width = width
    pixels.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      for row in area.y..<(area.y + area.height) {
        (base + row * width + area.x).update(from: source + row * rowLength + area.x, count: area.width)
      }
    }
  }
}
