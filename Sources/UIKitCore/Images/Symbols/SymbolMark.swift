import Drawing
import Foundation
import Geometry

/// A step in painting a symbol: a shape that is added or cut out.
///
/// Coordinates are hundredths of the point size, with y pointing down. The origin is halfway up a capital letter.
struct SymbolMark: Hashable, Sendable {
  var outline: Outline
  /// Whether the interior is painted.
  var isFilled: Bool
  /// The width of the line along the outline, as a multiple of the weight's; 0 for none.
  var pen: CGFloat
  var isCut = false

  /// - Parameter stroke: The width of a line of factor 1.
  func extent(stroke: CGFloat) -> CGRect? {
    let points = outline.flattened(tolerance: 0.5).flatMap(\.points)
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (Swift.min(left, point.x), Swift.max(right, point.x))
      (top, bottom) = (Swift.min(top, point.y), Swift.max(bottom, point.y))
    }
    let reach = pen * stroke / 2
    return CGRect(x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach)
  }

  /// Returns the shape scaled and moved. The width of its line stays the same.
  func placed(scale: CGFloat, offset: CGPoint) -> SymbolMark {
    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x * scale + offset.x, y: point.y * scale + offset.y)
    }
    var mark = self
    mark.outline.contours = outline.contours.map { contour in
      Outline.Contour(
        start: place(contour.start),
        segments: contour.segments.map { segment in
          switch segment {
          case .line(let end): .line(place(end))
          case .curve(let first, let second, let end): .curve(place(first), place(second), place(end))
          }
        }, isClosed: contour.isClosed)
    }
    return mark
  }

  func coverage(width: Int, height: Int, scale: CGFloat, offset: CGPoint, stroke: CGFloat) -> CoverageGrid {
    let lines = outline.flattened(scale: scale, offset: offset)
    var grid = CoverageGrid(width: width, height: height)
    if isFilled {
      grid.unite(CoverageGrid(filling: lines.map(\.points), rule: .evenOdd, width: width, height: height))
    }
    let pen = Stroke.polygons(along: lines, width: pen * stroke * scale)
    if !pen.isEmpty { grid.unite(CoverageGrid(filling: pen, rule: .nonZero, width: width, height: height)) }
    return grid
  }
}

extension [SymbolMark] {
  /// Returns the bounding box of the painted shapes; `nil` if nothing is painted.
  func extent(stroke: CGFloat) -> CGRect? {
    compactMap { $0.isCut ? nil : $0.extent(stroke: stroke) }.reduce(nil as CGRect?) { whole, part in
      guard let whole else { return part }
      let (left, top) = (Swift.min(whole.minX, part.minX), Swift.min(whole.minY, part.minY))
      return CGRect(
        x: left, y: top, width: Swift.max(whole.maxX, part.maxX) - left,
        height: Swift.max(whole.maxY, part.maxY) - top)
    }
  }

  func placed(scale: CGFloat = 1, offset: CGPoint = .zero) -> [SymbolMark] {
    map { $0.placed(scale: scale, offset: offset) }
  }
}
