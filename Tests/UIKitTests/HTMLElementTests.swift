import Foundation
import TestSupport
import Testing
import UIKitCore

/// The elements, attributes, entities and colors of HTML, by what its standard says about each.
struct HTMLElementTests {
  private func text(_ html: String) -> NSAttributedString {
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let text = try? NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
    return text ?? NSAttributedString(string: "unreadable")
  }

  private func attribute<Value>(_ key: NSAttributedString.Key, _ html: String, at index: Int = 0) -> Value? {
    text(html).attribute(key, at: index, effectiveRange: nil) as? Value
  }

  private func font(_ html: String) -> UIFont { attribute(.font, html) ?? .systemFont(ofSize: 1) }

  @Test func namedCharacters() {
    let names =
      "amp lt gt quot apos nbsp copy reg trade hellip mdash ndash lsquo rsquo ldquo rdquo bull middot euro pound yen cent "
      + "deg times laquo raquo larr rarr eacute egrave agrave ccedil auml ouml uuml Auml Ouml Uuml szlig ntilde iexcl "
      + "iquest shy para sect frac12"
    let characters = "&<>\"'\u{A0}©®™…—–‘’“”•·€£¥¢°×«»←→éèàçäöüÄÖÜßñ¡¿\u{AD}¶§½"
    for (name, character) in zip(names.split(separator: " "), characters) {
      expectEqual(text("<pre>&\(name);</pre>").string, "\(character)\n", "\(name)")
    }
    expectEqual(names.split(separator: " ").count, characters.count)
    for (html, string) in [
      ("&#65;&#x41;&#X61;&#128512;", "AAa😀"), ("&amp", "&amp"), ("&;", "&;"), ("&#;", "&#;"),
      ("&#x110000;", "&#x110000;"),
      ("&unknown;", "&unknown;"), ("a&b;c &lt", "a&b;c &lt"), ("AT&T &amp; co", "AT&T & co"),
      ("&verylongname;", "&verylongname;"),
    ] { expectEqual(text(html).string, string, "\(html)") }
  }

  @Test func elementsOfBlocksAreParagraphs() {
    let blocks = [
      "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table", "tr", "section", "article",
      "header", "footer", "center", "dl", "dt", "dd", "body",
    ]
    for name in blocks { expectEqual(text("a<\(name)>b</\(name)>c").string, "a\nb\nc", "\(name)") }
    for name in ["b", "i", "span", "a", "font", "code", "small"] {
      expectEqual(text("a<\(name)>b</\(name)>c").string, "abc", "\(name)")
    }
    for name in ["script", "style", "head", "title", "noscript", "template"] {
      expectEqual(text("a<\(name)>b < 2</\(name.uppercased())>c").string, "ac", "\(name)")
      expectEqual(text("a<\(name)>b").string, "a", "\(name)")
    }
    for name in ["img", "meta", "link", "input", "area", "base", "col", "source", "wbr", "!doctype"] {
      expectEqual(text("<\(name)>a</b>").string, "a", "\(name)")
      // The element is not open: its end closes nothing around it.
      expectEqual(attribute(.link, "<a href='x:y'><\(name)></\(name)>a"), URL(string: "x:y"), "\(name)")
    }
    expectEqual(text("a<hr>b").string, "a\nb")
  }

  @Test func blanksCountAsOne() {
    for (html, string) in [
      (" a \n\t b ", "a b"), ("a <b> b</b>", "a b"), ("<p> a </p> <p> b </p>", "a\nb\n"), ("a <br> b", "a \u{2028}b"),
      ("<pre> a  b\n c</pre>", " a  b\n c\n"), ("<ul><li>a</li></ul>", "•\u{2003}a\n"), ("<li>a", "• a"),
      ("<ol><li>a<ul><li>b</ul><li>c</ol>", "1.\u{2003}a\n•\u{2003}b\n2.\u{2003}c\n"), ("<!-- a -->b<!-- c", "b"),
      ("a < b > c", "a < b > c"), ("<>", "<>"), ("</b>a", "a"), ("<?xml?>a", "a"), ("", ""),
    ] { expectEqual(text(html).string, string, "\(html)") }
  }

