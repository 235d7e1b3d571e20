import Foundation
import TestSupport
import Testing

@testable import Typography

/// Tabs in columns of boxes, whose positions follow from the rules of Apple's documentation by arithmetic.
@Suite struct TabTests {
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
