import Raster

/// The pixels in which two pictures differ.
struct PictureDifference: CustomStringConvertible {
  let description: String
  /// The found picture in pale colors, with a red pixel at each difference.
  let picture: Bitmap

  /// Creates the difference, or `nil` for equal pictures.
  init?(expected: Bitmap, found: Bitmap) {
    guard expected.width == found.width, expected.height == found.height else {
      description = "\(expected.width)x\(expected.height) pixels were, \(found.width)x\(found.height) are"
      picture = found
      return
    }
    let different = found.pixels.indices.filter { expected.pixels[$0] != found.pixels[$0] }
    guard let first = different.first else { return nil }
    let columns = different.map { $0 % found.width }
    let rows = different.map { $0 / found.width }
    let most = different.map { Self.distance(expected.pixels[$0], found.pixels[$0]) }.max() ?? 0
    description =
      "\(different.count) of \(found.pixels.count) pixels differ, by at most \(most) of 255, in columns "
      + "\(columns.min() ?? 0) to \(columns.max() ?? 0) and rows \(rows.min() ?? 0) to \(rows.max() ?? 0); "
      + "the first at \(columns[0]), \(rows[0]): \(String(expected.pixels[first], radix: 16)) was, "
      + "\(String(found.pixels[first], radix: 16)) is"
    var pixels = found.pixels.map(Self.pale)
    for index in different { pixels[index] = 0xffff_0000 }
    picture = Bitmap(width: found.width, height: found.height, pixels: pixels)
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
  }

  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    zip(channels(left), channels(right)).map { abs($0 - $1) }.max() ?? 0
  }

  /// A quarter of the picture over white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    channels(pixel).dropFirst().reduce(0xff) { $0 << 8 | UInt32(191 + $1 / 4) }
  }
}
