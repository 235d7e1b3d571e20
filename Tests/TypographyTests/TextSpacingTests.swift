import Foundation
import Testing
import Typography
import TestSupport

/// Spacing between letters, above the baseline, between paragraphs and beside them.
struct TextSpacingTests {
  private let engine = BoxFont()
  private let font = FontDescriptor(size: 10)

  private func layout(
    _ spans: [AttributedText.Span], width: CGFloat = .infinity, _ change: (inout ParagraphFormat) -> Void = { _ in }
  ) -> TextLayout {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    change(&format)
    return TextLayout(AttributedText(spans: spans), width: width, format: format, engine: engine)
  }

  private func span(_ text: String, kern: CGFloat = 0, rise: CGFloat = 0) -> AttributedText.Span {
    AttributedText.Span(text: text, font: font, kern: kern, rise: rise)
  }

  private func width(_ text: String) -> CGFloat { engine.width(of: text, font: font) }

  @Test(arguments: [4, 0.5, -1] as [CGFloat])
  func kerningSpacesLettersExactly(kern: CGFloat) throws {
    let line = try #require(layout([span("abc", kern: kern)]).lines.first)
    expectEqual(line.fragments.map(\.run.text), ["a", "b", "c"])
    expectEqual(line.fragments.map(\.x), [0, width("a") + kern, width("a") + width("b") + 2 * kern])
    expectEqual(line.width, width("a") + width("b") + width("c") + 3 * kern)
  }

  @Test func spacedTextWrapsEarlier() {
    let availableWidth = width("one two")
    expectEqual(layout([span("one two")], width: availableWidth).lines.count, 1)
    expectEqual(layout([span("one two", kern: 1)], width: availableWidth).lines.count, 2)
  }

  /// Letters never have a negative width.
  @Test func narrowWidthStacksLetters() {
    let line = layout([span("abc", kern: -1_000)]).lines.first
    expectEqual(line?.width, 0)
    expectEqual(layout([span("abc", kern: .nan)]).lines.first?.width, width("abc"))
  }

  @Test func baselineOffsetsExtendLineAboveAndBelow() throws {
    let plain = try #require(layout([span("ab")]).lines.first)
    let raised = try #require(layout([span("a"), span("b", rise: 6)]).lines.first)
    expectEqual(raised.height, plain.height + 6)
    expectEqual(raised.baseline, plain.baseline + 6)
    expectEqual(raised.fragments.map(\.rise), [0, 6])
    let lowered = try #require(layout([span("a"), span("b", rise: -4)]).lines.first)
    expectEqual(lowered.height, plain.height + 4)
    expectEqual(lowered.baseline, plain.baseline)
  }

  @Test func paragraphSpacingSeparatesOnlyParagraphs() {
    let text = "aa aa\nb"
    let plain = layout([span(text)], width: width("aa"))
    let spaced = layout([span(text)], width: width("aa")) { $0.paragraphSpacing = 7 }
    expectEqual(spaced.lines.count, 3)
    expectEqual(zip(plain.lines, spaced.lines).map { $1.top - $0.top }, [0, 0, 7])
    expectEqual(spaced.size.height, plain.size.height + 7)
  }

  @Test func headIndentsApplyToFirstAndOtherLines() {
    let column = width("aaaa") + 20
    let indented = layout([span("aaaa aaaa aaaa\nb")], width: column) {
      $0.firstLineIndent = 20
      $0.indent = 5
    }
    expectEqual(indented.lines.map(\.x), [20, 5, 5, 20])
    expectEqual(indented.size.width, width("aaaa") + 20)
    let mirrored = layout([span("aaaa aaaa")], width: column) {
      $0.indent = 5
      $0.isRightToLeft = true
    }
    expectEqual(mirrored.lines.map { $0.x + $0.width }, [column, column - 5])
  }

  @Test func tailIndentEndsLines() {
    let column = width("aaaa aaaa")
    let text = [span("aaaa aaaa")]
    expectEqual(layout(text, width: column).lines.count, 1)
    expectEqual(layout(text, width: column) { $0.tailIndent = -1 }.lines.count, 2)
    expectEqual(layout(text, width: column) { $0.tailIndent = width("aaaa") }.lines.count, 2)
    let right = layout([span("a")], width: 100) {
      $0.alignment = .right
      $0.tailIndent = -30
    }
    expectEqual(right.lines.first.map { $0.x + $0.width }, 70)
  }

  /// Indents as wide as the column leave no width, but each line still has one letter.
  @Test func excessiveIndentsStillLayOutText() {
    let layout = layout([span("abc def")], width: 30) {
      $0.firstLineIndent = 500
      $0.indent = .infinity
      $0.tailIndent = -.infinity
    }
    expectEqual(layout.lines.count, 6)
    expectTrue(layout.size.width.isFinite)
  }
}
