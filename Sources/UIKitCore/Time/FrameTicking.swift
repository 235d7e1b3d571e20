import Foundation

/// Something that changes by itself as time passes: a scroll in motion, a display link, a page timer.
@MainActor
package protocol FrameTicking: AnyObject {
  /// Brings the object to `time`, once per frame.
  func tick(to time: FrameTime)

  /// Whether another frame is needed. A host sleeps when nothing is dirty and nothing ticks.
  var isTicking: Bool { get }

  /// When the object will next be different if nothing happens, for those that rest in between; nil for the others.
  var nextChange: FrameTime? { get }
}

extension FrameTicking {
  package var nextChange: FrameTime? { nil }
}
