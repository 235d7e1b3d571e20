import Drawing
import Foundation

/// The header of a picture file, read before anything is decoded, so that a small file cannot require a huge picture.
struct ImageHeader: Hashable {
  enum Format: Hashable {
    case png
    case jpeg
  }

  var format: Format
  var width: Int
  var height: Int

  init(_ bytes: [UInt8]) throws(ImageError.Reason) {
    if bytes.starts(with: Self.pngSignature) {
      self = try Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = try Self.jpeg(bytes)
    } else {
      throw bytes.isEmpty ? .empty : .unknownFormat
    }
    guard width > 0, height > 0 else { throw .damaged("it claims to be \(width)×\(height) pixels") }
    guard width <= PictureLimit.side, height <= PictureLimit.side, width * height <= PictureLimit.area else {
      throw .tooLarge(width: width, height: height)
    }
  }

  private init(format: Format, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }

  private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the header of a PNG file. The first chunk is IHDR; its data starts with width and height.
  private static func png(_ bytes: [UInt8]) throws(ImageError.Reason) -> ImageHeader {
    guard bytes.count >= 33, Array(bytes[12..<16]) == Array("IHDR".utf8) else {
      throw .damaged("its header is cut off")
    }
    func number(at start: Int) -> Int { bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
    // The decoder would read on forever behind a chunk that is missing, so all must be there up to the end's.
    var position = 8
    while position + 12 <= bytes.count, Array(bytes[(position + 4)..<(position + 8)]) != Array("IEND".utf8) {
      position += 12 + number(at: position)
    }
    guard position + 12 <= bytes.count else { throw .damaged("its end is missing") }
    return ImageHeader(format: .png, width: number(at: 16), height: number(at: 20))
  }

  /// Returns the header of a JPEG file, after reading the segments up to the frame header. The end of the picture must
  /// be present, because the decoder would fill missing parts with gray.
  private static func jpeg(_ bytes: [UInt8]) throws(ImageError.Reason) -> ImageHeader {
    var header: ImageHeader?
    var position = 2
    while position + 4 <= bytes.count {
      guard bytes[position] == 0xFF else { throw .damaged("a segment is expected at byte \(position)") }
      let marker = bytes[position + 1]
      if marker == 0xFF || marker == 0x01 || (0xD0...0xD7).contains(marker) {
        position += marker == 0xFF ? 1 : 2
        continue
      }
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      guard length >= 2 else { throw .damaged("a segment at byte \(position) has no length") }
      if isFrameHeader(marker), position + 9 <= bytes.count {
        let height = Int(bytes[position + 5]) << 8 | Int(bytes[position + 6])
        let width = Int(bytes[position + 7]) << 8 | Int(bytes[position + 8])
        header = ImageHeader(format: .jpeg, width: width, height: height)
      }
      position += 2 + length
      if marker == 0xDA { break }
    }
    guard let header else { throw .damaged("it has no frame header") }
    guard hasEnd(bytes, from: position) else { throw .damaged("its end is missing") }
    return header
  }

  /// Returns whether a marker is SOF0 to SOF15, except for three of them with another meaning.
  private static func isFrameHeader(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func hasEnd(_ bytes: [UInt8], from start: Int) -> Bool {
    var position = bytes.count - 2
    while position >= start {
      if bytes[position] == 0xFF, bytes[position + 1] == 0xD9 { return true }
      position -= 1
    }
    return false
  }
}
