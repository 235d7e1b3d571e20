import Drawing
import Foundation
import Geometry
import Testing
import TestSupport

import Raster

/// Clips, opacity and transforms of groups.
struct GroupTests {
  private let noise: ImagePixels = {
    var random = SeededGenerator(seed: 12)
    return Sketch.picture(8, 8) { _, _ in UInt32.random(in: 0 ... .max, using: &random) | 0xff00_0000 }
  }()

  private func group(
    _ commands: [DrawCommand], clip: RoundedRect? = nil, transform: CGAffineTransform = .identity, opacity: CGFloat = 1
  ) -> DrawCommand {
    .group(DrawGroup(clip: clip, transform: transform, opacity: opacity, commands: commands))
  }

  /// An edge that covers less than a color level of a row leaves the row as it was.
  @Test(arguments: [0.0005, 0.001, 0.0019] as [CGFloat])
  func aBarelyCoveredRowIsClipped(excess: CGFloat) throws {
    let whole = DrawCommand.fill(Sketch.rect(0, 0, 8, 8), .black)
    for clip in [Sketch.rect(2, 3, 4, 2 + excess), Sketch.rect(2, 3 - excess, 4, 2 + excess)] {
      let bitmap = try Sketch.draw([.group(DrawGroup(clip: clip, commands: [whole]))])
      let blank = "........"
      expectEqual(Sketch.ascii(bitmap), [blank, blank, blank, "..####..", "..####..", blank, blank, blank])
    }
  }

  @Test
  func nothingIsPaintedOutsideAClip() throws {
    let bitmap = try Sketch.draw([group([.fill(Sketch.rect(-9, -9, 90, 90), .black)], clip: Sketch.rect(2, 3, 4, 2))])
    expectEqual(
      Sketch.ascii(bitmap),
      [
        "........",
        "........",
        "........",
        "..####..",
        "..####..",
        "........",
        "........",
        "........",
      ])
  }

  /// A clip covers its contents exactly as the same shape would be filled, even where edges share a pixel.
  @Test(arguments: [
    Sketch.rect(0, 0, 8, 8, radius: 4), Sketch.rect(1.3, 0.6, 5.5, 6.1, radius: 2), Sketch.rect(0.5, 0.5, 6, 6),
    Sketch.rect(2, 2, 0.4, 5), Sketch.rect(1, 1, 6, 6, radius: 3, corners: [.topRight, .bottomLeft]),
  ])
  func clippingAFloodIsFillingTheShape(shape: RoundedRect) throws {
    let clipped = try Sketch.draw([group([.fill(Sketch.rect(-1, -1, 10, 10), .black)], clip: shape)])
    let filled = try Sketch.draw([.fill(shape, .black)])
    expectNil(Sketch.difference(clipped, filled))
  }

  @Test
  func nestedClipsMultiply() throws {
    let half = Sketch.rect(0, 0, 0.5, 8)
    let flood = DrawCommand.fill(Sketch.rect(0, 0, 8, 8), .white)
    let bitmap = try Sketch.draw([group([group([flood], clip: half)], clip: half)])
    expectEqual(bitmap[0, 3] >> 24, 64)
    expectEqual(bitmap[1, 3], 0)
  }

  @Test
  func groupFadesAsSingleImage() throws {
    let overlapping = [
      DrawCommand.fill(Sketch.rect(0, 0, 5, 5), .white), DrawCommand.fill(Sketch.rect(3, 3, 5, 5), .white),
    ]
    let bitmap = try Sketch.draw([group(overlapping, opacity: 0.5)])
    expectEqual(Set(bitmap.pixels), [0, 0x8080_8080])
  }

