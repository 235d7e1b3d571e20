import Foundation
import TestSupport

import ScrollPhysics

/// A release on a random axis.
struct RandomRelease {
  let track: ScrollTrack
  let snapping: Snapping?
  let offset: Double
  let velocity: Double

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let viewport = random.double(100...1000)
    let rate: Deceleration.Rate = random.chance(0.3) ? .fast : .normal
    let track = ScrollTrack(
      content: random.chance(0.1) ? 0 : random.double(50...6000), viewport: viewport,
      bounces: random.chance(0.9), alwaysBounces: true, rate: rate)
    let beyond = random.chance(0.3) ? 200.0 : 0
    let position = track.bounces ? beyond : 0
    self.track = track
    offset = random.double((track.lower - position)...(track.upper + position))
    velocity = random.chance(0.1) ? 0 : random.double(-8000...8000)
    switch random.whole(0...3) {
    case 0: snapping = Snapping(.paging, stops: RestStops(pages: viewport, on: track))
    case 1: snapping = Snapping(.boundary, stops: RestStops(Self.edges(track, &random)))
    case 2: snapping = Snapping(.paging, stops: RestStops(Self.edges(track, &random)))
    default: snapping = nil
    }
  }

  private static func edges(_ track: ScrollTrack, _ random: inout SeededGenerator) -> [Double] {
    let inner = (0..<random.whole(0...20)).map { _ in random.double(track.lower...track.upper) }
    return inner + [track.lower, track.upper]
  }

  var plan: ScrollPlan {
    guard let snapping else { return ScrollPlan(releasedAt: offset, velocity: velocity, on: track) }
    return ScrollPlan(releasedAt: offset, velocity: velocity, on: track, snapping: snapping)
  }
}
