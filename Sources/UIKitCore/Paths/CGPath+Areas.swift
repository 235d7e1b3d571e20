import Drawing
import Foundation

// Areas and lines of two paths. The results consist of lines, as closed contours for areas.

extension CGPath {
  /// Returns the outline of the area that is in this path or another one.
  ///
  /// - Parameter rule: The rule that decides which points are inside both paths. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, by: .union, rule)
  }

  /// Returns the outline of the area that is in this path and in another one.
  ///
  /// - Parameter rule: The rule that decides which points are inside both paths. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, by: .intersection, rule)
  }

  /// Returns the outline of the area that is in this path but not in another one.
  ///
  /// - Parameter rule: The rule that decides which points are inside both paths. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, by: .subtraction, rule)
  }

  /// Returns the outline of the area that is in one of two paths, but not in both.
  ///
  /// - Parameter rule: The rule that decides which points are inside both paths. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, by: .symmetricDifference, rule)
  }

  /// Returns the parts of this path's lines that are in the area of another path.
  ///
  /// - Parameter rule: The rule that decides which points are inside the other path. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline: outline.drawable.lineParts(inside: true, of: other.outline.drawable, rule: rule.drawn))
  }

  /// Returns the parts of this path's lines that are not in the area of another path.
  ///
  /// - Parameter rule: The rule that decides which points are inside the other path. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(outline: outline.drawable.lineParts(inside: false, of: other.outline.drawable, rule: rule.drawn))
  }

  /// Returns a path with the same area whose contours do not cross themselves or each other, so that both rules fill it
  /// alike.
  ///
  /// - Parameter rule: The rule that decides which points are inside this path. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath { union(CGMutablePath(), using: rule) }

  /// Returns a path for each connected part of the area, with the holes in it.
  ///
  /// - Parameter rule: The rule that decides which points are inside this path. The default is `winding`.
  /// - Fidelity: approximated; curves become lines at most a hundredth of a point away.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    outline.drawable.components(rule: rule.drawn).map { CGPath(outline: $0) }
  }

  /// Returns whether the areas of two paths have a part in common.
  ///
  /// - Parameter rule: The rule that decides which points are inside both paths. The default is `winding`.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  private func combined(with other: CGPath, by operation: AreaOperation, _ rule: CGPathFillRule) -> CGPath {
    CGPath(outline: outline.drawable.combined(with: other.outline.drawable, by: operation, rule: rule.drawn))
  }
}
