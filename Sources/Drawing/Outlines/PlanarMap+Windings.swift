import Foundation

extension PlanarMap {
  /// The edges with the windings on both sides.
  ///
  /// A ray from the middle of an edge towards smaller x counts the edges that it meets; one from a horizontal edge goes
  /// towards smaller y.
  var sides: [Side] {
    let (across, along) = (RayIndex(edges, isTransposed: false), RayIndex(edges, isTransposed: true))
    return edges.map { edge in
      let isLevel = edge.start.y == edge.end.y
      let behind = (isLevel ? along : across).windings(before: edge)
      // An edge down the screen has larger x to its left.
      return Side(edge: edge, ahead: behind + edge.count * (isLevel ? -1 : 1), behind: behind)
    }
  }
}

/// Edges in bands, so that a ray meets few of them.
private struct RayIndex {
  private let edges: [LatticeEdge]
  private let isTransposed: Bool
  private var bands: [[Int32]]
  private let start: Int64
  private let height: Int64

  private static let mostBands = 512

  init(_ edges: [LatticeEdge], isTransposed: Bool) {
    (self.edges, self.isTransposed) = (edges, isTransposed)
    func range(_ edge: LatticeEdge) -> (low: Int64, high: Int64) {
      isTransposed ? (edge.left, edge.right) : (edge.start.y, edge.end.y)
    }
    let low = edges.map { range($0).low }.min() ?? 0
    let high = edges.map { range($0).high }.max() ?? 0
    start = low
    let count = max(1, min(Self.mostBands, edges.count / 4))
    height = max(1, (high - low) / Int64(count) + 1)
    bands = Array(repeating: [], count: count)
    for (index, edge) in edges.enumerated() where range(edge).low != range(edge).high {
      let (first, last) = (Int((range(edge).low - start) / height), Int((range(edge).high - start) / height))
      for band in first...last { bands[band].append(Int32(index)) }
    }
  }

  /// Returns the windings just before the middle of an edge on a ray from minus infinity.
  func windings(before edge: LatticeEdge) -> EdgeCount {
    // Twice the coordinates of the middle.
    let (x, y) = (edge.start.x + edge.end.x, edge.start.y + edge.end.y)
    let (along, across) = isTransposed ? (y, x) : (x, y)
    let band = Int((across / 2 - start) / height)
    guard bands.indices.contains(band) else { return EdgeCount() }
    var sum = EdgeCount()
    for index in bands[band] {
      let other = edges[Int(index)]
      if other.start == edge.start, other.end == edge.end { continue }
      sum = sum + other.count * crossing(other, along: along, across: across)
    }
    return sum
  }

  /// Returns 1 or -1 if a ray at twice the position `across` meets an edge before twice the position `along`.
  private func crossing(_ edge: LatticeEdge, along: Int64, across: Int64) -> Int {
    var (start, end) = (edge.start, edge.end)
    if isTransposed { (start, end) = (LatticePoint(x: start.y, y: start.x), LatticePoint(x: end.y, y: end.x)) }
    let isDown = start.y < end.y
    guard (2 * start.y <= across) != (2 * end.y <= across) else { return 0 }
    let (low, high) = isDown ? (start, end) : (end, start)
    let side = (along - 2 * low.x) * (high.y - low.y) - (high.x - low.x) * (across - 2 * low.y)
    guard side > 0 else { return 0 }
    return isDown != isTransposed ? 1 : -1
  }
}
