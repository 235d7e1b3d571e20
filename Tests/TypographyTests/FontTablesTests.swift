import Foundation
import TestSupport
import Testing

@testable import SystemText

/// Files of fonts made byte by byte, as the OpenType specification lays out their tables.
struct FontTablesTests {
  private func word(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private func long(_ value: Int) -> [UInt8] { word(value >> 16) + word(value) }

  /// Returns a table of zeros with numbers of two bytes at some places.
  private func table(_ length: Int, _ numbers: [Int: Int]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: length)
    for (place, number) in numbers { bytes.replaceSubrange(place..<place + 2, with: word(number)) }
    return bytes
  }

  private func file(_ tables: [(String, [UInt8])], kind: Int = 0x0001_0000) -> Data {
    var records: [UInt8] = []
    var contents: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (tag, bytes) in tables {
      records += Array(tag.utf8) + long(0) + long(start + contents.count) + long(bytes.count)
      contents += bytes
    }
    return Data(long(kind) + word(tables.count) + [UInt8](repeating: 0, count: 6) + records + contents)
  }

  private var head: (String, [UInt8]) { ("head", table(54, [18: 1000])) }
  private var lines: (String, [UInt8]) { ("hhea", table(36, [4: 800, 6: -200, 8: 90])) }

  private func traits(weight: Int, selection: Int = 0, version: Int = 4, length: Int = 96) -> (String, [UInt8]) {
    let all = [0: version, 4: weight, 62: selection, 86: 480, 88: 660]
    return ("OS/2", table(length, all.filter { $0.key + 2 <= length }))
  }

  @Test func metricsAreFractionsOfTheSize() throws {
    let font = try #require(FontTables(file([head, lines, traits(weight: 400)])))
    expectEqual([font.ascender, font.descender, font.leading].map { ($0 * 1000).rounded() }, [800, -200, 90])
    expectEqual([font.xHeight, font.capHeight].map { ($0 * 1000).rounded() }, [480, 660])
    for other in [nil, traits(weight: 400, version: 1), traits(weight: 400, length: 90)] {
      let font = try #require(FontTables(file([head, lines] + [other].compactMap { $0 })))
      expectEqual([font.xHeight, font.capHeight], [0.5, 0.7], "heights that the file does not have are usual ones")
    }
  }

  @Test(
    arguments: [
      (1, -0.8), (100, -0.8), (200, -0.6), (300, -0.4), (400, 0), (449, 0), (451, 0.23), (500, 0.23), (600, 0.3),
      (700, 0.4), (800, 0.56), (900, 0.62), (1_000, 0.62),
    ] as [(Int, CGFloat)])
  func weightsAreOnApplesAxis(weight: Int, expected: CGFloat) throws {
    expectEqual(FontTables(file([head, lines, traits(weight: weight)]))?.weight, expected)
  }

  @Test func theFirstBitOfTheSelectionIsItalic() {
    for (selection, isItalic) in [(0, false), (1, true), (0x20, false), (0x21, true)] {
      expectEqual(FontTables(file([head, lines, traits(weight: 700, selection: selection)]))?.isItalic, isItalic)
    }
    expectEqual(FontTables(file([head, lines]))?.isItalic, false)
    expectEqual(FontTables(file([head, lines]))?.weight, 0)
  }

  @Test func filesOfOtherKindsAndPartsOfFilesAreNoFonts() {
    let whole = file([head, lines])
    for kind in [0x0001_0000, 0x4F54_544F, 0x7472_7565] { expectNotNil(FontTables(file([head, lines], kind: kind))) }
    for kind in [0, 0x7474_6366, 0x774F_4646] { expectNil(FontTables(file([head, lines], kind: kind))) }
    for count in [0, 3, 4, 11, 12, 27, whole.count - 1] { expectNil(FontTables(whole.prefix(count)), "\(count)") }
    expectNil(FontTables(file([head])))
    expectNil(FontTables(file([lines])))
    expectNil(FontTables(file([("head", table(54, [18: 0])), lines])))
  }

  /// Returns a table of names: their platforms, kinds and texts.
  private func names(_ names: [(platform: Int, kind: Int, text: String)]) -> (String, [UInt8]) {
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for name in names {
      let bytes = name.platform == 1 ? Array(name.text.utf8) : name.text.utf16.flatMap { word(Int($0)) }
      records += [name.platform, 0, 0, name.kind, bytes.count, storage.count].flatMap(word)
      storage += bytes
    }
    return ("name", [0, names.count, 6 + records.count].flatMap(word) + records + storage)
  }

  @Test func namesHaveKinds() throws {
    let found = names([
      (1, 1, "Old Family"), (3, 1, "Alte Schrift"), (3, 2, "Bold"), (1, 4, "Old Family Bold"), (3, 4, "Größe Bold"),
      (3, 6, "Old-Bold"), (1, 6, "Second-Bold"), (3, 16, "Family"), (3, 16, "Other"),
    ])
    let font = try #require(FontTables(file([head, lines, found])))
    expectEqual(font.names, ["Old Family Bold", "Größe Bold", "Old-Bold", "Second-Bold"])
    expectEqual(font.families, ["Old Family", "Alte Schrift", "Family", "Other"])
    expectEqual(font.postScriptName, "Old-Bold", "the first of several")
    expectEqual(font.familyName, "Family", "the family of all weights")
    let plain = try #require(FontTables(file([head, lines, names([(3, 1, "One"), (3, 1, "Two")])])))
    expectEqual(plain.familyName, "One")
    expectNil(plain.postScriptName)
    let none = try #require(FontTables(file([head, lines])))
    expectEqual(none.names, [])
    expectNil(none.familyName)
  }

  @Test func namesBehindTheEndAreLeftOut() throws {
    var bytes = names([(3, 6, "Kept"), (3, 4, "Cut"), (3, 1, "")]).1
    // The place of the second name.
    bytes.replaceSubrange(6 + 12 + 10..<6 + 12 + 12, with: word(60_000))
    let font = try #require(FontTables(file([head, lines, ("name", bytes)])))
    expectEqual(font.names, ["Kept"])
    expectEqual(font.families, [])
  }
}
