import Foundation

/// An object that changes as time passes: a scroll in motion, a display link, a page timer.
@MainActor
package protocol FrameTicking: AnyObject {
  /// Advances the object to `time`, once per frame.
  func tick(to time: FrameTime)

  /// Whether another frame is needed. A host sleeps when nothing is dirty and nothing ticks.
  var isTicking: Bool { get }

  /// The time of the next change if nothing happens, for objects that rest in between; `nil` for others.
  var nextChange: FrameTime? { get }
}

extension FrameTicking {
  package var nextChange: FrameTime? { nil }
}
