import Foundation
import Geometry

extension AxisScroller {
  /// A touch on the content.
  struct Touch: Hashable, Sendable {
    var tracker: VelocityTracker
    /// The finger's position when the touch began, and its current one, on the axis of the screen.
    var began: Double
    var current: Double
    /// The visible offset until the finger begins to drag.
    var offset: Double
    var drag: Drag?

    var isDragging: Bool { drag != nil }
    /// Returns the distance by which the finger drags beyond the ends.
    func surplus(on track: ScrollTrack) -> Double { isDragging ? track.overscroll(raw) : 0 }

    func shown(on track: ScrollTrack) -> Double {
      guard let drag else { return offset }
      let edge = track.clamp(raw)
      return drag.yields ? edge : edge + (track.shown(raw: raw) - edge) * drag.stretch
    }

    /// The offset that corresponds to the finger's position, before any resistance.
    var raw: Double { drag.map { $0.rawAtStart - (current - $0.began) } ?? offset }
  }

  struct Drag: Hashable, Sendable {
    /// The finger's position from which translation is measured.
    var began: Double
    var rawAtStart: Double
    /// The factor applied to overscroll. A bounce may carry content farther beyond an end than a finger can pull it, by
    /// more than the view's length. When grabbed there, the content is shown at a multiple of the rubber band's
    /// overscroll.
    var stretch = 1.0
    /// Whether a drag beyond the ends moves something else, so that the content stops there.
    var yields = false
  }

  /// The fraction of a notch left over from a smooth wheel.
  struct WheelMemory: Hashable, Sendable {
    /// The seconds of inactivity after which the fraction is discarded.
    private static let pause = 0.5

    private var remainder = 0.0
    private var time = 0.0

    /// - Returns: The whole notches, including those that fractions add up to.
    mutating func whole(_ notches: Double, at now: Double) -> Int {
      let total = (now - time > Self.pause ? 0 : remainder) + Swift.min(Swift.max(notches, -1e6), 1e6)
      let whole = total.rounded(.towardZero)
      (remainder, time) = (total - whole, now)
      return Int(whole)
    }
  }

  /// A motion of the content without a touch.
  struct Movement: Hashable, Sendable {
    enum Purpose: Hashable, Sendable {
      /// A free motion after a release.
      case release
      /// A motion after a release to an offset that the caller chose.
      case aimed(Double)
      case animation
      /// A motion by wheel or keys, to a target that further notches move.
      case wheel(target: Double)
    }

    var plan: ScrollPlan
    var start: Double
    var purpose: Purpose

    var phase: Phase {
      switch purpose {
      case .release, .aimed: .decelerating
      case .animation: .animating
      case .wheel: .wheeling
      }
    }

    /// Returns the offset. Without bouncing, and for the wheel, the spring's overshoot is hidden.
    func offset(at time: Double, on track: ScrollTrack) -> Double {
      let offset = plan.position(at: time - start)
      switch purpose {
      case .wheel: return track.clamp(offset)
      case .animation: return offset
      case .release, .aimed: return track.bounces ? offset : track.clamp(offset)
      }
    }
  }
}

extension AxisScroller.Drag {
  /// Creates a drag that grabs the content without moving it.
  init(began: Double, holding offset: Double, on track: ScrollTrack) {
    self.init(began: began, rawAtStart: track.raw(shown: offset))
    let (overscroll, pulled) = (track.overscroll(offset), track.overscroll(track.shown(raw: rawAtStart)))
    if track.bounces, abs(pulled) > 0, abs(overscroll) > abs(pulled) { stretch = overscroll / pulled }
  }
}
