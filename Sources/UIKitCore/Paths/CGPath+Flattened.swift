import Drawing
import Foundation

extension CGPath {
  /// Returns the path with straight lines in place of its curves.
  ///
  /// - Parameter threshold: The largest distance between a curve and its lines.
  /// - Fidelity: approximated; the number of lines may differ.
  public func flattened(threshold: CGFloat) -> CGPath {
    let lines = outline.drawable.flattened(tolerance: threshold.isFinite ? Swift.max(threshold, 1e-3) : 0.04)
    return CGPath(
      outline: Outline(
        contours: lines.map { line in
          let rest = line.points.dropFirst().map { Outline.Segment.line($0) }
          return Outline.Contour(start: line.points[0], segments: rest, isClosed: line.isClosed)
        }))
  }
}
