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
    let points = line.points.distinct(isClosed: line.isClosed)
    guard let first = points.first, let last = points.last else { return [] }
    guard points.count > 1 else { return [disc(at: first, radius: radius)] }
    let isClosed = line.isClosed && points.count > 2
    let corners = isClosed ? points + [first, points[1]] : points
    var polygons = isClosed ? [] : [disc(at: first, radius: radius), disc(at: last, radius: radius)]
    for (start, end) in zip(corners, corners.dropFirst()) {
      if let bar = bar(from: start, to: end, radius: radius) { polygons.append(bar) }
    }
    for index in corners.indices.dropFirst().dropLast() {
      polygons.append(joint(corners[index - 1], corners[index], corners[index + 1], radius: radius))
    }
    return polygons
  }

  /// Where a line hardly turns, a triangle closes the gap as well as a disc.
  private static func joint(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint, radius: CGFloat) -> [CGPoint] {
    let (a, b) = (direction(from: before, to: corner), direction(from: corner, to: after))
    guard a.x * b.x + a.y * b.y > straight else { return disc(at: corner, radius: radius) }
    // The gap is on the outer side of the turn.
    let side: CGFloat = a.x * b.y - a.y * b.x > 0 ? radius : -radius
    let first = CGPoint(x: corner.x + a.y * side, y: corner.y - a.x * side)
    let second = CGPoint(x: corner.x + b.y * side, y: corner.y - b.x * side)
    return side > 0 ? [corner, first, second] : [corner, second, first]
  }

  /// The cosine of the largest such turn: the triangle falls short of the disc by less than a hundredth of the radius.
  private static let straight: CGFloat = 0.97

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(x: dx / length, y: dy / length)
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

extension [CGPoint] {
  /// Without those that stand where the one before them does.
  fileprivate func distinct(isClosed: Bool) -> [CGPoint] {
    func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
    var points: [CGPoint] = []
    for point in self where points.last.map({ !isNear($0, point) }) ?? true { points.append(point) }
    while isClosed, points.count > 1, let first = points.first, let last = points.last, isNear(first, last) {
      points.removeLast()
    }
    return points
  }
}
