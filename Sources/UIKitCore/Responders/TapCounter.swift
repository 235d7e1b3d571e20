import Foundation
import Geometry

/// Counts the taps of a series: how often a finger has come down in about the same place with little time between.
struct TapCounter {
  /// From the lift of one tap to the next touch, in seconds.
  ///
  /// - Source: what UIKit's own tap recognisers are set to, as their descriptions print it; so are the other limits.
  static let pause: FrameTime = 0.35
  /// A finger that has moved farther than this does not tap, in points; nor do taps farther apart make a series.
  static let slop: CGFloat = 45
  /// A finger that rests longer than this does not tap, in seconds.
  static let longest: FrameTime = 0.75

  private var count = 0
  private var place = CGPoint.zero
  private var time: FrameTime = -.infinity

  /// Which tap of a series a finger begins that comes down now.
  func tapCount(at point: CGPoint, time: FrameTime) -> Int {
    let follows = time - self.time <= Self.pause && Self.isNear(point, place)
    return follows ? count + 1 : 1
  }

  /// A finger has lifted that came down at `start`.
  mutating func lifted(tapCount: Int, from start: CGPoint, downAt begin: FrameTime, time: FrameTime) {
    count = time - begin <= Self.longest ? tapCount : 0
    place = start
    self.time = time
  }

  static func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) <= slop }
}
