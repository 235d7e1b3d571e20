/// An encoder of animated PNG files, in which each frame has the pixels that differ from the one before.
///
/// The number of frames is at the start of the file, so the compressed frames are kept until the end.
///
/// - Source: the specification of PNG, third edition: chunks `acTL`, `fcTL` and `fdAT`.
struct APNGEncoder: MovieEncoder {
  private struct Part {
    var area: PixelRect
    var data: [UInt8]
    /// The number of frames for which the part is the latest.
    var length = 1
  }

  private let framesPerSecond: Int
  private var encoder: PNGEncoder?
  private var size: (width: Int, height: Int) = (0, 0)
  private var parts: [Part] = []
  private var shown: Bitmap?

  init(framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  mutating func append(_ bitmap: Bitmap, isChanged: Bool) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let area = shown.map { isChanged ? bitmap.difference(from: $0) : .empty } ?? bitmap.bounds
    if area.isEmpty {
      parts[parts.count - 1].length += 1
    } else {
      let rows = try preparedEncoder().compressedRows(of: bitmap.cropped(to: area), channels: 4)
      parts.append(Part(area: area, data: Array(rows)))
      shown = bitmap
      size = (bitmap.width, bitmap.height)
    }
    return []
  }

  private mutating func preparedEncoder() throws(PNGError) -> PNGEncoder {
    if let encoder { return encoder }
    let encoder = try PNGEncoder()
    self.encoder = encoder
    return encoder
  }

  mutating func finish() throws(PNGError) -> [UInt8] {
    guard !parts.isEmpty else { throw .empty }
    var file = PNGCodec.signature
    let header = PNGCodec.bigEndian(size.width) + PNGCodec.bigEndian(size.height) + [8, 6, 0, 0, 0]
    PNGCodec.append("IHDR", header, to: &file)
    PNGCodec.append("acTL", PNGCodec.bigEndian(parts.count) + PNGCodec.bigEndian(0), to: &file)
    var sequence = 0
    for (index, part) in parts.enumerated() {
      PNGCodec.append("fcTL", control(part, sequence), to: &file)
      sequence += 1
      if index == 0 {
        PNGCodec.append("IDAT", part.data, to: &file)
      } else {
        PNGCodec.append("fdAT", PNGCodec.bigEndian(sequence) + part.data, to: &file)
        sequence += 1
      }
    }
    PNGCodec.append("IEND", [], to: &file)
    return file
  }

  /// Returns a part's position and duration. The pixels replace those below them, and stay.
  private func control(_ part: Part, _ sequence: Int) -> [UInt8] {
    // A duration is a fraction of two numbers of 16 bits.
    let length = Swift.min(part.length, 65_535)
    return PNGCodec.bigEndian(sequence) + PNGCodec.bigEndian(part.area.width) + PNGCodec.bigEndian(part.area.height)
      + PNGCodec.bigEndian(part.area.x) + PNGCodec.bigEndian(part.area.y)
      + PNGCodec.bigEndian(length).suffix(2) + PNGCodec.bigEndian(framesPerSecond).suffix(2) + [0, 0]
  }
}
