import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

import UIKitCore

/// Texts from Markdown. The expected parts are those of CommonMark's rules.
@MainActor
struct MarkdownTests {
  private let device = TestDevice.phone()

  /// Returns the parts as HTML.
  private func html(_ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full)
    throws -> String
  {
    let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
    return text.runs.map { run in
      var part = String(text[run.range].characters)
      let intent = run.attributes.inlinePresentationIntent ?? []
      if intent.contains(.code) { part = "<code>\(part)</code>" }
      if intent.contains(.emphasized) { part = "<em>\(part)</em>" }
      if intent.contains(.stronglyEmphasized) { part = "<strong>\(part)</strong>" }
      if intent.contains(.strikethrough) { part = "<del>\(part)</del>" }
      if let link = run.attributes.link { part = "<a \(link.absoluteString)>\(part)</a>" }
      return part
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("**bold** and _italic_", "<strong>bold</strong> and <em>italic</em>"),
    ("***both***", "<strong><em>both</em></strong>"), ("a*b*c", "a<em>b</em>c"), ("a_b_c", "a_b_c"),
    ("* not* a", "not* a"), ("2 * 3 * 4", "2 * 3 * 4"), ("**open", "**open"), ("\\*plain\\*", "*plain*"),
    ("use `let *x*`", "use <code>let *x*</code>"), ("~~gone~~", "<del>gone</del>"),
    ("[**site**](https://a.b/c)", "<a https://a.b/c><strong>site</strong></a>"), ("[no link]", "[no link]"),
    ("<https://a.b>", "<a https://a.b>https://a.b</a>"), ("# Title\ntext", "Titletext"), ("a\nb", "a b"),
    ("a\n\nb", "ab"), ("- one\n- two", "onetwo"), ("*a **b** c*", "<em>a </em><strong><em>b</em></strong><em> c</em>"),
    ("", ""), ("*", "*"), ("[[[[[[[[[[[[", "[[[[[[[[[[[["),
    ("a\\\nb", "a\nb"), ("a  \nb", "a\nb"), ("\\a \\; \\\\", "\\a ; \\"), ("a\\", "a\\"),
    ("``a`b`` c", "<code>a`b</code> c"), ("`a", "`a"), ("``a`", "``a`"), ("` a `", "<code>a</code>"),
    ("[a\\]b](https://x.y)", "<a https://x.y>a]b</a>"), ("[a [b] c](https://x.y)", "<a https://x.y>a [b] c</a>"),
    ("[a](<https://x.y/(z)> \"t\") b", "<a https://x.y/(z)>a</a> b"), ("[a] (b)", "[a] (b)"), ("[a](b", "[a](b"),
    ("<mailto:a@b.c>", "<a mailto:a@b.c>mailto:a@b.c</a>"), ("x <a b:c> <d> <e", "x <a b:c> <d> <e"),
    ("*foo**bar**baz*", "<em>foo</em><strong><em>bar</em></strong><em>baz</em>"), ("*foo**bar*", "<em>foo**bar</em>"),
    ("foo***bar***baz", "foo<strong><em>bar</em></strong>baz"), ("**foo*", "*<em>foo</em>"),
    ("*foo**", "<em>foo</em>*"), ("_foo_bar", "_foo_bar"), ("a*\"foo\"*", "a*\"foo\"*"),
    ("foo-_(bar)_", "foo-<em>(bar)</em>"), ("*(*foo", "*(*foo"), ("*(*foo*)*", "<em>(foo)</em>"),
    ("**foo bar **", "**foo bar **"), ("*foo [bar*](/u)", "*foo <a /u>bar*</a>"),
    ("*a `*`*", "<em>a </em><em><code>*</code></em>"),
    ("b ~~~a~~~", "b ~~~a~~~"), ("~a~", "<del>a</del>"), ("~~a~", "~~a~"), ("**_a_**", "<strong><em>a</em></strong>"),
    ("###### six\nmore", "sixmore"), ("####### seven", "####### seven"),
    ("# a ##\n#\n#no", "a#no"), ("1. one\n2) two\n3.no", "onetwo 3.no"), ("123456789. nine", "nine"),
    ("1234567890. ten", "1234567890. ten"), ("* one\n+ two\n-no", "onetwo -no"), ("> quote\n> more", "quote more"),
    ("a\n```\n# *x*\n```\nb", "a<code># *x*\n</code>b"), ("  ```swift\ncode", "<code>code\n</code>"),
  ])
  func markdownIsReadAsCommonMark(_ example: (String, String)) throws {
    try expectEqual(html(example.0), example.1)
  }

  /// The raw values of Foundation's options, which apps may have stored.
  @Test func intentsHaveTheRawValuesOfFoundation() {
    let intents: [InlinePresentationIntent] = [
      .emphasized, .stronglyEmphasized, .code, .strikethrough, .softBreak, .lineBreak,
    ]
    expectEqual(intents.map(\.rawValue), [1, 2, 4, 32, 64, 128])
  }

  @Test func inlineSyntaxKeepsSpaceAndMarksOfBlocks() throws {
    try expectEqual(html("# a\n\n  *b*", .inlineOnlyPreservingWhitespace), "# a\n\n  <em>b</em>")
    try expectEqual(html("a  b", .inlineOnly), "a b")
  }

  @Test func labelsShowEmphasis() throws {
    device.becomeCurrent()
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.attributedText = try NSAttributedString(markdown: "a **b** _c_ ~~d~~")
    let styled = StyledText(try #require(label.attributedText), font: label.font)
    let fonts = styled.text.spans.filter { !$0.text.allSatisfy { $0 == " " } }
    expectEqual(fonts.first { $0.text.contains("b") }?.font.weight, UIFont.boldSystemFont(ofSize: 17).descriptor.weight)
    expectEqual(fonts.first { $0.text.contains("c") }?.font.isItalic, true)
    expectEqual(fonts.first { $0.text.contains("a") }?.font.isItalic, false)
    expectTrue(styled.styles.contains { $0.strikethrough == .single })
  }
}
