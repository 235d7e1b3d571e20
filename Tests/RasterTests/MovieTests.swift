import Raster
import TestSupport
import Testing

/// Files with several frames, read again by decoders that follow the specifications.
struct MovieTests {
  /// Frames in which parts change by chance, and some not at all.
  private func frames(seed: UInt64, colors: Int) -> [Bitmap] {
    var random = SeededGenerator(seed: seed)
    let (width, height) = (1 + Int(random.next() % 40), 1 + Int(random.next() % 40))
    var pixels = (0..<width * height).map { _ in color(&random, colors) }
    return (0..<12).map { index in
      if index > 0, random.next() % 3 > 0 {
        let (x, y) = (Int(random.next() % UInt64(width)), Int(random.next() % UInt64(height)))
        for row in y..<min(height, y + 1 + Int(random.next() % 9)) {
          for column in x..<min(width, x + 1 + Int(random.next() % 9)) {
            pixels[row * width + column] = color(&random, colors)
          }
        }
      }
      return Bitmap(width: width, height: height, pixels: pixels)
    }
  }

  private func color(_ random: inout SeededGenerator, _ count: Int) -> UInt32 {
    0xFF00_0000 | UInt32(truncatingIfNeeded: (random.next() % UInt64(count)) &* 0x9E37_79B9) & 0xFF_FFFF
  }

  private func file(_ format: MovieFormat, _ frames: [Bitmap], framesPerSecond: Int) throws -> [UInt8] {
    var encoder = format.encoder(framesPerSecond: framesPerSecond)
    var bytes: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      bytes += try encoder.append(frame, isChanged: index == 0 || frame != frames[index - 1])
    }
    return try bytes + encoder.finish()
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func gifShowsEveryFrameOfFewColors(seed: UInt64) throws {
    let frames = frames(seed: seed, colors: 200)
    let shown = try GIFReader(file(.gif, frames, framesPerSecond: 10)).frames
    expectEqual(shown.flatMap { [Bitmap](repeating: $0.bitmap, count: $0.hundredths / 10) }, frames, "seed \(seed)")
  }

  /// Frames at 60 Hz are merged to at least two hundredths, and the durations add up to that of the run.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func gifKeepsTimeAtHighRates(seed: UInt64) throws {
    let frames = frames(seed: seed, colors: 100)
    let shown = try GIFReader(file(.gif, frames, framesPerSecond: 60)).frames
    #expect(shown.allSatisfy { $0.hundredths >= 2 })
    #expect(abs(shown.reduce(0) { $0 + $1.hundredths } - 20) <= 2, "seed \(seed)")
    expectEqual(shown.last?.bitmap, frames.last)
  }

  /// With more colors than the palette has, each is replaced with a near one.
  @Test func gifApproximatesManyColors() throws {
    let pixels = (0..<4_096).map { index -> UInt32 in
      let (red, green) = (UInt32(index % 64 * 4), UInt32(index / 64 * 4))
      return 0xFF00_0080 | red << 16 | green << 8
    }
    let bitmap = Bitmap(width: 64, height: 64, pixels: pixels)
    let shown = try #require(GIFReader(file(.gif, [bitmap], framesPerSecond: 10)).frames.first?.bitmap)
    for (old, new) in zip(bitmap.pixels, shown.pixels) {
      for shift in [0, 8, 16] as [UInt32] {
        expectLess(abs(Int(old >> shift & 255) - Int(new >> shift & 255)), 24)
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func animatedPNGShowsEveryFrame(seed: UInt64) throws {
    let frames = frames(seed: seed, colors: 100_000)
    let shown = try APNGReader(file(.apng, frames, framesPerSecond: 60)).frames
    expectEqual(shown.flatMap { [Bitmap](repeating: $0.bitmap, count: $0.length) }, frames, "seed \(seed)")
    #expect(shown.allSatisfy { $0.perSecond == 60 })
  }

  @Test func videoHasEveryFrame() throws {
    let frames = [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_0000].map {
      Bitmap(width: 2, height: 1, pixels: [$0, $0])
    }
    let file = try file(.y4m, frames, framesPerSecond: 30)
    let header = "YUV4MPEG2 W2 H1 F30:1 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    #expect(file.starts(with: Array(header.utf8)))
    // The values of black, white and red in BT.601 with limited range.
    let planes: [[UInt8]] = [[16, 128, 128], [235, 128, 128], [235, 128, 128], [81, 90, 240]]
    let expected = planes.flatMap { plane in Array("FRAME\n".utf8) + plane.flatMap { [$0, $0] } }
    expectEqual(Array(file.dropFirst(header.utf8.count)), expected)
  }

  @Test(arguments: MovieFormat.allCases)
  func sameFramesGiveTheSameBytes(format: MovieFormat) throws {
    let frames = frames(seed: 7, colors: 3_000)
    expectEqual(try file(format, frames, framesPerSecond: 60), try file(format, frames, framesPerSecond: 60))
  }
}
