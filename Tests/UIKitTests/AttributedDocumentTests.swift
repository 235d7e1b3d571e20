import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Attributed texts from documents and from dictionaries of attributes.
@MainActor
struct AttributedDocumentTests {
  private typealias Text = NSAttributedString

  init() { TestDevice.services.makeCurrent() }

  private func text(_ data: Data, _ options: [Text.DocumentReadingOptionKey: Any] = [:]) throws -> NSAttributedString {
    try NSAttributedString(data: data, options: options, documentAttributes: nil)
  }

  @Test func encodingsAreNumbersOfAnyType() throws {
    let latin = Data([0x47, 0xFC])
    let raw = String.Encoding.isoLatin1.rawValue
    for encoding in [raw, Int(raw), NSNumber(value: raw)] as [Any] {
      try expectEqual(text(latin, [.characterEncoding: encoding]).string, "Gü", "\(type(of: encoding))")
    }
    #expect(throws: CocoaError.self) { try text(latin) }
    #expect(throws: CocoaError.self) { try text(latin, [.characterEncoding: -1]) }
    try expectEqual(text(Data("Gü".utf8)).string, "Gü")
  }

  @Test func theKindOfADocumentIsGivenOrSeen() throws {
    let html = Data(" <b>x</b>".utf8)
    try expectEqual(text(html).string.trimmingCharacters(in: .whitespaces), "x")
    for plain in [Text.DocumentType.plain, Text.DocumentType.plain.rawValue] as [Any] {
      try expectEqual(text(html, [.documentType: plain]).string, " <b>x</b>")
    }
    for kind in [Text.DocumentType.html, Text.DocumentType.html.rawValue] as [Any] {
      try expectEqual(text(Data("a<b>x</b>".utf8), [.documentType: kind]).string, "ax")
    }
    try expectEqual(text(Data("a<b>x</b>".utf8)).string, "a<b>x</b>")
    let attributes: [Text.Key: Any] = [.kern: CGFloat(2), .foregroundColor: UIColor.red]
    for data in [html, Data("x".utf8)] {
      let found = try text(data, [.defaultAttributes: attributes]).attributes(at: 0, effectiveRange: nil)
      expectEqual(found[.kern] as? CGFloat, 2)
      expectEqual(found[.foregroundColor] as? UIColor, .red)
    }
  }

  /// The attributes that UIKit draws survive the way through a container.
  @Test func containersAreMadeOfDictionaries() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let font = UIFont.boldSystemFont(ofSize: 19)
    let given: [Text.Key: Any] = [
      .font: font, .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue,
      .underlineStyle: NSUnderlineStyle.double, .underlineColor: UIColor.green, .strikethroughStyle: 1,
      .strikethroughColor: UIColor.brown, .kern: 2, .tracking: Float(1.5), .baselineOffset: NSNumber(value: -3),
      .paragraphStyle: style, .link: "https://a.b/c", Text.Key("unknown"): 1,
    ]
    let made = NSAttributedString(AttributedString("x", attributes: AttributeContainer(given)))
    let found = made.attributes(at: 0, effectiveRange: nil)
    expectEqual(found.count, given.count - 1)
    expectEqual(found[.font] as? UIFont, font)
    for (key, color) in [
      (.foregroundColor, .red), (.backgroundColor, .blue), (.underlineColor, .green), (.strikethroughColor, .brown),
    ] as [(Text.Key, UIColor)] {
      expectEqual(found[key] as? UIColor, color, "\(key.rawValue)")
    }
    expectEqual(found[.underlineStyle] as? Int, NSUnderlineStyle.double.rawValue)
    expectEqual(found[.strikethroughStyle] as? Int, 1)
    for (key, number) in [(.kern, 2), (.tracking, 1.5), (.baselineOffset, -3)] as [(Text.Key, CGFloat)] {
      expectEqual(found[key] as? CGFloat, number, "\(key.rawValue)")
    }
    expectEqual((found[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
    expectEqual(found[.link] as? URL, URL(string: "https://a.b/c"))
    let wrong = AttributeContainer([.font: "big", .foregroundColor: 7, .kern: "wide", .underlineStyle: "all"])
    expectEmpty(NSAttributedString(AttributedString("x", attributes: wrong)).attributes(at: 0, effectiveRange: nil))
  }
}
