import Foundation
import Geometry
import TestSupport
import Testing

@testable import Typography

/// Lines beside areas without text, and the rules of lines, in a font of boxes: at 10 points letters are 5 wide, Hangul
/// 10, blanks 2.5, lines 10 high.
struct ColumnShapeTests {
  private let font = FontDescriptor(size: 10)

  private func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> [[CGPoint]] {
    [
      [
        CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
        CGPoint(x: x, y: y + height),
      ]
    ]
  }

  private func block(
    _ text: AttributedText, _ width: CGFloat = 40, _ format: ParagraphFormat = ParagraphFormat(lineBreak: .wordWrap),
    around areas: [[CGPoint]]..., padding: CGFloat = 0
  ) -> CaretBlock {
    CaretBlock(
      text, width: width, format: format, engine: BoxFont(), around: ColumnShape(areas: areas, padding: padding))
  }

  private func text(_ string: String) -> AttributedText { AttributedText(string, font: font) }

  private func texts(_ block: CaretBlock) -> [String] {
    block.lines.map { line in
      block.layout.text.isEmpty ? "" : Array(block.layout.text)[line.range].map(String.init).joined()
    }
  }

  /// Rows begin anew with each paragraph, after its spaces; so does the empty line at the end.
  @Test func paragraphsHaveTheirSpaces() {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    (format.lineSpacing, format.paragraphSpacing, format.paragraphSpacingBefore) = (2, 7, 3)
    let block = block(text("ab\ncd ef gh\n"), 30, format, around: area(15, 0, 10, 10))
    expectEqual(texts(block), ["ab\n", "cd ef ", "gh\n", ""])
    expectEqual(block.lines.map(\.top), [0, 22, 34, 56])
    expectEqual(block.lines.map(\.height), [10, 10, 10, 10])
    expectEqual(block.size.height, 66)
  }

