import Foundation
import TestSupport
import Testing
import UIKitCore

struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  @Test func blocksBecomeParagraphs() throws {
    #expect(try text("<h1>A</h1> <p>b  c\n d</p><ul><li>x<li>y</ul>").string == "A\nb c d\n•\u{2003}x\n•\u{2003}y\n")
    #expect(try text("a<br>b").string == "a\u{2028}b")
    #expect(try text("<ol><li>x</li><li>y</li></ol>").string == "1.\u{2003}x\n2.\u{2003}y\n")
  }

  @Test func entitiesAndHiddenElements() throws {
    #expect(try text("1 &lt; 2 &amp;&#65;&#x42; &nope; <!-- c --><script>x<y</script>z").string == "1 < 2 &AB &nope; z")
    #expect(try text("a < b <").string == "a < b <")
  }

  /// The code points of HTML's names.
  @Test func namedCharactersAreThoseOfTheirNumbers() throws {
    let names: [(String, UInt32)] = [
      ("quot", 34), ("apos", 39), ("nbsp", 160), ("iexcl", 161), ("cent", 162), ("pound", 163), ("yen", 165),
      ("sect", 167), ("copy", 169), ("laquo", 171), ("shy", 173), ("reg", 174), ("deg", 176), ("para", 182),
      ("middot", 183), ("raquo", 187), ("frac12", 189), ("iquest", 191), ("Auml", 196), ("Ouml", 214), ("times", 215),
      ("Uuml", 220), ("szlig", 223), ("agrave", 224), ("auml", 228), ("ccedil", 231), ("egrave", 232), ("eacute", 233),
      ("ntilde", 241), ("ouml", 246), ("uuml", 252), ("ndash", 8211), ("mdash", 8212), ("lsquo", 8216),
      ("rsquo", 8217), ("ldquo", 8220), ("rdquo", 8221), ("bull", 8226), ("hellip", 8230), ("euro", 8364),
      ("trade", 8482), ("larr", 8592), ("rarr", 8594),
    ]
    for (name, code) in names {
      let character = String(Character(try #require(Unicode.Scalar(code))))
      expectEqual(try text("a&\(name);b").string, "a\(character)b", "\(name)")
      expectEqual(try text("a&#\(code);b").string, "a\(character)b", "\(name)")
    }
    expectEqual(try text("a&oumlb; &; &#xZ; &#99999999;").string, "a&oumlb; &; &#xZ; &#99999999;")
  }

  @Test func elementsFormatText() throws {
    let result = try text(
      "<b>a</b><i>b</i><a href=\"https://x.y/z\">c</a><u>d</u><span style='color:#f00; font-size:20px'>e</span>")
    let values = (0..<5).map { result.attributes(at: $0, effectiveRange: nil) }
    let fonts = values.compactMap { $0[.font] as? UIFont }
    #expect(fonts[0].fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(fonts[1].fontDescriptor.symbolicTraits.contains(.traitItalic))
    #expect(values[2][.link] as? URL == URL(string: "https://x.y/z"))
    #expect(values[3][.underlineStyle] as? Int == 1)
    #expect(values[4][.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(fonts[4].pointSize == 15)
  }

  @Test func unclosedElementsEndWithTheText() throws {
    let deep = String(repeating: "<div>", count: 100_000) + "x"
    #expect(try text(deep).string == "x")
    #expect(try text("<b>a<i>b").string == "ab")
    #expect(try text("<a href='").string == "<a href='")
  }
}
