import Foundation
package import Raster

/// The differences between two pictures.
package struct PictureComparison: Equatable, Sendable {
  package let expected: Bitmap
  package let found: Bitmap
  /// The number of pixels that differ; those that only one picture has are included.
  package let count: Int
  /// The area of the pixels that differ; `nil` if there are none.
  package let area: PixelRect?
  /// The largest difference of a color among the pixels that differ, 0 ... 255; 255 for a pixel that only one picture has.
  package let largest: Int
  /// The number of pixels of the larger picture.
  package let total: Int
  private let differs: [Bool]
  private let width: Int

  /// - Parameter tolerance: The largest difference between colors that counts as equal, as a distance in the CIE Lab color
  ///   space, in which a difference of about 2.3 is just visible.
  package init(expected: Bitmap, found: Bitmap, tolerance: Double = 0) {
    (self.expected, self.found) = (expected, found)
    let (width, height) = (max(expected.width, found.width), max(expected.height, found.height))
    var differs = [Bool](repeating: false, count: width * height)
    var (left, top, right, bottom, count, largest) = (width, height, -1, -1, 0, 0)
    for y in 0..<height {
      for x in 0..<width {
        let (one, other) = (expected.pixel(x, y), found.pixel(x, y))
        guard one != other else { continue }
        if tolerance > 0, let one, let other, LabColor(one).distance(to: LabColor(other)) <= tolerance { continue }
        differs[y * width + x] = true
        count += 1
        largest = max(largest, Self.distance(one, other))
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    (self.count, self.largest, total) = (count, largest, width * height)
    (self.differs, self.width) = (differs, width)
    area = count == 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns the largest difference of a color of two pixels.
  private static func distance(_ one: UInt32?, _ other: UInt32?) -> Int {
    guard let one, let other else { return 255 }
    let channel = { (shift: UInt32) in abs(Int((one >> shift) & 0xFF) - Int((other >> shift) & 0xFF)) }
    return max(channel(24), channel(16), channel(8), channel(0))
  }

  package var isEqual: Bool { count == 0 }
  /// The share of pixels that are equal, 0 ... 1.
  package var precision: Double { total == 0 ? 1 : 1 - Double(count) / Double(total) }

  /// The differences in one line.
  package var summary: String {
    guard let area else { return "the pictures are equal" }
    let sizes = [expected, found].map { "\($0.width)×\($0.height)" }
    let size = sizes[0] == sizes[1] ? "" : "the size \(sizes[0]) became \(sizes[1]); "
    return "\(size)\(count) of \(total) pixels differ, within \(area.width)×\(area.height) at \(area.x), \(area.y)"
  }
}

// MARK: Pictures

extension PictureComparison {
  /// The absolute difference of each color, on black.
  package var difference: Bitmap {
    map { one, other, _ in
      let (one, other) = (one ?? 0, other ?? 0)
      let channels = [16, 8, 0].map { shift -> UInt32 in
        let (a, b) = (Int((one >> shift) & 0xFF), Int((other >> shift) & 0xFF))
        return UInt32(abs(a - b)) << shift
      }
      return channels.reduce(0xFF00_0000, |)
    }
  }

  /// The found picture with equal pixels faded and differing ones in full color.
  package var masked: Bitmap {
    map { one, other, differs in
      if differs { return (other ?? 0xFFFF_00FF) | 0xFF00_0000 }
      return Self.blend(one ?? 0, over: 0xFFFF_FFFF, alpha: 0.15)
    }
  }

  /// Both pictures over each other, each half opaque.
  package var onionSkin: Bitmap {
    map { one, other, _ in Self.blend(other ?? 0xFFFF_FFFF, over: one ?? 0xFFFF_FFFF, alpha: 0.5) }
  }

  private func map(_ pixel: (UInt32?, UInt32?, Bool) -> UInt32) -> Bitmap {
    let height = width == 0 ? 0 : differs.count / width
    let pixels = differs.indices.map { index in
      let (x, y) = (index % width, index / width)
      return pixel(expected.pixel(x, y), found.pixel(x, y), differs[index])
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  private static func blend(_ top: UInt32, over bottom: UInt32, alpha: Double) -> UInt32 {
    [16, 8, 0].map { shift -> UInt32 in
      let (a, b) = (Double((top >> shift) & 0xFF), Double((bottom >> shift) & 0xFF))
      return UInt32((a * alpha + b * (1 - alpha)).rounded()) << shift
    }.reduce(0xFF00_0000, |)
  }
}

extension Bitmap {
  /// Returns a pixel; `nil` outside of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> UInt32? { x < width && y < height ? pixels[y * width + x] : nil }
}

/// A color in the CIE Lab space, in which distances are those that people see.
///
/// - Source: CIE 1976, with the white of D65 and the transfer function of sRGB.
private struct LabColor {
  let (l, a, b): (Double, Double, Double)

  init(_ pixel: UInt32) {
    let linear = [16, 8, 0].map { shift -> Double in
      let value = Double((pixel >> shift) & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (r, g, blue) = (linear[0], linear[1], linear[2])
    let x = Self.curve((0.4124 * r + 0.3576 * g + 0.1805 * blue) / 0.95047)
    let y = Self.curve(0.2126 * r + 0.7152 * g + 0.0722 * blue)
    let z = Self.curve((0.0193 * r + 0.1192 * g + 0.9505 * blue) / 1.08883)
    (l, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  func distance(to other: LabColor) -> Double {
    ((l - other.l) * (l - other.l) + (a - other.a) * (a - other.a) + (b - other.b) * (b - other.b)).squareRoot()
  }
}
