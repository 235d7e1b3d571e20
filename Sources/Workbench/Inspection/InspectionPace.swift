import Foundation

/// Decides when the facts of the inspector are brought up to date, and when its panel shows them.
struct InspectionPace {
  /// The shortest time between two updates while the device moves, in seconds. It is slightly less than a
  /// half, so that rounding in the difference of two frame times does not delay an update by a frame.
  private static let interval: TimeInterval = 0.5 - 1e-6
  /// Whether the user has asked for something since the latest update.
  var isRequested = false
  /// Whether the device has drawn since the facts were brought up to date.
  private var hasChanged = false
  /// Whether the panel shows earlier facts.
  private var isPanelBehind = false
  /// Whether the panel waits for the next frame, because this one has already brought the facts up to date.
  private(set) var isPanelNext = false
  private var updated: TimeInterval = -.infinity
  /// The number of frames since the panel was brought up to date.
  private var framesSincePanel = 2

  /// Whether facts or rows wait for another frame.
  var isBehind: Bool { hasChanged || isPanelBehind }

  /// Whether the panel's latest texts were drawn in an earlier frame, so that this one has time for something else.
  var isPanelDrawn: Bool { framesSincePanel > 1 }

  /// Notes that a frame begins, and whether the device has drawn in it.
  mutating func note(hasChanged: Bool) {
    self.hasChanged = self.hasChanged || hasChanged
    framesSincePanel = min(framesSincePanel + 1, 2)
  }

  /// Returns whether the panel should show the facts in this frame.
  func isDue(at time: TimeInterval, isMoving: Bool) -> Bool {
    !isMoving || isRequested || time - updated >= Self.interval
  }

  /// Returns whether the device has drawn since the last call.
  mutating func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  /// Returns whether the panel must be updated now: one frame after the facts, so that no frame does both, unless the user
  /// asked for something, or frames are so slow that the facts are due in each.
  ///
  /// - Parameters:
  ///   - differs: Whether the facts differ from those of the last frame.
  ///   - isDue: Whether the facts were due in this frame.
  mutating func takePanel(differs: Bool, isDue: Bool, at time: TimeInterval) -> Bool {
    isPanelBehind = isPanelBehind || differs
    let waits = isPanelBehind && isDue && !isRequested && !isPanelNext
    let isShown = !waits && (isDue || isPanelNext)
    if isDue { (isRequested, updated) = (false, time) }
    isPanelNext = waits
    guard isShown, isPanelBehind else { return false }
    (isPanelBehind, framesSincePanel) = (false, 0)
    return true
  }
}
