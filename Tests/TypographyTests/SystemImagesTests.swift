import Foundation
import Testing

import SystemText
import TestSupport

struct SystemImagesTests {
  /// 2 × 2 pixels: red, half green; clear, blue. Made with ImageMagick.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFklEQVQI12P4z8Dwn+E/QwMDBPz/DwAy5AV8FS7fywAAAABJRU5ErkJggg=="
  /// 16 × 8 pixels, all #3366CC. Made with ImageMagick.
  private static let jpeg =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB"
    + "YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAI"
    + "ABADAREAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAcI/8"
    + "QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8Al7UCSAP/2Q=="

  private static func bytes(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }

  private func reason(_ data: Data) -> ImageError.Reason? {
    do {
      _ = try SystemImages.decode(data, name: "test")
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func pixelsArePremultiplied() throws {
    let image = try SystemImages.decode(Self.bytes(Self.png), name: "four")
    expectEqual(image.width, 2)
    expectEqual(image.height, 2)
    expectEqual(image.pixels, [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_00FF])
    expectFalse(image.isOpaque)
    expectEqual(image.name, "four")
  }

  @Test func jpegIsOpaque() throws {
    let image = try SystemImages.decode(Self.bytes(Self.jpeg), name: "flat")
    expectEqual(image.width, 16)
    expectEqual(image.height, 8)
    expectTrue(image.isOpaque)
    let channels = image.pixels.flatMap { pixel in [16, 8, 0].map { Int(pixel >> $0 & 255) } }
    #expect(zip(channels, Array(repeating: [0x33, 0x66, 0xCC], count: 128).joined()).allSatisfy { abs($0 - $1) <= 2 })
  }

  /// Markers without a length and fill bytes may precede each segment.
  @Test(arguments: [[0xFF], [0xFF, 0xFF, 0xFF], [0xFF, 0x01]] as [[UInt8]]) func jpegMayHaveFillBytes(fill: [UInt8])
    throws
  {
    var data = Self.bytes(Self.jpeg)
    data.insert(contentsOf: fill, at: 2)
    let image = try SystemImages.decode(data, name: "filled")
    expectEqual([image.width, image.height], [16, 8])
  }

  @Test func invalidImagesAreNamed() {
    expectEqual(reason(Data()), .empty)
    expectEqual(reason(Data("GIF89a".utf8)), .unknownFormat)
    expectEqual(reason(Data("<svg/>".utf8)), .unknownFormat)
    let error = ImageError(name: "a\nb", reason: .unknownFormat)
    expectEqual(error.description, #"picture "a\nb" is neither PNG nor JPEG; convert it to one of them"#)
  }

  /// A header that declares billions of pixels is rejected before any decoding.
  @Test(arguments: [(0x7FFF_FFFF, 1), (16_385, 1), (1, 16_385), (16_384, 4_097), (0xFFFF_FFFF, 0xFFFF_FFFF)])
  func hugePicturesAreRefused(width: Int, height: Int) {
    var data = Self.bytes(Self.png)
    for (index, shift) in [24, 16, 8, 0].enumerated() {
      data[16 + index] = UInt8(width >> shift & 255)
      data[20 + index] = UInt8(height >> shift & 255)
    }
    expectEqual(reason(data), .tooLarge(width: width, height: height))
  }

  @Test func hugeJPEGsAreRefused() throws {
    var data = Self.bytes(Self.jpeg)
    let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0])) ?? data.firstRange(of: Data([0xFF, 0xC2])))
    for offset in 5...8 { data[frame.lowerBound + offset] = 0xFF }
    expectEqual(reason(data), .tooLarge(width: 65_535, height: 65_535))
    for offset in 5...8 { data[frame.lowerBound + offset] = 0 }
    expectEqual(reason(data), .damaged("it claims to be 0×0 pixels"))
  }

  @Test(arguments: [png, jpeg])
  func everyPrefixIsRefused(picture: String) {
    let data = Self.bytes(picture)
    for length in 0..<data.count { expectNotNil(reason(data.prefix(length)), "\(length) bytes") }
  }

  /// The decoder reads on forever behind a palette, or another chunk, after which the file ends.
  @Test(.timeLimit(.minutes(1))) func aFileThatEndsAfterAPaletteIsRefused() {
    let text = "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACAgMAAAACxpXwAAAADFBMVEUAAQIDBAUGBwgJCgvcTDicAAAAAnRSTlMAgJsrThg="
    expectNotNil(reason(Self.bytes(text)))
  }

  @Test(arguments: [png, jpeg])
  func everyFlippedBitIsReadOrRefused(picture: String) {
    for (damaged, position) in Damage.flippedBits(of: [UInt8](Self.bytes(picture))) {
      guard let image = try? SystemImages.decode(Data(damaged), name: "changed") else { continue }
      expectEqual(image.pixels.count, image.width * image.height, "\(position)")
    }
  }
}
