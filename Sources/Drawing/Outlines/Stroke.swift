package import Foundation

/// What a pen covers: one polygon for each line, corner and end, all turning the same way, to be filled together with the
/// non-zero rule.
package enum Stroke {
  /// A round pen.
  ///
  /// - Parameter width: Of the pen, in the units of the points.
  package static func polygons(along lines: [Polyline], width: CGFloat) -> [[CGPoint]] {
    polygons(along: lines, style: StrokeStyle(width: width, cap: .round, join: .round))
  }

  /// - Parameter style: In the units of the points.
  package static func polygons(along lines: [Polyline], style: StrokeStyle) -> [[CGPoint]] {
    guard style.width > 0, style.width.isFinite else { return [] }
    let pen = Pen(style)
    return lines.trimmed(from: style.start, to: style.end)
      .flatMap { $0.dashed(style.dashes, phase: style.dashPhase) }
      .flatMap { pen.polygons(along: $0) }
  }
}

extension Outline {
  /// The polygons that a stroke covers.
  ///
  /// - Parameters:
  ///   - scale: Multiplies coordinates and style.
  ///   - offset: Is added to the coordinates after that.
  package func stroked(_ style: StrokeStyle, scale: CGFloat = 1, offset: CGPoint = .zero) -> [[CGPoint]] {
    Stroke.polygons(along: flattened(scale: scale, offset: offset), style: style.scaled(by: scale))
  }
}
