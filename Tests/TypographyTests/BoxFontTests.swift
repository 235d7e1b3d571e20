import Foundation
import Testing
import Typography
import TestSupport

struct BoxFontTests {
  private let engine = BoxFont()
  private let font = FontDescriptor(size: 16)

  @Test(
    arguments: [
      ("", 0), ("a", 8), ("A1.", 24), (" ", 4), ("a b", 20), ("한글", 32), ("日本", 32), ("😀", 16), ("👨‍👩‍👧", 16),
      ("e\u{301}", 8), ("\n", 0), ("\u{200B}", 0), ("❤️", 16),
    ] as [(String, CGFloat)])
  func widthsAreExact(text: String, width: CGFloat) { expectEqual(engine.width(of: text, font: font), width) }

  @Test func aLineIsAsHighAsTheSize() {
    expectEqual(engine.metrics(of: font).lineHeight, 16)
    expectEqual(engine.metrics(of: font).ascender, 12)
  }

  @Test func boxSitsOnBaselineAndCoversItsArea() throws {
    let pixels = engine.glyphs(of: GlyphRun(text: "H", font: font), scale: 2, fraction: 0)
    let mask = try #require(pixels.masks.first)
    // 16 points at 2×: a box 16 − 2·2 pixels wide and 24 high.
    expectEqual(mask.x, 2)
    expectEqual(mask.y, -24)
    expectEqual(mask.width, 12)
    expectEqual(mask.height, 24)
    #expect(mask.coverage.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [0, 0.25, 0.5, 0.75] as [CGFloat])
  func coverageMatchesAreaAtAnyOrigin(fraction: CGFloat) throws {
    let pixels = engine.glyphs(of: GlyphRun(text: "H", font: FontDescriptor(size: 17)), scale: 1, fraction: fraction)
    let mask = try #require(pixels.masks.first)
    let area = CGFloat(mask.coverage.reduce(0) { $0 + Int($1) }) / 255
    expectLess(
      abs(area - (8.5 - 2.125) * 12.75), 0.2, "rounding of at most 1/510 in each of \(mask.coverage.count) pixels")
    expectEqual(mask.coverage.count, mask.width * mask.height)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300] as [CGFloat])
  func absurdSizesAreHarmless(size: CGFloat) {
    let odd = FontDescriptor(size: size)
    expectTrue(engine.width(of: "abc", font: odd).isFinite)
    expectTrue(engine.metrics(of: odd).lineHeight.isFinite)
    _ = engine.glyphs(of: GlyphRun(text: "abc", font: odd), scale: 3, fraction: 0)
    _ = engine.glyphs(of: GlyphRun(text: "abc", font: font), scale: size, fraction: size)
  }
}
