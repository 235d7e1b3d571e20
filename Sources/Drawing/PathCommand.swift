package import Foundation
import Geometry

/// A drawn outline, filled or along its lines, in one colour.
package struct PathCommand: Equatable, Sendable {
  package enum Ink: Hashable, Sendable {
    /// What lies inside; contours count as closed.
    case fill(CoverageGrid.FillRule)
    case stroke(StrokeStyle)
  }

  package var outline: Outline
  /// Where the outline's own origin lies: what moves keeps its outline, and what was made of it.
  package var origin: CGPoint
  package var ink: Ink
  package var color: Color
  /// Above 0 it is a blurred shadow, as of ``Shadow``.
  package var blurRadius: CGFloat

  package init(_ outline: Outline, at origin: CGPoint = .zero, _ ink: Ink, color: Color, blurRadius: CGFloat = 0) {
    self.outline = outline
    self.origin = origin
    self.ink = ink
    self.color = color
    self.blurRadius = blurRadius
  }
}

extension PathCommand {
  /// What may be touched, in the coordinates of the group; empty when nothing is painted.
  package var bounds: CGRect {
    guard color.paints, let box = outline.controlBounds else { return .zero }
    var reach = 3 * FiniteGeometry.length(blurRadius)
    if case .stroke(let style) = ink {
      guard style.width > 0 else { return .zero }
      reach += FiniteGeometry.length(style.reach)
    }
    return CGRect(
      x: box.origin.x + FiniteGeometry.coordinate(origin.x) - reach,
      y: box.origin.y + FiniteGeometry.coordinate(origin.y) - reach,
      width: box.size.width + 2 * reach, height: box.size.height + 2 * reach
    ).extent
  }

  /// What is covered, as polygons to be filled together.
  ///
  /// - Parameters:
  ///   - scale: Of the result, in units of the outline.
  ///   - offset: Of the outline's origin in the result.
  package func polygons(scale: CGFloat, offset: CGPoint) -> (polygons: [[CGPoint]], rule: CoverageGrid.FillRule) {
    switch ink {
    case .fill(let rule): (outline.flattened(scale: scale, offset: offset).map(\.points), rule)
    case .stroke(let style): (outline.stroked(style, scale: scale, offset: offset), .nonZero)
    }
  }
}
