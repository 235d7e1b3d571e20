import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKitCore
import TestSupport

/// Attributes of a label's text that move letters. Letters are boxes half as wide as the font's size.
@MainActor
@Suite(.serialized)
struct LabelSpacingTests {
  private let harness = TestDevice()

  private func label(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: text, attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 20)]) { $1 })
    label.numberOfLines = 0
    harness.window.addSubview(label)
    return label
  }

  /// Kerning accepts numbers of every type, since apps use them all.
  @Test(arguments: [0, 1, 2, 3])
  func kerningAcceptsAnyNumberType(kind: Int) {
    let numbers: [Any] = [3 as Int, 3.0 as Double, 3 as CGFloat, NSNumber(value: 3)]
    expectEqual(label("abcd", [.kern: numbers[kind]]).intrinsicContentSize.width, 52)
    expectEqual(label("abcd", [.kern: 100, .tracking: numbers[kind]]).intrinsicContentSize.width, 52)
  }

  @Test func textThatIsNoNumberSpacesNothing() {
    expectEqual(label("abcd", [.kern: "3"]).intrinsicContentSize.width, 40)
    expectEqual(label("abcd", [.kern: Double.nan]).intrinsicContentSize.width, 40)
  }

  @Test func raisedTextMakesTheLabelHigher() {
    let plain = label("ab", [:]).intrinsicContentSize.height
    expectEqual(label("ab", [.baselineOffset: 6]).intrinsicContentSize.height, plain + 6)
  }

  @Test func aParagraphStyleIndentsAndSpacesParagraphs() {
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 12
    style.headIndent = 4
    style.paragraphSpacing = 9
    let plain = label("ab\ncd", [:]).intrinsicContentSize
    let indented = label("ab\ncd", [.paragraphStyle: style]).intrinsicContentSize
    expectEqual(indented.width, plain.width + 12)
    expectEqual(indented.height, plain.height + 9)
    let copy = style.copy() as? NSParagraphStyle
    expectEqual(copy?.headIndent, 4)
    expectEqual(copy?.isEqual(style), true)
  }

  /// Kerning shrinks with the font.
  @Test func textThatIsSetSmallerKeepsItsProportions() {
    let label = label("abcd", [.kern: 10])
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    label.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    let text = harness.dump().split(separator: "\n").filter { $0.contains("text") }
    expectEqual(text.count, 4, "\(text)")
    #expect(!text.contains { $0.contains("…") })
  }
}
