import Foundation
import TestSupport
import Testing
import Typography

@testable import SystemText

/// The width of plain text as a sum over its words, compared with whole texts shaped by HarfBuzz.
struct WordWidthsTests {
  private func words(_ text: String) -> [String] {
    var text = text
    return text.withUTF8 { characters in
      var (words, start) = ([String](), 0)
      while start < characters.count {
        let end = PlainWords.end(from: start, in: characters)
        words.append(String(decoding: characters[start..<end], as: UTF8.self))
        start = end
      }
      return words
    }
  }

  @Test(arguments: [
    ("", []), ("Row 12, banner 3", ["Row ", "12, ", "banner ", "3"]), ("two  spaces ", ["two  ", "spaces "]),
    (" leading", [" leading"]), ("a banner", ["a banner"]), ("plan B now", ["plan B now"]), ("3 x 4", ["3 x 4"]),
    ("10 20", ["10 ", "20"]), ("rows: (many)", ["rows: (many)"]), ("end. Next", ["end. ", "Next"]),
    ("one/two three", ["one/two ", "three"]), ("   ", ["   "]), ("A1 1A", ["A1 ", "1A"]), ("- item", ["- item"]),
    ("Zz zZ 09 90", ["Zz ", "zZ ", "09 ", "90"]), ("no@ [it", ["no@ [it"]),
  ]) func textIsDividedBetweenLettersAndDigits(text: String, expected: [String]) {
    expectEqual(words(text), expected)
  }

  /// Texts of words, numbers and punctuation are exactly as wide as when they are shaped whole.
  @Test(arguments: [-0.4, 0, 0.23, 0.4] as [CGFloat], [15, 28] as [CGFloat])
  func sumsOfWordsAreWidthsOfWholeTexts(weight: CGFloat, size: CGFloat) throws {
    let catalog = try FontCatalog.installed()
    let faces = (size < 20 ? catalog.text : catalog.display).nearest(to: weight).map { [$0] } ?? []
    let variant = FontVariant(
      faces: faces, isBold: weight > 0.25, hasTabularDigits: false, condensing: size < 20 ? .text : .none,
      hasIndependentWords: true)
    var shaper = LineShaper(catalog)
    var random = SeededGenerator(seed: 7)
    for number in 0..<400 {
      let text = (0..<1 + random.next() % 6).map { _ in Self.word(&random) }.joined(separator: " ")
      guard TextItemizer.isOnePlainItem(text) else { continue }
      expectEqual(
        shaper.width(of: text, variant: variant), shaper.line(text, variant: variant).width, "text \(number): \(text)")
    }
  }

  private static func word(_ random: inout SeededGenerator) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let digits = "0123456789".map(String.init)
    switch random.next() % 8 {
    case 0: return random.text(1 + Int(random.next() % 5), of: digits)
    case 1: return random.text(1, of: letters + ["x", "x"])
    case 2: return random.text(1 + Int(random.next() % 3), of: digits) + random.text(1, of: [",", ".", ":", "%"])
    case 3: return random.text(1, of: ["(", "[", "$", "#", "\""]) + random.text(3, of: letters + digits)
    case 4: return random.text(3, of: letters) + random.text(1, of: [",", ".", ")", "!", "?", ":", "'s", "-in"])
    case 5:
      let sign = random.text(1, of: ["x", "-", "/", ",", "."])
      return random.text(2, of: digits) + sign + random.text(2, of: digits)
    default: return random.text(1 + Int(random.next() % 9), of: letters)
    }
  }

  /// No text changes the width of another that is measured later.
  @Test func widthsDoNotDependOnTheOrder() throws {
    let texts = ["Row 12, banner 3345", "banner 12 Row 3", "3345 banner", "12, 12,000.50", "AVATAR To. Ty"]
    let font = FontDescriptor(size: 17)
    let (first, second) = (try SystemTextEngine(), try SystemTextEngine())
    let forward = texts.map { first.width(of: $0, font: font) }
    let backward = texts.reversed().map { second.width(of: $0, font: font) }
    expectEqual(forward, backward.reversed())
  }

  @Test func everyWordIsMeasuredOnce() {
    let widths = WordWidths()
    var measured: [String] = []
    func width(_ text: String) -> Int? {
      var text = text
      return text.withUTF8 { characters in
        widths.width(of: characters) { word in
          measured.append(word)
          return 10 * word.utf8.count
        }
      }
    }
    expectEqual(width("Row 707, banner"), 150)
    // The steps of a number are those from 7 to 0, from 0 to 7, to the comma and to the space.
    expectEqual(measured, ["Row ", "7", "70", "7", "07", "0", "7,", "7", ", ", ",", "banner"])
    expectEqual(width("banner 70707, Row "), 180)
    expectEqual(measured.dropFirst(11), ["banner "])
    expectEqual(width(String(repeating: "w", count: 256)), 2_560)
    expectEqual(width(String(repeating: "w", count: 257)), nil)
  }

  /// A cache that is full begins again, with the same widths.
  @Test func aFullCacheBeginsAgain() {
    let widths = WordWidths()
    var count = 0
    func width(_ text: String) -> Int? {
      var text = text
      return text.withUTF8 { characters in
        widths.width(of: characters) { word in
          count += 1
          return word.utf8.count
        }
      }
    }
    for number in 0..<16_000 { expectEqual(width("label\(number)of many"), "label\(number)of many".utf8.count) }
    let before = count
    expectEqual(width("label0of many"), 13)
    expectEqual(count, before + 1, "the first word was forgotten, and the second is known")
  }

  @Test func unitsOfFacesAreRead() throws {
    func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
    func units(_ bytes: [UInt8], face: Int = 0) -> Int? {
      bytes.withUnsafeBytes { FontHeader($0, face: face)?.unitsPerEm }
    }
    func font(at start: Int, units: Int) -> [UInt8] {
      let record = Array("head".utf8) + long(0) + long(start + 28) + long(54)
      let table = [UInt8](repeating: 0, count: 18) + long(units << 16) + [UInt8](repeating: 0, count: 32)
      return long(0x4F54_544F) + long(1 << 16) + long(0) + record + table
    }
    expectEqual(units(font(at: 0, units: 2_816)), 2_816)
    expectEqual(units(font(at: 0, units: 15)), nil)
    expectEqual(units(Array(font(at: 0, units: 1_000).prefix(40))), nil)
    expectEqual(units([]), nil)
    let collection = Array("ttcf".utf8) + long(0) + long(2) + long(20) + long(102)
    let both = collection + font(at: 20, units: 1_000) + font(at: 102, units: 2_048)
    expectEqual([0, 1, 2].map { units(both, face: $0) }, [1_000, 2_048, nil])
  }
}
