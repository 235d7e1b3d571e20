import Foundation
import Geometry

/// How two fingers lie to each other, in the window.
@MainActor
struct FingerPair {
  /// In points.
  private(set) var span: CGFloat = 0
  /// Of the way from the first to the second, in radians.
  private(set) var angle: CGFloat = 0

  /// Keeps what it knows while there are not two fingers.
  mutating func update(_ touches: [UITouch]) {
    guard touches.count == 2 else { return }
    let way = touches[1].location - touches[0].location
    span = hypot(way.x, way.y)
    angle = span > 0 ? atan2(way.y, way.x) : angle
  }
}
