package import Foundation
package import Geometry

extension Outline {
  /// The smallest rectangle around all points, including control points of curves; `nil` without points.
  package var controlBounds: CGRect? {
    CGRect(around: contours.flatMap { contour in [contour.start] + contour.segments.flatMap(\.points) })
  }

  /// The smallest rectangle around the lines and curves themselves; `nil` without points.
  package var bounds: CGRect? {
    CGRect(
      around: contours.flatMap { contour -> [CGPoint] in
        var (points, pen) = ([contour.start], contour.start)
        for segment in contour.segments {
          if case .curve(let first, let second, let end) = segment {
            points += CubicCurve(start: pen, first: first, second: second, end: end).turningPoints
          }
          pen = segment.end
          points.append(pen)
        }
        return points
      })
  }

  /// Returns the outline with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> Outline {
    Outline(
      contours: contours.map { contour in
        Contour(
          start: contour.start.applying(transform), segments: contour.segments.map { $0.applying(transform) },
          isClosed: contour.isClosed)
      })
  }

  /// Returns whether a point is inside or on the boundary; contours count as closed.
  ///
  /// - Complexity: O(points of the flattened outline).
  package func contains(_ point: CGPoint, rule: CoverageGrid.FillRule) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    for line in flattened() {
      var previous = line.points[line.points.count - 1]
      for next in line.points {
        if Self.isOn(point, from: previous, to: next) { return true }
        winding += Self.crossing(from: previous, to: next, rightOf: point)
        previous = next
      }
    }
    return rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Returns whether a point is on an edge.
  private static func isOn(_ point: CGPoint, from start: CGPoint, to end: CGPoint) -> Bool {
    guard point.x >= min(start.x, end.x), point.x <= max(start.x, end.x), point.y >= min(start.y, end.y),
      point.y <= max(start.y, end.y)
    else { return false }
    return (end.x - start.x) * (point.y - start.y) == (end.y - start.y) * (point.x - start.x)
  }

  /// Returns 1 if the edge passes the point's right side downwards, -1 if upwards, otherwise 0.
  private static func crossing(from start: CGPoint, to end: CGPoint, rightOf point: CGPoint) -> Int {
    guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
    let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
    guard x > point.x else { return 0 }
    return end.y > start.y ? 1 : -1
  }
}

extension Outline.Segment {
  /// The point at which the line or curve ends.
  package var end: CGPoint {
    switch self {
    case .line(let end), .curve(_, _, let end): end
    }
  }

  fileprivate var points: [CGPoint] {
    switch self {
    case .line(let end): [end]
    case .curve(let first, let second, let end): [first, second, end]
    }
  }

  fileprivate func applying(_ transform: CGAffineTransform) -> Outline.Segment {
    switch self {
    case .line(let end): .line(end.applying(transform))
    case .curve(let first, let second, let end):
      .curve(first.applying(transform), second.applying(transform), end.applying(transform))
    }
  }
}

extension CubicCurve {
  /// The extrema of the curve along an axis.
  ///
  /// - Source: the roots of the derivative, whose Bézier points are the differences of the curve's.
  fileprivate var turningPoints: [CGPoint] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
      // The derivative is a(1 − t)² + 2b(1 − t)t + ct².
      let (square, linear) = (a - 2 * b + c, 2 * (b - a))
      guard abs(square) > 1e-12 * (abs(a) + abs(b) + abs(c)) else { return linear == 0 ? [] : [-a / linear] }
      let root = (linear * linear - 4 * square * a).squareRoot()
      return root.isNaN ? [] : [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
    }
    let times =
      roots(first.x - start.x, second.x - first.x, end.x - second.x)
      + roots(first.y - start.y, second.y - first.y, end.y - second.y)
    return times.filter { $0 > 0 && $0 < 1 }.map { point(at: $0) }
  }
}

extension CGRect {
  /// Creates the bounding box; `nil` without points.
  fileprivate init?(around points: [CGPoint]) {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
