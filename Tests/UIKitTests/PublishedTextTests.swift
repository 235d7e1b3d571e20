import Foundation
import Geometry
import Testing
import Typography
import UIKit

@testable import UIKitCore

/// Text as published code measures and dresses it. In a font of boxes: at 20 points letters are 10 wide, lines 20 high.
@Suite struct PublishedTextTests {
  private static let font = UIFont.systemFont(ofSize: 20)

  init() { HostServices.install(textEngine: BoxFont()) }

  /// Published helpers are extensions of values, which no actor isolates.
  private func height(of text: String, width: CGFloat) -> CGFloat {
    (text as NSString).boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: Self.font], context: nil
    ).height
  }

  @Test func aTextIsAsHighAsItsLines() {
    #expect("ab".size(withAttributes: [.font: Self.font]) == CGSize(width: 20, height: 20))
    #expect(height(of: "ab cd", width: 300) == 20)
    #expect(height(of: "ab cd", width: 30) == 40)
    #expect(height(of: "", width: 30) == "".size(withAttributes: [.font: Self.font]).height)
  }

  @Test func aTextStandsOnOneLineUnlessAskedToWrap() {
    let text = NSAttributedString(string: "ab cd", attributes: [.font: Self.font])
    let room = CGSize(width: 30, height: 10)
    #expect(text.boundingRect(with: room, options: [], context: nil).size == text.size())
    #expect(text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height == 40)
    let context = NSStringDrawingContext()
    let cut = text.boundingRect(
      with: room, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: context)
    #expect(cut.height == 10 && context.totalBounds == cut)
  }

  @Test(arguments: [0, -5, CGFloat.nan, .infinity, 1e300])
  func aWidthThatIsNoneWrapsNothing(width: CGFloat) {
    #expect(height(of: "ab cd", width: width) == 20)
  }

  @Test func spacingOfParagraphsCounts() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    let text = NSAttributedString(string: "ab cd", attributes: [.font: Self.font, .paragraphStyle: style])
    let bounds = text.boundingRect(
      with: CGSize(width: 30, height: 0), options: .usesLineFragmentOrigin, context: nil)
    #expect(bounds.height == 46)
  }

  @Test func attributedStringsKeepWhatIsDrawn() {
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
    #expect(shown.string == "plaindressed" && shown.attributes(at: 0, effectiveRange: nil).isEmpty)
    #expect(attributes[.font] as? UIFont == Self.font && attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == 1 && attributes[.kern] as? CGFloat == 2)
    #expect((attributes[.link] as? URL)?.host == "example.org")
    #expect(AttributedString(shown) == text)
  }

  @Test func containersTakeDictionaries() {
    let container = AttributeContainer([.font: Self.font, .strikethroughStyle: NSUnderlineStyle.single.rawValue])
    #expect(container.font == Self.font && container.strikethroughStyle == .single)
  }

  @Test func linesThroughTextHaveColoursOfTheirOwn() {
    let text = NSAttributedString(
      string: "a",
      attributes: [.strikethroughStyle: 1, .strikethroughColor: UIColor.red, .foregroundColor: UIColor.blue])
    let style = StyledText(text, font: Self.font).styles.first
    #expect(style?.strikethroughColor == .red && style?.underlineColor == nil && style?.color == .blue)
    let link = StyledText(NSAttributedString(string: "a", attributes: [.link: "x"]), font: Self.font).styles.first
    #expect(link?.isUnderlined == true && link?.color == .link)
  }

  @Test(
    arguments: [
      ("AvenirNext-DemiBold", 0.3, false), ("HelveticaNeue-Bold", 0.4, false), ("Georgia-BoldItalic", 0.4, true),
      ("Futura", 0, false), ("Pretendard-SemiBold", 0.3, false), ("Roboto-Medium", 0.23, false), ("-", 0, false),
    ] as [(String, CGFloat, Bool)])
  func aFontsNameSaysHowHeavyItIs(name: String, weight: CGFloat, isItalic: Bool) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.descriptor.weight == weight && font.descriptor.isItalic == isItalic && font.pointSize == 12)
  }

  @Test func aFontIsFoundAgainByItsName() {
    let font = UIFont.systemFont(ofSize: 12)
    #expect(UIFont(name: font.fontName, size: 12) == font && font.familyName == font.fontName)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test func descriptorsTakeDesignsAndWeights() {
    let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
    #expect(plain.withDesign(.rounded) != nil)
    let mono = plain.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
    #expect(mono == .monospacedSystemFont(ofSize: 12, weight: .regular))
    let heavy = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 20) == .systemFont(ofSize: 20, weight: .heavy))
    #expect(UIFontDescriptor(fontAttributes: [.size: 30]).pointSize == 30)
  }
}
