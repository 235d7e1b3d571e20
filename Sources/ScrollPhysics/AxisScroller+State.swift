import Foundation
import Geometry

extension AxisScroller {
  /// A finger on the content.
  struct Touch: Hashable, Sendable {
    var tracker: VelocityTracker
    /// Where the finger was when the touch began, and where it is, on the axis of the screen.
    var began: Double
    var current: Double
    /// What is shown while the finger has not begun to drag.
    var offset: Double
    var drag: Drag?

    var isDragging: Bool { drag != nil }
    /// How far beyond the ends the finger drags.
    func surplus(on track: ScrollTrack) -> Double { isDragging ? track.overscroll(raw) : 0 }

    func shown(on track: ScrollTrack) -> Double {
      guard let drag else { return offset }
      let edge = track.clamp(raw)
      return drag.yields ? edge : edge + (track.shown(raw: raw) - edge) * drag.stretch
    }

    /// The offset the finger asks for, before any resistance.
    var raw: Double { drag.map { $0.rawAtStart - (current - $0.began) } ?? offset }
  }

  struct Drag: Hashable, Sendable {
    /// Finger position from which translation counts.
    var began: Double
    var rawAtStart: Double
    /// A swing may carry content farther beyond an end than a finger can pull it, by more than the view's own length.
    /// Held there, it is shown by so much farther out than the rubber band would have it.
    var stretch = 1.0
    /// What the finger drags beyond the ends moves something else: the content stops there.
    var yields = false
  }

  /// What a smooth wheel has turned short of a whole notch.
  struct WheelMemory: Hashable, Sendable {
    /// Seconds of rest after which a wheel starts anew.
    private static let pause = 0.5

    private var remainder = 0.0
    private var time = 0.0

    /// - Returns: Whole notches, with those that fractions have added up to.
    mutating func whole(_ notches: Double, at now: Double) -> Int {
      let total = (now - time > Self.pause ? 0 : remainder) + Swift.min(Swift.max(notches, -1e6), 1e6)
      let whole = total.rounded(.towardZero)
      (remainder, time) = (total - whole, now)
      return Int(whole)
    }
  }

  /// The content moving by itself.
  struct Movement: Hashable, Sendable {
    enum Purpose: Hashable, Sendable {
      /// After a release, to wherever it comes.
      case release
      /// After a release, to an offset that the caller chose.
      case aimed(Double)
      case animation
      /// By the wheel, to a target that further notches move.
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

    /// A view that does not bounce shows no overshoot of the spring, and neither does a wheel.
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
  /// A finger that takes hold of what is shown, and does not move it by that.
  init(began: Double, holding offset: Double, on track: ScrollTrack) {
    self.init(began: began, rawAtStart: track.raw(shown: offset))
    let (overscroll, pulled) = (track.overscroll(offset), track.overscroll(track.shown(raw: rawAtStart)))
    if track.bounces, abs(pulled) > 0, abs(overscroll) > abs(pulled) { stretch = overscroll / pulled }
  }
}
