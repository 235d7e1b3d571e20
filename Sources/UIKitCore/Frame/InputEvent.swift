import Foundation
import Geometry

/// A finger or mouse button, in points of the window.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// Tells fingers apart; the same from `began` to `ended` or `cancelled`.
  package var id: Int
  package var phase: Phase
  package var location: CGPoint
  /// Seconds on the stage's clock.
  package var time: TimeInterval

  package init(id: Int = 0, phase: Phase, location: CGPoint, time: TimeInterval) {
    self.id = id
    self.phase = phase
    self.location = location
    self.time = time
  }
}

/// A turn of the mouse wheel; positive notches scroll towards the end of the content.
package struct WheelEvent: Hashable, Sendable {
  package var location: CGPoint
  package var notches: CGVector
  /// Seconds on the stage's clock.
  package var time: TimeInterval

  package init(location: CGPoint, notches: CGVector, time: TimeInterval) {
    self.location = location
    self.notches = notches
    self.time = time
  }
}

package enum InputEvent: Hashable, Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
}
