import Comparisons
import Foundation
import Raster
import TestSupport
import Testing

/// The differences between two layouts, and the rules that caused them.
struct LayoutComparisonTests {
  private static func record(spacing: Int, rows: Int, header: String? = nil) -> LayoutRecord {
    let rows = (0..<rows).map { row in
      LayoutRecord.Element(
        path: "List/cell 0.\(row)", frame: CGRect(x: 0, y: CGFloat(row * (100 + spacing)), width: 390, height: 100),
        rules: [
          "group      width .fractionalWidth(1) of 390 → 390",
          "repeated   \(row + 1)th of 5 groups, y \(row) × (100 + \(spacing)) = \(row * (100 + spacing)), interGroupSpacing \(spacing)",
        ])
    }
    let top = header.map { LayoutRecord.Element(path: $0, frame: CGRect(x: 0, y: 0, width: 390, height: 44)) }
    return LayoutRecord(elements: [top].compactMap { $0 } + rows)
  }

  @Test func spacingIsNamedOnceForAllMovedElements() {
    let difference = LayoutComparison(from: Self.record(spacing: 8, rows: 5), to: Self.record(spacing: 12, rows: 5))
    expectEqual(difference.changes.map(\.kind), [.moved, .moved, .moved, .moved])
    expectEqual(
      difference.description,
      """
      4 moved, by the rule
        - repeated interGroupSpacing 8
        + repeated interGroupSpacing 12
          List/cell 0.1  0 108 390 100 → 0 112 390 100
          List/cell 0.2  0 216 390 100 → 0 224 390 100
          List/cell 0.3  0 324 390 100 → 0 336 390 100
          List/cell 0.4  0 432 390 100 → 0 448 390 100
      """)
  }

  @Test func lostAndNewElementsAreNamed() {
    let difference = LayoutComparison(
      from: Self.record(spacing: 8, rows: 3), to: Self.record(spacing: 8, rows: 2, header: "List/header 0.0"))
    expectEqual(difference.changes.map(\.kind), [.new, .lost])
    expectEqual(difference.changes.map(\.path), ["List/header 0.0", "List/cell 0.2"])
  }

  @Test func resizedElementNamesTheDimension() {
    let old = LayoutRecord(elements: [
      .init(
        path: "a", frame: CGRect(x: 0, y: 0, width: 195, height: 10),
        rules: ["item width .fractionalWidth(0.5) of 390 → 195"])
    ])
    let new = LayoutRecord(elements: [
      .init(
        path: "a", frame: CGRect(x: 0, y: 0, width: 97.5, height: 10),
        rules: ["item width .fractionalWidth(0.25) of 390 → 97.5"])
    ])
    let change = LayoutComparison(from: old, to: new).changes.first
    expectEqual(change?.kind, .resized)
    expectEqual(change?.rule?.new, "item width .fractionalWidth(0.25) of 390 → 97.5")
  }

  private static func label(_ text: String, width: CGFloat, named: Bool = false) -> LayoutRecord {
    let label = named ? "UILabel'\(text)'" : "UILabel"
    let pin = "constraint <NSLayoutConstraint \(label).leading == UIView.leading   (active)>"
    let content =
      named ? [] : [LayoutRecord.textRule(text), LayoutRecord.contentRule(CGSize(width: width, height: 20))]
    return LayoutRecord(elements: [
      .init(path: "a/UILabel", frame: CGRect(x: 0, y: 0, width: width, height: 20), rules: content + [pin]),
      .init(path: "a/UIView", frame: .zero, rules: [pin]),
    ])
  }

  @Test func anotherTextIsTheCauseOfAnotherSizeOnly() {
    expectTrue(LayoutComparison(from: Self.label("Ada", width: 30), to: Self.label("Bob", width: 30)).isEmpty)
    expectEqual(
      LayoutComparison(from: Self.label("Ada", width: 30), to: Self.label("Robert", width: 60)).description,
      """
      1 resized, by the rule
        - text Ada
        + text Robert
          a/UILabel  0 0 30 20 → 0 0 60 20
      """)
  }

  /// Earlier records named labels by their texts, and did not tell the content.
  @Test func earlierRecordsAreCompared() {
    let old = Self.label("It's.Ada", width: 30, named: true)
    expectTrue(LayoutComparison(from: old, to: Self.label("Bob", width: 30)).isEmpty)
    let resized = LayoutComparison(from: old, to: Self.label("Robert", width: 60))
    expectEqual(resized.changes.count, 1)
    expectNil(resized.changes[0].rule)
  }

  @Test func equalLayoutsHaveNoDifference() {
    let record = Self.record(spacing: 8, rows: 4)
    expectTrue(LayoutComparison(from: record, to: record).isEmpty)
  }

  @Test func textIsReadAsItWasWritten() throws {
    var record = Self.record(spacing: 8, rows: 4, header: "header @ “odd” 1 2")
    record.machine = ["font Inter 1", "library SDL_ttf 2"]
    expectEqual(try LayoutRecord(parsing: record.text), record)
  }

