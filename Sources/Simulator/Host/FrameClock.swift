package import Foundation

/// A clock with fixed frame times: frame *n* shows the scene at *n* / rate seconds, regardless of its drawing time.
package struct FrameClock: Hashable, Sendable {
  /// The supported frame rates.
  package static let rates = 1...240

  /// The number of frames per second.
  package let framesPerSecond: Int

  /// - Parameter framesPerSecond: The rate, clamped to 1 … 240.
  package init(framesPerSecond: Int) {
    self.framesPerSecond = min(max(framesPerSecond, Self.rates.lowerBound), Self.rates.upperBound)
  }

  /// Returns the time of a frame, in seconds.
  package func time(of frame: Int) -> TimeInterval { Double(frame) / Double(framesPerSecond) }

  /// Returns the first frame that is not before `time`; a time within a microsecond after a frame belongs to that
  /// frame.
  package func firstFrame(notBefore time: TimeInterval) -> Int {
    max(0, Int((time * Double(framesPerSecond) - 1e-6).rounded(.up)))
  }
}
