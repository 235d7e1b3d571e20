import Foundation
import Testing
import Typography
import TestSupport

/// Layouts in a font of boxes 20 points high: letters are 10 wide, spaces 5, syllables 20.
struct TextLayoutTests {
  private let font = FontDescriptor(size: 20)

  private func layout(
    _ text: String, width: CGFloat, _ lineBreak: ParagraphFormat.LineBreak = .wordWrap, lines: Int = 0,
    alignment: ParagraphFormat.Alignment = .natural
  ) -> TextLayout {
    TextLayout(
      AttributedText(text, font: font), width: width,
      format: ParagraphFormat(alignment: alignment, lineBreak: lineBreak, maximumLines: lines), engine: BoxFont())
  }

  private func shown(_ layout: TextLayout) -> [String] { layout.lines.map { $0.fragments.map(\.run.text).joined() } }

  @Test func wordsStayWholeAndBlanksHang() {
    let layout = layout("one two  three", width: 70)
    expectEqual(shown(layout), ["one two", "three"])
    expectEqual(layout.lines.map(\.range), [0..<9, 9..<14])
    expectEqual(layout.lines.map(\.width), [65, 50])
    expectEqual(layout.size, CGSize(width: 65, height: 40))
    expectEqual(layout.lines.map(\.baseline), [15, 35])
  }

  @Test func wordsThatAreTooLongAreBroken() {
    expectEqual(shown(layout("abcdefgh", width: 30)), ["abc", "def", "gh"])
    expectEqual(shown(layout("ab cdefgh", width: 30)), ["ab", "cde", "fgh"])
  }

  @Test func charactersWrapAnywhere() {
    expectEqual(shown(layout("ab cdef", width: 30, .characterWrap)), ["ab", "cde", "f"])
  }

  @Test func koreanBreaksAtSpacesBeforeSyllables() {
    expectEqual(shown(layout("가나 다라마", width: 90)), ["가나", "다라마"])
    expectEqual(shown(layout("가나다라마", width: 50)), ["가나", "다라", "마"])
  }

  @Test func ideographsBreakAnywhereButBeforeClosingMarks() {
    expectEqual(shown(layout("日本語日本", width: 65)), ["日本語", "日本"])
    expectEqual(shown(layout("日本語。", width: 65)), ["日本", "語。"])
    expectEqual(shown(layout("日「本語」", width: 65)), ["日「本", "語」"])
  }

  @Test func linesEndBehindHyphensButNotBeforeNumbers() {
    expectEqual(shown(layout("aa-bbb", width: 45)), ["aa-", "bbb"])
    expectEqual(shown(layout("a a-1", width: 35)), ["a", "a-1"])
    expectEqual(shown(layout("a\u{A0}b c", width: 30)), ["a\u{A0}b", "c"])
  }

  @Test func newlinesEndParagraphs() {
    let layout = layout("a\n\nb\n", width: 100)
    expectEqual(shown(layout), ["a", "", "b", ""])
    expectEqual(layout.size.height, 80)
    expectEqual(shown(self.layout("a\r\nb", width: 100)), ["a", "b"])
  }

  @Test func nothingHasNoSize() {
    expectEmpty(layout("", width: 100).lines)
    expectEqual(layout("", width: 100).size, .zero)
    expectEqual(TextLayout(AttributedText(spans: []), width: 10, format: .init(), engine: BoxFont()).size, .zero)
  }

  @Test(
    arguments: [
      (.truncateTail, "abcd…"), (.truncateHead, "…ghij"), (.truncateMiddle, "ab…ij"), (.clip, "abcdefghij"),
      (.wordWrap, "abcde"),
    ] as [(ParagraphFormat.LineBreak, String)])
  func singleLineIsTruncated(lineBreak: ParagraphFormat.LineBreak, expected: String) {
    let layout = layout("abcdefghij", width: 50, lineBreak, lines: 1)
    expectEqual(shown(layout), [expected])
    expectTrue(layout.isTruncated)
  }

  @Test func theLastOfSeveralLinesIsTruncated() {
    expectEqual(shown(layout("one two three four", width: 70, .truncateTail, lines: 2)), ["one two", "three…"])
    expectEqual(shown(layout("one\ntwo", width: 70, .truncateTail, lines: 1)), ["one…"])
    expectFalse(layout("one two", width: 70, .truncateTail, lines: 2).isTruncated)
  }

  @Test func theEllipsisFollowsAWordWithoutABlank() {
    expectEqual(shown(layout("one two three", width: 50, .truncateTail, lines: 1)), ["one…"])
  }

  @Test func ellipsisIsShownWhenNothingFits() {
    expectEqual(shown(layout("abc", width: 5, .truncateTail, lines: 1)), ["…"])
  }

  @Test(
    arguments: [
      (.left, 0), (.natural, 0), (.center, 20), (.right, 40), (.justified, 0),
    ] as [(ParagraphFormat.Alignment, CGFloat)])
  func linesAreSetToASide(alignment: ParagraphFormat.Alignment, x: CGFloat) {
    let line = layout("abc", width: 70, alignment: alignment).lines.first
    expectEqual(line?.x, x)
    expectEqual(line?.fragments.first?.x, x)
  }

  @Test func naturalAlignmentIsRightForRightToLeft() {
    var format = ParagraphFormat()
    format.isRightToLeft = true
    let layout = TextLayout(AttributedText("abc", font: font), width: 70, format: format, engine: BoxFont())
    expectEqual(layout.lines.first?.x, 40)
  }

  @Test func justifiedLinesFillTheColumn() {
    let layout = layout("a b c d", width: 48, alignment: .justified)
    expectEqual(layout.lines.map(\.width), [48, 10])
    expectEqual(layout.lines[0].fragments.map(\.x), [0, 19, 38])
  }

  @Test func spansKeepTheirFontAndStyle() {
    let text = AttributedText(spans: [
      .init(text: "ab ", font: font, style: 7), .init(text: "cd", font: FontDescriptor(size: 40), style: 8),
    ])
    let layout = TextLayout(text, width: 100, format: .init(lineBreak: .wordWrap), engine: BoxFont())
    expectEqual(layout.lines.count, 1)
    expectEqual(layout.lines[0].fragments.map(\.style), [7, 8])
    expectEqual(layout.lines[0].fragments.map(\.x), [0, 25])
    expectEqual(layout.lines[0].baseline, 30)
    expectEqual(layout.size, CGSize(width: 65, height: 40))
  }

  @Test func lineHeightsCanBeSet() {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    format.lineSpacing = 3
    format.minimumLineHeight = 30
    let layout = TextLayout(AttributedText("a\nb", font: font), width: 100, format: format, engine: BoxFont())
    expectEqual(layout.size.height, 63)
    expectEqual(layout.lines.map(\.baseline), [25, 58])
  }

  @Test(arguments: [0, -3, .nan, .infinity, -.infinity, 1e300] as [CGFloat])
  func absurdWidthsEnd(width: CGFloat) {
    for lineBreak in [ParagraphFormat.LineBreak.wordWrap, .characterWrap, .clip, .truncateMiddle] {
      let layout = layout("one two\n한글 😀", width: width, lineBreak)
      expectEqual(layout.lines.map { layout.text.count(of: $0.range) }.joined(), layout.text)
      expectTrue(layout.size.width.isFinite)
      expectTrue(layout.size.height.isFinite)
    }
  }
}

extension String {
  /// The graphemes of a range.
  func count(of range: Range<Int>) -> String { String(Array(self)[range]) }
}
