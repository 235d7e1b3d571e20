import Foundation
import Geometry

/// The rule by which a snapping axis chooses a stop.
package struct Snapping: Hashable, Sendable {
  /// The kind of snapping.
  package enum Kind: Hashable, Sendable {
    /// At most one stop beyond the finger's offset, on a spring.
    case paging
    /// Free momentum, adjusted so that it ends on a stop.
    case boundary
  }

  /// The release speed in pt/s that counts as a flick: UIKit's 0.3 points per millisecond.
  package static let flickSpeed = 300.0

  /// The rule by which a release chooses its stop.
  package let kind: Kind
  /// The offsets at which the axis may rest.
  package let stops: RestStops

  /// Creates a rule for stops.
  package init(_ kind: Kind, stops: RestStops) {
    self.kind = kind
    self.stops = stops
  }

  /// Returns the index of the stop at which a release comes to rest.
  ///
  /// With paging, a flick takes the next stop in its direction, and a slower release the nearest. With boundaries, the
  /// stop is the nearest to the natural destination, and a flick passes at least one.
  ///
  /// The choice is made on the ``PublishedGrid``, because the last bit of a logarithm must not decide between two
  /// pages.
  package func restIndex(from offset: Double, velocity: Double, rate: Deceleration.Rate) -> Int {
    let velocity = FiniteGeometry.coordinate(velocity)
    let natural = PublishedGrid.offset(Deceleration.restingOffset(from: offset, velocity: velocity, rate: rate))
    let offset = onStop(PublishedGrid.offset(offset))
    let forward = velocity >= Self.flickSpeed
    let backward = velocity <= -Self.flickSpeed
    switch kind {
    case .paging:
      if forward { return stops.next(after: offset) }
      return backward ? stops.previous(before: offset) : stops.nearest(to: offset)
    case .boundary:
      let index = stops.nearest(to: natural)
      if forward { return Swift.max(index, stops.next(after: offset)) }
      return backward ? Swift.min(index, stops.previous(before: offset)) : index
    }
  }

  /// Returns the stop that equals `offset` on the grid, or else `offset`.
  private func onStop(_ offset: Double) -> Double {
    let stop = stops[stops.nearest(to: offset)]
    return PublishedGrid.offset(stop) == offset ? stop : offset
  }

  /// Returns the deceleration rate of the kind: paging is fast, regardless of the view's rate.
  package func rate(on track: ScrollTrack) -> Deceleration.Rate { kind == .paging ? .fast : track.rate }
}
