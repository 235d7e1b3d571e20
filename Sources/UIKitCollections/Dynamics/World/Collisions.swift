import Foundation

/// A touch of two outlines.
struct Touch: Sendable {
  /// The direction from the first outline to the second one.
  var normal: Vector
  var points: [(place: Vector, depth: Double)]
}

/// An outline in the coordinates of the simulation.
enum PlacedShape {
  case circle(center: Vector, radius: Double)
  /// The corners of a convex polygon; two for a line.
  case polygon([Vector])
  /// Everything behind a line. The normal points to the free side.
  case plane(point: Vector, normal: Vector)

  init(_ body: RigidBody) {
    switch body.shape {
    case .circle(let radius): self = .circle(center: body.position, radius: radius)
    case .polygon(let corners): self = .polygon(corners.map(body.place))
    }
  }

  /// Returns how two outlines touch; `nil` if they do not.
  func touch(_ other: PlacedShape) -> Touch? {
    switch (self, other) {
    case (.circle(let a, let r), .circle(let b, let s)): return Self.circles(a, r, b, s)
    case (.polygon(let corners), .circle(let center, let radius)): return Self.polygon(corners, center, radius)
    case (.polygon(let a), .polygon(let b)): return Self.polygons(a, b)
    case (.plane(let point, let normal), .circle(let center, let radius)):
      let depth = radius - (center - point).dot(normal)
      return depth < 0 ? nil : Touch(normal: normal, points: [(center - normal * radius, depth)])
    case (.plane(let point, let normal), .polygon(let corners)):
      let inside = corners.map { ($0, -($0 - point).dot(normal)) }.filter { $0.1 >= 0 }
      return inside.isEmpty ? nil : Touch(normal: normal, points: inside.map { (place: $0.0, depth: $0.1) })
    case (_, .plane), (.circle, .polygon):
      return other.touch(self).map { Touch(normal: -$0.normal, points: $0.points) }
    }
  }

  private static func circles(_ a: Vector, _ r: Double, _ b: Vector, _ s: Double) -> Touch? {
    let between = b - a
    let depth = r + s - between.length
    guard depth >= 0 else { return nil }
    let normal = between.length > 0 ? between.unit : Vector(x: 0, y: 1)
    return Touch(normal: normal, points: [(a + normal * r, depth)])
  }

  private static func polygon(_ corners: [Vector], _ center: Vector, _ radius: Double) -> Touch? {
    var nearest: (place: Vector, distance: Double)?
    for (a, b) in RigidShape.edges(corners) {
      let along = b - a
      let share = along.dot(along) > 0 ? min(1, max(0, (center - a).dot(along) / along.dot(along))) : 0
      let place = a + along * share
      let distance = (center - place).length
      if distance < nearest?.distance ?? .infinity { nearest = (place, distance) }
    }
    guard let nearest else { return nil }
    let outside = center - nearest.place
    let isInside = corners.count > 2 && outward(corners).allSatisfy { ($0.1).dot(center - $0.0) <= 0 }
    let depth = isInside ? radius + nearest.distance : radius - nearest.distance
    guard depth >= 0 else { return nil }
    let direction = outside.length > 1e-9 ? outside.unit : Vector(x: 0, y: -1)
    return Touch(normal: isInside ? -direction : direction, points: [(nearest.place, depth)])
  }

  /// Returns each edge's first corner and its normal to the outside.
  private static func outward(_ corners: [Vector]) -> [(Vector, Vector)] {
    let edges = RigidShape.edges(corners)
    let sign = edges.reduce(0) { $0 + $1.0.cross($1.1) } < 0 ? 1.0 : -1.0
    return edges.map { ($0.0, ($0.1 - $0.0).turned.unit * sign) }
  }

  private static func polygons(_ a: [Vector], _ b: [Vector]) -> Touch? {
    guard let first = separation(a, b), let second = separation(b, a), first.depth >= 0, second.depth >= 0 else {
      return nil
    }
    // The face with the smaller depth; a small preference keeps the choice from changing between steps.
    let isFirst = first.depth <= second.depth + 0.01
    let (face, reference, incident) = isFirst ? (first, a, b) : (second, b, a)
    let points = clipped(reference, face.edge, face.normal, incident)
    guard !points.isEmpty else { return nil }
    return Touch(normal: isFirst ? face.normal : -face.normal, points: points)
  }

  /// Returns the edge of the first polygon from which the second one is farthest.
  private static func separation(_ a: [Vector], _ b: [Vector]) -> (edge: Int, normal: Vector, depth: Double)? {
    var best: (edge: Int, normal: Vector, depth: Double)?
    for (index, (corner, normal)) in outward(a).enumerated() {
      let depth = -(b.map { ($0 - corner).dot(normal) }.min() ?? 0)
      if depth < best?.depth ?? .infinity { best = (index, normal, depth) }
    }
    return best
  }

  /// Returns the points of the edge that faces a reference edge, cut off beyond its ends.
  private static func clipped(
    _ reference: [Vector], _ edge: Int, _ normal: Vector, _ incident: [Vector]
  ) -> [(place: Vector, depth: Double)] {
    let directions = outward(incident).map { $0.1.dot(normal) }
    guard let facing = directions.indices.min(by: { directions[$0] < directions[$1] }) else { return [] }
    let (start, end) = (reference[edge], reference[(edge + 1) % reference.count])
    let along = (end - start).unit
    var line = [incident[facing], incident[(facing + 1) % incident.count]]
    line = cut(line, beyond: start, -along)
    line = cut(line, beyond: end, along)
    return line.compactMap { point in
      let depth = -(point - start).dot(normal)
      return depth >= 0 ? (place: point, depth: depth) : nil
    }
  }

  private static func cut(_ line: [Vector], beyond corner: Vector, _ direction: Vector) -> [Vector] {
    guard line.count == 2 else { return line }
    let (first, second) = ((line[0] - corner).dot(direction), (line[1] - corner).dot(direction))
    if first > 0 && second > 0 { return [] }
    guard first > 0 || second > 0 else { return line }
    let middle = line[0] + (line[1] - line[0]) * (first / (first - second))
    return first > 0 ? [middle, line[1]] : [line[0], middle]
  }
}
