import Foundation
import Geometry

extension ScrollPlan {
  /// Creates the plan for a release on an axis with stops.
  package init(releasedAt offset: Double, velocity: Double, on track: ScrollTrack, snapping: Snapping) {
    let track = track.with(rate: snapping.rate(on: track))
    let velocity = FiniteGeometry.coordinate(velocity)
    self.init(restingAt: offset)
    let overscroll = track.overscroll(destination)
    guard overscroll == 0 else {
      if let crossing = appendSwing(overscroll: overscroll, velocity: velocity, on: track) {
        appendArrival(velocity: crossing, on: track, snapping: snapping)
      }
      return
    }
    appendSnap(velocity: velocity, on: track, snapping: snapping)
  }

  /// Creates the plan for a release whose destination was chosen by the caller.
  ///
  /// A target ahead of a decelerating release is reached by adjusting the deceleration; any other on the page spring.
  package init(releasedAt offset: Double, velocity: Double, endingAt target: Double, on track: ScrollTrack) {
    self.init(restingAt: offset)
    let velocity = FiniteGeometry.coordinate(velocity)
    appendAim(at: track.clamp(target), velocity: velocity, rate: track.rate)
  }

  private mutating func appendSnap(velocity: Double, on track: ScrollTrack, snapping: Snapping) {
    let index = snapping.restIndex(from: destination, velocity: velocity, rate: track.rate)
    let target = snapping.stops[index]
    switch snapping.kind {
    case .paging:
      append(.springing(PageSpring(start: destination, velocity: velocity, target: target)))
    case .boundary:
      let natural = Deceleration.restingOffset(from: destination, velocity: velocity, rate: track.rate)
      if abs(velocity) >= Self.startSpeed, !track.contains(natural) {
        appendGlide(velocity: velocity, on: track)
      } else {
        appendAim(at: target, velocity: velocity, rate: track.rate)
      }
    }
  }

  /// Adds the motion after an inward flick from beyond an end: paging springs to its page, momentum continues to a
  /// stop.
  private mutating func appendArrival(velocity: Double, on track: ScrollTrack, snapping: Snapping) {
    switch snapping.kind {
    case .paging:
      append(.springing(PageSpring(start: destination, velocity: velocity, target: destination)))
    case .boundary:
      appendSnap(velocity: velocity, on: track, snapping: snapping)
    }
  }

  mutating func appendAim(at target: Double, velocity: Double, rate: Deceleration.Rate) {
    if abs(velocity) >= Self.startSpeed,
      let glide = Deceleration(from: destination, velocity: velocity, endingAt: target, rate: rate)
    {
      append(.decelerating(glide), endingAt: target)
    } else {
      append(.springing(PageSpring(start: destination, velocity: velocity, target: target)))
    }
  }
}
