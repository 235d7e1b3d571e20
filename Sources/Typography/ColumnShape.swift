package import Foundation
import Geometry

/// The areas of a column in which no text may be. Lines beside them are shorter, and a row may have several lines.
package struct ColumnShape: Hashable, Sendable {
  /// A part of a row, in points from the column's left edge.
  package struct Slot: Hashable, Sendable {
    /// The distance from the left edge.
    package var x: CGFloat
    /// The width for text.
    package var width: CGFloat
    /// The distance from the column's top.
    package var top: CGFloat
  }

  /// The closed lines around each area, in points from the column's top left corner.
  package var areas: [[[CGPoint]]]
  /// The distance of text from the areas, in points.
  package var padding: CGFloat

  /// Creates a shape, by default the whole column.
  package init(areas: [[[CGPoint]]] = [], padding: CGFloat = 0) {
    (self.areas, self.padding) = (areas, FiniteGeometry.length(padding))
  }

  /// Whether text may be everywhere.
  package var isEmpty: Bool { areas.isEmpty }

  /// The lower end of the areas.
  var bottom: CGFloat { areas.joined().joined().reduce(0) { max($0, $1.y) } }

  /// Returns the free parts of a row, from left to right.
  ///
  /// - Parameter column: The width of the column without its paddings.
  func slots(top: CGFloat, height: CGFloat, column: CGFloat) -> [Slot] {
    let (left, right) = (-padding, column + padding)
    let taken = areas.flatMap { Self.spans(of: $0, from: top, to: top + height) }.sorted {
      $0.lowerBound < $1.lowerBound
    }
    var (slots, start): ([Slot], CGFloat) = ([], left)
    for span in taken + [right...CGFloat.infinity] {
      let end = min(span.lowerBound, right)
      let width = end - start - 2 * padding
      if width > 0 { slots.append(Slot(x: start + padding, width: width, top: top)) }
      start = max(start, span.upperBound)
    }
    return slots
  }

  /// Returns the horizontal spans of an area between two heights.
  ///
  /// Between the heights of two successive corners, the area consists of trapezoids, whose corners tell their width.
  private static func spans(of lines: [[CGPoint]], from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    let edges = lines.flatMap { line in zip(line, line.dropFirst() + line.prefix(1)).map(Edge.init) }
      .filter { $0.top < $0.bottom && $0.top < bottom && $0.bottom > top }
    let heights = Set(edges.flatMap { [max($0.top, top), min($0.bottom, bottom)] }).sorted()
    return zip(heights, heights.dropFirst()).flatMap { upper, lower in
      let crossed = edges.filter { $0.top <= upper && $0.bottom >= lower }
        .sorted { $0.x(at: (upper + lower) / 2) < $1.x(at: (upper + lower) / 2) }
      return stride(from: 0, to: crossed.count - 1, by: 2).map { index in
        let (start, end) = (crossed[index], crossed[index + 1])
        let left = min(start.x(at: upper), start.x(at: lower))
        return left...max(left, end.x(at: upper), end.x(at: lower))
      }
    }
  }
}

/// A line of an area's edge.
private struct Edge {
  private let start: CGPoint
  private let end: CGPoint

  init(_ start: CGPoint, _ end: CGPoint) { (self.start, self.end) = start.y <= end.y ? (start, end) : (end, start) }

  var top: CGFloat { start.y }
  var bottom: CGFloat { end.y }

  func x(at y: CGFloat) -> CGFloat { start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y) }
}
