import Foundation

/// The lines of two outlines, cut where they meet, so that no two of them cross.
///
/// Coordinates are rounded to a lattice on which arithmetic is exact. Multiples of a power of two, such as quarters of a
/// point, keep their values; a crossing is rounded to the lattice.
struct PlanarMap {
  /// An edge, and how often each outline winds around the area on either side of it.
  struct Side {
    let edge: LatticeEdge
    /// The windings on the side of larger x, and below a horizontal edge.
    let ahead: EdgeCount
    /// The windings on the other side.
    let behind: EdgeCount
  }

  private(set) var edges: [LatticeEdge] = []
  /// The number of lattice points per point.
  let scale: CGFloat

  /// The largest coordinate on the lattice, whose square times four fits into 64 bits.
  private static let reach: CGFloat = 268_435_456
  /// The largest number of rounds in which edges are cut. Rounding a crossing may make another one.
  private static let mostRounds = 12

  /// - Parameters:
  ///   - first: The closed lines of the first outline.
  ///   - second: Those of the second one.
  init(_ first: [[CGPoint]], _ second: [[CGPoint]]) {
    let reach = (first + second).joined().reduce(1 as CGFloat) { max($0, abs($1.x), abs($1.y)) }
    scale = CGFloat(sign: .plus, exponent: min(20, (Self.reach / reach).exponent), significand: 1)
    for line in first { add(line, EdgeCount(first: 1)) }
    for line in second { add(line, EdgeCount(second: 1)) }
    cut()
  }

  private mutating func add(_ line: [CGPoint], _ count: EdgeCount) {
    let points = line.map(lattice)
    for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
      if let edge = LatticeEdge(from: start, to: end, count: count) { edges.append(edge) }
    }
  }

  /// Returns the lattice point next to a point.
  func lattice(_ point: CGPoint) -> LatticePoint {
    LatticePoint(x: Int64((point.x * scale).rounded()), y: Int64((point.y * scale).rounded()))
  }

  /// Returns the place of a lattice point.
  func place(_ point: LatticePoint) -> CGPoint { CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale) }

  // MARK: Cutting

  private mutating func cut() {
    for _ in 0..<Self.mostRounds {
      edges = Self.merged(edges)
      let cuts = Self.cuts(of: edges)
      if cuts.allSatisfy(\.isEmpty) { return }
      edges = zip(edges, cuts).flatMap { edge, cuts in edge.pieces(at: cuts) }
    }
    edges = Self.merged(edges)
  }

  /// Returns the edges without repeated ones, whose counts are added, and without those that cancel each other.
  private static func merged(_ edges: [LatticeEdge]) -> [LatticeEdge] {
    let sorted = edges.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [LatticeEdge] = []
    for edge in sorted {
      if let last = merged.last, last.start == edge.start, last.end == edge.end {
        merged[merged.count - 1].count = last.count + edge.count
      } else {
        merged.append(edge)
      }
    }
    return merged.filter { $0.count != EdgeCount() }
  }

  /// Returns the points at which each edge is cut.
  ///
  /// - Complexity: O(n log n), and one comparison for each pair of edges with a row in common.
  private static func cuts(of edges: [LatticeEdge]) -> [[LatticePoint]] {
    var cuts = [[LatticePoint]](repeating: [], count: edges.count)
    var active: [Int] = []
    for (index, edge) in edges.enumerated() {
      active.removeAll { edges[$0].end.y < edge.start.y }
      for other in active where edges[other].right >= edge.left && edges[other].left <= edge.right {
        let points = LatticeEdge.cuts(edge, edges[other])
        cuts[index] += points.first
        cuts[other] += points.second
      }
      active.append(index)
    }
    return cuts
  }
}

extension LatticeEdge {
  /// Returns the parts between the given points.
  fileprivate func pieces(at points: [LatticePoint]) -> [LatticeEdge] {
    if points.isEmpty { return [self] }
    let (direction, origin) = (end - start, start)
    // A rounded point may be a little beside the edge.
    func distance(_ point: LatticePoint) -> Double {
      Double(direction.x) * Double(point.x - origin.x) + Double(direction.y) * Double(point.y - origin.y)
    }
    let stops = [start] + points.sorted { distance($0) < distance($1) } + [end]
    return zip(stops, stops.dropFirst()).compactMap { LatticeEdge(from: $0, to: $1, count: count) }
  }
}
