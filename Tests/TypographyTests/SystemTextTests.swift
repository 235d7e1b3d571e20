import Foundation
import Testing
import Typography

import SystemText
import TestSupport

/// Text in the fonts of this machine, which `scripts/test` installs.
struct SystemTextTests {
  private let engine: SystemTextEngine
  private let body = FontDescriptor(size: 17)

  init() throws { engine = try SystemTextEngine() }

  private func pixels(_ text: String, _ font: FontDescriptor? = nil, scale: CGFloat = 2, fraction: CGFloat = 0)
    -> GlyphPixels
  {
    engine.glyphs(of: GlyphRun(text: text, font: font ?? body), scale: scale, fraction: fraction)
  }

  private func covered(_ pixels: GlyphPixels) -> Int {
    pixels.masks.reduce(0) { $0 + $1.coverage.reduce(0) { $0 + Int($1) } }
  }

  /// Other fonts have other pictures at the code point of Apple's logo.
  @Test(arguments: ["\u{F8FF}", "\u{E000}", "\u{F0001}"])
  func charactersForPrivateUseAreEmptyBoxes(text: String) {
    #expect(pixels(text).masks.map(\.coverage) == pixels("\u{25A1}").masks.map(\.coverage))
    #expect(engine.width(of: text, font: body) == engine.width(of: "\u{25A1}", font: body))
    #expect(covered(pixels(text)) > 0)
  }

  // MARK: Measuring

  /// Line heights on iOS: 17 points are 20.29 high, 34 are 40.57.
  @Test func linesAreAsHighAsOnAPhone() {
    expectLess(abs(engine.metrics(of: body).lineHeight - 20.287), 0.001)
    expectLess(abs(engine.metrics(of: FontDescriptor(size: 34)).lineHeight - 40.574), 0.001)
  }

  /// Interface Builder makes a label "Label" 42 points wide, and a 15-point button "Button" 46.
  @Test func wordWidthsApproximatePhones() {
    expectLess(abs(engine.width(of: "Label", font: body) - 42), 0.8)
    expectLess(abs(engine.width(of: "Button", font: FontDescriptor(size: 15)) - 46), 0.8)
  }

  @Test func widthsScaleWithSizeAndIgnoreOverhang() {
    let small = engine.width(of: "fjord", font: FontDescriptor(size: 8))
    expectLess(abs(engine.width(of: "fjord", font: FontDescriptor(size: 16)) - 2 * small), 0.001)
    let separate = engine.width(of: "x", font: body) + engine.width(of: "j", font: body)
    expectLess(abs(engine.width(of: "xj", font: body) - separate), 0.5, "the tail of j leans out to the left")
  }

  /// The drawing of a long text ends where its width ends, also at sizes between the steps of the fonts.
  @Test(arguments: [0.41, 0.9003, 0.937, 1.17, 1.3, 2]) func longTextEndsWithItsWidth(scale: CGFloat) {
    let text = "Supplementary items at the corners of icons and more of them"
    for size in [11, 12, 17] as [CGFloat] {
      let font = FontDescriptor(size: size)
      let end = engine.width(of: text, font: font) * scale
      for mask in pixels(text, font, scale: scale).masks {
        expectTrue(CGFloat(mask.x + mask.width) <= end + 2, "\(mask.x + mask.width) of \(end) at \(size)")
      }
    }
  }

  /// A tab is drawn as a space, but a text with one is not split into runs in the same way as plain text.
  @Test(arguments: ["Label 42", " Two  words ", "AV To fjord", "~!@#$%^&*()_+ 0123456789"])
  func plainTextIsShapedAsOtherText(text: String) {
    for font in [body, FontDescriptor(size: 24, weight: 0.4), FontDescriptor(size: 17, hasMonospacedDigits: true)] {
      let other = text.replacing(" ", with: "\t", maxReplacements: 1)
      expectEqual(engine.width(of: text, font: font), engine.width(of: other, font: font))
      #expect(pixels(text, font).masks.map(\.coverage) == pixels(other, font).masks.map(\.coverage))
    }
  }

  @Test func lettersAreKerned() {
    let separate = engine.width(of: "A", font: body) + engine.width(of: "V", font: body)
    expectLess(engine.width(of: "AV", font: body), separate - 0.5)
  }

  @Test func tabularDigitsAreEquallyWide() {
    let tabular = FontDescriptor(size: 17, hasMonospacedDigits: true)
    let widths = (0...9).map { engine.width(of: "\($0)", font: tabular) }
    expectEqual(Set(widths).count, 1)
    expectEqual(engine.width(of: "1111", font: tabular), engine.width(of: "0000", font: tabular))
    expectLess(engine.width(of: "1111", font: body), engine.width(of: "0000", font: body) - 5)
  }

