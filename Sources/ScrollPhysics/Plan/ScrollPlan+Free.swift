import Foundation
import Geometry

extension ScrollPlan {
  /// The release speed in pt/s from which the content decelerates freely.
  package static let startSpeed = 50.0

  /// Creates the plan for a release without stops: deceleration, and a bounce at the end that it reaches.
  package init(releasedAt offset: Double, velocity: Double, on track: ScrollTrack) {
    let velocity = FiniteGeometry.coordinate(velocity)
    let glides = abs(velocity) >= Self.startSpeed
    self.init(continuingFrom: offset, velocity: glides ? velocity : 0, on: track)
  }

  /// Creates the plan for motion that is already under way, which has no minimum speed.
  init(continuingFrom offset: Double, velocity: Double, on track: ScrollTrack) {
    self.init(restingAt: offset)
    let velocity = FiniteGeometry.coordinate(velocity)
    guard track.overscroll(destination) == 0 else {
      appendReturn(overscroll: track.overscroll(destination), velocity: velocity, on: track)
      return
    }
    appendGlide(velocity: velocity, on: track)
  }

  /// Adds a deceleration inside the bounds, from the current destination.
  mutating func appendGlide(velocity: Double, on track: ScrollTrack) {
    guard velocity != 0 else { return }
    let glide = Deceleration(start: destination, velocity: velocity, rate: track.rate)
    let edge = velocity > 0 ? track.upper : track.lower
    guard let hit = glide.time(reaching: edge) else {
      append(.decelerating(glide), endingAt: track.clamp(glide.destination))
      return
    }
    append(.decelerating(glide), length: hit, endingAt: edge)
    guard track.bounces else { return }
    let swing = Bounce(edge: edge, overscroll: 0, velocity: glide.velocity(at: hit), rate: track.rate)
    append(.bouncing(swing))
  }

  /// Adds the motion from beyond an end. An inward release that is faster than the pull continues to decelerate inside.
  private mutating func appendReturn(overscroll: Double, velocity: Double, on track: ScrollTrack) {
    if let crossing = appendSwing(overscroll: overscroll, velocity: velocity, on: track) {
      appendGlide(velocity: crossing, on: track)
    }
  }

  /// Adds the bounce back to the edge from beyond it.
  ///
  /// - Returns: The velocity with which it crosses the edge inwards, or `nil` if it rests there.
  mutating func appendSwing(overscroll: Double, velocity: Double, on track: ScrollTrack) -> Double? {
    let edge = track.clamp(destination)
    guard track.bounces else {
      destination = edge
      return nil
    }
    let swing = Bounce(edge: edge, overscroll: overscroll, velocity: velocity, rate: track.rate)
    append(.bouncing(swing))
    return swing.exits ? swing.scrollVelocity(at: swing.duration) : nil
  }
}
