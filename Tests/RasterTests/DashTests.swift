import Drawing
import Foundation
import TestSupport
import Testing

/// Dashes against their definition: the lengths alternate between dash and gap, an odd number of lengths is repeated
/// once, and the line begins at the phase.
struct DashTests {
  private func isDash(at distance: CGFloat, _ lengths: [CGFloat], phase: CGFloat) -> Bool {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    var rest = (distance + phase).truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    for (index, length) in pattern.enumerated() {
      if rest < length { return index.isMultiple(of: 2) }
      rest -= length
    }
    return false
  }

  /// The dashes of a straight line of 11 points. A dash that ends where the line begins is no part of it, and would be a
  /// dot with round caps.
  @Test func dashesOfAStraightLineAreExact() {
    let line = Polyline(points: [.zero, CGPoint(x: 11, y: 0)], isClosed: false)
    let dashes: [(lengths: [CGFloat], phase: CGFloat, ends: [[CGFloat]])] = [
      ([4, 2], 0, [[0, 4], [6, 10]]), ([4, 2], 4, [[2, 6], [8, 11]]), ([9, 0], 0, [[0, 9], [9, 11]]),
      ([0, 5], 0, [[0, 0], [5, 5], [10, 10]]),
      ([2, 0.5], -1, [[0, 0.5], [1, 3], [3.5, 5.5], [6, 8], [8.5, 10.5], [11, 11]]),
    ]
    for (lengths, phase, ends) in dashes {
      expectEqual(line.dashed(lengths, phase: phase).map { $0.points.map(\.x) }, ends, "\(lengths) from \(phase)")
    }
  }

  @Test(
    arguments: [[4, 2], [3], [5, 2, 1], [1, 2, 3, 4], [2, 1, 2, 1, 7], [0, 3, 4, 1], [9, 0, 1, 5]] as [[CGFloat]])
  func dashesAndGapsAlternate(lengths: [CGFloat]) {
    // Two lines with a corner at 20 points, 50 points in all.
    let line = Polyline(
      points: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 30)], isClosed: false)
    for phase in [0, 1, 2.5, 6, 13, -1, -4.25, 100] as [CGFloat] {
      let pieces = line.dashed(lengths, phase: phase)
      for step in 0..<200 {
        let distance = CGFloat(step) / 4 + 0.1
        let point = distance < 20 ? CGPoint(x: distance, y: 0) : CGPoint(x: 20, y: distance - 20)
        let isDrawn = pieces.contains { piece in
          zip(piece.points, piece.points.dropFirst()).contains { start, end in
            let (low, high) = (min(start.x, end.x), max(start.x, end.x))
            let (top, bottom) = (min(start.y, end.y), max(start.y, end.y))
            let isOn = point.x >= low - 1e-9 && point.x <= high + 1e-9 && point.y >= top - 1e-9
            return isOn && point.y <= bottom + 1e-9 && high - low + bottom - top > 1e-6
          }
        }
        expectEqual(isDrawn, isDash(at: distance, lengths, phase: phase), "\(lengths) from \(phase) at \(distance)")
      }
    }
  }
}
