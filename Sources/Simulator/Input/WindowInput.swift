package import Foundation
package import Geometry
package import UIKitCore

/// How a window lies on the stage. The stage's picture begins at the window's upper left corner, one pixel on one pixel;
/// where the window is larger there is nothing, where it is smaller the rest is not to be reached.
package struct WindowScale: Hashable, Sendable {
  /// Size of the window in the units in which the mouse is reported.
  package var units: CGSize
  /// Size of the same window in pixels: more of them on a dense screen.
  package var pixels: CGSize
  /// Pixels per point of the stage.
  package var scale: CGFloat

  package init(units: CGSize, pixels: CGSize, scale: CGFloat) {
    self.units = units
    self.pixels = pixels
    self.scale = scale
  }

  func point(_ place: CGPoint) -> CGPoint {
    let density = CGPoint(
      x: units.width > 0 ? pixels.width / units.width : 1, y: units.height > 0 ? pixels.height / units.height : 1)
    return CGPoint(x: place.x * density.x / scale, y: place.y * density.y / scale)
  }

  /// Where something of the stage is in the units of the mouse; the smallest whole ones around it.
  package func units(of rect: CGRect) -> CGRect {
    let across = scale * (pixels.width > 0 ? units.width / pixels.width : 1)
    let down = scale * (pixels.height > 0 ? units.height / pixels.height : 1)
    let (left, top) = ((rect.minX * across).rounded(.down), (rect.minY * down).rounded(.down))
    return CGRect(
      x: left, y: top, width: (rect.maxX * across).rounded(.up) - left, height: (rect.maxY * down).rounded(.up) - top)
  }

  /// - Parameter share: From 0 to 1 across and down the window.
  func point(share: CGPoint) -> CGPoint {
    CGPoint(x: share.x * pixels.width / scale, y: share.y * pixels.height / scale)
  }
}

/// What a window is told of mouse, fingers and keys, as events of the stage. It knows what is down: every finger that
/// begins ends or is cancelled once, whatever the window is told.
package struct WindowInput: Sendable {
  package struct Moment: Hashable, Sendable {
    /// Seconds on the stage's clock.
    package var time: TimeInterval
    package var modifiers: UIKeyModifierFlags

    package init(time: TimeInterval, modifiers: UIKeyModifierFlags = []) {
      self.time = time
      self.modifiers = modifiers
    }
  }

  /// A finger of one of several touch screens.
  package struct FingerName: Hashable, Sendable {
    package var device: Int64
    package var finger: Int64

    package init(device: Int64, finger: Int64) {
      self.device = device
      self.finger = finger
    }
  }

  package var window: WindowScale
  private var pressed: UIEvent.ButtonMask = []
  private var mouse = CGPoint.zero
  /// The middle of the mouse and a second finger opposite of it, while there is one.
  private var pivot: CGPoint?
  /// The fingers that are down and where; their ids are the places in the list, plus one for the mouse.
  private var fingers: [(name: FingerName, place: CGPoint)?] = []
  private var keys: [UIKeyboardHIDUsage] = []

  package init(window: WindowScale) { self.window = window }

  /// What is down is taken back, when the window is not there to see it come up.
  package mutating func cancelAll(at moment: Moment) -> [InputEvent] {
    var events: [InputEvent] = []
    if !pressed.isEmpty { events += mouseEvents(.cancelled, moment, pressed) }
    for (index, finger) in fingers.enumerated() {
      if let finger { events.append(pointer(index + 1, .cancelled, finger.place, moment)) }
    }
    for key in keys { events.append(.key(KeyEvent(phase: .cancelled, key: key, time: moment.time))) }
    (pressed, fingers, keys, pivot) = ([], [], [], nil)
    return events
  }

  private func pointer(
    _ id: Int, _ phase: PointerEvent.Phase, _ place: CGPoint, _ moment: Moment,
    _ buttons: UIEvent.ButtonMask = .primary
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        id: id, phase: phase, location: place, time: moment.time, buttons: buttons, modifiers: moment.modifiers))
  }
}

// MARK: - Mouse

