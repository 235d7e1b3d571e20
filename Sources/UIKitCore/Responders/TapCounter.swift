import Foundation
import Geometry

/// A counter of the taps in a series: touches at about the same location with little time between them.
struct TapCounter {
  /// The longest time from the end of one tap to the beginning of the next, in seconds.
  ///
  /// - Source: the settings of UIKit's own tap recognizers, as their descriptions print them; so are the other limits.
  static let pause: FrameTime = 0.35
  /// The farthest that a finger moves during a tap, in points; also the largest distance between taps of a series.
  static let slop: CGFloat = 45
  /// The longest duration of a tap, in seconds.
  static let longest: FrameTime = 0.75

  private var count = 0
  private var location = CGPoint.zero
  private var time: FrameTime = -.infinity

  /// Returns the number, in its series, of a tap that begins now.
  func tapCount(at point: CGPoint, time: FrameTime) -> Int {
    let follows = time - self.time <= Self.pause && Self.isNear(point, location)
    return follows ? count + 1 : 1
  }

  /// Records the end of a touch that began at `start`.
  mutating func lifted(tapCount: Int, from start: CGPoint, downAt begin: FrameTime, time: FrameTime) {
    count = time - begin <= Self.longest ? tapCount : 0
    location = start
    self.time = time
  }

  static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) <= slop }
}
