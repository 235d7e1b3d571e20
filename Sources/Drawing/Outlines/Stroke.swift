package import Foundation

/// What a round pen covers: one polygon for each line and each joint, all turning the same way, to be filled together
/// with the non-zero rule.
package enum Stroke {
  /// - Parameter width: Of the pen, in the units of the points.
  package static func polygons(along lines: [Polyline], width: CGFloat) -> [[CGPoint]] {
    let radius = width / 2
    guard radius > 0, radius.isFinite else { return [] }
    return lines.flatMap { polygons(along: $0, radius: radius) }
  }

  private static func polygons(along line: Polyline, radius: CGFloat) -> [[CGPoint]] {
    guard let first = line.points.first else { return [] }
    let points = line.isClosed ? line.points + [first] : line.points
    var polygons = points.map { disc(at: $0, radius: radius) }
    for (start, end) in zip(points, points.dropFirst()) {
      if let bar = bar(from: start, to: end, radius: radius) { polygons.append(bar) }
    }
    return polygons
  }

  private static func bar(from start: CGPoint, to end: CGPoint, radius: CGFloat) -> [CGPoint]? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-9 else { return nil }
    let (nx, ny) = (-dy / length * radius, dx / length * radius)
    return [
      CGPoint(x: start.x - nx, y: start.y - ny), CGPoint(x: end.x - nx, y: end.y - ny),
      CGPoint(x: end.x + nx, y: end.y + ny), CGPoint(x: start.x + nx, y: start.y + ny),
    ]
  }

  /// With corners outside of the circle by as much as its sides are inside, so that the area is the circle's.
  private static func disc(at center: CGPoint, radius: CGFloat) -> [CGPoint] {
    let corners = Int(Swift.max(8, Swift.min(96, (radius.squareRoot() * 12).rounded(.up))))
    let half = CGFloat.pi / CGFloat(corners)
    let reach = radius * (half / (sin(half) * cos(half))).squareRoot()
    return (0..<corners).map { corner in
      let angle = 2 * half * CGFloat(corner)
      return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
  }
}
