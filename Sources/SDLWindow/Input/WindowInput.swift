package import Foundation
import Geometry
import Simulator
package import UIKitCore

/// The buttons, fingers and keys that are down in a window, and the events that they generate on the device.
///
/// Every touch that begins is ended or cancelled exactly once, for any sequence of window system events.
package struct WindowInput: Sendable {
  package struct Moment: Hashable, Sendable {
    /// The time in seconds on the device's clock.
    package var time: TimeInterval
    package var modifiers: UIKeyModifierFlags

    package init(time: TimeInterval, modifiers: UIKeyModifierFlags = []) {
      self.time = time
      self.modifiers = modifiers
    }
  }

  /// The identity of a finger on one of several touch screens.
  package struct FingerName: Hashable, Sendable {
    package var device: Int64
    package var finger: Int64

    package init(device: Int64, finger: Int64) {
      self.device = device
      self.finger = finger
    }
  }

  package var window: WindowScale
  /// The device's part of the window, in the window's points; `nil` if it is all of the window.
  package var device: CGRect?
  var pressed: UIEvent.ButtonMask = []
  var mouse = CGPoint.zero
  /// The midpoint between the mouse and the second finger opposite it; `nil` without a second finger.
  var pivot: CGPoint?
  /// The fingers that are down. A finger's identifier is its index here plus one; 0 is the mouse.
  var fingers: [(name: FingerName, location: CGPoint)?] = []
  var keys: [UIKeyboardHIDUsage] = []

  package init(window: WindowScale) { self.window = window }

  /// Cancels all touches and keys, for a window that will not receive their release.
  package mutating func cancelAll(at moment: Moment) -> [InputEvent] {
    var events: [InputEvent] = []
    if !pressed.isEmpty { events += mouseEvents(.cancelled, moment, pressed) }
    for (index, finger) in fingers.enumerated() {
      if let finger { events.append(pointer(index + 1, .cancelled, finger.location, moment)) }
    }
    for key in keys { events.append(.key(KeyEvent(phase: .cancelled, key: key, time: moment.time))) }
    (pressed, fingers, keys, pivot) = ([], [], [], nil)
    return events
  }

  func pointer(
    _ id: Int, _ phase: PointerEvent.Phase, _ location: CGPoint, _ moment: Moment,
    _ buttons: UIEvent.ButtonMask = .primary
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        id: id, phase: phase, location: location, time: moment.time, buttons: buttons, modifiers: moment.modifiers))
  }
}
