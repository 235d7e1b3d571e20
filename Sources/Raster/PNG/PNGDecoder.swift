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
  /// The color of each gray value or palette entry; empty for pictures whose pixels are colors.
  private let colors: [UInt32]
  /// The red, green and blue that `tRNS` declares transparent, as one number.
  private let clear: UInt32?

  init(header: PNGHeader, palette: ArraySlice<UInt8>, transparency: ArraySlice<UInt8>) {
    self.header = header
    // The chunk names a gray value or a color with 16 bits per channel.
    let named = stride(from: 0, to: transparency.count - 1, by: 2).map {
      PNGChunks.number(transparency.dropFirst($0).prefix(2))
    }
    clear = named.count == 3 && named.allSatisfy { $0 < 256 } ? named.reduce(0) { $0 << 8 | UInt32($1) } : nil
    switch header.colorType {
    case 0:
      let clear = named.count == 1 ? named.first : nil
      colors = (0..<256).map { $0 == clear ? 0 : 0xff00_0000 | UInt32($0) * 0x01_0101 }
    case 3:
      let alphas = transparency + [UInt8](repeating: 255, count: 256)
      colors = zip(0..<(palette.count / 3), alphas).map { index, alpha in
        Self.premultiplied(UInt32(PNGChunks.number(palette.dropFirst(3 * index).prefix(3))), UInt32(alpha))
      }
    default: colors = []
    }
  }

  func bitmap(_ rows: [UInt8]) throws(PNGError) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(header.width * header.height)
    var row = PNGRow(length: header.rowBytes, step: header.channels)
    for y in 0..<header.height {
      guard row.unfilter(rows, at: y * (header.rowBytes + 1)) else { throw .damaged(chunk: "IDAT") }
      guard append(row, to: &pixels) else { throw .damaged(chunk: "PLTE") }
    }
    return Bitmap(width: header.width, height: header.height, pixels: pixels)
  }

  /// - Returns: `false` if a pixel has a color that is not in the palette.
  private func append(_ row: PNGRow, to pixels: inout [UInt32]) -> Bool {
    for x in 0..<header.width {
      let at = x * header.channels
      switch header.colorType {
      case 0, 3:
        guard row[at] < colors.count else { return false }
        pixels.append(colors[Int(row[at])])
      case 4: pixels.append(Self.premultiplied(row[at] * 0x01_0101, row[at + 1]))
      case 6: pixels.append(Self.premultiplied(row.color(at), row[at + 3]))
      default: pixels.append(row.color(at) == clear ? 0 : 0xff00_0000 | row.color(at))
      }
    }
    return true
  }

  private static func premultiplied(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    alpha << 24 | scaled(color, by: alpha) & 0x00ff_ffff
  }
}
