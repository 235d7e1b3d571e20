import DeviceSupport
import Foundation
import Geometry
import Testing
import TestSupport
import Typography
import UIKitCore

/// Uses of attributed strings that iOS code makes before a view shows them; each line once stopped the program.
@MainActor struct AttributedValueTests {
  init() { TestDevice.services.makeCurrent() }

  private let values: [NSAttributedString.Key: [Any]] = {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let fonts = [
      UIFont.systemFont(ofSize: 12), .systemFont(ofSize: 12), .boldSystemFont(ofSize: 12),
      UIFont(name: "Georgia", size: 9),
    ]
    let colors = [
      UIColor.red, .blue, .label, UIColor(white: 0, alpha: 1), UIColor(red: 0.3, green: 0, blue: 0, alpha: 1),
      UIColor { _ in .green },
    ]
    return [
      .font: fonts.compactMap(\.self), .foregroundColor: colors, .backgroundColor: colors,
      .paragraphStyle: [NSParagraphStyle.default, NSParagraphStyle(), centered, NSMutableParagraphStyle()],
      .kern: [1, 2.5, CGFloat(1), NSNumber(value: 3)], .underlineStyle: [1, NSUnderlineStyle.single],
      NSAttributedString.Key(rawValue: "mine"): [UIImage(), UIImage(), "text", 7, UIColor.red],
    ]
  }()

  @Test(arguments: 0..<20 as Range<UInt64>)
  func attributesCanBeSetInAnyOrder(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = NSMutableAttributedString(string: "")
    var expected: [[NSAttributedString.Key: Any]] = []
    for step in 0..<40 {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for (key, values) in values where Bool.random(using: &random) {
        attributes[key] = values[Int.random(in: 0..<values.count, using: &random)]
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !expected.isEmpty:
        let index = Int.random(in: 0..<expected.count, using: &random)
        text.addAttributes(attributes, range: NSRange(location: index, length: 1))
        expected[index].merge(attributes) { $1 }
      case 1:
        let index = Int.random(in: 0...expected.count, using: &random)
        text.insert(NSAttributedString(string: "i", attributes: attributes), at: index)
        expected.insert(attributes, at: index)
      default:
        text.append(NSAttributedString(string: "a", attributes: attributes))
        expected.append(attributes)
      }
      let copy = NSAttributedString(attributedString: text)
      #expect(copy.isEqual(to: text) && copy.length == expected.count, "seed \(seed), step \(step)")
      for (index, attributes) in expected.enumerated() {
        expectEqual(
          copy.attributes(at: index, effectiveRange: nil).count, attributes.count, "seed \(seed), step \(step)")
      }
    }
  }

  @Test func equalRunsAreJoined() {
    let text = NSMutableAttributedString(string: "one ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "look", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    text.append(NSAttributedString(string: " two", attributes: [.font: UIFont.systemFont(ofSize: 13)]))
    var range = NSRange()
    let font = text.attribute(.font, at: 0, effectiveRange: &range) as? UIFont
    expectEqual(font?.pointSize, 12)
    expectEqual(range, NSRange(location: 0, length: 8))
  }

  @MainActor
  @Test func labelsAndFieldsShowAllRuns() {
    let (one, two) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    two.alignment = .right
    let text = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.red, .paragraphStyle: one])
    text.append(
      NSAttributedString(
        string: "b", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .kern: 2, .paragraphStyle: two]))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 0, length: 2))
    let (label, field) = (UILabel(), UITextField())
    label.attributedText = text
    field.attributedText = text
    field.attributedPlaceholder = text
    label.textColor = .green
    expectEqual(label.intrinsicContentSize, CGSize(width: 6 + 15 + 2, height: 30))
    expectEqual(field.attributedText, text)
    expectEqual(field.attributedPlaceholder, text)
    let color = label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
    expectEqual(color, .green)
  }
}
