import Foundation
import MotionPlots
import Simulator
import UIKitCore

/// The state of the physics scope.
struct ScopeState {
  /// The recorder; `nil` unless the scope is visible.
  var recorder: MotionScope?
  /// The device's time of the latest frame that was recorded.
  var time: TimeInterval = -1
  /// The mouse's position over the device.
  var mouse: CGPoint?
  var shownMouse: CGPoint?
}

/// The motion that the physics scope shows.
extension LocalInspector {
  /// Records the device's frame, and updates the curves.
  func updateMotion() {
    guard let recorder = scope.recorder, let host = device() else { return content.motion = .init() }
    guard host.time != scope.time || scope.mouse != scope.shownMouse else { return }
    if host.time != scope.time { recorder.record(host) }
    (scope.time, scope.shownMouse) = (host.time, scope.mouse)
    guard let reading = recorder.reading(at: scope.mouse, on: host) else { return content.motion.end(at: host.time) }
    var motion = InspectionContent.Motion()
    let place = reading.subject.section.map { "section \($0)" } ?? "page"
    motion.name = "\(place) · \(reading.subject.axis)"
    (motion.trace, motion.stops) = (reading.trace, reading.stops)
    if !content.motion.isResting(like: motion) { content.motion = motion }
  }
}

extension InspectionContent.Motion {
  /// Removes what a run that goes back to an earlier time has not reached yet.
  fileprivate mutating func end(at time: TimeInterval) {
    guard let last = trace.samples.last, last.time > time else { return }
    let samples = trace.samples.filter { $0.time <= time }
    if samples.isEmpty { self = .init() } else { trace = MotionTrace(samples: samples, bounds: trace.bounds) }
  }

  /// Whether both show the same rest, be it below a finger that is held still, whose curve does not move on, so that an
  /// idle window does nothing.
  fileprivate func isResting(like other: Self) -> Bool {
    guard let last = trace.samples.last, let next = other.trace.samples.last else { return false }
    let rests: [ScrollActivity?] = [.idle, .tracking, .dragging]
    return name == other.name && stops == other.stops && rests.contains(last.phase) && next.phase == last.phase
      && last.offset == next.offset && next.time >= last.time
  }
}
