import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import TestSupport
import UIKitControls
import UIKitCore

@MainActor
struct TextViewEditingTests {
  /// Three words of four letters fill a line: 4 · 8 + 4 + 4 · 8 + 4 + 4 · 8 = 104 of 160, a fourth makes 140.
  private let fixture = TextViewFixture(text: "aaaa bbbb cccc dddd eeee ffff\nx\n\nyy")
  private var view: UITextView { fixture.view }

  init() { view.becomeFirstResponder() }

  @Test func linesBreakBetweenWordsAndAtNewlines() {
    expectEqual(fixture.drawnTexts(), ["aaaa bbbb cccc dddd", "eeee ffff", "x", "yy"])
    expectEqual(view.contentSize, CGSize(width: 170, height: (16 + 5 * TextViewFixture.lineHeight).rounded(.up)))
  }

  @Test func verticalArrowsRememberTheirColumn() {
    view.selectedRange = NSRange(location: 9, length: 0)
    #expect(fixture.caret == (68, 0))
    let locations: [(x: CGFloat, line: CGFloat)] = [(68, 1), (8, 2), (0, 3), (16, 4), (16, 4)]
    for offset in locations {
      fixture.key(.keyboardDownArrow)
      #expect(fixture.caret == offset)
    }
    for offset in locations.reversed().dropFirst(2) + [(68, 0)] {
      fixture.key(.keyboardUpArrow)
      #expect(fixture.caret == offset)
    }
    fixture.key(.keyboardUpArrow)
    expectEqual(fixture.selection, 0..<0)
  }

  @Test func homeAndEndStayOnTheWrappedLine() {
    view.selectedRange = NSRange(location: 7, length: 0)
    fixture.key(.keyboardEnd)
    expectEqual(fixture.selection, 20..<20)
    #expect(fixture.caret == (144, 0))
    fixture.key(.keyboardHome)
    expectEqual(fixture.selection, 0..<0)
    fixture.key(.keyboardEnd)
    fixture.key(.keyboardDownArrow)
    #expect(fixture.caret == (68, 1), "the end of a shorter line")
    fixture.key(.keyboardHome)
    expectEqual(fixture.selection, 20..<20)
    #expect(fixture.caret == (0, 1))
    fixture.key(.keyboardDeleteOrBackspace, with: .command)
    #expect(view.text.hasPrefix("aaaa bbbb cccc dddd eeee"), "nothing is before it on its line")
  }

  @Test func shiftSelectsAndKeysEditTheSelection() {
    view.selectedRange = NSRange(location: 0, length: 0)
    for _ in 0..<2 { fixture.key(.keyboardDownArrow, with: .shift) }
    expectEqual(fixture.selection, 0..<30)
    fixture.key(.keyboardX, with: .command)
    expectEqual(view.text, "x\n\nyy")
    expectEqual(UIPasteboard.general.string, "aaaa bbbb cccc dddd eeee ffff\n")
    fixture.key(.keyboardDownArrow, with: .command)
    fixture.key(.keyboardV, with: .control)
    expectEqual(view.text, "x\n\nyyaaaa bbbb cccc dddd eeee ffff\n")
    fixture.key(.keyboardA, with: .command)
    fixture.type("z")
    expectEqual(view.text, "z")
    expectEqual(fixture.selection, 1..<1)
  }

