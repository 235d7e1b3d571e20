package import Foundation

/// A drawing made of lines and curves, in any unit, y down.
package struct Outline: Hashable, Sendable {
  /// A line or curve from the current point to its last parameter.
  package enum Segment: Hashable, Sendable {
    case line(CGPoint)
    /// A cubic Bézier curve.
    case curve(CGPoint, CGPoint, CGPoint)
  }

  /// One continuous sequence of segments.
  package struct Contour: Hashable, Sendable {
    /// The point at which the contour begins.
    package var start: CGPoint
    /// The lines and curves, each of which begins at the end of the previous one.
    package var segments: [Segment]
    /// Whether the end is joined to the start.
    package var isClosed: Bool

    /// Creates a contour, by default an open one without segments.
    package init(start: CGPoint, segments: [Segment] = [], isClosed: Bool = false) {
      self.start = start
      self.segments = segments
      self.isClosed = isClosed
    }
  }

  /// The separate contours of the outline.
  package var contours: [Contour]

  /// Creates an outline, by default an empty one.
  package init(contours: [Contour] = []) { self.contours = contours }

  /// Returns every contour as a polyline that approximates it.
  ///
  /// - Parameters:
  ///   - scale: The factor of every coordinate.
  ///   - offset: The offset added after scaling.
  ///   - tolerance: The largest distance between the lines and the curve, in the units of the result.
  package func flattened(scale: CGFloat = 1, offset: CGPoint = .zero, tolerance: CGFloat = 0.04) -> [Polyline] {
    contours.map { contour in
      func place(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
      }
      var points = [place(contour.start)]
      for segment in contour.segments {
        switch segment {
        case .line(let end): points.append(place(end))
        case .curve(let first, let second, let end):
          let start = points[points.count - 1]
          points += CubicCurve(start: start, first: place(first), second: place(second), end: place(end))
            .points(tolerance: tolerance)
        }
      }
      return Polyline(points: points, isClosed: contour.isClosed)
    }
  }
}

/// Points joined by straight lines; a closed polyline returns to its first point.
package struct Polyline: Hashable, Sendable {
  /// The points, in order.
  package var points: [CGPoint]
  /// Whether the last point is joined to the first.
  package var isClosed: Bool

  /// Creates a polyline.
  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

struct CubicCurve {
  var start: CGPoint
  var first: CGPoint
  var second: CGPoint
  var end: CGPoint

  /// The most segments of a curve; one that needs more is as good as noise.
  private static let mostPieces = 256

  /// Returns points after the start, at even steps of the parameter.
  ///
  /// - Source: a cubic's chords over steps of `1/n` stay within `6·M/(8·n²)`, M its largest second difference.
  func points(tolerance: CGFloat) -> [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
      return (x * x + y * y).squareRoot()
    }
    let worst = Swift.max(bend(start, first, second), bend(first, second, end))
    let wanted = (0.75 * worst / tolerance).squareRoot()
    let pieces = wanted.isFinite ? Int(Swift.min(wanted.rounded(.up), CGFloat(Self.mostPieces))) : 1
    return (1...Swift.max(1, pieces)).map { point(at: CGFloat($0) / CGFloat(Swift.max(1, pieces))) }
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x,
      y: a * start.y + b * first.y + c * second.y + d * end.y)
  }
}
