package import Foundation

/// The area that a pen covers: one polygon for each line, corner and end, all with the same orientation, to be filled
/// together with the nonzero rule.
package enum Stroke {
  /// Returns the polygons of a round pen.
  ///
  /// - Parameter width: The width of the pen, in the units of the points.
  package static func polygons(along lines: [Polyline], width: CGFloat) -> [[CGPoint]] {
    polygons(along: lines, style: StrokeStyle(width: width, cap: .round, join: .round))
  }

  /// - Parameter style: The stroke style, in the units of the points.
  package static func polygons(along lines: [Polyline], style: StrokeStyle) -> [[CGPoint]] {
    guard style.width > 0, style.width.isFinite else { return [] }
    let pen = Pen(style)
    return lines.trimmed(from: style.start, to: style.end)
      .flatMap { $0.dashed(style.dashes, phase: style.dashPhase) }
      .flatMap { pen.polygons(along: $0) }
  }
}

extension Outline {
  /// Returns the polygons that a stroke covers.
  ///
  /// - Parameters:
  ///   - scale: The factor of coordinates and style.
  ///   - offset: The offset added to the coordinates after scaling.
  package func stroked(_ style: StrokeStyle, scale: CGFloat = 1, offset: CGPoint = .zero) -> [[CGPoint]] {
    Stroke.polygons(along: flattened(scale: scale, offset: offset), style: style.scaled(by: scale))
  }
}
