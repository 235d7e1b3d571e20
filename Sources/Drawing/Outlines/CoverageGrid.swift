package import Foundation

/// The coverage of each pixel, 0 ... 1; rows from the top.
package struct CoverageGrid: Equatable, Sendable {
  /// The rule that decides which points are inside outlines.
  package enum FillRule: Sendable {
    /// Points with a nonzero winding number are inside: overlapping shapes are united.
    case nonZero
    /// Points inside an odd number of outlines are inside: a shape within another is a hole.
    case evenOdd
  }

  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// The coverage of each pixel, 0 to 1, row by row from the top.
  package private(set) var values: [Float]

  /// The number of scan lines per pixel. Along a scan line coverage is exact.
  private static let subdivisions = 16

  /// Creates a grid without coverage.
  ///
  /// - Precondition: Neither side is negative.
  package init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A grid cannot be \(width)×\(height) pixels.")
    self.width = width
    self.height = height
    values = [Float](repeating: 0, count: width * height)
  }

  /// Creates a grid of the polygons' coverage. Parts outside the grid are clipped.
  ///
  /// - Complexity: O(height of all edges + crossings · log crossings of a row).
  package init(filling polygons: [[CGPoint]], rule: FillRule, width: Int, height: Int) {
    self.init(width: width, height: height)
    var crossings = Self.crossings(of: polygons, rows: height * Self.subdivisions)
    for row in crossings.indices where crossings[row].count > 1 {
      crossings[row].sort()
      fill(crossings[row], rule, row: row / Self.subdivisions)
    }
  }

  /// The position where an outline crosses a scan line, in 1/65536 of a pixel, with the direction in the last bit: 1
  /// for down, 0 for up. Plain numbers sort fast even in unoptimized builds.
  private typealias Crossing = Int

  private static let unit = 65_536.0
  /// The limit of coordinates, beyond any picture, in pixels.
  private static let limit = 1e9

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

  /// Every scan line is sampled at its center.
  private static func cross(from start: CGPoint, to end: CGPoint, _ crossings: inout [[Crossing]]) {
    guard start.y != end.y else { return }
    let (upper, lower, down) = start.y < end.y ? (start, end, 1) : (end, start, 0)
    let limit = Double(crossings.count)
    let first = (Double(upper.y) * Double(subdivisions) - 0.5).rounded(.up)
    let last = (Double(lower.y) * Double(subdivisions) - 0.5).rounded(.up)
    guard first < limit, last > 0 else { return }
    let slope = Double(lower.x - upper.x) / Double(lower.y - upper.y)
    for row in Int(Swift.max(first, 0))..<Int(Swift.min(last, limit)) {
      let y = (Double(row) + 0.5) / Double(subdivisions)
      let x = Double(upper.x) + (y - Double(upper.y)) * slope
      crossings[row].append(Int(Swift.max(-Self.limit, Swift.min(x, Self.limit)) * unit) << 1 | down)
    }
  }

  private mutating func fill(_ crossings: [Crossing], _ rule: FillRule, row: Int) {
    var winding = 0
    var start = 0
    for crossing in crossings {
      let wasInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      winding += crossing & 1 == 1 ? 1 : -1
      let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
      guard wasInside != isInside else { continue }
      if isInside { start = crossing >> 1 } else { cover(from: start, to: crossing >> 1, row: row) }
    }
  }

  /// Adds the coverage of an interval in 1/65536 of a pixel.
  private mutating func cover(from left: Int, to right: Int, row: Int) {
    let (left, right) = (Swift.max(left, 0), Swift.min(right, width << 16))
    guard right > left else { return }
    let share = Float(1 / (Self.unit * Double(Self.subdivisions)))
    let (first, last) = (left >> 16, (right - 1) >> 16)
    let base = row * width
    guard first < last else {
      values[base + first] += Float(right - left) * share
      return
    }
    values[base + first] += Float((first + 1) << 16 - left) * share
    var column = first + 1
    while column < last {
      values[base + column] += 1 / Float(Self.subdivisions)
      column += 1
    }
    values[base + last] += Float(right - last << 16) * share
  }
}

extension CoverageGrid {
  /// Adds another grid of the same size, as if painted over this one.
  package mutating func unite(_ other: CoverageGrid) {
    for index in values.indices {
      let (mine, theirs) = (values[index], Swift.min(other.values[index], 1))
      values[index] = mine + theirs - mine * theirs
    }
  }

  /// Removes the coverage of another grid of the same size.
  package mutating func subtract(_ other: CoverageGrid) {
    for index in values.indices { values[index] *= 1 - Swift.min(other.values[index], 1) }
  }

  /// Returns a black picture whose alpha is the coverage: a template.
  package func template(named name: String) -> ImagePixels {
    ImagePixels(
      width: width, height: height,
      pixels: values.map { UInt32((Swift.max(0, Swift.min($0, 1)) * 255).rounded()) << 24 }, name: name)
  }
}

extension CoverageGrid {
  /// The grid with left and right exchanged.
  package var mirrored: CoverageGrid {
    var grid = self
    for row in 0..<height { grid.values[row * width..<(row + 1) * width].reverse() }
    return grid
  }
}
