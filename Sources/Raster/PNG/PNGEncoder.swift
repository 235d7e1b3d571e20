import CDeflate
import Drawing

/// An encoder and decoder of PNG files.
package enum PNGCodec {
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Returns the bitmap as a PNG file: 8 bits per channel, RGB if every pixel is opaque and otherwise RGBA, with no
  /// chunks except `IHDR`, `IDAT` and `IEND`, so that equal pictures are equal files.
  package static func encode(_ bitmap: Bitmap) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
    let isOpaque = bitmap.pixels.allSatisfy { $0 >> 24 == 255 }
    var file = signature
    append("IHDR", header(of: bitmap, isOpaque: isOpaque), to: &file)
    append("IDAT", try compress(filteredRows(of: bitmap, channels: isOpaque ? 3 : 4)), to: &file)
    append("IEND", [], to: &file)
    return file
  }

  private static func header(of bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    bigEndian(bitmap.width) + bigEndian(bitmap.height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
  }

  static func append(_ type: String, _ body: [UInt8], to file: inout [UInt8]) {
    let tagged = Array(type.utf8) + body
    file += bigEndian(body.count)
    file += tagged
    file += bigEndian(checksum(tagged[...]))
  }

  static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { Int(libdeflate_crc32(0, $0.baseAddress, $0.count)) }
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Compresses with the fastest search: higher levels take up to twice as long to save a twentieth.
  static func compress(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(1) else { throw .outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
      count = bytes.withUnsafeBytes { input in
        libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
      }
    }
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
