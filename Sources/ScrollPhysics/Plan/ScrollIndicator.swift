import Foundation
import Geometry

/// The geometry of a scroll indicator along its axis.
package struct ScrollIndicator: Hashable, Sendable {
  /// The thickness of the indicator, in points.
  package static let thickness = 3.0
  /// The margin at both ends and at the side, in points.
  package static let margin = 3.0
  /// The length of the shortest indicator at rest, in points.
  package static let minimumLength = 36.0
  /// The minimum length while the content is pulled beyond an end.
  package static let minimumOverscrolledLength = 8.0

  /// The distance from the start of the view to the start of the indicator, in points.
  package let start: Double
  /// The length of the indicator, in points.
  package let length: Double

  /// Creates the indicator. Its length is to the available length as the view is to the content. Beyond an end it
  /// shrinks by the overscroll and stays at that end.
  ///
  /// - Parameters:
  ///   - offset: The content offset, in points; may be beyond the ends.
  ///   - insets: The points at the ends that the indicator avoids, in addition to its margin.
  package init(offset: Double, content: Double, track: ScrollTrack, insets: (Double, Double) = (0, 0)) {
    let leading = Self.margin + FiniteGeometry.length(insets.0)
    let availableLength = FiniteGeometry.length(
      track.viewport - leading - Self.margin - FiniteGeometry.length(insets.1))
    let scrollRange = track.upper - track.lower
    let whole = Swift.max(FiniteGeometry.length(content), track.viewport, 1)
    let natural = Swift.min(Swift.max(Self.minimumLength, availableLength * track.viewport / whole), availableLength)
    let offset = FiniteGeometry.coordinate(offset)
    let overscroll = track.overscroll(offset)
    let shortest = Swift.min(natural, Self.minimumOverscrolledLength)
    length = Swift.max(natural - abs(overscroll), shortest)
    let share = scrollRange > 0 ? (track.clamp(offset) - track.lower) / scrollRange : (overscroll > 0 ? 1 : 0)
    start = leading + (availableLength - length) * share
  }
}
