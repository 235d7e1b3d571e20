package import Foundation
package import Geometry
package import UIKitCore

extension WindowInput {
  /// Handles a mouse button. The first button that goes down begins a touch, and the last that comes up ends it.
  ///
  /// While Alt or Control is held, a second finger is opposite the mouse on the device, at the same distance from the
  /// center. There is none if the touch begins beside the device.
  package mutating func mouse(
    _ button: UIEvent.ButtonMask, isDown: Bool, at location: CGPoint, _ moment: Moment
  ) -> [InputEvent] {
    let before = pressed
    let after = isDown ? before.union(button) : before.subtracting(button)
    guard after != before else { return [] }
    pressed = after
    mouse = window.point(location)
    if before.isEmpty {
      let isPair = button == .primary && !moment.modifiers.isDisjoint(with: [.alternate, .control])
      pivot = isPair ? pinchCenter : nil
      return mouseEvents(.began, moment, after)
    }
    if after.isEmpty { return mouseEvents(.ended, moment, before) }
    return mouseEvents(.moved, moment, after)
  }

  /// The point between the fingers of a pinch that begins at the mouse; `nil` beside the device.
  private var pinchCenter: CGPoint? {
    guard let device else { return window.point(share: CGPoint(x: 0.5, y: 0.5)) }
    return device.contains(mouse) ? CGPoint(x: device.midX, y: device.midY) : nil
  }

  /// Moves the touch of the mouse while a button is down. Hovering has no effect.
  ///
  /// - Parameter isPressed: Whether any button is down. If no button is down although one was before, its release went
  ///   to another window.
  package mutating func mouseMoved(to location: CGPoint, isPressed: Bool, _ moment: Moment) -> [InputEvent] {
    let target = window.point(location)
    guard !pressed.isEmpty else { return [] }
    guard isPressed else {
      let lost = pressed
      pressed = []
      return mouseEvents(.cancelled, moment, lost)
    }
    if let pivot, moment.modifiers.contains(.shift) { self.pivot = pivot + (target - mouse) }
    mouse = target
    return mouseEvents(.moved, moment, pressed)
  }

  /// Returns the events of the mouse and of the finger opposite it. While Shift is held, both move in parallel.
  mutating func mouseEvents(
    _ phase: PointerEvent.Phase, _ moment: Moment, _ buttons: UIEvent.ButtonMask
  ) -> [InputEvent] {
    let own = pointer(0, phase, mouse, moment, buttons)
    guard let pivot else { return [own] }
    if phase == .ended || phase == .cancelled { self.pivot = nil }
    return [own, pointer(Self.mostFingers, phase, pivot + (pivot - mouse), moment)]
  }

  /// - Parameter notches: The number of notches to the right and down.
  package func wheel(_ notches: CGVector, at location: CGPoint, _ moment: Moment) -> [InputEvent] {
    [.wheel(WheelEvent(location: window.point(location), notches: notches, time: moment.time))]
  }
}
