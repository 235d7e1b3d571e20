import Foundation
import Geometry

/// Where the scroll indicator lies along its axis.
package struct ScrollIndicator: Hashable, Sendable {
  package static let thickness = 3.0
  /// Points left free at both ends and at the side.
  package static let margin = 3.0
  package static let minimumLength = 36.0
  /// The shortest it gets while the content is pulled beyond an end.
  package static let minimumOverscrolledLength = 8.0

  /// Points from the beginning of the view to that of the indicator.
  package let start: Double
  package let length: Double

  /// The length stands to the room as the view to the content. Beyond an end it shrinks by the overscroll, and stays
  /// at that end.
  ///
  /// - Parameters:
  ///   - offset: Content offset, in points; may lie beyond the ends.
  ///   - insets: Points at the ends that the indicator does not enter, beside its margin.
  package init(offset: Double, content: Double, track: ScrollTrack, insets: (Double, Double) = (0, 0)) {
    let leading = Self.margin + FiniteGeometry.length(insets.0)
    let room = FiniteGeometry.length(track.viewport - leading - Self.margin - FiniteGeometry.length(insets.1))
    let travel = track.upper - track.lower
    let whole = Swift.max(FiniteGeometry.length(content), track.viewport, 1)
    let natural = Swift.min(Swift.max(Self.minimumLength, room * track.viewport / whole), room)
    let offset = FiniteGeometry.coordinate(offset)
    let overscroll = track.overscroll(offset)
    let shortest = Swift.min(natural, Self.minimumOverscrolledLength)
    length = Swift.max(natural - abs(overscroll), shortest)
    let share = travel > 0 ? (track.clamp(offset) - track.lower) / travel : (overscroll > 0 ? 1 : 0)
    start = leading + (room - length) * share
  }
}
