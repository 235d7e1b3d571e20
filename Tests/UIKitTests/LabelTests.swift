import DeviceSupport
import Drawing
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// Labels in a font of boxes: at 20 points letters are 10 wide, spaces 5, and lines 20 high.
@MainActor struct LabelTests {
  private let harness = TestDevice(size: CGSize(width: 300, height: 300))

  private func label(_ text: String, _ frame: CGRect, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    harness.window.addSubview(label)
    return label
  }

  /// Every command of the frame, including those in groups.
  private func commands() -> [DrawCommand] {
    func flat(_ commands: [DrawCommand]) -> [DrawCommand] {
      commands.flatMap { command in
        if case .group(let group) = command { return [command] + flat(group.commands) }
        return [command]
      }
    }
    return flat(harness.frame().commands)
  }

  private func texts() -> [TextCommand] {
    commands().compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  private func shown() -> [String] { texts().map(\.run.text) }

  /// Labels with margins measure their text, and add the margins to whole pixels.
  @Test func textRectIsInWholePixels() {
    harness.becomeCurrent()
    let label = label("aaa", CGRect(x: 0, y: 0, width: 100, height: 100))
    label.font = .systemFont(ofSize: 12.3)
    let size = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).size
    expectEqual(size, label.intrinsicContentSize)
    let scale = label.traitCollection.displayScale
    for length in [size.width, size.height] { expectClose(length * scale, (length * scale).rounded(.up)) }
  }

