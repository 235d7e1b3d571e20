import Foundation
import TestSupport
import Testing

@testable import Typography

/// Tabs in columns of boxes, whose positions follow from the rules of Apple's documentation by arithmetic.
struct TabTests {
  private let font = FontDescriptor(size: 10)
  private var letter: CGFloat { BoxFont().width(of: "a", font: font) }

  private func format(_ tabs: [ParagraphFormat.Tab], interval: CGFloat = 0, indent: CGFloat = 0) -> ParagraphFormat {
    var format = ParagraphFormat(lineBreak: .wordWrap)
    (format.tabs, format.tabInterval, format.indent, format.firstLineIndent) = (tabs, interval, indent, indent)
    return format
  }

  private func starts(
    _ text: String, _ format: ParagraphFormat = ParagraphFormat(lineBreak: .wordWrap), width: CGFloat = 1000
  ) -> [[CGFloat]] {
    TextLayout(AttributedText(text, font: font), width: width, format: format, engine: BoxFont()).lines.map { line in
      line.fragments.filter { $0.run.text != "\t" }.map(\.x)
    }
  }

  @Test func textIsAtTheNextTab() {
    expectEqual(starts("a\tb\tc", format([.init(at: 50), .init(at: 120)])), [[0, 50, 120]])
    expectEqual(starts("a\t\tb", format([.init(at: 50), .init(at: 120)])), [[0, 120]])
    expectEqual(starts("\ta", format([.init(at: 50)])), [[50]])
  }

  @Test func standardTabsAreAt28Points() {
    expectEqual(starts("a\tb\tc"), [[0, 28, 56]])
    expectEqual(ParagraphFormat.standardTabs.last?.location, 336)
  }

  @Test func intervalsFollowTheLastTab() {
    expectEqual(starts("a\tb\tc\td", format([.init(at: 50)], interval: 40)), [[0, 50, 80, 120]])
    expectEqual(starts("a\tb\tc", format([], interval: 40)), [[0, 40, 80]])
    expectEqual(starts("a\tb", format([])), [[0, letter + BoxFont().width(of: " ", font: font)]], "a space")
  }

  /// A wide interval does not move text beyond a tab that it has not reached.
  @Test func intervalsCountInPoints() {
    var format = format([], interval: 1000)
    expectEqual(format.tab(after: 999.5)?.location, 1000)
    expectEqual(format.tab(after: 999.9995)?.location, 2000, "text at a tab, but for fractions")
    format.tabInterval = 0.25
    expectEqual(format.tab(after: 0.125)?.location, 0.25)
    for interval in [0, -1, 1e-9, .leastNonzeroMagnitude, .infinity, .nan] as [CGFloat] {
      format.tabInterval = interval
      expectNil(format.tab(after: 100), "\(interval)")
    }
  }

  /// Only a line with tabs keeps its words in place.
  @Test func linesWithoutTabsAreJustified() {
    var format = format([.init(at: 30)])
    format.alignment = .justified
    let text = AttributedText("a\tb c d e f\ng g g g g g g g g g", font: font)
    let lines = TextLayout(text, width: 45, format: format, engine: BoxFont()).lines
    expectEqual(lines[0].fragments.map(\.run.text), ["a", "\t", "b c"])
    let plain = lines.filter { line in line.fragments.allSatisfy { $0.run.text.hasPrefix("g") } }
    expectEqual(plain.first?.width, 45)
    expectEqual(plain.first?.fragments.last.map { $0.x + $0.width }, 45)
  }

  // MARK: From right to left

  private func block(_ text: String, isRightToLeft: Bool) -> CaretBlock {
    var format = format([.init(at: 50), .init(.end, at: 150), .init(.center, at: 220)], interval: 40, indent: 20)
    format.isRightToLeft = isRightToLeft
    return CaretBlock(AttributedText(text, font: font), width: 400, format: format, engine: BoxFont())
  }

  /// Columns begin at the right edge, and are as far from it as those of Latin text from the left one.
  @Test func columnsBeginAtTheRightEdge() {
    for (hebrew, latin) in [("א\tבב\tגגג\tדד\tה", "a\tbb\tccc\tdd\te"), ("\t\tא", "\t\ta"), ("אב\t12", "ab\t12")] {
      let right = block(hebrew, isRightToLeft: true).lines[0]
      let left = block(latin, isRightToLeft: false).lines[0]
      expectEqual(right.width, left.width)
      let mirrored = right.fragments.reversed().map { 400 - $0.x - $0.width }
      expectEqual(mirrored, left.fragments.map(\.x), "\(latin)")
      expectEqual(right.fragments.reversed().map(\.width), left.fragments.map(\.width))
    }
  }

  /// The carets and the fragments of a line are as far from its leading edge.
  @Test func caretsAgreeWithColumnsFromTheRight() {
    let block = block("א\tבב\tגגג", isRightToLeft: true)
    let line = block.lines[0]
    let carets = [0, 1, 2, 4, 5].map { block.x(before: $0, on: 0) - line.x }
    expectEqual(carets, line.fragments.reversed().map { line.x + line.width - $0.x - $0.width })
    expectEqual(block.x(before: 8, on: 0), line.x + line.width)
  }

  @Test func textEndsOrIsCenteredAtItsTab() {
    expectEqual(starts("a\tbbbb", format([.init(.end, at: 100)])), [[0, 100 - 4 * letter]])
    expectEqual(starts("a\tbbbb\tc", format([.init(.center, at: 100), .init(at: 200)])), [[0, 100 - 2 * letter, 200]])
    let long = String(repeating: "b", count: 30)
    expectEqual(starts("a\t" + long, format([.init(.end, at: 50)])), [[0, letter]], "as close as possible")
  }

  @Test func numbersAreAlignedByTheirPoints() {
    let format = format([.init(.end, at: 100, terminators: CharacterSet(charactersIn: "."))])
    expectEqual(starts("\t12.5\n\t3.25\n\t7", format), [[100 - 2 * letter], [100 - letter], [100 - letter]])
  }

  @Test func positionsAreMeasuredFromTheColumn() {
    expectEqual(starts("a\tb", format([.init(at: 50)], indent: 20)), [[20, 50]])
  }

  @Test func linesBreakWhereTabsLeaveNoSpace() {
    let lines = starts("a\tbbb ccc", format([.init(at: 50)]), width: 50 + 5 * letter)
    expectEqual(lines, [[0, 50], [0]])
  }

  @Test func caretsFollowTheTabs() {
    let block = CaretBlock(
      AttributedText("a\tbbbb", font: font), width: 1000, format: format([.init(.end, at: 100)]), engine: BoxFont())
    expectEqual(
      (0...6).map { block.x(before: $0, on: 0) }, [0, letter] + (0...4).map { 100 - CGFloat(4 - $0) * letter })
    expectEqual(block.caretPosition(nearest: 99, on: 0).index, 6)
  }
}
