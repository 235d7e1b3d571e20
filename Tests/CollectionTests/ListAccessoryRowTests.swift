import Foundation
import Geometry
import TestSupport
import Testing

@testable import UIKitCollections

/// The positions of accessories across a cell, as recorded from UIKit (macOS 27 Catalyst, by the project
/// kern0x1b/charon) for cells with margins of 8 points.
struct ListAccessoryRowTests {
  struct Recorded: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let width: CGFloat
    var leading: [CGFloat] = []
    var trailing: [CGFloat] = []
    var indentation: CGFloat = 0
    var separatesLast = false
    /// The origin and width of the content.
    let content: (CGFloat, CGFloat)
    var centers: [CGFloat] = []
    var separator: CGFloat?
  }

  nonisolated static let record: [Recorded] = [
    Recorded(testDescription: "nothing", width: 320, content: (0, 320)),
    Recorded(testDescription: "disclosure", width: 320, trailing: [14], content: (0, 298), centers: [305]),
    Recorded(
      testDescription: "check mark, disclosure", width: 320, trailing: [24, 14], content: (0, 266), centers: [278, 305]),
    Recorded(testDescription: "outline before", width: 320, leading: [14], content: (22, 298), centers: [15]),
    Recorded(
      testDescription: "delete, multiselect", width: 320, leading: [24, 24], content: (72, 248), centers: [20, 60]),
    Recorded(
      testDescription: "check mark, reorder", width: 320, trailing: [24, 24], separatesLast: true, content: (0, 247),
      centers: [259, 300], separator: 279),
    Recorded(
      testDescription: "custom on both sides, indented", width: 260, leading: [24], trailing: [24], indentation: 20,
      content: (52, 176), centers: [40, 240]),
    Recorded(
      testDescription: "insert, indented", width: 375, leading: [24], indentation: 10, content: (42, 333), centers: [30]
    ),
    Recorded(testDescription: "narrow", width: 200, trailing: [14], content: (0, 178), centers: [185]),
    Recorded(
      testDescription: "custom, disclosure", width: 240, leading: [24], trailing: [14], content: (32, 186),
      centers: [20, 225]),
    Recorded(
      testDescription: "three levels deep", width: 300, trailing: [24], indentation: 30, content: (30, 238),
      centers: [280]),
    Recorded(
      testDescription: "delete, disclosure, reorder", width: 320, leading: [24], trailing: [14, 24],
      separatesLast: true, content: (32, 225), centers: [20, 264, 300], separator: 279),
  ]

  @Test(arguments: record) func aRowIsAsRecorded(_ recorded: Recorded) {
    let row = AccessoryRow(
      leading: recorded.leading, trailing: recorded.trailing, width: recorded.width, margins: (8, 8),
      indentation: recorded.indentation, separatesLast: recorded.separatesLast)
    expectEqual(row.content, Interval(recorded.content.0, recorded.content.0 + recorded.content.1))
    expectEqual((row.leading + row.trailing).map(\.mid), recorded.centers)
    expectEqual(row.separator?.lower, recorded.separator)
    expectEqual(row.separator.map(\.length) ?? 1, 1)
  }

  @Test func leadingAccessoriesMayKeepPosition() {
    let moved = AccessoryRow(leading: [24], trailing: [], width: 320, margins: (16, 16), indentation: 20)
    let kept = AccessoryRow(
      leading: [24], trailing: [], width: 320, margins: (16, 16), indentation: 20, indentsAccessories: false)
    #expect(moved.leading[0].lower == 36 && kept.leading[0].lower == 16)
    expectEqual(moved.content, kept.content)
  }

  /// At any width, including adversarial ones, nothing overlaps and the content gets the remaining width.
  @Test func accessoriesNeverOverlap() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      func widths() -> [CGFloat] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in CGFloat.random(in: 0...90, using: &generator) }
      }
      let (leading, trailing) = (widths(), widths())
      let width = CGFloat.random(in: 0...900, using: &generator)
      let row = AccessoryRow(
        leading: leading, trailing: trailing, width: width, margins: (16, 16),
        indentation: CGFloat.random(in: 0...60, using: &generator), separatesLast: Bool.random(using: &generator))
      #expect(zip(row.leading, row.leading.dropFirst()).allSatisfy { abs($1.lower - $0.upper - 16) < 1e-9 })
      #expect(zip(row.trailing, row.trailing.dropFirst()).allSatisfy { $0.upper + 8 <= $1.lower + 1e-9 })
      expectAtLeast(row.content.length, 0)
      #expect(row.trailing.last.map { abs($0.upper - width + 16) < 1e-9 } ?? true)
    }
  }
}
