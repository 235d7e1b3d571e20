import Foundation
import Geometry

/// How a snapping axis chooses among its stops.
package struct Snapping: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// At most one stop beyond where the finger got, on a spring.
    case paging
    /// Free momentum, steered so that it ends on a stop.
    case boundary
  }

  /// Release speed in pt/s that counts as a flick: UIKit's 0.3 points per millisecond.
  package static let flickSpeed = 300.0

  package let kind: Kind
  package let stops: RestStops

  package init(_ kind: Kind, stops: RestStops) {
    self.kind = kind
    self.stops = stops
  }

  /// The stop at which a release comes to rest.
  ///
  /// Paging: a flick takes the next stop in its direction, anything slower the nearest. Boundary: the stop nearest to
  /// the natural rest, and a flick passes at least one.
  ///
  /// The choice is made on the ``PublishedGrid``: the last bit of a logarithm must not decide between two pages.
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

  /// A stop that lies on `offset` as far as the grid can tell, or `offset`.
  private func onStop(_ offset: Double) -> Double {
    let stop = stops[stops.nearest(to: offset)]
    return PublishedGrid.offset(stop) == offset ? stop : offset
  }

  /// The rate of deceleration that goes with the kind: paging is fast, whatever the view says.
  package func rate(on track: ScrollTrack) -> Deceleration.Rate { kind == .paging ? .fast : track.rate }
}
