import Foundation

/// A pen that covers one polyline with polygons.
struct Pen {
  private let radius: CGFloat
  private let cap: StrokeStyle.Cap
  private let join: StrokeStyle.Join
  private let miterLimit: CGFloat

  init(_ style: StrokeStyle) {
    radius = style.width / 2
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
  }

  func polygons(along line: Polyline) -> [[CGPoint]] {
    let points = line.points.distinct(isClosed: line.isClosed)
    guard let first = points.first, let last = points.last else { return [] }
    guard points.count > 1 else { return dot(at: first) }
    let isClosed = line.isClosed && points.count > 2
    let corners = isClosed ? points + [first, points[1]] : points
    var polygons: [[CGPoint]] = []
    if !isClosed {
      polygons += end(at: first, awayFrom: points[1]) + end(at: last, awayFrom: points[points.count - 2])
    }
    for (start, end) in zip(corners, corners.dropFirst()) {
      if let bar = bar(from: start, to: end) { polygons.append(bar) }
    }
    for index in corners.indices.dropFirst().dropLast() {
      polygons.append(joint(corners[index - 1], corners[index], corners[index + 1]))
    }
    return polygons
  }
}

// MARK: - Ends

extension Pen {
  /// Returns the polygons of a line without length. It has no direction, so its ends are those of a horizontal line.
  private func dot(at point: CGPoint) -> [[CGPoint]] {
    switch cap {
    case .butt: []
    case .round: [disc(at: point)]
    case .square:
      [bar(from: CGPoint(x: point.x - radius, y: point.y), to: CGPoint(x: point.x + radius, y: point.y))]
        .compactMap { $0 }
    }
  }

  private func end(at point: CGPoint, awayFrom neighbour: CGPoint) -> [[CGPoint]] {
    switch cap {
    case .butt: return []
    case .round: return [disc(at: point)]
    case .square:
      let direction = Self.direction(from: neighbour, to: point)
      return [bar(from: point, to: CGPoint(x: point.x + direction.x * radius, y: point.y + direction.y * radius))]
        .compactMap { $0 }
    }
  }

  /// Returns a disc whose corners are outside the circle by as much as its sides are inside, so that the areas are
  /// equal.
  private func disc(at center: CGPoint) -> [CGPoint] {
    let corners = Int(Swift.max(8, Swift.min(96, (radius.squareRoot() * 12).rounded(.up))))
    let half = CGFloat.pi / CGFloat(corners)
    let reach = radius * (half / (sin(half) * cos(half))).squareRoot()
    return (0..<corners).map { corner in
      let angle = 2 * half * CGFloat(corner)
      return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
  }
}

// MARK: - Lines and corners

extension Pen {
  private func bar(from start: CGPoint, to end: CGPoint) -> [CGPoint]? {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 1e-9 else { return nil }
    let (nx, ny) = (-dy / length * radius, dx / length * radius)
    return [
      CGPoint(x: start.x - nx, y: start.y - ny), CGPoint(x: end.x - nx, y: end.y - ny),
      CGPoint(x: end.x + nx, y: end.y + ny), CGPoint(x: start.x + nx, y: start.y + ny),
    ]
  }

  private func joint(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) -> [CGPoint] {
    let (a, b) = (Self.direction(from: before, to: corner), Self.direction(from: corner, to: after))
    let cosine = a.x * b.x + a.y * b.y
    if join == .round, cosine <= Self.straight { return disc(at: corner) }
    // The gap is on the outer side of the turn.
    let side: CGFloat = a.x * b.y - a.y * b.x > 0 ? radius : -radius
    let first = CGPoint(x: corner.x + a.y * side, y: corner.y - a.x * side)
    let second = CGPoint(x: corner.x + b.y * side, y: corner.y - b.x * side)
    let tip = tip(of: corner, first, second, cosine: cosine)
    return side > 0 ? [corner, first] + tip + [second] : [corner, second] + tip + [first]
  }

  /// The cosine of the largest turn of a round line that needs no disc: a triangle differs from it by less than a
  /// hundredth of the radius.
  private static let straight: CGFloat = 0.97

  /// Returns the point where the outer edges meet; empty if that is beyond the miter limit.
  ///
  /// - Source: the tip's distance from the corner is the radius over the cosine of half the turn.
  private func tip(of corner: CGPoint, _ first: CGPoint, _ second: CGPoint, cosine: CGFloat) -> [CGPoint] {
    let square = (1 + cosine) / 2
    guard join == .miter, square > 0, miterLimit * miterLimit * square >= 1 else { return [] }
    return [
      CGPoint(
        x: corner.x + (first.x + second.x - 2 * corner.x) / (2 * square),
        y: corner.y + (first.y + second.y - 2 * corner.y) / (2 * square))
    ]
  }

  private static func direction(from start: CGPoint, to end: CGPoint) -> CGPoint {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(x: dx / length, y: dy / length)
  }
}

extension [CGPoint] {
  /// Returns the points without consecutive duplicates.
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
