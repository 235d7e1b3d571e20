import Drawing
import Foundation

/// The clip as a whole, and the areas of lines.
extension CGContext {
  /// Ends all restrictions to clips. Within a transparency layer, only its own ones end.
  public func resetClip() { recorder.resetClip() }

  /// Replaces the current path with the outline of the area that its lines cover.
  public func replacePathWithStrokedPath() {
    currentPath.outline = Outline(polygons: currentPath.outline.drawable.stroked(recorder.state.pen), closed: true)
  }

  /// Returns whether a point is in the area that a drawing mode paints for the current path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard mode != .stroke else { return lines.contains(point) }
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let isFilled = currentPath.contains(point, using: rule)
    return isFilled || (mode == .fillStroke || mode == .eoFillStroke) && lines.contains(point)
  }

  private var lines: CGPath {
    CGPath(outline: Outline(polygons: currentPath.outline.drawable.stroked(recorder.state.pen), closed: true))
  }
}
