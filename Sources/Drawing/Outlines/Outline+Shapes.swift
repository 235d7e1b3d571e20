package import Foundation

extension Outline.Contour {
  /// The length of the control handles of a quarter circle, as a fraction of its radius.
  private static let quarter: CGFloat = 0.5522847498

  /// Returns a closed ellipse.
  package static func ellipse(center: CGPoint, radii: CGSize) -> Outline.Contour {
    let (rx, ry) = (radii.width, radii.height)
    let (hx, hy) = (rx * quarter, ry * quarter)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
    return Outline.Contour(
      start: at(rx, 0),
      segments: [
        .curve(at(rx, hy), at(hx, ry), at(0, ry)), .curve(at(-hx, ry), at(-rx, hy), at(-rx, 0)),
        .curve(at(-rx, -hy), at(-hx, -ry), at(0, -ry)), .curve(at(hx, -ry), at(rx, -hy), at(rx, 0)),
      ], isClosed: true)
  }

  /// - Parameter radius: The corner radius; limited to half of the shorter side.
  package static func rectangle(_ rect: CGRect, radius: CGFloat) -> Outline.Contour {
    let r = Swift.max(0, Swift.min(radius, rect.width / 2, rect.height / 2))
    let h = r * (1 - quarter)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return Outline.Contour(
      start: at(left + r, top),
      segments: [
        .line(at(right - r, top)), .curve(at(right - h, top), at(right, top + h), at(right, top + r)),
        .line(at(right, bottom - r)), .curve(at(right, bottom - h), at(right - h, bottom), at(right - r, bottom)),
        .line(at(left + r, bottom)), .curve(at(left + h, bottom), at(left, bottom - h), at(left, bottom - r)),
        .line(at(left, top + r)), .curve(at(left, top + h), at(left + h, top), at(left + r, top)),
      ], isClosed: true)
  }

  /// - Parameters:
  ///   - start: The start angle in degrees; 0 is to the right and 90 down.
  ///   - end: The end angle; greater than the start for clockwise, smaller for counterclockwise.
  package static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat) -> Outline.Contour {
    let pieces = Swift.max(1, Int((Swift.min(abs(end - start), 3_600) / 90).rounded(.up)))
    let step = (end - start) / CGFloat(pieces) * .pi / 180
    let reach = radius * 4 / 3 * tan(step / 4)
    func at(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radius * cos(angle) - along * sin(angle), y: center.y + radius * sin(angle) + along * cos(angle))
    }
    let first = start * .pi / 180
    let segments = (0..<pieces).map { piece -> Outline.Segment in
      let angle = first + CGFloat(piece) * step
      return .curve(at(angle, reach), at(angle + step, -reach), at(angle + step))
    }
    return Outline.Contour(start: at(first), segments: segments)
  }

  /// Returns a star with its first point up; with equal radii, a polygon with twice as many corners.
  ///
  /// - Parameter points: The number of points, at least 2.
  package static func star(center: CGPoint, outer: CGFloat, inner: CGFloat, points: Int) -> Outline.Contour {
    let corners = (0..<(2 * Swift.max(points, 2))).map { index -> CGPoint in
      let angle = CGFloat(index) * .pi / CGFloat(Swift.max(points, 2)) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    return Outline.Contour(start: corners[0], segments: corners.dropFirst().map { .line($0) }, isClosed: true)
  }
}
