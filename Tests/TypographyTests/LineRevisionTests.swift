import Foundation
import Synchronization
import Testing

import TestSupport
import Typography

/// Lines that are laid out again after an edit, compared with a layout of the whole text.
struct LineRevisionTests {
  /// The font of boxes, with a count of what it measures.
  private final class CountingEngine: TextEngine {
    private let count = Atomic(0)
    private let boxes = BoxFont()

    var measurements: Int { count.load(ordering: .relaxed) }

    func metrics(of font: FontDescriptor) -> FontMetrics { boxes.metrics(of: font) }
    func width(of text: String, font: FontDescriptor) -> CGFloat {
      count.add(1, ordering: .relaxed)
      return boxes.width(of: text, font: font)
    }
    func glyphs(of run: GlyphRun, scale: CGFloat, fraction: CGFloat) -> GlyphPixels {
      boxes.glyphs(of: run, scale: scale, fraction: fraction)
    }
  }

  private static let alphabet = ["a", "b", "word ", " ", "가", "日", "-", "😀", "e\u{301}", "\n", "\u{A0}", "。"]

  /// Returns a text in two fonts, of which the second begins at `change`.
  private func text(_ characters: [Character], change: Int) -> AttributedText {
    let change = min(change, characters.count)
    return AttributedText(spans: [
      AttributedText.Span(text: String(characters[..<change]), font: FontDescriptor(size: 10), paragraph: 0),
      AttributedText.Span(text: String(characters[change...]), font: FontDescriptor(size: 16), style: 1, paragraph: 1),
    ])
  }

  private func format(_ random: inout SeededGenerator) -> ParagraphFormat {
    let breaks = [ParagraphFormat.LineBreak.wordWrap, .characterWrap, .clip, .truncateTail]
    var format = ParagraphFormat(lineBreak: breaks[Int(random.next() % 4)])
    if random.next() % 5 == 0 { format.maximumLines = 1 + Int(random.next() % 4) }
    var indented = format
    (indented.firstLineIndent, indented.indent) = (CGFloat(random.next() % 30), CGFloat(random.next() % 20))
    format.paragraphs = [format, indented]
    return format
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func revisedLinesAreThoseOfTheWholeText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let engine = CountingEngine()
    let format = format(&random)
    let width = CGFloat(random.next() % 150)
    var characters = Array(random.text(Int(random.next() % 200), of: Self.alphabet))
    var change = Int(random.next() % 200)
    var block = CaretBlock(text(characters, change: change), width: width, format: format, engine: engine)
    for _ in 0..<12 {
      let start = Int(random.next() % UInt64(characters.count + 1))
      let end = min(characters.count, start + Int(random.next() % 6))
      characters.replaceSubrange(start..<end, with: random.text(Int(random.next() % 5), of: Self.alphabet))
      characters = Array(String(characters))
      if random.next() % 6 == 0 { change = Int(random.next() % 200) }
      let edited = text(characters, change: change)
      block = CaretBlock(edited, width: width, format: format, engine: engine, revising: block)
      let whole = CaretBlock(edited, width: width, format: format, engine: engine)
      expectEqual(block.layout, whole.layout, "seed \(seed)")
      expectEqual(block.lines, whole.lines, "seed \(seed)")
    }
  }

  /// A letter in the middle of a paragraph changes some lines there, however long the paragraph is.
  @Test(arguments: [1_000, 9_000])
  func keystrokeBreaksOnlyTheLinesItChanges(length: Int) {
    let engine = CountingEngine()
    let format = ParagraphFormat(lineBreak: .wordWrap)
    var characters = Array(String(repeating: "The line runs where it likes. ", count: length / 30))
    let first = CaretBlock(text(characters, change: 0), width: 200, format: format, engine: engine)
    characters.insert("a", at: length / 2)
    let before = engine.measurements
    let second = CaretBlock(text(characters, change: 0), width: 200, format: format, engine: engine, revising: first)
    // One measurement positions each line; breaking one takes some ten.
    expectLess(engine.measurements - before - second.lines.count, 60)
  }
}