  /// An area far below changes nothing.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func areasBelowTheTextChangeNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var format = ParagraphFormat(lineBreak: .wordWrap, maximumLines: Int(random.next() % 4))
    format.alignment = [.left, .right, .center, .justified, .natural][Int(random.next() % 5)]
    (format.lineSpacing, format.paragraphSpacing) = (CGFloat(random.next() % 5), CGFloat(random.next() % 9))
    (format.paragraphSpacingBefore, format.firstLineIndent) = (CGFloat(random.next() % 9), CGFloat(random.next() % 9))
    format.isRightToLeft = random.next() % 2 == 0
    let string = text(random.text(30, of: ["a", "bc ", "\n"]))
    let (free, shaped) = (block(string, 60, format), block(string, 60, format, around: area(0, 9000, 60, 10)))
    expectEqual(shaped.lines.map(\.range), free.lines.map(\.range), "seed \(seed)")
    expectEqual(shaped.lines.map(\.top), free.lines.map(\.top), "seed \(seed)")
    expectEqual(shaped.lines.map(\.x), free.lines.map(\.x), "seed \(seed)")
    expectEqual(shaped.size, free.size, "seed \(seed)")
  }

  /// A line that becomes higher than its row was tried with has the room of its own height.
  @Test func higherLinesHaveLessRoom() {
    let mixed = AttributedText(spans: [
      .init(text: "aa ", font: font), .init(text: "BB", font: FontDescriptor(size: 20)),
    ])
    let lower = block(mixed, around: area(20, 12, 20, 20))
    expectEqual(texts(lower), ["aa ", "BB"])
    expectEqual(lower.lines.map(\.top), [0, 10])
    let free = block(mixed, around: area(20, 20, 20, 20))
    expectEqual(texts(free), ["aa BB"])
  }

  @Test func textBeginsBelowAFullArea() {
    let below = block(text("ab cd"), around: area(0, 0, 40, 30))
    expectEqual(texts(below), ["ab cd"])
    expectEqual(below.lines.map(\.top), [30])
    let empty = block(text(""), around: area(0, 0, 40, 30))
    expectEqual(empty.lines.map(\.top), [30])
    expectEqual(block(text("ab"), 0, around: area(0, 0, 1, 5)).lines.count, 2, "without any room")
  }

  @Test func theLineLimitCountsPartsOfRows() {
    let limited = block(
      text("aaa bbb ccc"), 40, ParagraphFormat(lineBreak: .wordWrap, maximumLines: 2), around: area(18, 0, 4, 10))
    expectEqual(texts(limited), ["aaa ", "bbb "])
    expectEqual(limited.lines.map(\.top), [0, 0])
    expectEqual(limited.lines.map(\.x), [0, 22])
  }

  /// Of lines beside each other, the nearest one has the caret.
  @Test func pointsFindTheNearestLineOfARow() {
    let block = block(text("aa bb cc"), around: area(15, 0, 10, 10))
    expectEqual(texts(block), ["aa ", "bb ", "cc"])
    expectEqual(block.lines.map(\.x), [0, 25, 0])
    let found = [(0, 5), (14, 5), (19, 5), (21, 5), (30, 5), (39, 5), (30, 15)] as [(CGFloat, CGFloat)]
    expectEqual(found.map { block.line(at: CGPoint(x: $0.0, y: $0.1)) }, [0, 0, 0, 1, 1, 1, 2])
  }

  /// The padding is kept on both sides of an area, but not beside the column's edges, which have it already.
  @Test func slotsKeepThePadding() {
    let shape = ColumnShape(areas: [area(10, 0, 10, 10)], padding: 2)
    expectEqual(
      shape.slots(top: 0, height: 10, column: 40),
      [ColumnShape.Slot(x: 0, width: 8, top: 0), ColumnShape.Slot(x: 22, width: 18, top: 0)])
    expectEqual(shape.slots(top: 10, height: 10, column: 40), [ColumnShape.Slot(x: 0, width: 40, top: 10)])
    expectEqual(shape.slots(top: 9, height: 1, column: 11).count, 1, "no room at the right")
    // A triangle is as wide as its widest part within the row.
    let triangle = ColumnShape(areas: [[[CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 20), CGPoint(x: 0, y: 20)]]])
    expectEqual(
      triangle.slots(top: 0, height: 10, column: 40),
      [ColumnShape.Slot(x: 0, width: 10, top: 0), ColumnShape.Slot(x: 30, width: 10, top: 0)])
    expectEqual(triangle.bottom, 20)
    expectEqual(ColumnShape(areas: [], padding: -3).padding, 0)
  }

  // MARK: Rules of lines

  @Test func linesMayEndBetweenCharacters() {
    let yes: [(Character, Character)] = [
      (" ", "a"), ("\u{200B}", "a"), ("-", "a"), ("\u{2010}", "a"), ("\u{2013}", "b"), ("\u{2014}", "c"), ("漢", "字"),
      ("a", "漢"), ("漢", "a"), ("か", "な"), ("カ", "ナ"), ("😀", "a"), ("a", "😀"), ("한", "漢"), ("」", "漢"), ("漢", "「"),
      ("\u{3400}", "a"), ("\u{4DBF}", "a"), ("\u{F900}", "a"), ("\u{20000}", "a"), ("\u{2E80}", "a"),
    ]
    for (left, right) in yes { expectTrue(Character.mayBreak(between: left, and: right), "\(left)|\(right)") }
    let no: [(Character, Character)] = [
      ("a", " "), ("漢", " "), ("漢", "\n"), ("-", "1"), ("-", "-"), ("（", "漢"), ("漢", "）"), ("「", "漢"), ("漢", "」"),
      ("漢", "。"), ("漢", "、"), ("«", "漢"), ("漢", "»"), ("か", "ゃ"), ("カ", "ー"), ("カ", "ッ"), ("漢", "々"), ("\u{A0}", "漢"),
      ("漢", "\u{A0}"), ("漢", "\u{202F}"), ("\u{2060}", "漢"), ("a", "b"), ("가", "나"), ("é", "1"),
    ]
    for (left, right) in no { expectFalse(Character.mayBreak(between: left, and: right), "\(left)|\(right)") }
  }

  @Test(
    arguments: [
      (0, 0, 0, 10), (1.5, 0, 0, 15), (-1, 0, 0, 10), (.nan, 0, 0, 10), (0, 30, 0, 30), (0, 4, 0, 10), (0, 0, 8, 8),
      (2, 0, 12, 12), (0, 30, 20, 20), (1, -3, -5, 10),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func lineHeights(_ multiple: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ height: CGFloat) {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    (format.lineHeightMultiple, format.minimumLineHeight, format.maximumLineHeight) = (multiple, minimum, maximum)
    let layout = TextLayout(text("a\nb"), width: 100, format: format, engine: BoxFont())
    expectEqual(layout.lines.map(\.height), [height, height])
    expectEqual(layout.lines.map(\.top), [0, height])
  }

  /// A line of 17.5 points and one of 5, in a column of 27.5, with 6 points of the leading side free.
  @Test(
    arguments: [
      (.left, false, [6, 6]), (.right, false, [10, 22.5]), (.center, false, [8, 14.25]), (.natural, false, [6, 6]),
      (.justified, false, [6, 6]), (.left, true, [0, 0]), (.right, true, [4, 16.5]), (.center, true, [2, 8.25]),
      (.natural, true, [4, 16.5]), (.justified, true, [0, 16.5]),
    ] as [(ParagraphFormat.Alignment, Bool, [CGFloat])])
  func linesAreAlignedWithinTheirIndents(_ alignment: ParagraphFormat.Alignment, _ runsLeft: Bool, _ x: [CGFloat]) {
    var format = ParagraphFormat(alignment: alignment, lineBreak: .wordWrap)
    (format.isRightToLeft, format.indent, format.firstLineIndent) = (runsLeft, 6, 6)
    let lines = TextLayout(text("aa b c"), width: 27.5, format: format, engine: BoxFont()).lines
    expectEqual(lines.map(\.range), [0..<5, 5..<6])
    expectEqual(lines.map(\.x), x)
    expectEqual(lines.map(\.width), alignment == .justified ? [21.5, 5] : [17.5, 5])
  }

  /// A justified line without blanks keeps its width, at the leading side.
  @Test(arguments: [false, true])
  func justifiedWordsStayWhole(runsLeft: Bool) {
    var format = ParagraphFormat(alignment: .justified, lineBreak: .wordWrap)
    format.isRightToLeft = runsLeft
    let lines = TextLayout(text("aaaa bbbbb"), width: 27, format: format, engine: BoxFont()).lines
    expectEqual(lines.map(\.x), runsLeft ? [7, 2] : [0, 0])
    expectEqual(lines.map(\.width), [20, 25])
  }
}