  @Test func elementsHaveFonts() {
    for name in ["b", "strong", "th", "h1", "h4"] {
      expectEqual(font("<\(name)>a</\(name)>").fontDescriptor.symbolicTraits.contains(.traitBold), true, "\(name)")
    }
    for name in ["i", "em", "cite", "var", "dfn"] {
      expectEqual(
        font("<\(name)>a</\(name)>").fontDescriptor.symbolicTraits, font("<i>a").fontDescriptor.symbolicTraits)
      expectEqual(font("<\(name)>a</\(name)>").fontDescriptor.symbolicTraits.contains(.traitItalic), true, "\(name)")
    }
    for name in ["code", "tt", "kbd", "samp", "pre"] {
      expectEqual(
        font("<\(name)>a</\(name)>").familyName, font("<span style='font-family: Courier'>a").familyName, "\(name)")
    }
    expectNotEqual(font("<code>a").familyName, font("a").familyName)
    let both = font("<b><i>a").fontDescriptor.symbolicTraits
    expectTrue(both.contains(.traitBold) && both.contains(.traitItalic))
    for (html, size) in [
      ("a", 12), ("<h1>a", 24), ("<h2>a", 18), ("<h3>a", 14.04), ("<h4>a", 12), ("<h5>a", 9.96), ("<h6>a", 8.04),
      ("<small>a", 10), ("<big>a", 14.4), ("<sup>a", 9.6), ("<sub>a", 9.6), ("<font size=1>a", 8),
      ("<font size=2>a", 10),
      ("<font size=3>a", 12), ("<font size=4>a", 14), ("<font size=5>a", 18), ("<font size=6>a", 24),
      ("<font size='7'>a", 36), ("<font size=\"9\">a", 36), ("<font size=0>a", 8), ("<font size=x>a", 12),
      ("<span style='font-size:20px'>a", 15), ("<span style='font-size: 20pt'>a", 20),
      ("<span style='FONT-SIZE: 2em'>a", 24), ("<span style='font-size:50%'>a", 6), ("<span style='font-size:0'>a", 12),
      ("<span style='font-size:1000px'>a", 12), ("<span style='font-size:x'>a", 12), ("<big><big>a", 17.28),
    ] as [(String, CGFloat)] { expectClose(font(html).pointSize, size, within: 1e-6, "\(html)") }
    for (html, isBold) in [
      ("bold", true), ("600", true), ("599", false), ("700", true), ("normal", false), ("BOLD", true),
    ] {
      let traits = font("<span style='font-weight:\(html)'>a").fontDescriptor.symbolicTraits
      expectEqual(traits.contains(.traitBold), isBold, "\(html)")
    }
    for (value, isItalic) in [("italic", true), ("oblique", true), ("normal", false)] {
      let traits = font("<span style='font-style:\(value)'>a").fontDescriptor.symbolicTraits
      expectEqual(traits.contains(.traitItalic), isItalic, "\(value)")
    }
    expectEqual(font("<span style='font-family: -apple-system, Arial'>a"), .systemFont(ofSize: 12))
    expectEqual(font("<b style='font-family: \"system-ui\"'>a"), .boldSystemFont(ofSize: 12))
    expectEqual(font("<i style='font-family: system-ui'>a"), .italicSystemFont(ofSize: 12))
    expectEqual(font("<font face=Courier>a").familyName, font("<code>a").familyName)
  }

  @Test func elementsHaveLines() {
    for name in ["u", "ins"] { expectEqual(attribute(.underlineStyle, "<\(name)>a"), 1, "\(name)") }
    for name in ["s", "strike", "del"] { expectEqual(attribute(.strikethroughStyle, "<\(name)>a"), 1, "\(name)") }
    let style = "<u><s><span style='text-decoration: "
    for (value, under, through) in [
      ("none", nil, nil), ("underline", 1, nil), ("line-through", nil, 1), ("underline line-through", 1, 1),
    ] as [(String, Int?, Int?)] {
      expectEqual(attribute(.underlineStyle, style + value + "'>a"), under, "\(value)")
      expectEqual(attribute(.strikethroughStyle, style + value + "'>a"), through, "\(value)")
    }
    expectClose(attribute(.baselineOffset, "<sup>a") ?? CGFloat(0), 12 * 0.35)
    expectClose(attribute(.baselineOffset, "<sub>a") ?? CGFloat(0), -12 * 0.15)
    expectNil(attribute(.baselineOffset, "a") as CGFloat?)
    expectEqual(
      attribute(.link, "<a href='https://example.com/?a=1&amp;b=2'>a"), URL(string: "https://example.com/?a=1&b=2"))
  }

