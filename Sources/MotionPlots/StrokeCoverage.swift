import Foundation
import Geometry

/// The coverage of each pixel by a line with round ends and corners.
///
/// A pixel is covered if its centre is within half the line's width, with a fade of one pixel: for lines of a point or
/// more, this is visually the same as the exact area.
struct StrokeCoverage {
  /// The first column and row, in pixels.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// The coverage row by row, 0 to 255.
  private(set) var coverage: [UInt8]

  /// - Parameters:
  ///   - area: The area to keep, in points; the line must not extend far beyond it.
  ///   - scale: The pixels per point.
  init?(_ line: PlotLine, within area: CGRect, scale: CGFloat) {
    let points = line.points.filter { $0.x.isFinite && $0.y.isFinite }
    guard let first = points.first, line.width > 0, scale > 0 else { return nil }
    let reach = line.width / 2 + 1 / scale
    let (left, right) = points.reduce((first.x, first.x)) { (Swift.min($0.0, $1.x), Swift.max($0.1, $1.x)) }
    let (top, bottom) = points.reduce((first.y, first.y)) { (Swift.min($0.0, $1.y), Swift.max($0.1, $1.y)) }
    let rect = CGRect(
      x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach
    ).overlap(area)
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    x = Int((rect.origin.x * scale).rounded(.down))
    y = Int((rect.origin.y * scale).rounded(.down))
    width = Int(((rect.origin.x + rect.size.width) * scale).rounded(.up)) - x
    height = Int(((rect.origin.y + rect.size.height) * scale).rounded(.up)) - y
    coverage = [UInt8](repeating: 0, count: width * height)
    for piece in points.dashed(line.dash) {
      cover(piece, radius: Double(line.width * scale) / 2, scale: Double(scale))
    }
  }

  private mutating func cover(_ points: [CGPoint], radius: Double, scale: Double) {
    let positions = points.map { (Double($0.x) * scale - Double(x), Double($0.y) * scale - Double(y)) }
    guard let first = positions.first else { return }
    var previous = first
    for position in positions.count > 1 ? positions[1...] : positions[...] {
      coverSegment(previous, position, radius: radius)
      previous = position
    }
  }

  private mutating func coverSegment(_ a: (Double, Double), _ b: (Double, Double), radius: Double) {
    let reach = radius + 0.5
    let columns = Self.pixels(from: Swift.min(a.0, b.0) - reach, to: Swift.max(a.0, b.0) + reach, below: width)
    let rows = Self.pixels(from: Swift.min(a.1, b.1) - reach, to: Swift.max(a.1, b.1) + reach, below: height)
    let (dx, dy) = (b.0 - a.0, b.1 - a.1)
    let square = dx * dx + dy * dy
    for row in rows {
      for column in columns {
        let (px, py) = (Double(column) + 0.5 - a.0, Double(row) + 0.5 - a.1)
        let along = square > 0 ? Swift.min(Swift.max((px * dx + py * dy) / square, 0), 1) : 0
        let (ox, oy) = (px - along * dx, py - along * dy)
        let share = reach - (ox * ox + oy * oy).squareRoot()
        guard share > 0 else { continue }
        let level = UInt8((Swift.min(share, 1) * 255).rounded())
        let index = row * width + column
        if level > coverage[index] { coverage[index] = level }
      }
    }
  }

  private static func pixels(from low: Double, to high: Double, below count: Int) -> Range<Int> {
    let first = Swift.max(0, Int(Swift.max(low, -1).rounded(.down)))
    let end = Swift.min(count, Int(Swift.min(high, Double(count)).rounded(.up)))
    return first..<Swift.max(first, end)
  }
}

extension [CGPoint] {
  /// Returns the pieces of a dashed line, or the line itself for an invalid pattern.
  ///
  /// - Complexity: O(points + pieces).
  func dashed(_ pattern: [CGFloat]) -> [[CGPoint]] {
    let period = pattern.reduce(0, +)
    guard var from = first, period.isFinite, period >= 0.5, pattern.allSatisfy({ $0 >= 0 }) else { return [self] }
    var (pieces, piece) = ([[CGPoint]](), [from])
    var (index, left) = (0, pattern[0])
    for to in dropFirst() {
      var distance = from.distance(to: to)
      while distance > left {
        let share = left / distance
        from = CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        distance -= left
        if index.isMultiple(of: 2) { pieces.append(piece + [from]) }
        index += 1
        left = pattern[index % pattern.count]
        piece = [from]
      }
      left -= distance
      from = to
      piece.append(to)
    }
    if index.isMultiple(of: 2) { pieces.append(piece) }
    return pieces
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