  /// A letter of the font is 8 points wide, a space 4.
  @Test func textRectMatchesLines() {
    harness.becomeCurrent()
    let label = UILabel()
    (label.text, label.font) = ("aaaa bbbb cccc", .systemFont(ofSize: 16))
    let (bounds, line) = (CGRect(x: 10, y: 20, width: 80, height: 300), label.font.lineHeight)
    func textRect(_ lines: Int) -> CGRect { label.textRect(forBounds: bounds, limitedToNumberOfLines: lines) }
    for lines in [0, 2, 9] { expectEqual(textRect(lines), CGRect(x: 10, y: 20, width: 68, height: 2 * line)) }
    expectEqual(textRect(1).height, line)
    expectAtMost(textRect(1).width, 80)
    label.textAlignment = .center
    expectEqual(textRect(0), CGRect(x: 16, y: 20, width: 68, height: 2 * line))
    label.textAlignment = .right
    expectEqual(textRect(0).minX, 22)
    label.text = ""
    expectEqual(textRect(0).size, .zero)
    label.text = "aaaa bbbb"
    label.textAlignment = .left
    let low = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 80, height: 5), limitedToNumberOfLines: 0)
    expectEqual(low, CGRect(x: 0, y: 0, width: 68, height: 5))
  }

  @Test func defaultsAreUIKits() {
    let label = UILabel()
    expectNil(label.text)
    expectEqual(label.font.pointSize, 17)
    expectEqual(label.textColor, .label)
    expectEqual(label.textAlignment, .natural)
    expectEqual(label.lineBreakMode, .byTruncatingTail)
    expectEqual(label.numberOfLines, 1)
    expectFalse(label.isUserInteractionEnabled)
    expectTrue(label.isEnabled)
    expectEqual(label.shadowOffset, CGSize(width: 0, height: -1))
  }

  @Test func textIsVerticallyCentered() throws {
    _ = label("ab", rect(10, 20, 100, 50))
    let text = try #require(texts().first)
    // A line of 20 points in a height of 50: 15 above, and a baseline 15 below that.
    expectEqual(text.origin, CGPoint(x: 10, y: 20 + 15 + 15))
    expectEqual(text.width, 20)
  }

  @Test(arguments: [(.left, 0), (.center, 40), (.right, 80)] as [(NSTextAlignment, CGFloat)])
  func textIsAligned(alignment: NSTextAlignment, x: CGFloat) {
    label("ab", rect(0, 0, 100, 20)).textAlignment = alignment
    expectEqual(texts().map(\.origin.x), [x])
  }

  @Test func naturalTextFollowsTheLayoutDirection() {
    label("ab", rect(0, 0, 100, 20)).semanticContentAttribute = .forceRightToLeft
    expectEqual(texts().map(\.origin.x), [80])
  }

  @Test func aLongLineEndsInAnEllipsis() {
    let label = label("abcdefgh", rect(0, 0, 50, 20))
    expectEqual(shown(), ["abcd…"])
    label.lineBreakMode = .byTruncatingHead
    expectEqual(shown(), ["…efgh"])
    label.lineBreakMode = .byTruncatingMiddle
    expectEqual(shown(), ["ab…gh"])
  }

  @Test func clippedTextEndsAtTheEdge() {
    label("abcdefgh", rect(0, 0, 50, 20)).lineBreakMode = .byClipping
    let clips = commands().compactMap { command -> CGRect? in
      if case .group(let group) = command { group.clip?.rect } else { nil }
    }
    expectEqual(shown(), ["abcdefgh"])
    expectContains(clips, rect(0, 0, 50, 20))
  }

  @Test func linesBeyondHeightAreOmitted() {
    _ = label("one two three four", rect(0, 0, 70, 45), lines: 0)
    expectEqual(shown(), ["one two", "three…"])
  }

  @Test func atLeastSingleLineIsShown() {
    _ = label("one two", rect(0, 0, 40, 5), lines: 0)
    expectEqual(shown(), ["one…"])
  }

  @Test func sizeToFitKeepsTheOrigin() {
    let label = label("abc", rect(30, 40, 0, 0))
    label.sizeToFit()
    expectEqual(label.frame, rect(30, 40, 30, 20))
  }

  @Test func sizesAreWholePixels() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17.1)
    label.text = "abc"
    harness.window.addSubview(label)
    // The size is 25.65 by 17.1 points, at two pixels per point.
    expectEqual(label.intrinsicContentSize, CGSize(width: 26, height: 17.5))
  }

  @Test func aRequiredWidthWraps() {
    let label = label("one two three", rect(0, 0, 0, 0), lines: 0)
    let size = label.systemLayoutSizeFitting(
      CGSize(width: 70, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 70, height: 40))
    label.preferredMaxLayoutWidth = 70
    expectEqual(label.intrinsicContentSize, CGSize(width: 65, height: 40))
  }

  @Test func textIsSetSmallerToFit() throws {
    let label = label("abcdefgh", rect(0, 0, 40, 20))
    label.adjustsFontSizeToFitWidth = true
    expectEqual(texts().map(\.run.font.size), [10])
    label.minimumScaleFactor = 0.75
    let text = try #require(texts().first)
    expectEqual(text.run.font.size, 15)
    #expect(text.run.text.hasSuffix("…"))
  }

  @Test func textColorAppliesToWholeAttributedText() {
    let label = label("", rect(0, 0, 100, 20))
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
    label.attributedText = text
    label.textColor = .blue
    #expect(texts().allSatisfy { $0.color == Color(red: 0, green: 0, blue: 1) })
    label.text = "plain"
    expectEqual(label.attributedText?.string, "plain")
    expectEqual(shown(), ["plain"])
  }

  @Test func paragraphStylesAreUsed() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 6
    let label = label("", rect(0, 0, 100, 100), lines: 0)
    label.attributedText = NSAttributedString(string: "ab\nc", attributes: [.paragraphStyle: style])
    expectEqual(texts().map(\.origin.x), [80, 90])
    expectEqual(texts()[1].origin.y - texts()[0].origin.y, 26)
  }

  @Test func everyParagraphHasItsStyle() {
    let (right, late) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    right.alignment = .right
    late.paragraphSpacingBefore = 6
    let label = label("", rect(0, 0, 100, 100), lines: 0)
    let text = NSMutableAttributedString(string: "ab\n", attributes: [.paragraphStyle: right])
    text.append(NSAttributedString(string: "c\n", attributes: [.paragraphStyle: late]))
    text.append(NSAttributedString(string: "d"))
    label.attributedText = text
    expectEqual(texts().map(\.origin.x), [80, 0, 0])
    expectEqual(zip(texts(), texts().dropFirst()).map { $1.origin.y - $0.origin.y }, [26, 20])
    label.textAlignment = .center
    expectEqual(texts().map(\.origin.x), [40, 45, 45])
  }

  @Test func linesAreDrawnUnderAndThroughText() {
    let label = label("", rect(0, 0, 100, 20))
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow])
    let fills = commands().compactMap { command -> CGRect? in
      if case .fill(let shape, _) = command { shape.rect } else { nil }
    }
    expectContains(fills, rect(0, 0, 20, 20))
    #expect(fills.contains { $0.size.width == 20 && $0.size.height < 2 && $0.origin.y > 15 })
  }

  @Test func aShadowIsDrawnFirst() {
    let label = label("ab", rect(0, 0, 100, 20))
    label.shadowColor = .red
    expectEqual(texts().map(\.color.red), [1, 0])
    expectEqual(texts().map(\.origin.y), [14, 15])
  }

  @Test func coloursFollowTheTraits() {
    let label = label("ab", rect(0, 0, 100, 20))
    expectEqual(texts().map(\.color), [.black])
    label.overrideUserInterfaceStyle = .dark
    expectEqual(texts().map(\.color), [.white])
  }

  @Test func nothingNewDrawsNoFrame() {
    harness.becomeCurrent()
    let label = label("ab", rect(0, 0, 100, 20))
    harness.frame()
    label.text = "ab"
    label.font = .systemFont(ofSize: 20)
    label.textColor = .label
    label.numberOfLines = 1
    expectFalse(harness.root.needsFrame)
    label.text = "abc"
    expectTrue(harness.root.needsFrame)
  }

  @Test(arguments: [0, -1, .nan, .infinity, .greatestFiniteMagnitude] as [CGFloat])
  func absurdSizesAreHarmless(length: CGFloat) {
    let label = label("one two\nthree 한글", rect(0, 0, length, length), lines: 0)
    expectTrue(label.sizeThatFits(CGSize(width: length, height: length)).isFinite)
    label.preferredMaxLayoutWidth = length
    expectTrue(label.intrinsicContentSize.isFinite)
    label.numberOfLines = Int.min
    label.minimumScaleFactor = length
    label.adjustsFontSizeToFitWidth = true
    _ = commands()
  }
}
