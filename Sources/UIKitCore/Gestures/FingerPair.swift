import Foundation
import Geometry

/// The distance and direction between two touches, in the window.
@MainActor
struct FingerPair {
  /// The distance between the touches, in points.
  private(set) var span: CGFloat = 0
  /// The direction from the first to the second touch, in radians.
  private(set) var angle: CGFloat = 0

  /// Updates both values. They keep their values unless there are two touches.
  mutating func update(_ touches: [UITouch]) {
    guard touches.count == 2 else { return }
    let delta = touches[1].location - touches[0].location
    span = hypot(delta.x, delta.y)
    angle = span > 0 ? atan2(delta.y, delta.x) : angle
  }
}
