package import Foundation
import Geometry

/// A drawn outline, filled or stroked, in one color.
package struct PathCommand: Equatable, Sendable {
  /// The way in which the outline is painted.
  package enum DrawingMode: Hashable, Sendable {
    /// The inside; contours count as closed.
    case fill(CoverageGrid.FillRule)
    case stroke(StrokeStyle)
  }

  /// The outline, relative to the origin.
  package var outline: Outline
  /// The position of the outline's origin: a moved path keeps its outline and cached results.
  package var origin: CGPoint
  /// The part of the outline that is painted: its inside or its line.
  package var drawingMode: DrawingMode
  /// The color of the painted area.
  package var color: Color
  /// The blur radius in points; above 0 the path is a blurred shadow, with the meaning of ``Shadow/blurRadius``.
  package var blurRadius: CGFloat

  /// Creates a command, by default without a blur.
  package init(
    _ outline: Outline, at origin: CGPoint = .zero, _ drawingMode: DrawingMode, color: Color, blurRadius: CGFloat = 0
  ) {
    self.outline = outline
    self.origin = origin
    self.drawingMode = drawingMode
    self.color = color
    self.blurRadius = blurRadius
  }
}

extension PathCommand {
  /// The area that may be touched, in the coordinates of the group; empty if nothing is painted.
  package var bounds: CGRect {
    guard color.paints, let box = outline.controlBounds else { return .zero }
    var reach = 3 * FiniteGeometry.length(blurRadius)
    if case .stroke(let style) = drawingMode {
      guard style.width > 0 else { return .zero }
      reach += FiniteGeometry.length(style.reach)
    }
    return CGRect(
      x: box.origin.x + FiniteGeometry.coordinate(origin.x) - reach,
      y: box.origin.y + FiniteGeometry.coordinate(origin.y) - reach,
      width: box.size.width + 2 * reach, height: box.size.height + 2 * reach
    ).extent
  }

  /// Returns the covered area as polygons to be filled together.
  ///
  /// - Parameters:
  ///   - scale: The factor from the outline's units to the result's.
  ///   - offset: The position of the outline's origin in the result.
  package func polygons(scale: CGFloat, offset: CGPoint) -> (polygons: [[CGPoint]], rule: CoverageGrid.FillRule) {
    switch drawingMode {
    case .fill(let rule): (outline.flattened(scale: scale, offset: offset).map(\.points), rule)
    case .stroke(let style): (outline.stroked(style, scale: scale, offset: offset), .nonZero)
    }
  }
}
