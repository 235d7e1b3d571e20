import Drawing
import Foundation
import Testing
import TestSupport
import Typography

import Raster

/// A text engine that returns glyphs with fewer pixels than they claim, empty ones and ones of negative size, and one
/// valid glyph.
private struct BrokenEngine: TextEngine {
  var isBroken: Bool
  private let blocks = BlockEngine()

  init(isBroken: Bool) { self.isBroken = isBroken }

  func metrics(of font: FontDescriptor) -> FontMetrics { blocks.metrics(of: font) }
  func width(of text: String, font: FontDescriptor) -> CGFloat { blocks.width(of: text, font: font) }

  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
    var pixels = blocks.glyphs(of: run, scale: scale, fraction: fraction)
    guard isBroken else { return pixels }
    for (width, height, count) in [(4, 4, 15), (4, 4, 17), (0, 4, 0), (4, 0, 0), (-4, -4, 16), (4, 4, 0)] {
      pixels.masks.append(
        .init(x: 2, y: -9, width: width, height: height, coverage: [UInt8](repeating: 255, count: count)))
      pixels.pictures.append(
        .init(x: 2, y: -9, width: width, height: height, pixels: [UInt32](repeating: .max, count: count)))
    }
    return pixels
  }
}

struct BrokenGlyphTests {
  @Test func invalidGlyphsAreOmitted() throws {
    let text = DrawCommand.text(
      TextCommand(
        run: GlyphRun(text: "a*b", font: FontDescriptor(size: 12)), origin: CGPoint(x: 4, y: 20), width: 22,
        color: .black))
    let list = DisplayList(size: CGSize(width: 40, height: 30), commands: [text])
    let pictures = try [false, true].map {
      try Rasterizer(textEngine: BrokenEngine(isBroken: $0)).draw(list, scale: 1).pixels
    }
    expectEqual(pictures[1], pictures[0])
    expectGreater(pictures[0].count { $0 != 0 }, 0)
  }
}
