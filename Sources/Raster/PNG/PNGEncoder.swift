import CDeflate
import Drawing

/// An encoder and decoder of PNG files.
package enum PNGCodec {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Returns the bitmap as a PNG file; see ``PNGEncoder/encode(_:)``.
  package static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] { try PNGEncoder().encode(bitmap) }

  static func append(_ type: String, _ body: some Collection<UInt8>, to file: inout [UInt8]) {
    file += bigEndian(body.count)
    let start = file.count
    file += type.utf8
    file += body
    file += bigEndian(checksum(file[start...]))
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { Int(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// Writes bitmaps as PNG files, and keeps its memory from one to the next.
package final class PNGEncoder {
  private let compressor: OpaquePointer
  private var rows: [UInt8] = []
  private var compressed: [UInt8] = []

  /// The fastest search: higher levels take up to twice as long to save a twentieth.
  private static let level: Int32 = 1

  package init() throws(PNGError) {
    guard let compressor = libdeflate_alloc_compressor(Self.level) else { throw .outOfMemory }
    self.compressor = compressor
  }

  deinit { libdeflate_free_compressor(compressor) }

  /// Returns the bitmap as a PNG file: 8 bits per channel, RGB if every pixel is opaque and otherwise RGBA, with no
  /// chunks except `IHDR`, `IDAT` and `IEND`, so that equal pictures are equal files.
  package func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    let data = compressedRows(of: bitmap, channels: isOpaque ? 3 : 4)
    var file = PNGCodec.signature
    file.reserveCapacity(data.count + 64)
    PNGCodec.append("IHDR", header(of: bitmap, isOpaque: isOpaque), to: &file)
    PNGCodec.append("IDAT", data, to: &file)
    PNGCodec.append("IEND", [], to: &file)
    return file
  }

  private func header(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    PNGCodec.bigEndian(bitmap.width) + PNGCodec.bigEndian(bitmap.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  /// Returns the content of the bitmap's `IDAT` chunk.
  func compressedRows(of bitmap: Bitmap, channels: Int) -> ArraySlice<UInt8> {
    PNGCodec.filter(bitmap, channels: channels, into: &rows)
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    if compressed.count < bound { compressed = [UInt8](repeating: 0, count: bound) }
    let count = compressed.withUnsafeMutableBytes { output in
      rows.withUnsafeBytes { input in
        libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
      }
    }
    return compressed[..<count]
  }
}

/// A reason why a picture cannot be read or written.
package enum PNGError: Error, Equatable, CustomStringConvertible {
  case empty
  case notPNG
  case truncated
  case damaged(chunk: String)
  case tooLarge(width: Int, height: Int)
  case unsupported(String)
  case outOfMemory

  package var description: String {
    switch self {
    case .empty: "a picture without pixels cannot be saved"
    case .notPNG: "not a PNG file: its first eight bytes are not the signature"
    case .truncated: "the PNG file ends too early"
    case .damaged(let chunk): "the PNG file is damaged in its \(chunk) chunk"
    case .tooLarge(let width, let height):
      "the picture is \(width)×\(height); at most \(PictureLimit.side) a side and "
        + "\(PictureLimit.area) pixels are read"
    case .unsupported(let what): "the PNG file has \(what), which is not supported; save it as 8-bit RGB or RGBA"
    case .outOfMemory: "there is not enough memory to compress the picture"
    }
  }
}
