import Foundation
import Geometry

/// The ways in which the areas of two outlines make one.
package enum AreaOperation: CaseIterable, Sendable {
  case union, intersection, subtraction, symmetricDifference

  /// Returns whether a point belongs to the result.
  package func contains(inFirst first: Bool, inSecond second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Outline {
  /// The largest distance, in points, of the lines that take the place of a curve in the results.
  private static let tolerance: CGFloat = 0.01

  /// Returns the boundary of an area made of those of two outlines. Its contours do not cross, run clockwise on a screen
  /// around the area and counterclockwise around its holes, and consist of lines.
  ///
  /// - Complexity: O(n log n) in the lines, and one comparison for each pair of lines with a row in common.
  package func combined(
    with other: Outline, by operation: AreaOperation, rule: CoverageGrid.FillRule
  ) -> Outline {
    let map = PlanarMap(areaLines, other.areaLines)
    let boundary = map.boundary { count in
      operation.contains(inFirst: rule.fills(count.first), inSecond: rule.fills(count.second))
    }
    return Outline(closed: boundary)
  }

  /// Returns the boundary of each connected area, with the holes in it.
  package func components(rule: CoverageGrid.FillRule) -> [Outline] {
    let contours = combined(with: Outline(), by: .union, rule: rule).contours.map { ($0, $0.doubleArea) }
    let outer = contours.filter { $0.1 > 0 }
    var components = outer.map { Outline(contours: [$0.0]) }
    for (hole, area) in contours where area < 0 {
      let around = outer.indices.filter { index in
        outer[index].1 > -area && components[index].outerContains(hole.firstMiddle)
      }
      if let nearest = around.min(by: { outer[$0].1 < outer[$1].1 }) { components[nearest].contours.append(hole) }
    }
    return components
  }

  private func outerContains(_ point: CGPoint) -> Bool {
    Outline(contours: Array(contours.prefix(1))).contains(point, rule: .evenOdd)
  }

  private var areaLines: [[CGPoint]] { flattened(tolerance: Self.tolerance).map(\.points) }

  private init(closed lines: [[CGPoint]]) {
    self.init(
      contours: lines.map { points in
        Contour(start: points[0], segments: points.dropFirst().map { .line($0) }, isClosed: true)
      })
  }

  /// The contours as lines, for results that consist of parts of lines.
  var resultLines: [Polyline] { flattened(tolerance: Self.tolerance) }
}

extension CoverageGrid.FillRule {
  fileprivate func fills(_ winding: Int) -> Bool { self == .nonZero ? winding != 0 : winding & 1 != 0 }
}

extension Outline.Contour {
  private var points: [CGPoint] { [start] + segments.map(\.end) }

  /// Twice the area inside of lines that run clockwise on a screen; negative for others.
  fileprivate var doubleArea: CGFloat {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x }
  }

  /// The middle of the first line.
  fileprivate var firstMiddle: CGPoint {
    let end = segments.first?.end ?? start
    return CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
  }
}