extension WindowInput {
  /// The first button that goes down begins a touch, the last that comes up ends it.
  ///
  /// Pressed with Alt or Control held, a second finger lies opposite of the mouse in the window, as far from its middle.
  package mutating func mouse(
    _ button: UIEvent.ButtonMask, isDown: Bool, at place: CGPoint, _ moment: Moment
  ) -> [InputEvent] {
    let before = pressed
    let after = isDown ? before.union(button) : before.subtracting(button)
    guard after != before else { return [] }
    pressed = after
    mouse = window.point(place)
    if before.isEmpty {
      let isPair = button == .primary && !moment.modifiers.isDisjoint(with: [.alternate, .control])
      pivot = isPair ? window.point(share: CGPoint(x: 0.5, y: 0.5)) : nil
      return mouseEvents(.began, moment, after)
    }
    if after.isEmpty { return mouseEvents(.ended, moment, before) }
    return mouseEvents(.moved, moment, after)
  }

  /// A hovering mouse is no finger.
  ///
  /// - Parameter isPressed: Whether any button is down. If none is though one was, its end was lost to another window.
  package mutating func mouseMoved(to place: CGPoint, isPressed: Bool, _ moment: Moment) -> [InputEvent] {
    let target = window.point(place)
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

  /// Of the mouse, and of the finger opposite of it. With Shift both move side by side.
  private mutating func mouseEvents(
    _ phase: PointerEvent.Phase, _ moment: Moment, _ buttons: UIEvent.ButtonMask
  ) -> [InputEvent] {
    let own = pointer(0, phase, mouse, moment, buttons)
    guard let pivot else { return [own] }
    if phase == .ended || phase == .cancelled { self.pivot = nil }
    return [own, pointer(Self.mostFingers, phase, pivot + (pivot - mouse), moment)]
  }

  /// - Parameter notches: Right and down.
  package func wheel(_ notches: CGVector, at place: CGPoint, _ moment: Moment) -> [InputEvent] {
    [.wheel(WheelEvent(location: window.point(place), notches: notches, time: moment.time))]
  }
}

// MARK: - Fingers

extension WindowInput {
  /// More fingers than scripts have names for are not seen.
  private static let mostFingers = InputScript.Limits.fingers.upperBound

  package mutating func fingerDown(_ name: FingerName, at share: CGPoint, _ moment: Moment) -> [InputEvent] {
    guard index(of: name) == nil else { return [] }
    let free = fingers.firstIndex { $0 == nil } ?? fingers.count
    // The last name is that of the finger opposite of the mouse.
    guard free < Self.mostFingers - 1, share.x.isFinite, share.y.isFinite else { return [] }
    if free == fingers.count { fingers.append(nil) }
    let place = window.point(share: share)
    fingers[free] = (name, place)
    return [pointer(free + 1, .began, place, moment)]
  }

  package mutating func fingerMoved(_ name: FingerName, to share: CGPoint, _ moment: Moment) -> [InputEvent] {
    guard let index = index(of: name), share.x.isFinite, share.y.isFinite else { return [] }
    let place = window.point(share: share)
    fingers[index]?.place = place
    return [pointer(index + 1, .moved, place, moment)]
  }

  package mutating func fingerUp(_ name: FingerName, at share: CGPoint, _ moment: Moment) -> [InputEvent] {
    guard let index = index(of: name), let last = fingers[index]?.place else { return [] }
    fingers[index] = nil
    let place = share.x.isFinite && share.y.isFinite ? window.point(share: share) : last
    return [pointer(index + 1, .ended, place, moment)]
  }

  private func index(of name: FingerName) -> Int? { fingers.firstIndex { $0?.name == name } }
}

// MARK: - Keys

extension WindowInput {
  /// - Parameters:
  ///   - key: By its place on the keyboard; nil for one that has none.
  ///   - text: What it typed in the user's layout; nil where nobody knows.
  package mutating func key(
    _ key: UIKeyboardHIDUsage?, isDown: Bool, text: String? = nil, _ moment: Moment
  ) -> [InputEvent] {
    guard let key else { return [] }
    let held = keys.firstIndex(of: key)
    let phase: KeyEvent.Phase
    switch (isDown, held) {
    case (true, nil):
      phase = .began
      keys.append(key)
    case (true, .some): phase = .repeated
    case (false, .some(let index)):
      phase = .ended
      keys.remove(at: index)
    // Its press was for the window itself, or for another.
    case (false, nil): return []
    }
    return [
      .key(KeyEvent(phase: phase, key: key, modifiers: moment.modifiers, characters: text, time: moment.time))
    ]
  }
}
