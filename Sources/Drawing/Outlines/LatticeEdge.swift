import Foundation

/// A point on the lattice of a ``PlanarMap``.
struct LatticePoint: Hashable, Comparable {
  var x: Int64
  var y: Int64

  static func < (left: LatticePoint, right: LatticePoint) -> Bool { (left.y, left.x) < (right.y, right.x) }

  /// Returns twice the area of the triangle of two directions, from which their order of turning follows.
  static func cross(_ first: LatticePoint, _ second: LatticePoint) -> Int64 { first.x * second.y - first.y * second.x }

  static func - (left: LatticePoint, right: LatticePoint) -> LatticePoint {
    LatticePoint(x: left.x - right.x, y: left.y - right.y)
  }
}

/// The numbers of times that the lines of two paths run along an edge, those against its direction subtracted.
struct EdgeCount: Equatable {
  var first = 0
  var second = 0

  static func + (left: EdgeCount, right: EdgeCount) -> EdgeCount {
    EdgeCount(first: left.first + right.first, second: left.second + right.second)
  }
  static func * (count: EdgeCount, factor: Int) -> EdgeCount {
    EdgeCount(first: count.first * factor, second: count.second * factor)
  }
}

/// A line between two points of the lattice, from the smaller one to the larger one.
struct LatticeEdge: Equatable {
  var start: LatticePoint
  var end: LatticePoint
  var count: EdgeCount

  /// Creates the edge of a line in either direction; `nil` for a line of one point.
  init?(from start: LatticePoint, to end: LatticePoint, count: EdgeCount) {
    guard start != end else { return nil }
    (self.start, self.end) = start < end ? (start, end) : (end, start)
    self.count = start < end ? count : count * -1
  }

  var left: Int64 { Swift.min(start.x, end.x) }
  var right: Int64 { Swift.max(start.x, end.x) }

  /// Returns the points at which two edges are cut: where they cross, where one ends on the other, or where they begin and
  /// end to run along each other.
  static func cuts(_ edge: LatticeEdge, _ other: LatticeEdge) -> (first: [LatticePoint], second: [LatticePoint]) {
    let first = edge.ends(of: other)
    let second = other.ends(of: edge)
    guard first.points.isEmpty, second.points.isEmpty, first.isCrossed, second.isCrossed else {
      return (first.points, second.points)
    }
    let point = edge.crossing(other)
    return (edge.isEnd(point) ? [] : [point], other.isEnd(point) ? [] : [point])
  }

  /// Returns the ends of another edge that are inside of this one, and whether its ends are on different sides of this
  /// edge's line.
  private func ends(of other: LatticeEdge) -> (points: [LatticePoint], isCrossed: Bool) {
    let direction = end - start
    let from = LatticePoint.cross(direction, other.start - start)
    let to = LatticePoint.cross(direction, other.end - start)
    var points: [LatticePoint] = []
    if from == 0, contains(other.start) { points.append(other.start) }
    if to == 0, contains(other.end) { points.append(other.end) }
    return (points, from != 0 && to != 0 && (from < 0) != (to < 0))
  }

  /// Returns the lattice point next to the crossing with another edge.
  private func crossing(_ other: LatticeEdge) -> LatticePoint {
    let (own, its) = (end - start, other.end - other.start)
    let (from, to) = (LatticePoint.cross(its, start - other.start), LatticePoint.cross(its, end - other.start))
    let share = Double(from) / (Double(from) - Double(to))
    return LatticePoint(
      x: start.x + Int64((Double(own.x) * share).rounded()), y: start.y + Int64((Double(own.y) * share).rounded()))
  }

  private func isEnd(_ point: LatticePoint) -> Bool { point == start || point == end }

  /// Whether a point of the edge's line is between its ends.
  private func contains(_ point: LatticePoint) -> Bool { point > start && point < end }
}
