import Testing
import TestSupport

@testable import Raster

struct PNGTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64, opaque: Bool) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<(width * height)).map { _ -> UInt32 in
      let alpha = opaque ? 255 : UInt32.random(in: 0...255, using: &random)
      let channel = { UInt32.random(in: 0...alpha, using: &random) }
      return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: [(1, 1), (1, 9), (7, 1), (16, 16), (33, 21)])
  func opaquePixelsSurvive(width: Int, height: Int) throws {
    let bitmap = noise(width, height, seed: 5, opaque: true)
    #expect(try PNGCodec.decode(PNGCodec.encode(bitmap)) == bitmap)
  }

  /// Straight alpha of eight bits cannot hold every premultiplied colour, but what was stored once stays.
  @Test
  func translucentPixelsSurviveFromTheFirstReading() throws {
    let bitmap = noise(33, 21, seed: 6, opaque: false)
    let first = try PNGCodec.decode(PNGCodec.encode(bitmap))
    #expect(zip(first.pixels, bitmap.pixels).allSatisfy { $0 >> 24 == $1 >> 24 })
    #expect(try PNGCodec.decode(PNGCodec.encode(first)) == first)
  }

  @Test
  func theFileHoldsThreeKindsOfChunksAndNoMore() throws {
    let file = try PNGCodec.encode(noise(16, 16, seed: 7, opaque: true))
    var types: [String] = []
    var at = 8
    while at + 8 <= file.count {
      let length = file[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      types.append(String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self))
      at += 12 + length
    }
    expectEqual(types, ["IHDR", "IDAT", "IEND"])
    expectEqual(at, file.count)
    expectEqual(Array(file[16..<29]), [0, 0, 0, 16, 0, 0, 0, 16, 8, 2, 0, 0, 0])
  }

  /// Made by hand: 2 × 1 pixels from a palette of three, the second translucent, in a stored block.
  @Test
  func palettePictureByAnotherHand() throws {
    let file = PNGFile.make([
      ("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 3, 0, 0, 0]),
      ("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255]),
      ("tRNS", [255, 128]),
      ("IDAT", [0x78, 0x01, 0x01, 3, 0, 0xfc, 0xff, 0, 0, 1, 0, 4, 0, 2]),
      ("IEND", []),
    ])
    let bitmap = try PNGCodec.decode(file)
    expectEqual(bitmap.pixels, [0xffff_0000, 0x8000_8000])
  }

  @Test
  func everyPrefixIsRefused() throws {
    let file = try PNGCodec.encode(noise(9, 9, seed: 8, opaque: true))
    for length in 0..<file.count {
      #expect(throws: PNGError.self) { try PNGCodec.decode(Array(file.prefix(length))) }
    }
  }

  @Test
  func everyFlippedByteIsRefusedOrHarmless() throws {
    let bitmap = noise(9, 9, seed: 9, opaque: true)
    let file = try PNGCodec.encode(bitmap)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(throws: PNGError.self, "byte \(index)") { try PNGCodec.decode(damaged) }
    }
  }

  @Test
  func hugePicturesAreRefusedByTheirHeader() {
    let header: [UInt8] = [0x7f, 0xff, 0xff, 0xff, 0x7f, 0xff, 0xff, 0xff, 8, 2, 0, 0, 0]
    let file = PNGFile.make([("IHDR", header), ("IDAT", []), ("IEND", [])])
    #expect(throws: PNGError.tooLarge(width: 0x7fff_ffff, height: 0x7fff_ffff)) { try PNGCodec.decode(file) }
  }

  @Test(
    arguments: [
      ([0, 0, 0, 1, 0, 0, 0, 1, 16, 2, 0, 0, 0], "16 bits a channel"),
      ([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 1], "interlacing"),
    ] as [([UInt8], String)])
  func whatIsNotReadIsNamed(header: [UInt8], what: String) {
    let file = PNGFile.make([("IHDR", header), ("IEND", [])])
    #expect(throws: PNGError.unsupported(what)) { try PNGCodec.decode(file) }
  }

  @Test
  func nothingIsNotAPicture() {
    #expect(throws: PNGError.empty) { try PNGCodec.encode(Bitmap(width: 0, height: 5)) }
    #expect(throws: PNGError.notPNG) { try PNGCodec.decode([]) }
  }
}

/// A file from chunks, with true checksums.
private enum PNGFile {
  static func make(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { file, chunk in
      let tagged = Array(chunk.0.utf8) + chunk.1
      file += word(UInt32(chunk.1.count)) + tagged + word(checksum(tagged))
    }
  }

  private static func word(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 bit by bit, as the PNG specification defines it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum = ~0 as UInt32
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xedb8_8320 }
      }
    }
    return ~sum
  }
}
