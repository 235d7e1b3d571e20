import DeviceSupport
import Foundation
import Geometry
import Testing
import Typography
import UIKit

import UIKitCore
import TestSupport

/// Text measured and styled as in published code. The font consists of boxes: at 20 points letters are 10 wide, lines
/// 20 high.
@MainActor struct PublishedTextTests {
  private let device = TestDevice.phone()

  private static let font = UIFont.systemFont(ofSize: 20)

  /// Published helpers are extensions of value types, which are not isolated to an actor.
  private func height(of text: String, width: CGFloat) -> CGFloat {
    (text as NSString).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: Self.font], context: nil
    ).height
  }

  @Test func aTextIsAsHighAsItsLines() {
    expectEqual("ab".size(withAttributes: [.font: Self.font]), CGSize(width: 20, height: 20))
    expectEqual(height(of: "ab cd", width: 300), 20)
    expectEqual(height(of: "ab cd", width: 30), 40)
    expectEqual(height(of: "", width: 30), "".size(withAttributes: [.font: Self.font]).height)
  }

  @Test func textIsSingleLineUnlessWrapping() {
    let text = NSAttributedString(string: "ab cd", attributes: [.font: Self.font])
    let availableSize = CGSize(width: 30, height: 10)
    expectEqual(text.boundingRect(with: availableSize, options: [], context: nil).size, text.size())
    expectEqual(text.boundingRect(with: availableSize, options: .usesLineFragmentOrigin, context: nil).height, 40)
    let context = NSStringDrawingContext()
    let clipped = text.boundingRect(
      with: availableSize, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
    expectEqual(clipped.height, 10)
    expectEqual(context.totalBounds, clipped)
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e300])
  func nonFiniteWidthDoesNotWrap(width: CGFloat) {
    expectEqual(height(of: "ab cd", width: width), 20)
  }

  @Test func spacingOfParagraphsCounts() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let text = NSAttributedString(string: "ab cd", attributes: [.font: Self.font, .paragraphStyle: style])
    let bounds = text.boundingRect(
      with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil)
    expectEqual(bounds.height, 46)
  }

  @Test func attributedStringsKeepDrawnAttributes() {
    var text = AttributedString("plain")
    var tail = AttributedString("dressed")
    tail.font = Self.font
    tail.foregroundColor = UIColor.red
    tail.underlineStyle = .single
    tail.kern = 2
    tail.link = URL(string: "https://example.org")
    text += tail
    let shown = NSAttributedString(text)
    let attributes = shown.attributes(at: 5, effectiveRange: nil)
    expectEqual(shown.string, "plaindressed")
    expectEmpty(shown.attributes(at: 0, effectiveRange: nil))
    #expect(attributes[.font] as? UIFont == Self.font && attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == 1 && attributes[.kern] as? CGFloat == 2)
    expectEqual((attributes[.link] as? URL)?.host, "example.org")
    expectEqual(AttributedString(shown), text)
  }

  @Test func containersTakeDictionaries() {
    let container = AttributeContainer([.font: Self.font, .strikethroughStyle: NSUnderlineStyle.single.rawValue])
    expectEqual(container.font, Self.font)
    expectEqual(container.strikethroughStyle, .single)
  }

  @Test func strikethroughHasItsOwnColor() {
    let text = NSAttributedString(
      string: "a",
      attributes: [.strikethroughStyle: 1, .strikethroughColor: UIColor.red, .foregroundColor: UIColor.blue])
    let style = StyledText(text, font: Self.font).styles.first
    expectEqual(style?.strikethroughColor, .red)
    expectNil(style?.underlineColor)
    expectEqual(style?.color, .blue)
    let link = StyledText(NSAttributedString(string: "a", attributes: [.link: "x"]), font: Self.font).styles.first
    expectEqual(link?.underline, .single)
    expectEqual(link?.color, .link)
  }

  @Test(
    arguments: [
      ("AvenirNext-DemiBold", 0.3, false), ("HelveticaNeue-Bold", 0.4, false), ("Georgia-BoldItalic", 0.4, true),
      ("Futura", 0, false), ("ArialMT", 0, false), ("TimesNewRomanPS-BoldMT", 0.4, false), ("Gill Sans", 0, false),
      ("Courier", 0, false), (".SFUIText-Medium", 0.23, false),
    ] as [(String, CGFloat, Bool)])
  func aFontsNameSaysHowHeavyItIs(name: String, weight: CGFloat, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 12))
    expectEqual(font.descriptor.weight, weight)
    expectEqual(font.descriptor.isItalic, isItalic)
    expectEqual(font.pointSize, 12)
  }

  @Test func aFontIsFoundAgainByItsName() {
    device.becomeCurrent()
    let font = UIFont.systemFont(ofSize: 12)
    expectEqual(UIFont(name: font.fontName, size: 12), font)
    expectEqual(font.familyName, ".AppleSystemUIFont")
  }

  /// Code of apps chooses another font then: `UIFont(name: "Lobster", size: 12) ?? .systemFont(ofSize: 12)`.
  @Test(arguments: ["", "-", "Pretendard-SemiBold", "Roboto", "Helvetic", "Georgian-Bold", "MT", "한글"])
  func aNameThatNoFontHasIsNoFont(name: String) {
    device.becomeCurrent()
    expectNil(UIFont(name: name, size: 12))
    let replaced = UIFont(descriptor: UIFontDescriptor(name: name, size: 12), size: 0)
    expectEqual(replaced.familyName, ".AppleSystemUIFont")
    expectNotNil(UIFont(name: replaced.fontName, size: 20))
  }

  @Test func descriptorsTakeDesignsAndWeights() {
    device.becomeCurrent()
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    expectNotNil(plain.withDesign(.rounded))
    let mono = plain.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
    expectEqual(mono, .monospacedSystemFont(ofSize: 12, weight: .regular))
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    expectEqual(UIFont(descriptor: heavy, size: 20), .systemFont(ofSize: 20, weight: .heavy))
    expectEqual(UIFontDescriptor(fontAttributes: [.size: 30]).pointSize, 30)
  }
}
