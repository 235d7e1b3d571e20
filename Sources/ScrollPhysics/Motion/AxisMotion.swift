/// One uninterrupted motion along an axis, as a function of the seconds since it began.
package enum AxisMotion: Hashable, Sendable {
  case decelerating(Deceleration)
  case bouncing(Bounce)
  case springing(PageSpring)
  case easing(EasedMotion)

  /// The seconds that it lasts on its own; a plan may cut it short.
  package var duration: Double {
    switch self {
    case .decelerating(let motion): motion.duration
    case .bouncing(let motion): motion.duration
    case .springing(let motion): motion.duration
    case .easing(let motion): motion.duration
    }
  }

  /// The offset at which it rests, in points.
  package var destination: Double {
    switch self {
    case .decelerating(let motion): motion.destination
    case .bouncing(let motion): motion.destination
    case .springing(let motion): motion.destination
    case .easing(let motion): motion.destination
    }
  }

  /// Returns the offset in points, `time` seconds after the start.
  package func position(at time: Double) -> Double {
    switch self {
    case .decelerating(let motion): motion.position(at: time)
    case .bouncing(let motion): motion.position(at: time)
    case .springing(let motion): motion.position(at: time)
    case .easing(let motion): motion.position(at: time)
    }
  }

  /// Returns the visible velocity in pt/s.
  package func velocity(at time: Double) -> Double {
    switch self {
    case .decelerating(let motion): motion.velocity(at: time)
    case .bouncing(let motion): motion.velocity(at: time)
    case .springing(let motion): motion.velocity(at: time)
    case .easing(let motion): motion.velocity(at: time)
    }
  }

  /// Returns the velocity from which to plan again. It differs from the visible one only beyond an edge, where it
  /// excludes the pull back.
  package func scrollVelocity(at time: Double) -> Double {
    if case .bouncing(let motion) = self { return motion.scrollVelocity(at: time) }
    return velocity(at: time)
  }
}