  @Test func paragraphsAreAligned() {
    func style(_ html: String) -> NSParagraphStyle? { attribute(.paragraphStyle, html) }
    for (value, alignment) in [
      ("left", .left), ("right", .right), ("center", .center), ("justify", .justified), ("RIGHT", .right),
      ("x", .natural),
    ] as [(String, NSTextAlignment)] {
      expectEqual(style("<p align=\(value)>a")?.alignment, alignment, "\(value)")
      expectEqual(style("<p style='text-align:\(value)'>a")?.alignment, alignment, "\(value)")
    }
    expectEqual(style("<center>a")?.alignment, .center)
    for (html, depth) in [("a", 0), ("<ul>a", 1), ("<blockquote>a", 1), ("<ol><ul>a", 2)] as [(String, CGFloat)] {
      expectEqual(style(html)?.headIndent, 36 * depth, "\(html)")
      expectEqual(style(html)?.firstLineHeadIndent, 24 * depth, "\(html)")
    }
  }

  /// Attributes that the app gives for all of the text stay where the document has none.
  @Test func paragraphsKeepTheStyleThatIsGiven() throws {
    let given = NSMutableParagraphStyle()
    given.lineSpacing = 7
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      .defaultAttributes: [NSAttributedString.Key.paragraphStyle: given],
    ]
    for (html, spacing) in [("a", 7), ("<b>a", 7), ("<p align=right>a", 0)] as [(String, CGFloat)] {
      let text = try NSAttributedString(data: Data(html.utf8), options: options, documentAttributes: nil)
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      expectEqual(style?.lineSpacing, spacing, "\(html)")
    }
  }

  /// The colors of CSS, as its specification defines them.
  @Test func colorsHaveNamesAndNumbers() {
    let codes: [(String, UInt32)] = [
      ("black", 0), ("white", 0xFFFFFF), ("red", 0xFF0000), ("green", 0x008000), ("blue", 0x0000FF),
      ("yellow", 0xFFFF00),
      ("gray", 0x808080), ("grey", 0x808080), ("silver", 0xC0C0C0), ("maroon", 0x800000), ("purple", 0x800080),
      ("fuchsia", 0xFF00FF), ("magenta", 0xFF00FF), ("lime", 0x00FF00), ("olive", 0x808000), ("navy", 0x000080),
      ("teal", 0x008080), ("aqua", 0x00FFFF), ("cyan", 0x00FFFF), ("orange", 0xFFA500), ("pink", 0xFFC0CB),
      ("brown", 0xA52A2A), ("darkgray", 0xA9A9A9), ("lightgray", 0xD3D3D3), ("gold", 0xFFD700), ("indigo", 0x4B0082),
      ("tomato", 0xFF6347), ("#102030", 0x102030), ("#abc", 0xAABBCC), (" RED ", 0xFF0000),
      ("rgb(16, 32, 48)", 0x102030),
      ("rgba(16,32,48,1)", 0x102030),
    ]
    for (value, code) in codes {
      let color = UIColor(
        red: CGFloat(code >> 16) / 255, green: CGFloat(code >> 8 & 255) / 255, blue: CGFloat(code & 255) / 255, alpha: 1
      )
      expectEqual(attribute(.foregroundColor, "<span style='color:\(value)'>a"), color, "\(value)")
      expectEqual(attribute(.backgroundColor, "<span style='background-color:\(value)'>a"), color, "\(value)")
      expectEqual(attribute(.backgroundColor, "<span style='background:\(value)'>a"), color, "\(value)")
      expectEqual(attribute(.foregroundColor, "<font color='\(value)'>a"), color, "\(value)")
    }
    expectEqual(
      attribute(.foregroundColor, "<span style='color:rgba(255,0,0,0.5)'>a"),
      UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    for value in ["nocolor", "#12", "#12345g", "#1234567", "rgb(1,2)", ""] {
      expectEqual(attribute(.foregroundColor, "<span style='color:\(value)'>a"), UIColor.black, "\(value)")
    }
  }

  @Test func attributesOfElementsHaveAllForms() {
    for html in [
      "<a href=x:y>a", "<a href='x:y'>a", "<a href = \"x:y\" >a", "<a class=b href='x:y' id>a", "<A HREF=x:y>a",
      "<a download href='x:y'>a", "<a title='b c' href='x:y'>a", "<a\nhref='x:y'>a",
    ] { expectEqual(attribute(.link, html), URL(string: "x:y"), "\(html)") }
    expectEqual(attribute(.underlineStyle, "<span style='color: red; text-decoration: underline;; x'>a"), 1)
    // An end closes the elements inside of its own, and no element that is not open.
    expectNil(attribute(.underlineStyle, "<b><u>x</b>a", at: 1) as Int?)
    expectEqual(attribute(.underlineStyle, "<u>x</i>a", at: 1), 1)
  }
}
