import Foundation
import Geometry

/// A character canvas on which boxes are drawn, clipped to its extent.
struct CharacterCanvas {
  /// The characters with which a box is drawn.
  struct Pen {
    let corner: Character
    let horizontal: Character
    let vertical: Character

    static let item = Pen(corner: "+", horizontal: "-", vertical: "|")
    static let group = Pen(corner: ".", horizontal: ".", vertical: ":")
    static let supplementary = Pen(corner: "*", horizontal: "*", vertical: "*")
  }

  private var lines: [[Character]]
  private let columns: Int

  init(columns: Int, rows: Int) {
    self.columns = columns
    lines = Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }

  /// Draws a box and its label, in units of one character. Each box covers at least one character.
  mutating func draw(_ box: CGRect, _ pen: Pen, label: String = "") {
    let across = Self.cells(from: box.origin.x, to: box.origin.x + box.size.width)
    let down = Self.cells(from: box.origin.y, to: box.origin.y + box.size.height)
    for row in down {
      for column in across {
        let isEnd = column == across.lowerBound || column == across.upperBound - 1
        let isTip = row == down.lowerBound || row == down.upperBound - 1
        set(isEnd && isTip ? pen.corner : (isTip ? pen.horizontal : (isEnd ? pen.vertical : " ")), column, row)
      }
    }
    let text = label.prefix(max(1, across.count - 2))
    let start = across.lowerBound + (across.count - text.count) / 2
    for (index, character) in text.enumerated() { set(character, start + index, down.lowerBound + down.count / 2) }
  }

  /// The lines without trailing spaces.
  var text: String {
    lines.map { line in
      String(line[..<(line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0)])
    }.joined(separator: "\n")
  }

  private mutating func set(_ character: Character, _ column: Int, _ row: Int) {
    guard lines.indices.contains(row), (0..<columns).contains(column) else { return }
    lines[row][column] = character
  }

  private static func cells(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    // Coordinates are clamped, because a canvas has only a few dozen characters.
    func cell(_ value: CGFloat) -> Int { Int(min(max(FiniteGeometry.coordinate(value), -1_000), 1_000).rounded()) }
    let first = cell(start)
    return first..<max(first + 1, cell(end))
  }
}
