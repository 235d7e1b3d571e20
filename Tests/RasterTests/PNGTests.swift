import Testing
import TestSupport

import Raster

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

  /// Straight alpha with eight bits cannot represent every premultiplied color, but a color that was stored once is
  /// kept.
  @Test
  func translucentPixelsSurviveFromTheFirstReading() throws {
    let bitmap = noise(33, 21, seed: 6, opaque: false)
    let first = try PNGCodec.decode(PNGCodec.encode(bitmap))
    #expect(zip(first.pixels, bitmap.pixels).allSatisfy { $0 >> 24 == $1 >> 24 })
    #expect(try PNGCodec.decode(PNGCodec.encode(first)) == first)
  }

  @Test
  func fileContainsOnlyThreeChunkKinds() throws {
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

  /// Written byte by byte: 2 × 1 pixels from a palette of three, the second translucent, in a stored block.
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

  /// Each filter of the PNG specification subtracts a prediction from each byte: nothing, the byte to the left, the one
  /// above, their average, or the one of them and the corner that is nearest to left + above - corner.
  @Test(arguments: [(0, 1), (2, 3), (4, 2), (6, 4)] as [(UInt8, Int)])
  func everyFilterIsReversed(kind: UInt8, samples: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind) + 1)
    let (width, height) = (7, 15)
    var bytes = (0..<height).map { _ in (0..<(width * samples)).map { _ in UInt8.random(in: 0...255, using: &random) } }
    if kind > 2 {
      for row in 0..<height { for x in 0..<width { bytes[row][x * samples + samples - 1] = 255 } }
    }
    func byte(_ row: Int, _ index: Int) -> Int { row < 0 || index < 0 ? 0 : Int(bytes[row][index]) }
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(UInt8(row % 5))
      for index in 0..<(width * samples) {
        let (left, up) = (byte(row, index - samples), byte(row - 1, index))
        let corner = index < samples ? 0 : byte(row - 1, index - samples)
        let near = [left, up, corner].min { abs(left + up - corner - $0) < abs(left + up - corner - $1) } ?? 0
        let prediction = [0, left, up, (left + up) / 2, near][row % 5]
        rows.append(bytes[row][index] &- UInt8(truncatingIfNeeded: prediction))
      }
    }
    let header: [UInt8] = [0, 0, 0, UInt8(width), 0, 0, 0, UInt8(height), 8, kind, 0, 0, 0]
    let bitmap = try PNGCodec.decode(
      PNGFile.make([("IHDR", header), ("IDAT", PNGFile.stored(rows)), ("IEND", [])]))
    for row in 0..<height {
      for x in 0..<width {
        let at = bytes[row][(x * samples)..<((x + 1) * samples)].map(UInt32.init)
        let (red, green, blue) = samples < 3 ? (at[0], at[0], at[0]) : (at[0], at[1], at[2])
        expectEqual(bitmap[x, row], 255 << 24 | red << 16 | green << 8 | blue, "kind \(kind), \(x), \(row)")
      }
    }
  }

  /// One color, or one gray, may be transparent; all others are opaque.
  @Test
  func oneColorMayBeTransparent() throws {
    let picture = try PNGCodec.decode(
      PNGFile.make([
        ("IHDR", [0, 0, 0, 5, 0, 0, 0, 1, 8, 2, 0, 0, 0]), ("tRNS", [0, 1, 0, 2, 0, 3]),
        ("IDAT", PNGFile.stored([0] + [1, 2, 3, 1, 2, 4, 3, 2, 1, 1, 3, 3, 2, 2, 3])), ("IEND", []),
      ]))
    expectEqual(picture.pixels.map { $0 >> 24 }, [0, 255, 255, 255, 255])
    let grays = try PNGCodec.decode(
      PNGFile.make([
        ("IHDR", [0, 0, 0, 3, 0, 0, 0, 1, 8, 0, 0, 0, 0]), ("tRNS", [0, 2]),
        ("IDAT", PNGFile.stored([0, 1, 2, 3])), ("IEND", []),
      ]))
    expectEqual(grays.pixels.map { $0 >> 24 }, [255, 0, 255])
  }

  @Test
  func everyPrefixIsRefused() throws {
    let file = try PNGCodec.encode(noise(9, 9, seed: 8, opaque: true))
    for length in 0..<file.count {
      #expect(throws: PNGError.self) { try PNGCodec.decode(Array(file.prefix(length))) }
    }
  }

  @Test
  func everyFlippedBitIsRefused() throws {
    let file = try PNGCodec.encode(noise(4, 4, seed: 9, opaque: true))
    for (damaged, position) in Damage.flippedBits(of: file) {
      #expect(throws: PNGError.self, "\(position)") { try PNGCodec.decode(damaged) }
    }
  }

  /// Wrong checksums keep a reader from detecting errors inside the data; an adversarial file has correct ones.
  @Test(arguments: [(0, 1), (2, 3), (3, 1), (4, 2), (6, 4)] as [(UInt8, Int)])
  func damagedFilesWithValidChecksumsAreReadOrRefused(kind: UInt8, samples: Int) throws {
    let whole = EncodedPNG(kind: kind, samples: samples)
    #expect(try PNGCodec.decode(whole.file()).pixels.count == 16)
    for part in EncodedPNG.parts {
      for (damaged, position) in Damage.all(of: whole[keyPath: part]) {
        var picture = whole
        picture[keyPath: part] = damaged
        for file in [picture.file(), picture.file(stored: false)] {
          guard let bitmap = try? PNGCodec.decode(file) else { continue }
          expectEqual(bitmap.pixels.count, bitmap.width * bitmap.height, "kind \(kind), \(position)")
        }
      }
    }
  }

  /// The longest picture that can be drawn can be read again.
  @Test(arguments: [(Bitmap.maximumSide, 1), (1, Bitmap.maximumSide)])
  func longestPicturesSurvive(width: Int, height: Int) throws {
    let bitmap = noise(width, height, seed: 3, opaque: true)
    #expect(try PNGCodec.decode(PNGCodec.encode(bitmap)) == bitmap)
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
  func unsupportedFeaturesAreNamed(header: [UInt8], what: String) {
    let file = PNGFile.make([("IHDR", header), ("IEND", [])])
    #expect(throws: PNGError.unsupported(what)) { try PNGCodec.decode(file) }
  }

  @Test
  func nothingIsNotAPicture() {
    #expect(throws: PNGError.empty) { try PNGCodec.encode(Bitmap(width: 0, height: 5)) }
    #expect(throws: PNGError.notPNG) { try PNGCodec.decode([]) }
  }
}

