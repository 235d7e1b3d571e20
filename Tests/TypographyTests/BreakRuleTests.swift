import Foundation
import TestSupport
import Testing

@testable import Typography

/// Where lines may end, compared with the classes of Unicode's line breaking (UAX 14).
struct BreakRuleTests {
  private func breaks(_ text: String) -> String {
    let characters = Array(text)
    return zip(characters, characters.dropFirst()).reduce(into: characters.first.map { "\($0)" } ?? "") {
      result, pair in
      if Character.mayBreak(between: pair.0, and: pair.1) { result += "|" }
      result.append(pair.1)
    }
  }

  @Test(arguments: [
    // Latin words, blanks and hyphens.
    "ab |cd", "a | |b", "re-|use", "a-1", "a-,", "x\u{2010}|y", "x\u{2013}|y", "x\u{2014}|y", "x\u{2011}y",
    "a\u{200B}|b",
    "a/b", "a.b", "(a)", "a\u{A0}b", "- |a", "a |-|b",
    // Ideographs and kana break on both sides, Hangul syllables do not.
    "日|本|語", "日|a|本", "한국어", "한국어 |말", "か|な", "カ|ナ", "日|한|本",
    // Closing marks stay with what is before them, opening ones with what is after them.
    "日|「本」|語", "日、|本。|語", "日|(本)|語", "日|“本”|語", "日！|本？|語", "日|『本』|語", "日：|本；|語", "日|《本》|語", "日…|本", "〃|a", "。a",
    // No-break spaces and word joiners.
    "日\u{A0}本", "日\u{202F}本", "日\u{2060}本",
    // Emoji break as ideographs.
    "😀|😀", "a|😀|b", "🀄|🃏", "👨‍👩‍👧|👍🏽",
  ])
  func linesEndWhereUnicodeAllows(expected: String) {
    expectEqual(breaks(expected.filter { $0 != "|" }), expected)
  }

  /// Small kana and iteration and length marks do not begin lines (class CJ and NS).
  @Test func smallKanaDoNotBeginLines() {
    for kana in "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー々" { expectEqual(breaks("日\(kana)日"), "日\(kana)|日", "\(kana)") }
  }

  /// The first and the last characters of the blocks of ideographs, and their neighbors.
  @Test(
    arguments: [
      (0x2E80, true), (0x2E7F, false), (0x2FDF, true), (0x3004, true), (0x30FF, true), (0x3400, true), (0x4DBF, true),
      (0x4DC0, false), (0x4E00, true), (0x9FFF, true), (0xA000, false), (0xF900, true), (0xF8FF, false), (0xFAFF, true),
      (0xFB00, false), (0x20000, true), (0x1FFFF, false), (0x3FFFF, true), (0x40000, false), (0x1F000, true),
      (0x1EFFF, false), (0x1FAFF, true), (0x1FB00, false), (0xAC00, false), (0x33FF, false),
    ] as [(UInt32, Bool)])
  func ideographsAreInTheirBlocks(value: UInt32, isIdeographic: Bool) throws {
    let character = Character(try #require(Unicode.Scalar(value)))
    expectEqual(Character.mayBreak(between: "a", and: character), isIdeographic)
    expectEqual(Character.mayBreak(between: character, and: "a"), isIdeographic)
  }

  @Test(arguments: [
    (FontDescriptor.Family.system, false), (.monospaced, true), (.named("Menlo-Regular"), true),
    (.named("Menlo"), true),
    (.named("Courier New"), true), (.named("CourierNewPSMT"), true), (.named("Helvetica"), false), (.named(""), false),
  ])
  func fontsOfFixedWidthAreKnownByTheirNames(family: FontDescriptor.Family, isMonospaced: Bool) {
    expectEqual(FontDescriptor(family: family, size: 12).isMonospaced, isMonospaced)
  }

  @Test func descriptorsAndMetricsHaveDefaults() {
    let font = FontDescriptor(size: 12)
    #expect(font.family == .system && font.weight == 0 && !font.isItalic && !font.hasMonospacedDigits)
    let metrics = FontMetrics(ascender: 10, descender: -3, leading: 2, capHeight: 7, xHeight: 5)
    expectEqual(metrics.lineHeight, 15)
    expectEqual(FontMetrics(ascender: 10, descender: -3, capHeight: 7, xHeight: 5).lineHeight, 13)
  }
}