  /// The rectangles filled with a color, in window coordinates.
  private func fills(of paint: Color) -> [CGRect] {
    func fills(_ commands: [DrawCommand]) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let shape, paint): [shape.rect]
        case .group(let group): fills(group.commands)
        default: []
        }
      }
    }
    return fills(fixture.frame().commands)
  }

  @Test func composedTextIsUnderlinedInItsFontAndColor() {
    let text = NSMutableAttributedString(string: "Title\n", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let typed: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.red]
    text.append(NSAttributedString(string: "ab", attributes: typed))
    view.attributedText = text
    fixture.compose("한")
    let lines = fills(of: UIColor.red.drawn(with: view.traitCollection))
    expectEqual(lines.map(\.minX), [5 + 16])
    expectEqual(lines.map(\.width), [16])
    let baseline: CGFloat = 8 + 40 + 12
    #expect(lines.allSatisfy { $0.minY > baseline && $0.maxY <= baseline + 4 }, "\(lines)")
  }

  @Test func everyParagraphHasItsOwnStyle() {
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    let text = NSMutableAttributedString(attributedString: view.attributedText)
    text.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 32, length: 3))
    view.attributedText = text
    view.selectedRange = NSRange(location: 34, length: 0)
    #expect(fixture.caret == (160 - 8, 4), "yy")
    fixture.key(.keyboardUpArrow)
    #expect(fixture.caret == (158, 3), "within the column")
    fixture.key(.keyboardUpArrow)
    #expect(fixture.caret == (8, 2), "x")
  }

  @Test func selectionExtendsToTheColumnsEnd() {
    view.selectedRange = NSRange(location: 5, length: 19)
    var color = UIColor.systemBlue.drawn(with: view.traitCollection)
    color.alpha *= 0.2
    let marks = fills(of: color)
    expectEqual(marks.map(\.minX), [5 + 36, 5])
    expectEqual(marks.map(\.maxX), [165, 5 + 32])
  }

  @Test func caretIsScrolledIntoView() {
    view.selectedRange = NSRange(location: (view.text as String).utf16.count, length: 0)
    for line in 0..<10 { fixture.type("\(line)\n") }
    fixture.skip(0.1)
    let end = view.contentSize.height
    expectEqual(end, 16 + 15 * TextViewFixture.lineHeight)
    expectEqual(view.contentOffset.y, end - view.bounds.height)
    fixture.key(.keyboardUpArrow, with: .command)
    expectEqual(view.contentOffset.y, 0)
  }

  @Test func typedTextTakesThePrecedingAttributes() {
    let red = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    red.append(NSAttributedString(string: " blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = red
    view.selectedRange = NSRange(location: 3, length: 0)
    fixture.type("dish")
    var range = NSRange()
    expectEqual(view.text, "reddish blue")
    let color = view.attributedText.attributes(at: 6, effectiveRange: &range)[.foregroundColor] as? UIColor
    expectEqual(color, .red)
    view.typingAttributes[.foregroundColor] = UIColor.green
    fixture.type("!")
    expectEqual(view.attributedText.attributes(at: 7, effectiveRange: &range)[.foregroundColor] as? UIColor, .green)
    view.textColor = .black
    expectEqual(view.attributedText.attributes(at: 0, effectiveRange: &range)[.foregroundColor] as? UIColor, .black)
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func randomKeysAgreeWithAnArrayOfLetters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    view.text = ""
    var expected: [Character] = []
    for step in 0..<120 {
      let caret =
        fixture.selection.isEmpty
        ? view.text.utf16.index(view.text.startIndex, offsetBy: fixture.selection.lowerBound) : view.text.startIndex
      let offset = view.text.distance(from: view.text.startIndex, to: caret)
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1, 2:
        let letter = ["a", " ", "한", "👩‍👩‍👧", "\n"][Int.random(in: 0..<5, using: &random)]
        fixture.type(letter)
        expected.insert(contentsOf: letter, at: offset)
      case 3:
        fixture.key(.keyboardDeleteOrBackspace)
        if offset > 0 { expected.remove(at: offset - 1) }
      default:
        let keys: [UIKeyboardHIDUsage] = [
          .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd, .keyboardLeftArrow, .keyboardRightArrow,
        ]
        fixture.key(keys[Int.random(in: 0..<6, using: &random)])
      }
      expectEqual(view.text, String(expected), "seed \(seed), step \(step)")
      expectAtLeast(fixture.caret.x, 0)
      expectAtLeast(fixture.caret.line, 0)
    }
  }
}
