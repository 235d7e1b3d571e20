import Foundation
import Testing
import Typography

@testable import SystemText
import TestSupport

/// Lines of both directions in the fonts of this machine, which `scripts/test` installs.
struct MixedDirectionTests {
  private let engine: SystemTextEngine
  private let body = FontDescriptor(size: 17)

  init() throws { engine = try SystemTextEngine() }

  private func width(_ text: String) -> CGFloat { engine.width(of: text, font: body) }

  /// The covered pixels, column by column.
  private func profile(_ text: String) -> [Int: Int] {
    var profile: [Int: Int] = [:]
    for mask in engine.glyphs(of: GlyphRun(text: text, font: body), scale: 3, fraction: 0).masks {
      for (index, coverage) in mask.coverage.enumerated() {
        profile[mask.x + index % mask.width, default: 0] += Int(coverage)
      }
    }
    return profile.filter { $0.value > 0 }
  }

  private func shape(_ text: String, weight: CGFloat = 0) -> [[UInt8]] {
    engine.glyphs(of: GlyphRun(text: text, font: FontDescriptor(size: 17, weight: weight)), scale: 3, fraction: 0)
      .masks.map(\.coverage)
  }

  // MARK: Fonts

  @Test(arguments: [
    "مرحبا", "שלום", "สวัสดี", "नमस्ते", "নমস্কার", "ਸਤਿ", "નમસ્તે", "ନମସ୍କାର", "வணக்கம்", "నమస్కారం", "ನಮಸ್ಕಾರ", "നമസ്കാരം",
    "ආයුබෝවන්", "ສະບາຍດີ", "မင်္ဂလာပါ", "សួស្តី", "გამარჯობა", "Բարեւ", "ሰላም", "ᎣᏏᏲ", "ᐊᐃᓐᖓᐃ", "ދިވެހި",
  ])
  func wordsAreNoBoxes(word: String) throws {
    let box = shape("\u{378}")
    let first = try #require(word.first)
    expectFalse(shape(word).isEmpty)
    expectNotEqual(shape(String(first)), box)
    expectNotEqual(shape(word), shape(word, weight: 0.4), "its font comes in two weights")
  }

  /// Five boxes would be five times as wide as one.
  @Test func joinedLettersAreNarrowerThanSeparateLetters() {
    let separate = "مرحبا".reduce(0) { $0 + width(String($1)) }
    expectLess(width("مرحبا"), separate * 0.85)
    expectLess(width("लक्ष्मी"), width("ल") + width("क") + width("ष") + width("म") + width("ी"), "a conjunct")
  }

  /// Vowel signs are above and below their letters.
  @Test func marksHaveNoWidth() {
    expectLess(abs(width("مَرْحَبًا") - width("مرحبا")), 1)
    expectLess(abs(width("שָׁלוֹם") - width("שלום")), 1)
    expectLess(abs(width("กี่") - width("ก")), 1)
    expectNotEqual(shape("שָׁלוֹם"), shape("שלום"))
  }

  @Test func theirBaselineIsThatOfLatinLetters() throws {
    for text in ["ש", "ا", "ก", "क"] {
      let drawn = engine.glyphs(of: GlyphRun(text: text, font: body), scale: 3, fraction: 0)
      let mask = try #require(drawn.masks.first)
      expectAtMost(abs(mask.y + mask.height), 2, "\(text) stands on the line")
      expectGreater(mask.height, 15)
    }
  }

  // MARK: Order

  /// A letter with visible pixels at each end of the line.
  @Test func hebrewRunsFromRightToLeft() throws {
    let alone = try #require(profile("ש").keys.max()) - (profile("ש").keys.min() ?? 0)
    let line = profile("שווו")
    let right = try #require(line.keys.max())
    // The first letter is the widest, and its middle stroke fills the gap of the other letters.
    #expect((right - alone + 1...right).allSatisfy { line[$0] != nil })
    expectNotEqual(profile("שו"), profile("וש"))
    expectLess(abs(width("שו") - width("ש") - width("ו")), 0.5)
  }

  /// Hebrew letters do not join, so a line of both directions equals its parts in screen order.
  @Test(
    arguments: [
      ("שלום abc", ["abc", " ", "שלום"]), ("abc שלום", ["abc", " ", "שלום"]), ("שלום 123", ["123", " ", "שלום"]),
      ("abc שלום 12 def", ["abc", " ", "12", " ", "שלום", " ", "def"]), ("שלום…", ["…", "שלום"]),
      ("(שלום)", ["(", "שלום", ")"]), ("(1) שלום", ["שלום", " ", "(1)"]),
      ("שלום (abc)", ["(", "abc", ")", " ", "שלום"]),
    ] as [(String, [String])])
  func partsStandInVisualOrder(text: String, parts: [String]) {
    var x: CGFloat = 0
    var expected: [ClosedRange<CGFloat>] = []
    for part in parts {
      let covered = profile(part).keys
      if let left = covered.min(), let right = covered.max() { expected.append(x + CGFloat(left)...x + CGFloat(right)) }
      x += width(part) * 3
    }
    expectLess(abs(width(text) * 3 - x), 4)
    let gaps = stretches(of: profile(text), at: expected)
    #expect(gaps.allSatisfy { $0 < 4 }, "\(gaps)")
  }

  /// Brackets open towards their contents: the leftmost one, which is the last in the text, is drawn as `(`.
  @Test func bracketsAreMirrored() {
    expectNotEqual(shape("("), shape(")"))
    expectEqual(shape("(שלום)").first, shape("(").first)
    expectEqual(shape("\u{200F}1)").first, shape("(").first)
  }

  /// The distances of the outermost covered pixels from the edges of each expected range.
  private func stretches(of profile: [Int: Int], at expected: [ClosedRange<CGFloat>]) -> [CGFloat] {
    expected.flatMap { range in
      [range.lowerBound, range.upperBound].map { edge in
        profile.keys.map { abs(CGFloat($0) - edge) }.min() ?? .infinity
      }
    }
  }

  // MARK: Without their fonts

  /// Text on a machine without the fonts: boxes as wide as their measurement.
  @Test func missingFontsDoNoHarm() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let noto = folder.appendingPathComponent("truetype/noto")
    try FileManager.default.createDirectory(at: noto, withIntermediateDirectories: true)
    for (link, target) in [
      ("opentype", "opentype"), ("truetype/noto/NotoColorEmoji.ttf", "truetype/noto/NotoColorEmoji.ttf"),
    ] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(link), withDestinationURL: URL(fileURLWithPath: "/usr/share/fonts/\(target)"))
    }
    let fonts = try FontCatalog.installed(in: folder.path, environment: [:])
    #expect(FontScript.allCases.allSatisfy { fonts.face(of: $0, isBold: false) == nil })
    let bare = try SystemTextEngine(fonts: fonts)
    let box = bare.width(of: "\u{378}", font: body)
    expectLess(abs(bare.width(of: "שלום", font: body) - 4 * box), 0.5)
    expectEqual(bare.width(of: "abc 한글", font: body), width("abc 한글"))
    expectFalse(bare.glyphs(of: GlyphRun(text: "שלום مرحبا abc", font: body), scale: 2, fraction: 0).masks.isEmpty)
  }

  @Test func everyScriptHasAFontInTwoWeights() throws {
    let fonts = try FontCatalog.installed(environment: [:])
    for script in FontScript.allCases {
      let regular = try #require(fonts.face(of: script, isBold: false))
      let bold = try #require(fonts.face(of: script, isBold: true))
      #expect(regular.path.hasSuffix("-Regular.ttf") && bold.path.hasSuffix("-Bold.ttf"))
    }
  }
}