  /// Every syllable is measured, since shapers set the letters of a decomposed one side by side, three times as wide.
  @Test func everyHangulSyllableMeasuresTheSameDecomposed() {
    let advance = engine.width(of: "가", font: body)
    for start in stride(from: 0xAC00 as UInt32, through: 0xD7A3, by: 64) {
      let syllables = (start..<min(start + 64, 0xD7A4)).compactMap(Unicode.Scalar.init).map(String.init)
      let text = syllables.joined()
      let width = engine.width(of: text, font: body)
      expectLess(abs(width - CGFloat(syllables.count) * advance), 0.01 * CGFloat(syllables.count))
      expectEqual(engine.width(of: text.decomposedStringWithCanonicalMapping, font: body), width)
    }
  }

  // MARK: Drawing

  /// Letters stay on the baseline whatever marks are above them: SDL2_ttf adds height for tall accents without
  /// reporting it.
  @Test(arguments: ["x", "xẾ", "xǺ", "x한", "xg"])
  func theBaselineDoesNotMove(text: String) throws {
    let alone = try #require(pixels("x").masks.first)
    let top = try #require(pixels(text).masks.first)
    // The columns of the letter x.
    let column = alone.x + alone.width / 2 - top.x
    let rows = (0..<top.height).filter { top.coverage[$0 * top.width + column] > 0 }
    let lowest = try #require(rows.last)
    let own = try #require((0..<alone.height).last { alone.coverage[$0 * alone.width + alone.width / 2] > 0 })
    expectAtMost(abs((top.y + lowest) - (alone.y + own)), (text == "x" ? 0 : 1))
    expectAtMost(alone.y + alone.height, 1)
    expectAtLeast(alone.y + alone.height, 0)
  }

  @Test func quarterPixelOffsetShiftsCoverageByQuarterPixel() throws {
    func center(_ fraction: CGFloat) throws -> Double {
      let mask = try #require(pixels("l", fraction: fraction).masks.first)
      var sum = 0.0
      var total = 0.0
      for (index, coverage) in mask.coverage.enumerated() {
        sum += Double(coverage) * Double(mask.x + index % mask.width)
        total += Double(coverage)
      }
      return sum / total
    }
    let start = try center(0)
    for step in [0.25, 0.5, 0.75] {
      let moved = try center(CGFloat(step))
      expectLess(abs(moved - start - step), 0.05, "coverage is rounded to 1/255")
    }
  }

  @Test func coverageGrowsWithTheWeight() {
    let coverages = [-0.4, 0, 0.3, 0.62].map { covered(pixels("Weight 무게", FontDescriptor(size: 17, weight: $0))) }
    expectEqual(coverages, coverages.sorted())
    expectEqual(Set(coverages).count, coverages.count)
  }

  @Test func coverageEndsAtMeasuredWidth() throws {
    for text in ["Hello", "안녕하세요", "mixed 한글 text"] {
      let right = pixels(text, scale: 3).masks.map { $0.x + $0.width }.max() ?? 0
      let width = engine.width(of: text, font: body) * 3
      expectLess(abs(CGFloat(right) - width), 6, "side bearing of the last letter")
    }
  }

