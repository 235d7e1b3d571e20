package import Foundation

extension Polyline {
  /// The points, ending with the first one again if the polyline is closed.
  private var walk: [CGPoint] { isClosed ? points + points.prefix(1) : points }

  /// The sum of the lengths of all lines, including the closing one.
  package var length: CGFloat {
    zip(walk, walk.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
  }

  /// Returns the pieces between pairs of ascending distances from the start: from the first to the second, from the
  /// third to the fourth, and so on.
  private func pieces(cutAt distances: [CGFloat]) -> [Polyline] {
    let walk = walk
    var pieces: [Polyline] = []
    var open: [CGPoint] = []
    var (next, reached): (Int, CGFloat) = (0, 0)
    for (start, end) in zip(walk, walk.dropFirst()) {
      let length = Self.distance(start, end)
      while next < distances.count, distances[next] <= reached + length {
        let share = length > 0 ? Swift.max(0, (distances[next] - reached) / length) : 0
        open.append(CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        if !next.isMultiple(of: 2) {
          pieces.append(Polyline(points: open, isClosed: false))
          open = []
        }
        next += 1
      }
      if !next.isMultiple(of: 2) { open.append(end) }
      reached += length
    }
    if open.count > 1 { pieces.append(Polyline(points: open, isClosed: false)) }
    return pieces
  }

  /// Returns the part between two distances from the start, or the polyline itself if that is all of it.
  fileprivate func part(from start: CGFloat, to end: CGFloat, length: CGFloat) -> Polyline? {
    if start <= 0, end >= length { return self }
    guard start < end, end > 0, start < length else { return nil }
    return pieces(cutAt: [Swift.max(start, 0), Swift.min(end, length)]).first
  }

  /// The most dashes that are drawn, more than are visible.
  private static let mostDashes: CGFloat = 20_000

  /// - Parameters:
  ///   - lengths: The lengths of dashes and gaps, alternating.
  ///   - phase: The distance into the pattern at which the line begins; may be negative.
  /// - Returns: The line itself if the lengths form no pattern.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    let length = length
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite,
      length / period * CGFloat(pattern.count) <= Self.mostDashes
    else { return [self] }
    // Starts at the last whole period before the line's start.
    var reached = -phase.truncatingRemainder(dividingBy: period)
    if reached > 0 { reached -= period }
    var crossings: [CGFloat] = []
    var index = 0
    while reached <= length {
      let end = reached + pattern[index % pattern.count]
      // A dash that ends exactly at the start of the line is not drawn; a dash of length zero there is a dot.
      if index.isMultiple(of: 2), end > 0 || reached >= 0 { crossings += [Swift.max(reached, 0), end] }
      reached = end
      index += 1
    }
    return pieces(cutAt: crossings)
  }
}

extension [Polyline] {
  /// Returns the part of all lines, one after the other, between two fractions of their length.
  func trimmed(from start: CGFloat, to end: CGFloat) -> [Polyline] {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return [] }
    let lengths = map(\.length)
    let total = lengths.reduce(0, +)
    var reached: CGFloat = 0
    return zip(self, lengths).compactMap { line, length in
      defer { reached += length }
      return line.part(from: start * total - reached, to: end * total - reached, length: length)
    }
  }
}
