package import Foundation

/// How much of each pixel is covered, 0 ... 1; rows from the top.
package struct CoverageGrid: Equatable, Sendable {
  package enum FillRule: Sendable {
    /// Inside where outlines turn around a point at all: overlapping shapes unite.
    case nonZero
    /// Inside where an odd number of outlines lies around a point: a shape within another is a hole.
    case evenOdd
  }

  package let width: Int
  package let height: Int
  package private(set) var values: [Float]

  /// Rows that each pixel is cut into. Along a row coverage is exact.
  private static let cuts = 16

  /// Nothing covered.
  ///
  /// - Precondition: Neither side is negative.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A grid cannot be \(width)×\(height) pixels.")
    self.width = width
    self.height = height
    values = [Float](repeating: 0, count: width * height)
  }

  /// What the polygons cover of a grid. What lies outside is cut off.
  ///
  /// - Complexity: O(height of all edges + crossings · log crossings of a row).
  package init(filling polygons: [[CGPoint]], rule: FillRule, width: Int, height: Int) {
    self.init(width: width, height: height)
    let crossings = Self.crossings(of: polygons, rows: height * Self.cuts)
    for (row, crossings) in crossings.enumerated() where crossings.count > 1 {
      fill(crossings.sorted { ($0.x, $0.turn) < ($1.x, $1.turn) }, rule, row: row / Self.cuts)
    }
  }

  private struct Crossing {
    var x: Double
    /// 1 where the outline goes down, −1 where it goes up.
    var turn: Int
  }

  private static func crossings(of polygons: [[CGPoint]], rows: Int) -> [[Crossing]] {
    var crossings = [[Crossing]](repeating: [], count: rows)
    for polygon in polygons where polygon.count > 2 && polygon.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) {
      var previous = polygon[polygon.count - 1]
      for point in polygon {
        cross(from: previous, to: point, &crossings)
        previous = point
      }
    }
    return crossings
  }

  /// Every cut is looked at in its middle.
  private static func cross(from start: CGPoint, to end: CGPoint, _ crossings: inout [[Crossing]]) {
    guard start.y != end.y else { return }
    let (upper, lower, turn) = start.y < end.y ? (start, end, 1) : (end, start, -1)
    let limit = Double(crossings.count)
    let first = (Double(upper.y) * Double(cuts) - 0.5).rounded(.up)
    let last = (Double(lower.y) * Double(cuts) - 0.5).rounded(.up)
    guard first < limit, last > 0 else { return }
    let slope = Double(lower.x - upper.x) / Double(lower.y - upper.y)
    for row in Int(Swift.max(first, 0))..<Int(Swift.min(last, limit)) {
      let y = (Double(row) + 0.5) / Double(cuts)
      crossings[row].append(Crossing(x: Double(upper.x) + (y - Double(upper.y)) * slope, turn: turn))
    }
  }

  private mutating func fill(_ crossings: [Crossing], _ rule: FillRule, row: Int) {
    var winding = 0
    for (left, right) in zip(crossings, crossings.dropFirst()) {
      winding += left.turn
      let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
      if isInside, right.x > left.x { cover(from: left.x, to: right.x, row: row) }
    }
  }

  private mutating func cover(from left: Double, to right: Double, row: Int) {
    let (left, right) = (Swift.max(left, 0), Swift.min(right, Double(width)))
    guard right > left else { return }
    let share = 1 / Double(Self.cuts)
    for column in Int(left)..<Int(right.rounded(.up)) {
      let covered = Swift.min(right, Double(column + 1)) - Swift.max(left, Double(column))
      values[row * width + column] += Float(covered * share)
    }
  }
}

extension CoverageGrid {
  /// Paints another grid of the same size over this one.
  package mutating func unite(_ other: CoverageGrid) {
    for index in values.indices {
      let (mine, theirs) = (values[index], Swift.min(other.values[index], 1))
      values[index] = mine + theirs - mine * theirs
    }
  }

  /// Takes away what another grid of the same size covers.
  package mutating func subtract(_ other: CoverageGrid) {
    for index in values.indices { values[index] *= 1 - Swift.min(other.values[index], 1) }
  }

  /// A black picture whose alpha is the coverage: a template.
  package func template(named name: String) -> ImagePixels {
    ImagePixels(
      width: width, height: height,
      pixels: values.map { UInt32((Swift.max(0, Swift.min($0, 1)) * 255).rounded()) << 24 }, name: name)
  }
}

extension CoverageGrid {
  /// Left and right exchanged.
  package var mirrored: CoverageGrid {
    var grid = self
    for row in 0..<height { grid.values[row * width..<(row + 1) * width].reverse() }
    return grid
  }
}
