import Foundation
import Geometry
import Testing

import Typography
import TestSupport

/// Caret positions in a font of boxes: at 10 points letters are 5 wide, Hangul 10, spaces 2.5, lines 10 high.
struct CaretBlockTests {
  private static let font = FontDescriptor(size: 10)

  private func block(
    _ text: String, _ width: CGFloat, _ format: ParagraphFormat = ParagraphFormat(lineBreak: .wordWrap)
  )
    -> CaretBlock
  {
    CaretBlock(AttributedText(text, font: Self.font), width: width, format: format, engine: BoxFont())
  }

  @Test func lineBreakPositionIsOnBothLines() {
    let block = block("ab cd", 14)
    expectEqual(block.lines.map(\.range), [0..<3, 3..<5])
    expectEqual(block.line(of: .init(3)), 1)
    expectEqual(block.line(of: .init(3, isAtLineEnd: true)), 0)
    expectEqual(block.x(before: 3, on: 0), 12.5)
    expectEqual(block.x(before: 3, on: 1), 0)
    expectEqual(block.end(of: 0), .init(3, isAtLineEnd: true))
    expectEqual(block.end(of: 1), .init(5))
  }

  @Test func aLineEndsBeforeItsNewline() {
    let block = block("ab\n\nc\n", 100)
    expectEqual(block.lines.count, 4)
    expectEqual((0..<4).map { block.end(of: $0) }, [.init(2), .init(3), .init(5), .init(6)])
    expectEqual(block.line(of: .init(3, isAtLineEnd: true)), 1, "a newline ends a line for good")
    expectEqual(block.line(of: .init(6)), 3)
  }

  @Test func emptyTextCaretHasFontHeight() {
    let block = block("", 100)
    expectEqual(block.lines.map(\.height), [10])
    expectEqual(block.size, CGSize(width: 0, height: 10))
    expectEqual(block.caretPosition(nearest: 40, on: 0), .init(0))
    expectEqual(block.line(at: -5), 0)
    var format = ParagraphFormat(alignment: .center, lineBreak: .wordWrap)
    expectEqual(self.block("", 100, format).x(before: 0, on: 0), 50)
    (format.alignment, format.isRightToLeft) = (.natural, true)
    expectEqual(self.block("", 100, format).x(before: 0, on: 0), 100)
  }

  /// Every caret position is found again from its coordinates, and the nearest position is that of an exhaustive
  /// search.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func caretPositionsMatchBruteForce(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(Int(random.next() % 40), of: ["a", "b ", " ", "한", "\n", "🌋"])
    var format = ParagraphFormat(lineBreak: .wordWrap, maximumLines: Int(random.next() % 5))
    format.isRightToLeft = random.next() % 2 == 0
    let block = block(text, CGFloat(random.next() % 60), format)
    for index in 0...block.count {
      let line = block.line(of: .init(index))
      let holds = block.lines[line].range.contains(index) || line == block.lines.count - 1
      expectTrue(holds, "seed \(seed)")
      let end = block.line(of: .init(index, isAtLineEnd: true))
      #expect(end == line || end == line - 1 && block.lines[line].range.lowerBound == index, "seed \(seed)")
    }
    for line in block.lines.indices {
      let positions = Array(block.lines[line].range.lowerBound...block.end(of: line).index)
      for x in stride(from: -10 as CGFloat, through: 80, by: 7.3) {
        let nearest = block.caretPosition(nearest: x, on: line)
        let least = positions.map { abs(block.x(before: $0, on: line) - x) }.min() ?? 0
        expectAtMost(abs(block.x(before: nearest.index, on: line) - x), least + 1e-9, "seed \(seed)")
        #expect(positions.contains(nearest.index), "seed \(seed)")
      }
      let y = block.lines[line].top + block.lines[line].height / 2
      expectEqual(block.line(at: y), line, "seed \(seed)")
    }
  }
}