/// A picture of 4 × 4 pixels whose rows use the first four filters.
private struct EncodedPNG {
  static var parts: [WritableKeyPath<EncodedPNG, [UInt8]>] { [\.header, \.palette, \.alphas, \.rows, \.packed] }

  private let hasPalette: Bool
  var header: [UInt8]
  var palette: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
  var alphas: [UInt8] = [255, 128]
  var rows: [UInt8] = []
  /// The rows in the file's form.
  var packed: [UInt8] = []

  init(kind: UInt8, samples: Int) {
    hasPalette = kind == 3
    header = [0, 0, 0, 4, 0, 0, 0, 4, 8, kind, 0, 0, 0]
    for filter in 0..<4 as Range<UInt8> {
      rows += [filter] + [UInt8](repeating: filter == 0 ? 1 : 0, count: 4 * samples)
    }
    packed = PNGFile.stored(rows)
  }

  /// - Parameter stored: Whether the rows are packed again.
  func file(stored: Bool = true) -> [UInt8] {
    let colors = hasPalette ? [("PLTE", palette), ("tRNS", alphas)] : []
    return PNGFile.make([("IHDR", header)] + colors + [("IDAT", stored ? PNGFile.stored(rows) : packed), ("IEND", [])])
  }
}

/// A file made of chunks with correct checksums.
private enum PNGFile {
  static func make(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    chunks.reduce(into: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) { file, chunk in
      let tagged = Array(chunk.0.utf8) + chunk.1
      file += word(UInt32(chunk.1.count)) + tagged + word(checksum(tagged))
    }
  }

  /// Bytes in zlib's format, in one uncompressed block.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(bytes.count & 255), UInt8(bytes.count >> 8))
    let sums = bytes.reduce((1, 0) as (UInt32, UInt32)) { sums, byte in
      let first = (sums.0 + UInt32(byte)) % 65_521
      return (first, (sums.1 + first) % 65_521)
    }
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + bytes + word(sums.1 << 16 | sums.0)
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
