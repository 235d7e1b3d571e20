import Drawing
import Foundation
import Geometry

/// A shape made of lines and curves.
///
/// - Fidelity: documented; quadratic curves are kept as the equal cubic ones, NaN counts as 0, and infinite values are
///   clamped.
public class CGPath: Hashable {
  final var outline: Outline

  init(outline: Outline) { self.outline = outline }

  /// Creates a path of a rectangle, transformed by `transform` if given.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates a path of the ellipse that fits a rectangle, transformed by `transform` if given.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates a path of a rectangle with elliptical corners, transformed by `transform` if given. Radii are clamped to
  /// half of the rectangle's sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }
  }

  private convenience init(_ draw: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    draw(path)
    self.init(outline: path.outline)
  }

  /// Whether two paths have the same contours.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }
  /// Hashes the contours of the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  /// The points of each contour, with curves replaced by lines, and whether the contour is closed.
  package var flattened: [(points: [CGPoint], isClosed: Bool)] {
    outline.flattened(tolerance: 0.25).map { ($0.points, $0.isClosed) }
  }

  // MARK: Measures

  /// Whether the path has no contours.
  public var isEmpty: Bool { outline.contours.isEmpty }

  /// The end of the last line or curve; after a contour was closed, its beginning. Zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = outline.contours.last else { return .zero }
    return last.isClosed ? last.start : last.segments.last?.end ?? last.start
  }

  /// The smallest rectangle around all points, including the control points of curves; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds ?? .null }

  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds ?? .null }

  /// Returns whether a point is inside the path, transformed by `transform`.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let outline = transform.isIdentity ? outline : outline.applying(transform).finite
    return outline.contains(point, rule: rule.drawn)
  }

  /// Returns whether the path is a single upright rectangle.
  ///
  /// - Parameter rect: A location that is set to the rectangle; `nil` if it is not needed.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let corners = outline.rectangle else { return false }
    rect?.pointee = corners
    return true
  }

  // MARK: Copies

  /// Returns an immutable copy.
  public func copy() -> CGPath? { CGPath(outline: outline) }

  /// Returns an immutable copy, transformed by `transform` if given.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: transform.map { outline.applying($0.pointee).finite } ?? outline)
  }

  /// Returns a copy that can be extended.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  /// Returns a copy that can be extended, transformed by `transform` if given.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: transform.map { outline.applying($0.pointee).finite } ?? outline)
  }

  /// Returns the outline of the line that a pen draws along the path, to be filled with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap.drawn, join: lineJoin.drawn, miterLimit: miterLimit)
    return CGPath(outline: Outline(polygons: outline.applying(transform).finite.drawable.stroked(style), closed: true))
  }

  /// Returns the pieces of the path that are drawn with a pattern of dashes. An empty pattern leaves the whole path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let lines = outline.applying(transform).finite.drawable.flattened()
      .flatMap { $0.dashed(lengths, phase: phase) }
    return CGPath(outline: Outline(polygons: lines.map(\.points), closed: false))
  }
}

extension Outline {
  init(polygons: [[CGPoint]], closed: Bool) {
    self.init(
      contours: polygons.compactMap { points in
        points.first.map {
          Contour(start: $0, segments: points.dropFirst().map { .line($0) }, isClosed: closed)
        }
      })
  }

  /// The outline without contours that consist only of their beginning.
  var drawable: Outline { Outline(contours: contours.filter { !$0.segments.isEmpty || $0.isClosed }) }

  /// The outline with finite numbers.
  var finite: Outline {
    Outline(
      contours: contours.map { contour in
        Contour(
          start: contour.start.finite,
          segments: contour.segments.map { segment in
            switch segment {
            case .line(let end): .line(end.finite)
            case .curve(let first, let second, let end): .curve(first.finite, second.finite, end.finite)
            }
          }, isClosed: contour.isClosed)
      })
  }

  /// The upright rectangle that the outline forms; `nil` for other shapes.
  var rectangle: CGRect? {
    guard contours.count == 1, contours[0].isClosed, let box = controlBounds else { return nil }
    var points = [contours[0].start]
    for case .line(let end) in contours[0].segments { points.append(end) }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4, contours[0].segments.count == points.count - 1 || contours[0].segments.count == 4 else {
      return nil
    }
    let isUpright = zip(points, points.dropFirst() + points.prefix(1)).enumerated().allSatisfy { index, side in
      let startsAcross = points[0].y == points[1].y
      return index.isMultiple(of: 2) == startsAcross ? side.0.y == side.1.y : side.0.x == side.1.x
    }
    return isUpright ? box : nil
  }
}
