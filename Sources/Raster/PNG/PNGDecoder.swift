import CDeflate
import Drawing

extension PNGCodec {
  /// Returns the pixels of a non-interlaced PNG file with 8 bits per channel (gray, RGB, palette, with or without
  /// alpha).
  ///
  /// The header is validated before anything is decompressed, and no more is decompressed than it announces, so that a
  /// small file cannot require much memory.
  package static func decode(_ file: [UInt8]) throws(PNGError) -> Bitmap {
    let chunks = try PNGChunks(file)
    let header = try PNGHeader(chunks.header)
    let rows = try inflate(chunks.data, count: (header.rowBytes + 1) * header.height)
    return try PNGPixels(header: header, palette: chunks.palette, transparency: chunks.transparency).bitmap(rows)
  }

  private static func inflate(_ packed: [UInt8], count: Int) throws(PNGError) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .outOfMemory }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_SUCCESS
    var produced = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { output, written in
      result = packed.withUnsafeBytes { input in
        libdeflate_zlib_decompress(
          decompressor, input.baseAddress, input.count, output.baseAddress, count, &produced)
      }
      written = result == LIBDEFLATE_SUCCESS ? produced : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS where produced == count: return bytes
    case LIBDEFLATE_SUCCESS, LIBDEFLATE_SHORT_OUTPUT: throw .truncated
    default: throw .damaged(chunk: "IDAT")
    }
  }
}

/// The chunks of a file, with every checksum verified.
private struct PNGChunks {
  var header: ArraySlice<UInt8> = []
  var data: [UInt8] = []
  var palette: ArraySlice<UInt8> = []
  var transparency: ArraySlice<UInt8> = []

  init(_ file: [UInt8]) throws(PNGError) {
    guard file.starts(with: PNGCodec.signature) else { throw .notPNG }
    var rest = file[PNGCodec.signature.count...]
    while true {
      guard rest.count >= 12 else { throw .truncated }
      let length = Self.number(rest.prefix(4))
      guard length <= rest.count - 12 else { throw .truncated }
      let tagged = rest.dropFirst(4).prefix(4 + length)
      let type = String(decoding: tagged.prefix(4), as: UTF8.self)
      let sum = Self.number(rest.dropFirst(8 + length).prefix(4))
      guard PNGCodec.checksum(tagged) == sum else { throw .damaged(chunk: type.debugDescription) }
      rest = rest.dropFirst(12 + length)
      if type == "IEND" { break }
      try take(type, tagged.dropFirst(4))
    }
  }

  private mutating func take(_ type: String, _ body: ArraySlice<UInt8>) throws(PNGError) {
    switch type {
    case "IHDR": header = body
    case "IDAT": data += body
    case "PLTE": palette = body
    case "tRNS": transparency = body
    default:
      // An upper-case first letter marks a chunk that is required for decoding.
      if type.first?.isUppercase ?? false { throw .unsupported("a chunk of type \(type.debugDescription)") }
    }
  }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}

private struct PNGHeader {
  let width: Int
  let height: Int
  let colorType: UInt8
  /// The number of bytes per pixel.
  let channels: Int
  var rowBytes: Int { width * channels }

  init(_ body: ArraySlice<UInt8>) throws(PNGError) {
    guard body.count == 13 else { throw .damaged(chunk: "IHDR") }
    let fields = Array(body)
    width = PNGChunks.number(fields[0..<4])
    height = PNGChunks.number(fields[4..<8])
    guard width > 0, height > 0 else { throw .damaged(chunk: "IHDR") }
    guard width <= PictureLimit.side, height <= PictureLimit.side, width * height <= PictureLimit.area else {
      throw .tooLarge(width: width, height: height)
    }
    guard fields[8] == 8 else { throw .unsupported("\(fields[8]) bits a channel") }
    colorType = fields[9]
    guard let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] else { throw .damaged(chunk: "IHDR") }
    guard fields[12] == 0 else { throw .unsupported("interlacing") }
    self.channels = channels
  }
}

/// A converter of decompressed rows to premultiplied pixels.
private struct PNGPixels {
  let header: PNGHeader
  let palette: ArraySlice<UInt8>
  let transparency: ArraySlice<UInt8>

  func bitmap(_ rows: [UInt8]) throws(PNGError) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(header.width * header.height)
    var above = ArraySlice([UInt8](repeating: 0, count: header.rowBytes))
    for y in 0..<header.height {
      let start = y * (header.rowBytes + 1)
      var row = rows[(start + 1)..<(start + 1 + header.rowBytes)]
      guard PNGCodec.unfilter(rows[start], row: &row, above: above, step: header.channels) else {
        throw .damaged(chunk: "IDAT")
      }
      try append(row, to: &pixels)
      above = row
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  private func append(_ row: ArraySlice<UInt8>, to pixels: inout [UInt32]) throws(PNGError) {
    let channels = header.channels
    for x in 0..<header.width {
      let sample = row.dropFirst(x * channels).prefix(channels).map(UInt32.init)
      switch header.colorType {
      case 0: pixels.append(premultiplied(sample[0], sample[0], sample[0], greyAlpha(sample[0])))
      case 2: pixels.append(premultiplied(sample[0], sample[1], sample[2], colorAlpha(sample)))
      case 3: pixels.append(try paletteColor(Int(sample[0])))
      case 4: pixels.append(premultiplied(sample[0], sample[0], sample[0], sample[1]))
      default: pixels.append(premultiplied(sample[0], sample[1], sample[2], sample[3]))
      }
    }
  }

  /// Returns the alpha of a gray value; `tRNS` names one gray value or color, with 16 bits per channel, that is
  /// transparent.
  private func greyAlpha(_ grey: UInt32) -> UInt32 {
    transparency.count == 2 && PNGChunks.number(transparency) == Int(grey) ? 0 : 255
  }

  private func colorAlpha(_ sample: [UInt32]) -> UInt32 {
    guard transparency.count == 6 else { return 255 }
    let clear = Array(transparency)
    let matches = (0..<3).allSatisfy { Int(clear[2 * $0]) << 8 | Int(clear[2 * $0 + 1]) == Int(sample[$0]) }
    return matches ? 0 : 255
  }

  private func paletteColor(_ index: Int) throws(PNGError) -> UInt32 {
    guard 3 * index + 3 <= palette.count else { throw .damaged(chunk: "PLTE") }
    let color = palette.dropFirst(3 * index).prefix(3).map(UInt32.init)
    let alpha = index < transparency.count ? UInt32(transparency[transparency.startIndex + index]) : 255
    return premultiplied(color[0], color[1], color[2], alpha)
  }

  private func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, _ alpha: UInt32) -> UInt32 {
    alpha << 24 | scaled(red << 16 | green << 8 | blue, by: alpha) & 0x00ff_ffff
  }
}
