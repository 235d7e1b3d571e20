import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCore

/// Pictures of TIFF files.
@MainActor
struct TIFFImageTests {
  @Test func packedRowsOfColorsAreRead() throws {
    let data = try #require(Data(base64Encoded: Self.colors))
    let image = try #require(UIImage(data: data, scale: 2))
    expectEqual(image.size, CGSize(width: 1, height: 1))
    expectEqual(image.cgImage?.pixels.pixels, [0xFFFF_0000, 0x8000_0080, 0, 0xFF09_0909])
  }

  /// The codes of the packed rows have nine bits first and then ten.
  @Test func longPackedRowsOfGrayAreRead() throws {
    let image = try #require(Data(base64Encoded: Self.grays).flatMap { UIImage(data: $0) })
    let gray = (0..<400).map { index in
      let (x, y) = (UInt32(index % 20), UInt32(index / 20))
      return 0xFF00_0000 | ((x * x * 7 + y * 13 + x * y * 5) & 255) * 0x01_0101
    }
    expectEqual(image.cgImage?.pixels.pixels, gray)
  }

  @Test func damagedFilesGiveNothing() throws {
    let data = try #require(Data(base64Encoded: Self.colors))
    for count in data.indices { _ = UIImage(data: data.prefix(count)) }
    expectNil(UIImage(data: data.prefix(60)))
    for index in data.indices {
      var damaged = data
      damaged[index] ^= 0xFF
      _ = UIImage(data: damaged)
    }
  }

  private static let colors = """
    SUkqABoAAACAP8AAB/gGCIGCQMEgoEv+AgAMAAABAwABAAAAAgAAAAEBAwABAAAAAgAAAAIBAwAEAAAAsAAAAAMBAwABAAAABQAAAAYBAwABAAAA\
    AgAAABEBBAABAAAACAAAABUBAwABAAAABAAAABYBAwABAAAAAgAAABcBBAABAAAAEQAAABwBAwABAAAAAQAAAD0BAwABAAAAAgAAAFIBAwABAAAA\
    AgAAAAAAAAAIAAgACAAIAA==
    """

  private static let grays = """
    SUkqAOABAACAAADhwfnBXvwrsAbrwnvBPlwTgBztxvg0MjMtpFqidDvU4vtJjl2q8/l0kkMlhoVko7rJ9lJbipVjproIdgJrrpVqpbicemFJtMQn\
    1zl9ynkNstElUXhcGhERjQnnhXvQjqgLpQPrgvhRrqhDnQ3nhHkEwo9lhU2tMjsksvdRl0SvtvtFot99k45qZzjZJv47v5JjZzqY5k4bi4ZkYzlt\
    Cr0BldcilTjNmnUVu9gqFHotKq1pmhLtQPnhvlRrmgDrQ3jgHvRzuh7hQfnVUusdpkCn8Dp0gvNZoEukcfkUsntVoJdgIrroVqobtI9jJ7spVppL\
    qJduILo9mhk5tsotUzgdanEdhN8u13v8OklBpxvjBHvw7gBLjx3rA/lwjiAI4uD+WB3lSeIjlWDpOhWY44hSd5hlKSpJk+XJwguLZbAGLxjh8YYr\
    HuUwxhcA53HGcx7gsIY/GOYYKjqcYvnSQITm2To2iWG4YhyJ45lKcoZmgE5GH+QAHlYK4IGuVhHkAP5GFOaADiYT5uhyUYNlCGprkOIoInWaZkma\
    b5/haNJZgWdQll0G5hC2ARbj0JYVAuCQNhkK5FGWDQ7nuLpoimcZAhac5XkKNIti2NJClec4WkCcaAgACQAAAQMAAQAAABQAAAABAQMAAQAAABQA\
    AAACAQMAAQAAAAgAAAADAQMAAQAAAAUAAAAGAQMAAQAAAAEAAAARAQQAAQAAAAgAAAAWAQMAAQAAABQAAAAXAQQAAQAAANcBAAAcAQMAAQAAAAEA\
    AAAAAAAA
    """
}
