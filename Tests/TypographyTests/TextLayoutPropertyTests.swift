import Foundation
import Testing
import Typography
import TestSupport

/// Properties of all texts; the seed names the case.
struct TextLayoutPropertyTests {
  private let font = FontDescriptor(size: 20)
  private static let alphabet = ["a", "b", " ", " ", "가", "나", "日", "-", "😀", "e\u{301}", "\n", "\u{A0}", "。", "1"]

  private func layout(
    _ text: String, width: CGFloat, _ lineBreak: ParagraphFormat.LineBreak, lines: Int = 0
  ) -> TextLayout {
    TextLayout(
      AttributedText(text, font: font), width: width,
      format: ParagraphFormat(lineBreak: lineBreak, maximumLines: lines), engine: BoxFont())
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func linesHoldAllTextAndFitTheColumn(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(Int(random.next() % 80), of: Self.alphabet)
    let width = CGFloat(random.next() % 200)
    for lineBreak in [ParagraphFormat.LineBreak.wordWrap, .characterWrap, .truncateTail] {
      let layout = layout(text, width: width, lineBreak)
      expectEqual(layout.lines.map { layout.text.count(of: $0.range) }.joined(), layout.text, "seed \(seed)")
      for line in layout.lines {
        let graphemes = line.fragments.reduce(0) { $0 + $1.run.text.count }
        #expect(line.width <= width || graphemes == 1, "seed \(seed): \(line)")
      }
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func truncatedTextFitsAndReportsTruncation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(1 + Int(random.next() % 40), of: Self.alphabet)
    let width = CGFloat(10 + random.next() % 200)
    let lines = 1 + Int(random.next() % 3)
    for lineBreak in [ParagraphFormat.LineBreak.truncateHead, .truncateMiddle, .truncateTail] {
      let layout = layout(text, width: width, lineBreak, lines: lines)
      expectAtMost(layout.lines.count, lines)
      let last = layout.lines.last
      let isCut = last?.fragments.contains { $0.run.text.contains("…") } ?? false
      expectEqual(isCut, layout.isTruncated, "seed \(seed)")
      if isCut { expectAtMost((last?.width ?? 0), width, "seed \(seed)") }
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func layingOutAtTheNaturalWidthChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(Int(random.next() % 80), of: Self.alphabet)
    let first = layout(text, width: CGFloat(20 + random.next() % 200), .wordWrap)
    let second = layout(text, width: first.size.width, .wordWrap)
    expectEqual(first.lines.map(\.range), second.lines.map(\.range), "seed \(seed)")
  }

  /// Greedy line breaking in one sentence: the longest piece that ends at a space and fits, otherwise the letters that
  /// fit.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func wordWrapAgreesWithBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(Int(random.next() % 60), of: ["a", "b", "가", " ", " "])
    let width = CGFloat(20 + random.next() % 100)
    expectEqual(
      layout(text, width: width, .wordWrap).lines.map(\.range), bruteForce(Array(text), width), "seed \(seed)")
  }

  private func bruteForce(_ text: [Character], _ width: CGFloat) -> [Range<Int>] {
    func length(_ range: Range<Int>) -> CGFloat {
      var end = range.upperBound
      while end > range.lowerBound, text[end - 1] == " " { end -= 1 }
      return text[range.lowerBound..<end].reduce(0) { $0 + ($1 == " " ? 5 : $1 == "가" ? 20 : 10) }
    }
    var lines: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let fitting = (start + 1...text.count).filter { length(start..<$0) <= width }
      let ends = fitting.filter { $0 == text.count || (text[$0 - 1] == " " && text[$0] != " ") }
      let end = ends.last ?? fitting.last ?? start + 1
      lines.append(start..<end)
      start = end
    }
    return lines
  }

  @Test func composedAndDecomposedTextAreTheSame() {
    for text in ["한글 테세라", "é à ñ", "Ấ", "가각힣"] {
      let composed = layout(text.precomposedStringWithCanonicalMapping, width: 60, .wordWrap)
      let decomposed = layout(text.decomposedStringWithCanonicalMapping, width: 60, .wordWrap)
      expectEqual(composed, decomposed)
      #expect(decomposed.text.unicodeScalars.elementsEqual(composed.text.unicodeScalars))
    }
  }

  @Test func endlessTextIsLimited() {
    let layout = layout(String(repeating: "word ", count: 200_000), width: 300, .wordWrap)
    expectEqual(layout.text.count, TextLimits.graphemes)
    let marks = self.layout("a" + String(repeating: "\u{301}", count: 200_000), width: 300, .wordWrap)
    expectAtMost(marks.text.unicodeScalars.count, TextLimits.scalarsPerGrapheme)
    expectEqual(marks.lines.count, 1)
  }

  /// Layout measures only text near a line, not the whole text for each line.
  @Test func workGrowsWithTheText() {
    let counter = CountingEngine()
    let words = String(repeating: "word ", count: 1_000)
    _ = TextLayout(AttributedText(words, font: font), width: 200, format: .init(lineBreak: .wordWrap), engine: counter)
    let lines = 250
    expectAtMost(counter.questions, lines * 10)
    expectAtMost(counter.graphemes, lines * 10 * 64)
  }
}

/// Counts the measurements of a layout.
private final class CountingEngine: TextEngine, @unchecked Sendable {
  var questions = 0
  var graphemes = 0

  func metrics(of font: FontDescriptor) -> FontMetrics { BoxFont().metrics(of: font) }
  func width(of text: String, font: FontDescriptor) -> CGFloat {
    questions += 1
    graphemes += text.count
    return BoxFont().width(of: text, font: font)
  }
  func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels { GlyphPixels() }
}
