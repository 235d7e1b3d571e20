import Foundation

import ScrollPhysics

/// One run of a script, with the frames that a display would make of it.
struct ScriptRun {
  /// A release and the plan that follows it.
  struct Release {
    let offset: Double
    let destination: Double
  }

  private(set) var axis: AxisScroller
  /// The offset at each of the watched times, as bits.
  private(set) var seen: [UInt64] = []
  private(set) var releases: [Release] = []
  /// Every plan that was made.
  private(set) var plans: [ScrollPlan] = []
  /// The largest jump of the displayed offset at an event: grabbing and releasing must not move anything.
  private(set) var jump = 0.0

  /// - Parameters:
  ///   - frames: The times of the frames, ascending, in seconds.
  ///   - watched: The frames at which the offset is recorded.
  init(_ script: RandomScript, frames: [Double], watched: Set<Double>) {
    axis = script.start
    var events = script.events[...]
    for frame in frames {
      while let event = events.first, event.time <= frame {
        events.removeFirst()
        take(event)
      }
      axis.finishMotion(at: frame)
      if watched.contains(frame) { seen.append(axis.publishedOffset(at: frame).bitPattern) }
    }
    for event in events { take(event) }
  }

  private mutating func take(_ event: RandomScript.Event) {
    let (time, before) = (event.time, axis)
    switch event.action {
    case .down(let position): axis.touchDown(at: position, time: time)
    case .move(let position):
      axis.touchMoved(to: position, time: time)
      if axis.passesSlop { axis.beginDragging() }
    case .up: axis.touchUp(time: time)
    case .cancel: axis.touchCancelled(time: time)
    case .wheel(let notches): axis.wheel(notches: notches, time: time)
    case .press(let step): axis.press(step, time: time)
    case .animate(let target): axis.animate(to: target, time: time)
    }
    note(event, before: before)
  }

  private mutating func note(_ event: RandomScript.Event, before: AxisScroller) {
    let offset = before.offset(at: event.time)
    if before.phase == .dragging, axis.phase != .dragging {
      releases.append(Release(offset: offset, destination: axis.destination))
    }
    if let plan = axis.plan?.plan, plan != before.plan?.plan { plans.append(plan) }
    switch event.action {
    // A finger moves the content; wheel and keys do not move content that is beyond an end.
    case .move, .wheel, .press: break
    default: jump = Swift.max(jump, abs(axis.offset(at: event.time) - offset))
    }
  }
}
