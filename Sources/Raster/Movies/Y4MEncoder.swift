/// An encoder of uncompressed video, which other programs read from a pipe.
///
/// - Source: the YUV4MPEG2 format of MJPEG Tools, with three full planes (`C444`).
struct Y4MEncoder: MovieEncoder {
  private let framesPerSecond: Int
  private var isBegun = false
  /// The latest frame's bytes, which are written again while nothing changes.
  private var latest: [UInt8] = []

  init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  mutating func append(_ bitmap: Bitmap, isChanged: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    if !isBegun {
      bytes += Array(
        "YUV4MPEG2 W\(bitmap.width) H\(bitmap.height) F\(framesPerSecond):1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n".utf8)
    }
    if isChanged || !isBegun { latest = Self.planes(of: bitmap) }
    isBegun = true
    return bytes + Array("FRAME\n".utf8) + latest
  }

  mutating func finish() -> [UInt8] { [] }

  private static func planes(of bitmap: Bitmap) -> [UInt8] {
    let count = bitmap.pixels.count
    return [UInt8](unsafeUninitializedCapacity: 3 * count) { bytes, written in
      for (index, pixel) in bitmap.pixels.enumerated() {
        let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
        // The weights of BT.601, scaled to sixteen bits; those of a color difference add up to 0.
        bytes[index] = UInt8((16_829 * red + 33_039 * green + 6_416 * blue + 32_768) >> 16 + 16)
        bytes[count + index] = UInt8((-9_714 * red - 19_070 * green + 28_784 * blue + 32_768) >> 16 + 128)
        bytes[2 * count + index] = UInt8((28_784 * red - 24_103 * green - 4_681 * blue + 32_768) >> 16 + 128)
      }
      written = 3 * count
    }
  }
}
