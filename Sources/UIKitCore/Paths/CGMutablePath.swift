import Drawing
import Foundation
import Geometry

/// A path that can be extended.
///
/// - Fidelity: documented; lines and curves before the first `move(to:)` are ignored, as Core Graphics does after
///   logging an error. NaN counts as 0, and infinite values are clamped.
public class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(outline: Outline()) }

  override init(outline: Outline) { super.init(outline: outline) }

  /// Begins a new contour at a point, transformed by `transform`. Of two successive calls, the second counts.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    begin(at: transform.place(point))
  }

  /// Appends a line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(transform.place(point)))
  }

  /// Begins a new contour at the first point, and appends lines to the others. Does nothing for an empty array.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Appends a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.curve(transform.place(control1), transform.place(control2), transform.place(end)))
  }

  /// Appends a quadratic Bézier curve from the current point.
  ///
  /// - Source: a quadratic curve equals the cubic one whose control points are two thirds of the way to its own.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    let (start, control, end) = (currentPoint, transform.place(control), transform.place(end))
    func handle(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    append(.curve(handle(start), handle(end), end))
  }

  /// Closes the current contour with a line to its beginning. A following line begins a new contour there.
  public func closeSubpath() {
    guard let last = outline.contours.indices.last else { return }
    outline.contours[last].isClosed = true
  }

  // MARK: Shapes

  /// Adds a rectangle as a contour of its own, clockwise on a screen from its top left corner.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardFinite
    add(
      Outline.Contour(
        start: rect.origin,
        segments: [
          .line(CGPoint(x: rect.maxX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.maxY)),
          .line(CGPoint(x: rect.minX, y: rect.maxY)),
        ], isClosed: true), transform)
  }

  /// Adds rectangles, each as a contour of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that fits a rectangle as a contour of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardFinite
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    add(.ellipse(center: rect.center, radii: radii), transform)
  }

  /// Adds a rectangle with elliptical corners as a contour of its own.
  ///
  /// - Parameters:
  ///   - cornerWidth: The horizontal radius, clamped to half of the rectangle's width, where Core Graphics stops the
  ///     program.
  ///   - cornerHeight: The vertical radius, clamped to half of the rectangle's height.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    add(.rectangle(rect.standardFinite, corners: RoundedCorners(size: size)), transform)
  }

  /// Adds the contours of another path, transformed by `transform`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.contours += path.outline.applying(transform).finite.contours
  }

  // MARK: Arcs

  /// Appends an arc, preceded by a line from the current point to its beginning.
  ///
  /// - Parameters:
  ///   - startAngle: The angle at which the arc begins, in radians from the x axis.
  ///   - endAngle: The angle at which the arc ends, in radians from the x axis.
  ///   - clockwise: Whether angles decrease along the arc. That is clockwise where the y axis points up, and
  ///     counterclockwise on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = (endAngle - startAngle).turning(towardsLarger: !clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Appends an arc that covers the angle `delta`, in radians, preceded by a line from the current point to its
  /// beginning.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let (start, delta) = (FiniteGeometry.coordinate(startAngle), FiniteGeometry.coordinate(delta))
    let degrees = 180 / CGFloat.pi
    let arc = Outline.Contour.arc(
      center: center.finite, radius: FiniteGeometry.length(radius), from: start * degrees,
      to: (start + delta) * degrees)
    continueWith(Outline(contours: [arc]).applying(transform).finite.contours[0])
  }

  /// Appends an arc that rounds the corner at `tangent1End` between the current point and `tangent2End`; only a line if
  /// the corner is straight.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let corner = RoundedCorner(
      from: currentPoint, at: transform.place(tangent1End), to: transform.place(tangent2End),
      radius: FiniteGeometry.length(radius))
    guard let arc = corner.arc else { return append(.line(transform.place(tangent1End))) }
    continueWith(arc)
  }
}

