import Foundation
import Geometry

/// The limits of a scroll view's axis: the range of offsets at rest, and the behavior at its ends.
package struct ScrollTrack: Hashable, Sendable {
  /// The smallest offset at rest, in points.
  package let lower: Double
  /// The largest offset at rest, in points; never below ``lower``.
  package let upper: Double
  /// The length of the view along the axis, in points.
  package let viewport: Double
  /// Whether the content can be pulled, and can bounce, beyond the ends.
  package let bounces: Bool
  /// Whether a finger can move this axis: the content is longer than the view, or it always bounces.
  package let isDraggable: Bool
  /// The deceleration rate of free motion.
  package let rate: Deceleration.Rate

  /// - Parameters:
  ///   - isDraggable: Whether a finger can move the axis; `nil` if that depends on whether the range is not empty.
  package init(
    lower: Double, upper: Double, viewport: Double, bounces: Bool = true, isDraggable: Bool? = nil,
    rate: Deceleration.Rate = .normal
  ) {
    let first = FiniteGeometry.coordinate(lower)
    let last = Swift.max(FiniteGeometry.coordinate(upper), first)
    self.lower = first
    self.upper = last
    self.viewport = FiniteGeometry.length(viewport)
    self.bounces = bounces
    self.isDraggable = isDraggable ?? (last > first)
    self.rate = rate
  }

  /// Creates the track of content that starts at 0.
  ///
  /// - Parameters:
  ///   - leading: The inset before the content; the offset rests at `-leading` at the start.
  ///   - trailing: The inset after the content.
  ///   - alignment: The position of content shorter than the view in the free length: 0 at its start, 1 at its end.
  package init(
    content: Double, viewport: Double, leading: Double = 0, trailing: Double = 0, alignment: Double = 0,
    bounces: Bool = true, alwaysBounces: Bool = false, rate: Deceleration.Rate = .normal
  ) {
    let lower = 0 - FiniteGeometry.coordinate(leading)
    let length = FiniteGeometry.length(viewport)
    let end = FiniteGeometry.length(content) + FiniteGeometry.coordinate(trailing) - length
    let upper = end > lower && end - lower <= Self.tolerance ? lower : end
    let availableLength = FiniteGeometry.length(lower - upper)
    let aligned = lower - availableLength * Swift.min(FiniteGeometry.length(alignment), 1)
    self.init(
      lower: aligned, upper: upper, viewport: length, bounces: bounces,
      isDraggable: upper > lower || (bounces && alwaysBounces), rate: rate)
  }

  /// The length, in points, by which content may exceed the view and still fit: a sum of lengths has a rounding error.
  private static let tolerance = 1e-6

  /// Returns the same track with another deceleration rate.
  package func with(rate: Deceleration.Rate) -> ScrollTrack {
    ScrollTrack(
      lower: lower, upper: upper, viewport: viewport, bounces: bounces, isDraggable: isDraggable, rate: rate)
  }

  /// Returns `offset`, or the end nearest to it. NaN gives ``lower``.
  package func clamp(_ offset: Double) -> Double {
    offset > lower ? (offset < upper ? offset : upper) : lower
  }

  /// Returns whether an offset is between the ends, inclusive.
  package func contains(_ offset: Double) -> Bool { offset >= lower && offset <= upper }

  /// Returns the signed distance beyond the nearest end; 0 inside.
  package func overscroll(_ offset: Double) -> Double { offset - clamp(offset) }

  /// Returns the visible offset for an unresisted offset of the finger.
  package func shown(raw: Double) -> Double {
    let edge = clamp(raw)
    guard bounces else { return edge }
    return edge + RubberBand(dimension: viewport).shown(raw: raw - edge)
  }

  /// Returns the finger's unresisted offset that shows `offset`.
  package func raw(shown offset: Double) -> Double {
    let edge = clamp(offset)
    guard bounces else { return edge }
    return edge + RubberBand(dimension: viewport).raw(shown: offset - edge)
  }
}
