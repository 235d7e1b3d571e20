import Foundation
import Simulator

/// The state of the frame bar.
struct FrameMeter {
  /// Returns the time in seconds, from any beginning.
  var now: () -> TimeInterval = { 0 }
  var probe: FrameProbe?
  /// The times of the latest update of the bar and of the latest reading of the memory, in seconds.
  var updated: TimeInterval = -.infinity
  var memoryRead: TimeInterval = -.infinity
  /// The memory at that time; `nil` before the first reading.
  var memory: ProcessMemory?
  var content = FrameBar.Content()
}
