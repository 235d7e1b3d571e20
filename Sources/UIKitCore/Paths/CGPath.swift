import Drawing
import Foundation
import Geometry

/// A drawing made of lines and curves.
///
/// - Fidelity: documented; quadratic curves are kept as the cubic ones they equal, numbers that are none count as zero,
///   elements cannot be enumerated, and the set operations are absent.
public class CGPath: Hashable {
  final var outline: Outline

  init(outline: Outline) { self.outline = outline }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

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

  public static func == (left: CGPath, right: CGPath) -> Bool { left.outline == right.outline }
  public func hash(into hasher: inout Hasher) { hasher.combine(outline) }

  // MARK: Measures

  public var isEmpty: Bool { outline.contours.isEmpty }

  /// Where the last line or curve ends; after a contour was closed, where it began. Zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = outline.contours.last else { return .zero }
    return last.isClosed ? last.start : last.segments.last?.end ?? last.start
  }

  /// Around all points, those that only pull a curve included; null for an empty path.
  public var boundingBox: CGRect { outline.controlBounds ?? .null }

  /// Around the lines and curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { outline.bounds ?? .null }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let outline = transform.isIdentity ? outline : outline.applying(transform).finite
    return outline.contains(point, rule: rule.drawn)
  }

  /// Whether the path is one upright rectangle.
  ///
  /// - Parameter rect: Set to that rectangle.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let corners = outline.rectangle else { return false }
    rect?.pointee = corners
    return true
  }

  // MARK: Copies

  public func copy() -> CGPath? { CGPath(outline: outline) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(outline: transform.map { outline.applying($0.pointee).finite } ?? outline)
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(outline: outline) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(outline: transform.map { outline.applying($0.pointee).finite } ?? outline)
  }

  /// What a pen covers that follows the path, to be filled with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap.drawn, join: lineJoin.drawn, miterLimit: miterLimit)
    return CGPath(outline: Outline(polygons: outline.applying(transform).finite.drawable.stroked(style), closed: true))
  }

  /// The pieces that are drawn where the path is dashed.
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

  /// Without contours that are only a place to begin.
  var drawable: Outline { Outline(contours: contours.filter { !$0.segments.isEmpty || $0.isClosed }) }

  /// With numbers that geometry can use.
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

  /// The upright rectangle that the outline is.
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
