import Foundation

extension PlanarMap {
  /// Returns the boundary of an area as contours that do not cross themselves or each other, with the area at the right of
  /// their lines where y points down.
  ///
  /// - Parameter isInside: Returns whether an area with these windings of the two outlines belongs to it.
  func boundary(_ isInside: (EdgeCount) -> Bool) -> [[CGPoint]] {
    var trails = Trails()
    for side in sides {
      let (ahead, behind) = (isInside(side.ahead), isInside(side.behind))
      guard ahead != behind else { continue }
      // Down the screen, smaller x is at the right; along a row to the right, larger y is.
      let isForward = (side.edge.start.y == side.edge.end.y) == ahead
      let (start, end) = (side.edge.start, side.edge.end)
      isForward ? trails.add(from: start, to: end) : trails.add(from: end, to: start)
    }
    return trails.contours().map { $0.map(place) }
  }
}

/// Directed edges that are joined to contours.
private struct Trails {
  private var ends: [LatticePoint: [LatticePoint]] = [:]
  /// The starts of edges, in the order in which they were added.
  private var starts: [LatticePoint] = []

  mutating func add(from start: LatticePoint, to end: LatticePoint) {
    ends[start, default: []].append(end)
    starts.append(start)
  }

  /// Returns the closed contours, without points between lines of the same direction.
  mutating func contours() -> [[LatticePoint]] {
    var contours: [[LatticePoint]] = []
    for start in starts.sorted() {
      while let first = take(from: start) {
        if let contour = contour(from: start, to: first) { contours.append(contour) }
      }
    }
    return contours
  }

  /// Follows edges until they come back; `nil` if they end, which rounding may cause in rare cases.
  private mutating func contour(from start: LatticePoint, to first: LatticePoint) -> [LatticePoint]? {
    var points = [start, first]
    while let last = points.last, last != start {
      guard let next = take(from: last, after: points[points.count - 2]) else { return nil }
      points.append(next)
    }
    points.removeLast()
    return Self.simplified(points)
  }

  private mutating func take(from point: LatticePoint) -> LatticePoint? { ends[point]?.popLast() }

  /// Takes the edge that encloses the least of the area: the first one from the way back, turning over the right side.
  private mutating func take(from point: LatticePoint, after previous: LatticePoint) -> LatticePoint? {
    guard let candidates = ends[point], !candidates.isEmpty else { return nil }
    let back = previous - point
    let best = candidates.indices.min {
      Turn(from: back, to: candidates[$0] - point) < Turn(from: back, to: candidates[$1] - point)
    }
    return best.flatMap { ends[point]?.remove(at: $0) }
  }

  private static func simplified(_ points: [LatticePoint]) -> [LatticePoint]? {
    let kept = points.indices.filter { index in
      let (previous, next) = (points[(index + points.count - 1) % points.count], points[(index + 1) % points.count])
      return LatticePoint.cross(points[index] - previous, next - points[index]) != 0
    }
    return kept.count < 3 ? nil : kept.map { points[$0] }
  }
}

/// The angle from one direction to another, counterclockwise on a screen, as a value that can be compared.
private struct Turn: Comparable {
  private let from: LatticePoint
  private let to: LatticePoint
  /// Whether the angle is above half a turn.
  private let isLarge: Bool

  init(from: LatticePoint, to: LatticePoint) {
    (self.from, self.to) = (from, to)
    isLarge = LatticePoint.cross(from, to) > 0
  }

  static func < (left: Turn, right: Turn) -> Bool {
    left.isLarge != right.isLarge ? right.isLarge : LatticePoint.cross(left.to, right.to) < 0
  }
}
