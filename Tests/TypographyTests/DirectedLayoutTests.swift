import Foundation
import Testing
import Typography

import SystemText
import TestSupport

/// Lines of right-to-left paragraphs, in a font of boxes: letters are 10 points wide, spaces 5.
struct DirectedLayoutTests {
  private let font = FontDescriptor(size: 20)

  private func layout(
    _ texts: [String], width: CGFloat = .infinity, kern: CGFloat = 0,
    format: ParagraphFormat = .init(lineBreak: .wordWrap)
  ) -> TextLayout {
    let spans = texts.enumerated().map { AttributedText.Span(text: $1, font: font, style: $0, kern: kern) }
    return TextLayout(AttributedText(spans: spans), width: width, format: format, engine: BoxFont())
  }

  private func shown(_ layout: TextLayout) -> [[String]] { layout.lines.map { $0.fragments.map(\.run.text) } }

  @Test func latinTextIsHandedOnUnchanged() {
    expectEqual(shown(layout(["one ", "two", " (3)"])), [["one ", "two", " (3)"]])
    expectEqual(shown(layout(["one two"], width: 40)), [["one"], ["two"]])
  }

  /// A line with one style is one run, which an engine orders.
  @Test func uniformlyStyledLineIsNotSplit() { expectEqual(shown(layout(["שלום abc 12"])), [["שלום abc 12"]]) }

  @Test func styleRunsFollowVisualOrder() {
    let line = layout(["אב ", "גד", " הו"]).lines[0]
    expectEqual(line.fragments.map(\.style), [2, 1, 0])
    expectEqual(line.fragments.map(\.x), [0, 25, 45])
    expectEqual(line.fragments.map(\.width), [25, 20, 25])
    expectEqual(layout(["ab ", "גד", " ef"]).lines[0].fragments.map(\.style), [0, 1, 2])
  }

  /// In a Hebrew sentence a Latin name keeps the order of its letters, although its two styles are separate runs.
  @Test func namesKeepTheirOrderInBoldAsWell() {
    expectEqual(shown(layout(["אב Col", "lection ", "גד"])), [["גד", "\u{200F} ", "Col", "lection", "אב "]])
  }

  /// The direction is the paragraph's, even for a line that begins with a Latin word.
  @Test func wrappedLinesKeepTheDirectionOfTheirParagraph() {
    expectEqual(shown(layout(["אבגד UIKit. אב"], width: 60)), [["אבגד"], ["\u{200F}UIKit."], ["אב"]])
    expectEqual(shown(layout(["abcd אבגד. ab"], width: 60)), [["abcd"], ["\u{200E}אבגד."], ["ab"]])
    expectEqual(shown(layout(["אב\nab."], width: 60)), [["אב"], ["ab."]])
    expectEqual(layout(["אבגד UIKit. אב"], width: 60).lines.map(\.width), [40, 60, 20])
  }

  @Test func theEllipsisBelongsToTheParagraph() {
    let format = ParagraphFormat(lineBreak: .truncateTail, maximumLines: 1)
    expectEqual(shown(layout(["אבגדהו"], width: 40, format: format)), [["אבג…"]])
    expectEqual(shown(layout(["אב cdefgh"], width: 60, format: format)), [["אב cd…"]])
    expectEqual(WritingDirection(naturalOf: "אב cd…"), .rightToLeft)
  }

  @Test func spacedLettersStandInOrderToo() {
    let line = layout(["אב c"], kern: 1).lines[0]
    expectEqual(line.fragments.map(\.run.text), ["c", " ", "ב", "א"])
    expectEqual(line.fragments.map(\.x), [0, 11, 17, 28])
  }

  @Test func spreadWordsEndAtBothEdges() {
    let format = ParagraphFormat(alignment: .justified, lineBreak: .wordWrap)
    let line = layout(["אב גד הוזחט"], width: 60, format: format).lines[0]
    expectEqual(line.fragments.map(\.run.text), ["גד", "אב "])
    expectEqual(line.fragments.map(\.x), [0, 35])
    expectEqual(line.width, 60)
  }
}
