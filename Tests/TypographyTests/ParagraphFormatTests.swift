import Foundation
import Geometry
import Testing

import Typography
import TestSupport

/// Paragraphs with different formats, in a font of boxes: at 10 points letters are 5 wide, lines 10 high.
struct ParagraphFormatTests {
  private func span(_ text: String, _ paragraph: Int?) -> AttributedText.Span {
    AttributedText.Span(text: text, font: FontDescriptor(size: 10), paragraph: paragraph)
  }

  private func lines(_ spans: [AttributedText.Span], _ width: CGFloat, _ format: ParagraphFormat) -> [TextLayout.Line] {
    TextLayout(AttributedText(spans: spans), width: width, format: format, engine: BoxFont()).lines
  }

  @Test func everyParagraphIsAlignedAndIndentedByItself() {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    var (right, indented) = (format, format)
    right.alignment = .right
    indented.firstLineIndent = 20
    indented.indent = 5
    format.paragraphs = [right, indented]
    let lines = lines([span("ab\n", 0), span("cd ef\n", 1), span("g\n", nil), span("h", 7)], 31, format)
    expectEqual(lines.map(\.x), [21, 20, 5, 0, 0])
    expectEqual(lines.map(\.startsParagraph), [true, true, false, true, true])
  }

  @Test func paragraphUsesStyleOfFirstCharacter() {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    var right = format
    right.alignment = .right
    format.paragraphs = [right]
    expectEqual(lines([span("a", nil), span("b", 0)], 30, format).map(\.x), [0])
    expectEqual(lines([span("a", 0), span("b", nil)], 30, format).map(\.x), [20])
  }

  @Test func spacesBetweenParagraphsAreThoseOfBoth() {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    var (loose, tall) = (format, format)
    (loose.paragraphSpacing, loose.paragraphSpacingBefore) = (7, 3)
    tall.minimumLineHeight = 30
    format.paragraphs = [loose, tall]
    let lines = lines([span("a\n", 0), span("b\n", 0), span("c", 1)], 100, format)
    #expect(lines.map(\.top) == [0, 20, 37] && lines.map(\.height) == [10, 10, 30])
  }

  @Test func lineLimitAppliesToWholeText() {
    var format = ParagraphFormat(lineBreak: .truncateTail, maximumLines: 1)
    var other = ParagraphFormat(lineBreak: .wordWrap, maximumLines: 9)
    other.indent = 5
    format.paragraphs = [other]
    let lines = lines([span("abcdefgh", 0)], 20, format)
    #expect(lines.count == 1 && lines[0].isTruncated && lines[0].width <= 20)
  }

  /// One format for all spans equals that format by number for every span.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aNumberMeansItsFormat(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var format = ParagraphFormat(lineBreak: .wordWrap)
    format.alignment = [.left, .right, .center, .justified, .natural][Int(random.next() % 5)]
    format.lineSpacing = CGFloat(random.next() % 5)
    format.paragraphSpacing = CGFloat(random.next() % 9)
    format.firstLineIndent = CGFloat(random.next() % 20)
    format.tailIndent = -CGFloat(random.next() % 9)
    let text = random.text(60, of: ["a", "bc ", "한", "\n"])
    let width = CGFloat(20 + random.next() % 80)
    var numbered = ParagraphFormat(lineBreak: .wordWrap)
    numbered.paragraphs = [format]
    expectEqual(lines([span(text, nil)], width, format), lines([span(text, 0)], width, numbered), "seed \(seed)")
  }
}
