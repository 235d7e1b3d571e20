package import Foundation

/// Frames at fixed times: frame *n* shows the scene at *n* / rate seconds, however long it took to draw.
package struct FrameClock: Hashable, Sendable {
  package static let rates = 1...240

  package let framesPerSecond: Int

  /// - Parameter framesPerSecond: Clamped to 1 … 240.
  package init(framesPerSecond: Int) {
    self.framesPerSecond = min(max(framesPerSecond, Self.rates.lowerBound), Self.rates.upperBound)
  }

  package func time(of frame: Int) -> TimeInterval { Double(frame) / Double(framesPerSecond) }

  /// The first frame that is not before `time`; times within a microsecond of a frame belong to it.
  package func firstFrame(notBefore time: TimeInterval) -> Int {
    max(0, Int((time * Double(framesPerSecond) - 1e-6).rounded(.up)))
  }
}