  @Test func damagedTextIsAnErrorOrARecord() throws {
    let text = Self.record(spacing: 8, rows: 4).text
    for length in 0..<text.utf8.count {
      // A text that ends early has fewer elements, or names the line.
      do {
        let record = try LayoutRecord(parsing: String(decoding: Array(text.utf8).prefix(length), as: UTF8.self))
        expectTrue(record.elements.count <= 4)
      } catch {
        expectTrue("\(error)".contains("line"), "\(error)")
      }
    }
    for text in ["", "tessera layout 2\n", "tessera layout 1\na @ 1 2 nan 4\n", "tessera layout 1\n\u{202E}\n"] {
      #expect(throws: ComparisonError.self) { try LayoutRecord(parsing: text) }
    }
  }
}

/// The differences between pictures and texts.
struct PictureComparisonTests {
  private static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
    Bitmap(width: width, height: height, pixels: (0..<height).flatMap { y in (0..<width).map { pixel($0, y) } })
  }

  @Test func differingPixelsAreCountedAndFramed() {
    let old = Self.picture(10, 8) { _, _ in 0xFFFF_FFFF }
    let new = Self.picture(10, 8) { x, y in (3...5).contains(x) && (2...3).contains(y) ? 0xFF00_0000 : 0xFFFF_FFFF }
    let comparison = PictureComparison(expected: old, found: new)
    expectEqual(comparison.count, 6)
    expectEqual(comparison.area, PixelRect(x: 3, y: 2, width: 3, height: 2))
    expectEqual(comparison.difference[4, 2], 0xFFFF_FFFF)
    expectEqual(comparison.difference[0, 0], 0xFF00_0000)
    expectEqual(comparison.masked[4, 2], 0xFF00_0000)
    expectEqual(comparison.masked[0, 0], 0xFFFF_FFFF)
    expectEqual(comparison.onionSkin[4, 2], 0xFF80_8080)
    expectTrue(PictureComparison(expected: old, found: old).isEqual)
  }

  /// The area is the smallest rectangle around the pixels that differ, from a single one on.
  @Test(arguments: 0..<8) func theAreaIsTheSmallestOne(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = seed < 3 ? seed : Int.random(in: 1...6, using: &random)
    let places = Set((0..<count).map { _ in Int.random(in: 0..<63, using: &random) })
    let old = Self.picture(9, 7) { _, _ in 0xFF10_2030 }
    let new = Self.picture(9, 7) { x, y in places.contains(y * 9 + x) ? 0xFF10_5030 : 0xFF10_2030 }
    let comparison = PictureComparison(expected: old, found: new)
    let (columns, rows) = (places.map { $0 % 9 }, places.map { $0 / 9 })
    expectEqual([comparison.count, comparison.largest], [places.count, places.isEmpty ? 0 : 0x30], "seed \(seed)")
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
      return expectEqual([comparison.area == nil, comparison.precision == 1], [true, true], "seed \(seed)")
    }
    let area = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    expectEqual(comparison.area, area, "seed \(seed)")
    expectContains(comparison.summary, "\(places.count) of 63 pixels differ, within \(area.width)×\(area.height)")
  }

  @Test func otherSizesDifferByTheirEdges() {
    let comparison = PictureComparison(
      expected: Self.picture(4, 4) { _, _ in 0 }, found: Self.picture(5, 3) { _, _ in 0 })
    expectEqual(comparison.count, 4 + 3)
    expectEqual(comparison.total, 20)
    expectTrue(comparison.summary.hasPrefix("the size 4×4 became 5×3"))
    expectEqual(PictureComparison(expected: Bitmap(width: 0, height: 0), found: Bitmap(width: 0, height: 0)).count, 0)
  }

  @Test func toleranceIsADistanceThatPeopleSee() {
    let old = Self.picture(1, 1) { _, _ in 0xFF80_8080 }
    let near = Self.picture(1, 1) { _, _ in 0xFF81_8080 }
    let far = Self.picture(1, 1) { _, _ in 0xFFFF_0000 }
    expectEqual(PictureComparison(expected: old, found: near).count, 1)
    expectEqual(PictureComparison(expected: old, found: near, tolerance: 2).count, 0)
    expectEqual(PictureComparison(expected: old, found: far, tolerance: 2).count, 1)
  }

  @Test(arguments: 0..<40) func editedLinesRebuildBothTexts(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in "\(Int.random(in: 0...3, using: &random))" }
    let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in "\(Int.random(in: 0...3, using: &random))" }
    guard old != new else { return }
    let difference = try #require(TextComparison(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")))
    let lines = difference.description.split(separator: "\n", omittingEmptySubsequences: false)
    // Lines out of sight are equal in both, so the numbers of lost and new lines tell the difference in length.
    let (lost, added) = (lines.count { $0.hasPrefix("−") }, lines.count { $0.hasPrefix("+") })
    expectEqual(added - lost, max(new.count, 1) - max(old.count, 1), "seed \(seed)")
  }
}
