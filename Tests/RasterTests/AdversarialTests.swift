import Drawing
import Foundation
import Geometry
import Testing
import TestSupport
import Typography

import Raster

/// Invalid numbers: drawn as far as they are meaningful, never with a trap, and quickly.
struct AdversarialTests {
  private static let strange: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e9,
    -1e9, 0x1p50, -0x1p50, 1e6, 0, -0.0, -5, 3,
  ]

  @Test(arguments: 0..<12 as Range<UInt64>)
  func invalidNumbersDoNoHarm(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let number = { Self.strange.randomElement(using: &random) ?? 0 }
    let image = Sketch.picture(5, 5) { _, _ in 0x8040_4040 }
    for _ in 0..<25 {
      let shape = Sketch.rect(number(), number(), number(), number(), radius: number())
      let color = Color(red: number(), green: number(), blue: number(), alpha: number())
      let ramp = Gradient(
        colors: [color, .white], locations: [number(), number()], start: CGPoint(x: number(), y: number()),
        end: CGPoint(x: number(), y: number()))
      let run = GlyphRun(text: "a*b", font: FontDescriptor(size: min(500, abs(number()))))
      let transform = CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      var clipped = ImageCommand(image: image, destination: shape.rect)
      clipped.source = CGRect(x: number(), y: number(), width: number(), height: number())
      let commands: [DrawCommand] = [
        .fill(shape, color), .border(shape, width: number(), .black), .gradient(shape, ramp), .image(clipped),
        .image(ImageCommand(image: image, destination: shape.rect, tint: .black)),
        .shadow(
          Shadow(
            shape: shape, blurRadius: min(40, number()), offset: CGSize(width: number(), height: number()),
            color: .black)),
        .text(
          TextCommand(run: run, origin: CGPoint(x: number(), y: number()), width: number(), color: .black)),
      ]
      let group = DrawGroup(clip: shape, transform: transform, opacity: number(), commands: commands)
      let list = DisplayList(size: CGSize(width: 20, height: 20), commands: commands + [.group(group)])
      _ = try Rasterizer(textEngine: BlockEngine()).draw(list, scale: 2)
      expectGreater(list.dump().count, 10)
    }
  }

  @Test
  func anEndlessRectangleFillsTheScreen() throws {
    let everywhere = CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    let bitmap = try Sketch.draw([.fill(RoundedRect(everywhere), .black)])
    #expect(bitmap.pixels.allSatisfy { $0 == 0xff00_0000 })
  }

  @Test(
    arguments: [
      (CGSize(width: 0, height: 10), 1), (CGSize(width: CGFloat.nan, height: 10), 1),
      (CGSize(width: -4, height: 10), 1), (CGSize(width: 16_385, height: 1), 1),
      (CGSize(width: CGFloat.infinity, height: 1), 1), (CGSize(width: 16_000, height: 16_000), 1),
      (CGSize(width: 10, height: 10), 0), (CGSize(width: 10, height: 10), CGFloat.nan),
      (CGSize(width: 10, height: 10), 9),
    ] as [(CGSize, CGFloat)])
  func unusableSurfacesAreRefused(size: CGSize, scale: CGFloat) {
    #expect(throws: RasterError.self) {
      try Rasterizer(textEngine: BlockEngine()).draw(DisplayList(size: size), scale: scale)
    }
  }

  @Test
  func theLongestSurfaceIsPainted() throws {
    let bitmap = try Sketch.draw([.fill(Sketch.rect(0, 0, 16_384, 2, radius: 1), .black)], width: 16_384, height: 2)
    expectEqual(bitmap.width, 16_384)
    expectEqual(bitmap[8_000, 1], 0xff00_0000)
  }

  /// An engine whose glyphs have too few pixels is not trusted.
  @Test
  func shortGlyphBuffersAreLeftOut() throws {
    struct InconsistentEngine: TextEngine {
      func metrics(of font: FontDescriptor) -> FontMetrics { BlockEngine().metrics(of: font) }
      func width(of text: String, font: FontDescriptor) -> CGFloat { 10 }
      func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
        GlyphPixels(
          masks: [.init(x: 0, y: -5, width: 5, height: 5, coverage: [255])],
          pictures: [.init(x: 0, y: -5, width: -5, height: -5, pixels: Array(repeating: 1, count: 25))])
      }
    }
    let list = DisplayList(size: CGSize(width: 20, height: 20), commands: [Sketch.text("x", x: 5, y: 10)])
    let bitmap = try Rasterizer(textEngine: InconsistentEngine()).draw(list, scale: 1)
    #expect(bitmap.pixels.allSatisfy { $0 == 0 })
  }
}
