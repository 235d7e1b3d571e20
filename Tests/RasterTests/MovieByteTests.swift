import Drawing
import Raster
import TestSupport
import Testing

/// The bytes of files with several frames, as their specifications have them: the readers of other tests skip some.
struct MovieByteTests {
  private let black = Bitmap(width: 300, height: 2, pixels: [UInt32](repeating: 0xFF00_0000, count: 600))

  /// The bitmap with one pixel in another color.
  private func marked(_ x: Int, _ y: Int, _ color: UInt32 = 0xFFFF_FFFF) -> Bitmap {
    var pixels = black.pixels
    pixels[y * 300 + x] = color
    return Bitmap(width: 300, height: 2, pixels: pixels)
  }

  /// GIF89a: the size, no color table of all frames, and the extension of Netscape for endless repetition.
  @Test func animatedGIFsBeginWithTheirSizeAndRepeatForever() throws {
    var encoder = MovieFormat.gif.encoder(framesPerSecond: 10)
    expectEqual(
      try encoder.append(black, isChanged: true),
      Array("GIF89a".utf8) + [0x2C, 0x01, 2, 0, 0x70, 0, 0] + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8)
        + [3, 1, 0, 0, 0])
    expectEqual(try encoder.append(black, isChanged: false), [])
    // A frame: its duration of two tenths, no transparency but that of index 255; its whole area, with 256 colors.
    let first = try encoder.append(marked(290, 1), isChanged: true)
    expectEqual(Array(first.prefix(8)), [0x21, 0xF9, 4, 5, 20, 0, 255, 0])
    expectEqual(Array(first[8..<18]), [0x2C, 0, 0, 0, 0, 0x2C, 1, 2, 0, 0x87])
    // Only what has changed is in the next one.
    let second = try encoder.append(marked(291, 1), isChanged: true)
    expectEqual(Array(second.prefix(18)), [0x21, 0xF9, 4, 5, 10, 0, 255, 0, 0x2C, 0x22, 1, 1, 0, 1, 0, 1, 0, 0x87])
    let third = try encoder.append(marked(291, 1), isChanged: true)
    expectEqual(Array(third[9..<17]), [0x22, 1, 1, 0, 2, 0, 1, 0], "the pixel before is black again")
    let last = try encoder.finish()
    expectEqual(Array(last[9..<17]), [0, 0, 0, 0, 1, 0, 1, 0], "nothing has changed")
    expectEqual(last.last, 0x3B)
    expectEqual(MovieFormat.gif.trailer, [0x3B])
    expectNil(MovieFormat.apng.trailer)
    expectEqual(MovieFormat.y4m.trailer, [])
  }

  private func durations(_ rate: Int, _ count: Int) throws -> [Int] {
    var encoder = MovieFormat.gif.encoder(framesPerSecond: rate)
    var frames = try (0..<count).map { try encoder.append(marked($0, 0), isChanged: true) }.dropFirst()
    frames.append(try encoder.finish())
    return frames.filter { !$0.isEmpty }.map { Int($0[4]) + Int($0[5]) << 8 }
  }

  /// Times are rounded to hundredths of a second, so no error adds up; frames of one hundredth are left out.
  @Test(arguments: [
    (10, [10, 10, 10, 10, 10, 10]), (30, [3, 4, 3, 3, 4, 3]), (50, [2, 2, 2, 2, 2, 2]), (60, [2, 3, 2, 3]),
    (100, [2, 2, 2]), (25, [4, 4, 4, 4, 4, 4]), (1, [100, 100, 100, 100, 100, 100]),
  ])
  func framesLastUntilTheNextOnesBegin(rate: Int, expected: [Int]) throws {
    expectEqual(try durations(rate, 6), expected)
  }

  @Test func theLastFrameIsLongEnoughToBeShownAndNoneIsTooLong() throws {
    expectEqual(try durations(100, 1), [2])
    expectEqual(try durations(20, 1), [5])
    var encoder = MovieFormat.gif.encoder(framesPerSecond: 1)
    for index in 0..<700 { _ = try encoder.append(black, isChanged: index == 0) }
    expectEqual(Array(try encoder.finish()[4..<6]), [0xFF, 0xFF])
  }

  /// The chunks of a PNG file.
  private func chunks(_ file: [UInt8]) -> [(type: String, body: [UInt8])] {
    var (rest, chunks) = (file.dropFirst(8), [(type: String, body: [UInt8])]())
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4).prefix(4 + length)
      chunks.append((String(decoding: body.prefix(4), as: UTF8.self), Array(body.dropFirst(4))))
      rest = rest.dropFirst(12 + length)
    }
    return chunks
  }

  /// The third edition of PNG: frames count up with their data, and begin where the last one left off.
  @Test func animatedPNGsHaveTheirFramesInOrder() throws {
    var encoder = MovieFormat.apng.encoder(framesPerSecond: 60)
    for (bitmap, isChanged) in [
      (black, true), (black, false), (black, true), (marked(290, 1), true), (marked(290, 1), false),
      (marked(299, 1), true),
    ] {
      expectEqual(try encoder.append(bitmap, isChanged: isChanged), [])
    }
    let parts = chunks(try encoder.finish())
    expectEqual(parts.map(\.type), ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    expectEqual(parts[0].body, [0, 0, 1, 0x2C, 0, 0, 0, 2, 8, 6, 0, 0, 0])
    expectEqual(parts[1].body, [0, 0, 0, 3, 0, 0, 0, 0])
    let whole: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 0x2C, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 60, 0, 0]
    expectEqual(parts[2].body, whole)
    expectEqual(
      parts[4].body, [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0x22, 0, 0, 0, 1, 0, 2, 0, 60, 0, 0])
    expectEqual(Array(parts[5].body.prefix(4)), [0, 0, 0, 2])
    expectEqual(
      parts[6].body, [0, 0, 0, 3, 0, 0, 0, 10, 0, 0, 0, 1, 0, 0, 1, 0x22, 0, 0, 0, 1, 0, 1, 0, 60, 0, 0])
    expectEqual(Array(parts[7].body.prefix(4)), [0, 0, 0, 4])
    expectEqual(parts[8].body, [])
  }

  @Test func moviesWithoutFramesOrPixelsAreRefused() {
    for format in [MovieFormat.gif, .apng] {
      var encoder = format.encoder(framesPerSecond: 10)
      #expect(throws: PNGError.empty) { try encoder.finish() }
      #expect(throws: PNGError.empty) { try encoder.append(Bitmap(width: 0, height: 4, pixels: []), isChanged: true) }
      #expect(throws: PNGError.empty) { try encoder.append(Bitmap(width: 4, height: 0, pixels: []), isChanged: true) }
    }
  }

  /// The values of BT.601 with limited range, which color bars have.
  @Test(
    arguments: [
      (0xFF00_FF00, [145, 54, 34]), (0xFF00_00FF, [41, 240, 110]), (0xFFFF_FF00, [210, 16, 146]),
      (0xFF00_FFFF, [170, 166, 16]), (0xFFFF_00FF, [106, 202, 222]), (0xFF80_8080, [126, 128, 128]),
    ] as [(UInt32, [UInt8])])
  func videosHaveTheValuesOfColorBars(color: UInt32, expected: [UInt8]) throws {
    var encoder = MovieFormat.y4m.encoder(framesPerSecond: 24)
    let bytes = try encoder.append(Bitmap(width: 1, height: 1, pixels: [color]), isChanged: true)
    expectEqual(Array(bytes.suffix(3)), expected)
    // A frame that has not changed is written again.
    expectEqual(try encoder.append(black, isChanged: false), Array("FRAME\n".utf8) + expected)
    expectEqual(try encoder.append(Bitmap(width: 1, height: 1, pixels: [0xFF00_0000]), isChanged: true).last, 128)
  }

  @Test func refusalsAreExplained() {
    let errors: [(PNGError, String)] = [
      (.empty, "a picture without pixels cannot be saved"),
      (.notPNG, "not a PNG file: its first eight bytes are not the signature"),
      (.truncated, "the PNG file ends too early"),
      (.damaged(chunk: "IDAT"), "the PNG file is damaged in its IDAT chunk"),
      (
        .tooLarge(width: 20_000, height: 3),
        "the picture is 20000×3; at most 16384 a side and 67108864 pixels are read"
      ),
      (
        .unsupported("interlacing"),
        "the PNG file has interlacing, which is not supported; save it as 8-bit RGB or RGBA"
      ),
      (.outOfMemory, "there is not enough memory to compress the picture"),
    ]
    for (error, text) in errors { expectEqual("\(error)", text) }
  }
}
