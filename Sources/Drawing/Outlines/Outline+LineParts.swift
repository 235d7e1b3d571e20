import Foundation
import Geometry

extension Outline {
  /// Returns the parts of the outline's lines that are inside or outside of another outline's area. Parts along its edge
  /// are inside.
  ///
  /// - Complexity: O(n · m) in the lines of both.
  package func lineParts(inside isInside: Bool, of area: Outline, rule: CoverageGrid.FillRule) -> Outline {
    let edges = AreaEdges(area, rule)
    return Outline(
      contours: resultLines.flatMap { line -> [Contour] in
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        var parts = LineParts()
        for (start, end) in zip(points, points.dropFirst()) {
          for piece in edges.pieces(from: start, to: end) {
            parts.add(piece, isWanted: edges.contains(piece) == isInside)
          }
        }
        return parts.contours(joining: line.isClosed)
      })
  }
}

/// The lines around an area.
private struct AreaEdges {
  private let edges: [(start: CGPoint, end: CGPoint)]
  private let outline: Outline
  private let rule: CoverageGrid.FillRule

  init(_ area: Outline, _ rule: CoverageGrid.FillRule) {
    let lines = area.resultLines
    edges = lines.flatMap { line in
      zip(line.points, line.points.dropFirst() + line.points.prefix(1)).map { ($0, $1) }
    }
    outline = Outline(
      contours: lines.map { line in
        Outline.Contour(
          start: line.points[0], segments: line.points.dropFirst().map { .line($0) }, isClosed: true)
      })
    self.rule = rule
  }

  /// Returns a line cut where it meets the edges.
  func pieces(from start: CGPoint, to end: CGPoint) -> [LinePiece] {
    let shares = ([0, 1] + edges.flatMap { meetings(start, end, $0.start, $0.end) }).sorted()
    func place(_ share: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return zip(shares, shares.dropFirst()).filter { $1 - $0 > 1e-9 }
      .map { LinePiece(start: $0 == 0 ? start : place($0), end: $1 == 1 ? end : place($1)) }
  }

  /// Returns the shares of a line at which an edge meets it.
  private func meetings(_ start: CGPoint, _ end: CGPoint, _ from: CGPoint, _ to: CGPoint) -> [CGFloat] {
    let (own, its) = (end - start, to - from)
    let turn = own.x * its.y - own.y * its.x
    let length = own.x * own.x + own.y * own.y
    guard length > 0 else { return [] }
    guard abs(turn) > 1e-12 * length else {
      // Along the line, the ends of the edge are where it begins and ends to be at the edge.
      return [from, to].map { (($0.x - start.x) * own.x + ($0.y - start.y) * own.y) / length }.filter {
        $0 > 0 && $0 < 1
      }
    }
    let offset = from - start
    let share = (offset.x * its.y - offset.y * its.x) / turn
    let itsShare = (offset.x * own.y - offset.y * own.x) / turn
    return share > 0 && share < 1 && itsShare >= -1e-9 && itsShare <= 1 + 1e-9 ? [share] : []
  }

  /// Returns whether a line that no edge crosses is inside of the area, or at its edge.
  func contains(_ piece: LinePiece) -> Bool {
    let middle = CGPoint(x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    let beside = 1e-7 / Swift.max((dx * dx + dy * dy).squareRoot(), 1e-9)
    return [-beside, beside].contains { share in
      outline.contains(CGPoint(x: middle.x - dy * share, y: middle.y + dx * share), rule: rule)
    }
  }
}

private struct LinePiece {
  let start: CGPoint
  let end: CGPoint
}

/// Pieces joined to lines where one continues the other.
private struct LineParts {
  private var lines: [[CGPoint]] = []
  private var isOpen = false
  private var hasGap = false
  /// Whether the first line begins where the whole line does.
  private var startsWithin = false
  private var isEmpty = true

  mutating func add(_ piece: LinePiece, isWanted: Bool) {
    defer { (isOpen, isEmpty) = (isWanted, false) }
    guard isWanted else { return hasGap = true }
    if isEmpty { startsWithin = true }
    if isOpen {
      lines[lines.count - 1].append(piece.end)
    } else {
      lines.append([piece.start, piece.end])
    }
  }

  /// - Parameter isClosed: Whether the last line continues with the first one.
  func contours(joining isClosed: Bool) -> [Outline.Contour] {
    var lines = lines
    if isClosed, isOpen, startsWithin, hasGap, lines.count > 1 {
      let last = lines.removeLast()
      lines[0] = last + lines[0].dropFirst()
    }
    return lines.map { points in
      let isWhole = isClosed && !hasGap
      return Outline.Contour(
        start: points[0], segments: points.dropFirst().dropLast(isWhole ? 1 : 0).map { .line($0) }, isClosed: isWhole)
    }
  }
}
