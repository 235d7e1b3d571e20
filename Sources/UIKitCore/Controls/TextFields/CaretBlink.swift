import Foundation

/// The blinking of a caret: visible for half a second after it moved, then every other half second.
package struct CaretBlink {
  private var start: FrameTime = 0
  package private(set) var isShown = true

  private static let half: TimeInterval = 0.5

  package init() {}

  package mutating func restart(at time: FrameTime) {
    start = time
    isShown = true
  }

  /// Advances the time.
  ///
  /// - Returns: Whether the visibility has changed.
  package mutating func advance(to time: FrameTime) -> Bool {
    let shows = halves(at: time).truncatingRemainder(dividingBy: 2) == 0
    defer { isShown = shows }
    return shows != isShown
  }

  package func nextChange(after time: FrameTime) -> FrameTime { start + (halves(at: time) + 1) * Self.half }

  private func halves(at time: FrameTime) -> Double { max(0, ((time - start) / Self.half).rounded(.down)) }
}