extension CGMutablePath {
  private func begin(at point: CGPoint) {
    // The second of two successive moves replaces the first.
    if let last = outline.contours.last, last.segments.isEmpty, !last.isClosed { outline.contours.removeLast() }
    outline.contours.append(Outline.Contour(start: point))
  }

  private func append(_ segment: Outline.Segment) {
    guard let last = outline.contours.indices.last else { return }
    if outline.contours[last].isClosed {
      outline.contours.append(Outline.Contour(start: outline.contours[last].start, segments: [segment]))
    } else {
      outline.contours[last].segments.append(segment)
    }
  }

  private func add(_ contour: Outline.Contour, _ transform: CGAffineTransform) {
    outline.contours += Outline(contours: [contour]).applying(transform).finite.contours
  }

  /// Appends a line to the beginning of the arc, and the arc.
  private func continueWith(_ arc: Outline.Contour) {
    if outline.contours.isEmpty {
      begin(at: arc.start)
    } else if !currentPoint.isNear(arc.start) {
      append(.line(arc.start))
    }
    for segment in arc.segments { append(segment) }
  }

  func removeAll() { outline.contours.removeAll() }

  func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform).finite }

  func add(_ contour: Outline.Contour) { add(contour, .identity) }
}

/// A corner of two lines, rounded by a circle that touches both.
private struct RoundedCorner {
  var from: CGPoint
  var at: CGPoint
  var to: CGPoint
  var radius: CGFloat

  /// The arc between the lines; `nil` if they continue each other.
  var arc: Outline.Contour? {
    guard let back = at.direction(to: from), let on = at.direction(to: to), radius > 0 else { return nil }
    let cosine = back.x * on.x + back.y * on.y
    let turn = back.x * on.y - back.y * on.x
    guard abs(turn) > 1e-9 else { return nil }
    // tan and sin of half of the angle between the lines.
    let (tangent, sine) = (((1 - cosine) / (1 + cosine)).squareRoot(), ((1 - cosine) / 2).squareRoot())
    let reach = radius / tangent
    let (first, last) = (
      CGPoint(x: at.x + back.x * reach, y: at.y + back.y * reach),
      CGPoint(x: at.x + on.x * reach, y: at.y + on.y * reach)
    )
    guard let middle = CGPoint.zero.direction(to: back + on) else { return nil }
    let center = CGPoint(x: at.x + middle.x * radius / sine, y: at.y + middle.y * radius / sine)
    let (start, end) = (atan2(first.y - center.y, first.x - center.x), atan2(last.y - center.y, last.x - center.x))
    let degrees = 180 / CGFloat.pi
    let sweep = remainder(end - start, 2 * .pi)
    return .arc(center: center, radius: radius, from: start * degrees, to: (start + sweep) * degrees)
  }
}

extension CGPoint {
  fileprivate func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 1e-9 && abs(y - other.y) < 1e-9 }

  /// Returns the unit vector to another point; `nil` if the points coincide.
  fileprivate func direction(to other: CGPoint) -> CGPoint? {
    let (dx, dy) = (other.x - x, other.y - y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 1e-9 ? CGPoint(x: dx / length, y: dy / length) : nil
  }
}

extension CGAffineTransform {
  fileprivate func place(_ point: CGPoint) -> CGPoint { (isIdentity ? point : point.applying(self)).finite }
}

extension CGFloat {
  /// Returns the angle, in radians, in the wanted direction: changed by whole turns to at most one turn, or one and the
  /// remainder.
  fileprivate func turning(towardsLarger: Bool) -> CGFloat {
    let angle = FiniteGeometry.coordinate(self) * (towardsLarger ? 1 : -1)
    let turn = 2 * CGFloat.pi
    let rest = angle.truncatingRemainder(dividingBy: turn)
    let swept = angle < 0 ? (rest < 0 ? rest + turn : 0) : (angle > turn ? turn + rest : angle)
    return towardsLarger ? swept : -swept
  }
}
