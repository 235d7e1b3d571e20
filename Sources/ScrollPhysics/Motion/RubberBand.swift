import Foundation
import Geometry

/// The resistance of content that a finger pulls beyond an edge.
///
///     shown = c·x·d / (d + c·x)        c = 0.55, d = length of the view along the axis
///
/// The curve leaves the edge with slope c and never reaches d. Easing back follows the same curve in reverse.
package struct RubberBand: Hashable, Sendable {
  /// The slope of the curve at the edge.
  package static let resistance = 0.55

  /// The length of the view along the axis, in points; at least one, so that a view without size still has a curve.
  package let dimension: Double

  /// Creates the rubber band of a view with a length in points.
  package init(dimension: Double) {
    self.dimension = Swift.max(FiniteGeometry.length(dimension), 1)
  }

  /// - Parameter raw: The finger's distance beyond the edge, signed.
  /// - Returns: The content's distance beyond the edge, with the same sign and smaller than ``dimension``.
  package func shown(raw: Double) -> Double {
    let pull = Self.resistance * abs(raw)
    let shown = pull * dimension / (dimension + pull)
    return Double(signOf: raw, magnitudeOf: shown)
  }

  /// Returns the derivative d shown / d raw, between 0 and 0.55.
  package func slope(raw: Double) -> Double {
    let share = dimension / (dimension + Self.resistance * abs(raw))
    return Self.resistance * share * share
  }

  /// Returns the finger's distance that shows the content at `shown`, so that grabbing stretched content does not move
  /// it.
  ///
  /// A distance of `dimension` or more, which no pull can show, is replaced with one marginally below it.
  package func raw(shown: Double) -> Double {
    let reach = Swift.min(abs(shown), dimension * (1 - 1e-9))
    let raw = reach * dimension / (Self.resistance * (dimension - reach))
    return Double(signOf: shown, magnitudeOf: raw)
  }
}
