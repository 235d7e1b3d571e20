import Foundation
import Simulator

/// The state of the frame bar.
struct FrameMeter {
  /// Returns the time in seconds, from any beginning.
  var now: () -> TimeInterval = { 0 }
  var probe: FrameProbe?
  /// The time of the latest update of the bar, and of the latest look at the memory, in seconds.
  var updated: TimeInterval = -.infinity
  var looked: TimeInterval = -.infinity
  /// The memory at that look; `nil` before the first.
  var memory: ProcessMemory?
  var content = FrameBar.Content()
}