  @Test(arguments: [
    "😀", "👨‍👩‍👧‍👦", "👍🏽", "🇰🇷", "🇺🇸", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "1️⃣", "#️⃣", "❤️", "☺️", "⌚", "🏳️‍🌈", "🧑🏻‍🤝‍🧑🏿", "©️",
  ])
  func emojiArePictures(emoji: String) throws {
    let drawn = pixels(emoji)
    expectEmpty(drawn.masks)
    let picture = try #require(drawn.pictures.first)
    expectEqual(drawn.pictures.count, 1)
    // 136 × 128 pixels at an em of 109, drawn at 34 pixels per em.
    expectEqual(picture.width, 43)
    expectEqual(picture.height, 40)
    expectEqual(picture.pixels.count, picture.width * picture.height)
    #expect(picture.pixels.contains { $0 >> 24 == 255 })
    #expect(
      picture.pixels.allSatisfy { pixel in
        [16, 8, 0].allSatisfy { pixel >> $0 & 255 <= pixel >> 24 }
      }, "premultiplied")
  }

  @Test(arguments: ["©", "®", "™", "0123456789", "#*", "❤\u{FE0E}", "→", "abc", "한글"])
  func textStaysText(text: String) {
    let drawn = pixels(text)
    expectEmpty(drawn.pictures)
    expectGreater(covered(drawn), 0)
  }

  @Test func mixedTextIsInOrder() {
    let drawn = pixels("a😀b한")
    let starts = drawn.masks.map(\.x) + drawn.pictures.map(\.x)
    expectEqual(drawn.masks.count, 3)
    expectEqual(drawn.pictures.count, 1)
    #expect(starts[0] < drawn.pictures[0].x && drawn.pictures[0].x < starts[1] && starts[1] < starts[2])
  }

  @Test func missingGlyphIsBox() { expectGreater(covered(pixels("\u{E123}\u{10FFFD}")), 0) }

  // MARK: Determinism

  @Test func measurementsAreIndependentOfEarlierOnes() throws {
    let texts = ["Hello", "안녕 😀", "fi 12:34", "Ấ̇", "日本語"]
    // More sizes than a face is kept open at.
    let sizes: [CGFloat] = [8, 9, 11, 12, 13, 15, 17, 20, 34]
    let fresh = try SystemTextEngine()
    for text in texts.reversed() {
      for size in sizes.reversed() {
        let run = GlyphRun(text: text, font: FontDescriptor(size: size))
        let other = fresh.glyphs(of: run, scale: 2, fraction: 0.25)
        _ = pixels(text, FontDescriptor(size: size + 1), scale: 3)
        let own = engine.glyphs(of: run, scale: 2, fraction: 0.25)
        expectEqual(own.masks.map(\.coverage), other.masks.map(\.coverage))
        expectEqual(own.pictures.map(\.pixels), other.pictures.map(\.pixels))
        expectEqual(engine.width(of: text, font: run.font), fresh.width(of: text, font: run.font))
      }
    }
  }

  @Test func manyThreadsGetTheSameAnswers() async {
    let expected = covered(pixels("threads 실 😀"))
    let coverages = await withTaskGroup(of: Int.self) { group in
      for number in 0..<16 {
        group.addTask {
          _ = engine.width(of: "other \(number)", font: FontDescriptor(size: CGFloat(number + 5)))
          return covered(pixels("threads 실 😀"))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(coverages.allSatisfy { $0 == expected })
  }

  // MARK: Hostile input

  @Test(arguments: [
    "", "\n", "\t", " ", "\0", "\u{202E}abc\u{202C}", "\u{FEFF}", "\u{FE0F}", "\u{200D}", "👨\u{200D}", "\u{301}",
    "🇰", "\u{E0067}", "ᄒ", "ﷺ", "\u{FFFF}", "a\u{AD}b",
  ])
  func oddTextIsHarmless(text: String) {
    let width = engine.width(of: text, font: body)
    expectTrue(width.isFinite)
    expectAtLeast(width, 0)
    for mask in pixels(text).masks { expectEqual(mask.coverage.count, mask.width * mask.height) }
  }

  @Test(arguments: [0, -1, 0.2, .nan, .infinity, 512, 1e300] as [CGFloat])
  func absurdSizesAreHarmless(size: CGFloat) {
    let font = FontDescriptor(size: size, weight: size)
    expectTrue(engine.width(of: "aA한😀", font: font).isFinite)
    expectTrue(engine.metrics(of: font).lineHeight.isFinite)
    _ = pixels("a한😀", font, scale: 3)
    _ = pixels("a", scale: size, fraction: size)
  }

  /// Without a limit, the shaper works on this text for two minutes.
  @Test func combiningMarksAreLimited() {
    let heap = "a" + String(repeating: "\u{301}", count: 200_000)
    let limited = "a" + String(repeating: "\u{301}", count: TextLimits.scalarsPerGrapheme - 1)
    expectEqual(engine.width(of: heap, font: body), engine.width(of: limited, font: body))
    expectEqual(pixels(heap).masks.map(\.coverage), pixels(limited).masks.map(\.coverage))
  }

  @Test func endlessTextIsLimited() {
    let line = String(repeating: "가", count: 100_000)
    let advance = engine.width(of: "가", font: body)
    expectLess(abs(engine.width(of: line, font: body) - advance * CGFloat(TextLimits.graphemes)), 20)
    let right = pixels(line).masks.map { $0.x + $0.width }.max() ?? 0
    expectLess(right, 40_000)
    let chain = String(repeating: "👨\u{200D}", count: 1_000)
    expectTrue(engine.width(of: chain, font: body).isFinite)
    _ = pixels(chain, FontDescriptor(size: 200), scale: 3)
  }
}
