import Drawing
import Foundation

/// A drawn picture, or the reason why there is none, as one process sends it to another.
struct PictureMessage {
  /// The first line of a message, which the pixels follow.
  private struct Header: Codable {
    var width = 0
    var height = 0
    var failure: ImageError.Reason?
  }

  /// Writes a result.
  static func encode(_ result: Result<ImagePixels, ImageError.Reason>) -> Data {
    var (header, pixels) = (Header(), [UInt32]())
    switch result {
    case .success(let picture): (header.width, header.height, pixels) = (picture.width, picture.height, picture.pixels)
    case .failure(let reason): header.failure = reason
    }
    guard var data = try? JSONEncoder().encode(header) else { return Data() }
    data.append(10)
    pixels.withUnsafeBytes { data.append(contentsOf: $0) }
    return data
  }

  /// Reads a result.
  ///
  /// - Throws: The reason that the message contains, or that it is not complete.
  static func decode(_ data: Data, name: String) throws(ImageError.Reason) -> ImagePixels {
    guard let end = data.firstIndex(of: 10), let header = try? JSONDecoder().decode(Header.self, from: data[..<end])
    else { throw .damaged("it cannot be drawn") }
    if let failure = header.failure { throw failure }
    let bytes = data[(end + 1)...]
    guard bytes.count == 4 * header.width * header.height else { throw .damaged("it cannot be drawn") }
    let pixels = [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { buffer, count in
      count = UnsafeMutableRawBufferPointer(buffer).count / 4
      bytes.copyBytes(to: UnsafeMutableRawBufferPointer(buffer))
    }
    return ImagePixels(width: header.width, height: header.height, pixels: pixels, name: name)
  }
}
