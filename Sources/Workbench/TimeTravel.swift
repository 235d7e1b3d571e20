import Foundation
import Simulator

/// The state of moving through the run.
struct TimeTravel {
  /// Whether the key for rewinding is down.
  var isRewinding = false
  /// Whether the run goes on once the searched frame is on screen.
  var continues = false
  /// Whether moving through the run has paused it, rather than the user's own command.
  var hasPaused = false
  /// Whether the device on screen changed to another one, so that the window must follow.
  var deviceChanged = false
  /// The small pictures of the run.
  var thumbnails = Thumbnails()
  /// The small pictures of the run to which the user can return.
  var keptThumbnails = Thumbnails()
  /// The number of pictures in the run at the latest step.
  private var count = 0
  /// The time of the latest update of the timeline; `nil` if it is old.
  var updated: TimeInterval?

  /// Forgets the small pictures after the end of the run, and all of them if another run has begun, as after a change of
  /// the app's code.
  ///
  /// - Parameter count: The number of pictures in the run.
  mutating func follow(count new: Int) {
    if new < count { thumbnails.truncate(to: new > 1 ? new : 0) }
    count = new
  }
}