  @Test
  func invisibleGroupsPaintNothing() throws {
    let flood = DrawCommand.fill(Sketch.rect(0, 0, 8, 8), .white)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    let broken = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let bitmap = try Sketch.draw([
      group([flood], opacity: 0), group([flood], opacity: .nan), group([flood], transform: flat),
      group([flood], transform: broken), group([flood], clip: Sketch.rect(0, 0, 0, 8)),
      .fill(Sketch.rect(0, 0, 8, 8), .clear),
      .fill(Sketch.rect(0, 0, 8, 8), Color(red: 1, green: 1, blue: 1, alpha: .nan)),
    ])
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }

  /// A quarter turn moves whole pixels, and no pixel may be lost.
  @Test
  func aQuarterTurnOnlyRearranges() throws {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
    let bitmap = try Sketch.draw([group([Sketch.image(noise, 0, 0, 8, 8)], transform: turn)])
    for y in 0..<8 {
      for x in 0..<8 { expectEqual(bitmap[x, y], noise.pixels[(7 - x) * 8 + y]) }
    }
  }

  @Test
  func aMirrorOnlyRearranges() throws {
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0)
    let bitmap = try Sketch.draw([group([Sketch.image(noise, 0, 0, 8, 8)], transform: mirror)])
    for y in 0..<8 {
      for x in 0..<8 { expectEqual(bitmap[x, y], noise.pixels[y * 8 + 7 - x]) }
    }
  }

  /// The fast path for upright cells and the general path give the same result: the general one is used at a rotation
  /// too small to matter.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func uprightAndTurnedSamplingAgree(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let scaleX = CGFloat.random(in: 0.55...1.8, using: &random)
    let scaleY = CGFloat.random(in: 0.55...1.8, using: &random)
    let (tx, ty) = (CGFloat.random(in: -3...9, using: &random), CGFloat.random(in: -3...9, using: &random))
    let opacity: CGFloat = seed % 3 == 0 ? 0.7 : 1
    let backdrop = DrawCommand.fill(Sketch.rect(0, 0, 24, 24), Color(red: 0.2, green: 0.6, blue: 0.4))
    let draw = { (shear: CGFloat) in
      let transform = CGAffineTransform(a: scaleX, b: shear, c: 0, d: scaleY, tx: tx, ty: ty)
      return try Sketch.draw(
        [backdrop, self.group([Sketch.image(self.noise, 0, 0, 8, 8)], transform: transform, opacity: opacity)],
        width: 24, height: 24)
    }
    let (upright, turned) = (try draw(0), try draw(1e-7))
    for (a, b) in zip(upright.pixels, turned.pixels) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        expectAtMost(abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)), 2, "seed \(seed)")
      }
    }
  }

  @Test
  func strongShrinkingAverages() throws {
    let checks = Sketch.picture(64, 64) { x, y in (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000 }
    let shrink = CGAffineTransform(scaleX: 0.125, y: 0.125)
    let bitmap = try Sketch.draw([group([Sketch.image(checks, 0, 0, 64, 64)], transform: shrink)])
    for y in 1..<7 {
      for x in 1..<7 { expectAtMost(abs(Int(bitmap[x, y] & 255) - 128), 2) }
    }
  }

  @Test
  func movingTransformedCellIsPaintedOnce() throws {
    let rasterizer = Rasterizer(textEngine: BlockEngine())
    var screen = try Framebuffer(size: CGSize(width: 64, height: 64), scale: 2)
    let cell = [Sketch.image(noise, 0, 0, 20, 20), Sketch.text("ab", x: 2, y: 12)]
    let list = { (share: CGFloat) in
      let transform = CGAffineTransform(a: 0.98, b: 0, c: 0, d: 0.7 + 0.3 * share, tx: 20 * share, ty: 9)
      return DisplayList(
        size: CGSize(width: 64, height: 64), commands: [self.group(cell, transform: transform, opacity: share)])
    }
    expectEqual(screen.show(list(0.3), with: rasterizer).work.layersMade, 1)
    for step in 1...6 {
      let work = screen.show(list(0.3 + 0.1 * CGFloat(step)), with: rasterizer).work
      expectEqual(work.layersMade, 0)
      expectGreater(work.pixelsPainted, 0)
    }
  }
}
