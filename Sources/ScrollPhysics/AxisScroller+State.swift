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
    /// The offset the finger asks for, before any resistance.
    var raw: Double { drag.map { $0.rawAtStart - (current - $0.began) } ?? offset }
  }

  struct Drag: Hashable, Sendable {
    /// Finger position from which translation counts.
    var began: Double
    var rawAtStart: Double
  }

  /// The content moving by itself.
  struct Movement: Hashable, Sendable {
    enum Purpose: Hashable, Sendable {
      /// After a release, to wherever it comes.
      case release
      /// After a release, to an offset that the caller chose.
      case aimed(Double)
      case animation
      /// By the wheel, to a target that further notches move; `remainder` is what a smooth wheel has turned short of a
      /// whole notch.
      case wheel(target: Double, remainder: Double)
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
