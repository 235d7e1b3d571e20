package import Raster

/// The recorded run of a device, which can go to any of its frames.
@MainActor
package protocol RunHistory: AnyObject {
  var log: SessionLog { get }
  /// The number of steps after which the visible picture, or the one that is being searched, is visible.
  var position: Int { get }
  /// Whether the device shows a frame that is not the last one of the log.
  var isInPast: Bool { get }
  /// Whether the last steps are missing in the log, which is full.
  var isFull: Bool { get }
  var isSeeking: Bool { get }
  /// Whether the wanted picture is not visible yet.
  var isWaitingForPicture: Bool { get }
  /// The part of the running simulation that is done, 0 to 1; `nil` if there is none.
  var progress: Double? { get }

  /// Goes to the picture that is visible after `count` steps; counts beyond the ends stand for the ends.
  ///
  /// - Parameter isMoving: Whether another position will follow soon, as while the user drags.
  func seek(to count: Int, isMoving: Bool)
  /// Keeps the frame on screen, so that the device can return to it whatever happens afterwards.
  func keep()
  /// Keeps the last frame of the run, unless the user has kept another one.
  ///
  /// - Returns: Whether it is the one that is kept.
  func keepEnd() -> Bool
  /// Goes to the kept frame.
  ///
  /// - Returns: Whether there is one.
  func returnToKept() -> Bool
  /// Declares that the user has stopped moving through the run.
  func settle()
  /// Continues going to a past frame.
  ///
  /// - Parameter steps: The number of steps to simulate at most. Steps in which nothing moves count little.
  /// - Returns: The pixels that may have changed; `nil` if none did.
  func advance(steps: Int) -> ScreenUpdate?
}

extension RunHistory {
  package func seek(to count: Int) { seek(to: count, isMoving: false) }
}

extension RewindableHost: RunHistory {}
