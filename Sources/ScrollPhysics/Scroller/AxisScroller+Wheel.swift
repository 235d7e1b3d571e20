import Foundation
import Geometry

/// Scrolling by wheel and keys: both move a target, and the page spring follows it.
extension AxisScroller {
  /// A scroll command of a key; positive counts move towards the end of the content.
  package enum Step: Hashable, Sendable {
    case lines(Int)
    /// A number of pages; `length` is a page's length in points.
    case pages(Int, length: Double)
    case start
    case end
  }

  /// The distance of one notch of the wheel or one line of the keyboard, in points.
  package static let pointsPerNotch = 48.0

  /// Scrolls by a number of notches.
  ///
  /// A notch moves the target by 48 points, but not beyond the ends. With stops, a notch moves to the next stop,
  /// because 48 points would only spring back.
  package mutating func wheel(notches: Double, time: Double) {
    let time = note(time)
    guard notches.isFinite, notches != 0, maySteer else { return }
    guard let snapping else { return steer(to: aim(at: time) + notches * Self.pointsPerNotch, at: time) }
    let whole = wheel.whole(notches, at: time)
    if whole != 0 { steer(to: snapping.stops.stop(from: aim(at: time), turned: whole), at: time) }
  }

  /// Scrolls by a key's step. With stops, a line moves to the next stop, and a page to the farthest stop within its
  /// length but at least to the next one.
  package mutating func press(_ step: Step, time: Double) {
    let time = note(time)
    guard maySteer else { return }
    let from = aim(at: time)
    switch step {
    case .start: steer(to: track.lower, at: time)
    case .end: steer(to: track.upper, at: time)
    case .lines(let count):
      let target = snapping?.stops.stop(from: from, turned: count)
      steer(to: target ?? from + Double(count) * Self.pointsPerNotch, at: time)
    case .pages(let count, let length):
      let distance = Double(count) * FiniteGeometry.length(length)
      steer(to: snapping?.stops.stop(from: from, within: distance) ?? from + distance, at: time)
    }
  }

  /// Changes the destination of a motion by wheel or keys.
  package mutating func redirect(to target: Double, time: Double) {
    let time = note(time)
    if maySteer, target.isFinite { steer(to: target, at: time) }
  }

  private var maySteer: Bool {
    if case .touched = state { return false }
    return track.isDraggable
  }

  /// Returns the current target of wheel and keys, or the offset without one.
  private func aim(at time: Double) -> Double {
    if case .moving(let movement) = state, case .wheel(let target) = movement.purpose { return target }
    return offset(at: time)
  }

  private mutating func steer(to target: Double, at time: Double) {
    let target = track.clamp(target)
    let start = track.clamp(offset(at: time))
    var velocity = 0.0
    if case .moving(let movement) = state { velocity = movement.plan.scrollVelocity(at: time - movement.start) }
    let plan = ScrollPlan(.springing(PageSpring(start: start, velocity: velocity, target: target)))
    move(plan, .wheel(target: target), at: time)
  }
}

extension RestStops {
  /// Returns the stop that is a number of stops away from an offset; the offset itself for zero.
  func stop(from offset: Double, turned whole: Int) -> Double {
    guard whole != 0 else { return offset }
    let first = whole > 0 ? next(after: offset) : previous(before: offset)
    let index = first + whole - whole.signum()
    return self[Swift.min(Swift.max(index, 0), count - 1)]
  }

  /// Returns the farthest stop within a signed distance from an offset, or the next one in that direction if there is
  /// none.
  func stop(from offset: Double, within distance: Double) -> Double {
    guard distance != 0 else { return offset }
    let farthest = distance > 0 ? previous(before: offset + distance + 1e-6) : next(after: offset + distance - 1e-6)
    let atLeast = distance > 0 ? next(after: offset) : previous(before: offset)
    return self[distance > 0 ? Swift.max(farthest, atLeast) : Swift.min(farthest, atLeast)]
  }
}
