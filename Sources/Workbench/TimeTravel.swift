import Foundation
import Simulator

/// The state of moving through the run.
struct TimeTravel {
  /// Whether the key for rewinding is down.
  var isRewinding = false
  /// Whether the run goes on once the searched frame is on screen.
  var continues = false
  /// Whether the device on screen changed to another one, so that the window must follow.
  var deviceChanged = false
  /// The small pictures of the run.
  var thumbnails = Thumbnails()
  /// The time of the latest update of the timeline; `nil` if it is old.
  var updated: TimeInterval?
}
