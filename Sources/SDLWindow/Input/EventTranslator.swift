import CSDL2
import Foundation
import Geometry
import Simulator
import UIKitCore
import Workbench

/// An event of a window: input for the device, or a change of the window itself.
enum WindowEvent {
  case input(InputEvent)
  case quit
  /// The position of the mouse, in the window's units; `nil` if it left the window.
  case hover(CGPoint?, UIKeyModifierFlags)
  case resized
  case exposed
  case shown(Bool)
}

/// A translator of SDL's events. It interprets SDL's constants, and ``WindowInput`` stores which buttons and keys are
/// down.
@MainActor
struct EventTranslator {
  var input: WindowInput

  /// The text of the latest key that the window used, until its own event arrives.
  private var usedText: String?
  /// The position at which the mouse hovers over the window.
  private var hovered: CGPoint?
  /// Handles a key before it becomes input, and returns whether the window used it. The second parameter is whether the
  /// key repeats.
  var takes: (KeyChord, Bool) -> Bool = { _, _ in false }
  /// Called when any key is released, or all keys are because another window gets them.
  var onKeyUp: () -> Void = {}

  init(window: WindowScale) { input = WindowInput(window: window) }

  /// - Parameters:
  ///   - text: The text that a key typed, if SDL reported it with the event.
  ///   - time: The time of the event, in seconds on the device's clock.
  mutating func translate(_ event: SDL_Event, text: String? = nil, time: TimeInterval) -> [WindowEvent] {
    let moment = WindowInput.Moment(time: time, modifiers: Self.modifiers(SDL_GetModState().rawValue))
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.quit]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: return translateButton(event.button, moment).map(WindowEvent.input)
    case SDL_MOUSEMOTION:
      return translateMotion(event.motion, moment).map(WindowEvent.input) + hover(event.motion, moment)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
      return translateFinger(event.tfinger, moment).map(WindowEvent.input)
    case SDL_MOUSEWHEEL: return translateWheel(event.wheel, moment).map(WindowEvent.input)
    case SDL_KEYDOWN, SDL_KEYUP: return translateKey(event.key, text, time) + hoverAgain(event.key)
    case SDL_TEXTINPUT:
      guard let text = Self.text(of: event) else { return [] }
      // The text of a key that the window used.
      let used = usedText
      usedText = nil
      if used == text { return [] }
      return [.input(.text(TextEvent(.typed(text), time: time)))]
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      return Self.text(of: event).map { [.input(.text(TextEvent(.composing($0), time: time)))] } ?? []
    case SDL_WINDOWEVENT: return translateWindow(event.window, moment)
    default: return []
    }
  }

  mutating func cancelAll(at time: TimeInterval) -> [InputEvent] {
    input.cancelAll(at: WindowInput.Moment(time: time))
  }
}

// MARK: - Mouse

extension EventTranslator {
  /// Returns whether SDL synthesized the mouse event from a touch, which is reported separately.
  private static func isMadeUp(_ mouse: UInt32) -> Bool { mouse == UInt32(bitPattern: -1) }

  private mutating func translateButton(_ event: SDL_MouseButtonEvent, _ moment: WindowInput.Moment) -> [InputEvent] {
    let buttons: [Int32: UIEvent.ButtonMask] = [
      SDL_BUTTON_LEFT: .primary, SDL_BUTTON_RIGHT: .secondary, SDL_BUTTON_MIDDLE: .button(3),
    ]
    guard !Self.isMadeUp(event.which), let button = buttons[Int32(event.button)] else { return [] }
    let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
    return input.mouse(button, isDown: isDown, at: CGPoint(x: Int(event.x), y: Int(event.y)), moment)
  }

  private mutating func translateMotion(_ event: SDL_MouseMotionEvent, _ moment: WindowInput.Moment) -> [InputEvent] {
    guard !Self.isMadeUp(event.which) else { return [] }
    return input.mouseMoved(to: CGPoint(x: Int(event.x), y: Int(event.y)), isPressed: event.state != 0, moment)
  }

  private mutating func hover(_ event: SDL_MouseMotionEvent, _ moment: WindowInput.Moment) -> [WindowEvent] {
    guard !Self.isMadeUp(event.which) else { return [] }
    hovered = input.window.point(CGPoint(x: Int(event.x), y: Int(event.y)))
    // While a button is down, Alt pinches.
    return [.hover(hovered, event.state == 0 ? moment.modifiers : [])]
  }

  /// Returns the hover of a mouse that rests while Alt, which measures distances, goes down or up.
  private func hoverAgain(_ event: SDL_KeyboardEvent) -> [WindowEvent] {
    let code = event.keysym.scancode
    guard let hovered, event.repeat == 0, code == SDL_SCANCODE_LALT || code == SDL_SCANCODE_RALT else { return [] }
    return [.hover(hovered, Self.modifiers(UInt32(event.keysym.mod)))]
  }

  /// Returns the input of a wheel. With Shift, the wheel of an ordinary mouse scrolls horizontally.
  private func translateWheel(_ event: SDL_MouseWheelEvent, _ moment: WindowInput.Moment) -> [InputEvent] {
    guard !Self.isMadeUp(event.which) else { return [] }
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    // SDL's positive direction is away from the user, which scrolls toward the start.
    var notches = CGVector(dx: sign * CGFloat(event.preciseX), dy: -sign * CGFloat(event.preciseY))
    if moment.modifiers.contains(.shift), notches.dx == 0 { notches = CGVector(dx: notches.dy, dy: 0) }
    return input.wheel(notches, at: CGPoint(x: Int(event.mouseX), y: Int(event.mouseY)), moment)
  }
}

// MARK: - Fingers

extension EventTranslator {
  /// The identifier of touches that SDL synthesizes from the mouse.
  private static let mouseAsTouch = SDL_TouchID(-1)

  private mutating func translateFinger(_ event: SDL_TouchFingerEvent, _ moment: WindowInput.Moment) -> [InputEvent] {
    // The positions of fingers on a touch pad refer to the pad, not the window; the pad also moves the mouse.
    let kind = SDL_GetTouchDeviceType(event.touchId)
    let isPad = kind == SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE || kind == SDL_TOUCH_DEVICE_INDIRECT_RELATIVE
    guard event.touchId != Self.mouseAsTouch, !isPad else { return [] }
    let name = WindowInput.FingerName(device: Int64(event.touchId), finger: Int64(event.fingerId))
    let share = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: return input.fingerDown(name, at: share, moment)
    case SDL_FINGERUP: return input.fingerUp(name, at: share, moment)
    default: return input.fingerMoved(name, to: share, moment)
    }
  }
}

// MARK: - Keys and the window

extension EventTranslator {
  /// Returns the text that an event types or composes; `nil` for other events. For a long text, SDL transfers ownership
  /// of the memory, which is freed here, so this function must be called only once per event.
  static func text(of event: SDL_Event) -> String? {
    switch SDL_EventType(event.type) {
    case SDL_TEXTINPUT: return withUnsafeBytes(of: event.text.text) { string($0) }
    case SDL_TEXTEDITING: return withUnsafeBytes(of: event.edit.text) { string($0) }
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { return "" }
      defer { SDL_free(text) }
      return String(cString: text)
    default: return nil
    }
  }

  private static func string(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private mutating func translateKey(
    _ event: SDL_KeyboardEvent, _ text: String?, _ time: TimeInterval
  ) -> [WindowEvent] {
    let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
    let chord = isDown ? KeyChord(event.keysym, text: text) : nil
    // SDL's scan codes are USB's key codes.
    let key = UIKeyboardHIDUsage(rawValue: Int(event.keysym.scancode.rawValue))
    var modifiers = Self.modifiers(UInt32(event.keysym.mod))
    let numberPad = UIKeyboardHIDUsage.keypadSlash.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue
    if let key, numberPad.contains(key.rawValue) { modifiers.insert(.numericPad) }
    let moment = WindowInput.Moment(time: time, modifiers: modifiers)
    if !isDown { onKeyUp() }
    // A key that the window uses must not be reported as held.
    if let chord, takes(chord, event.repeat != 0) {
      usedText = text
      return []
    }
    return input.key(key, isDown: isDown, text: text, moment).map(WindowEvent.input)
  }

  private static func modifiers(_ state: UInt32) -> UIKeyModifierFlags {
    let flags: [(SDL_Keymod, UIKeyModifierFlags)] = [
      (KMOD_SHIFT, .shift), (KMOD_CTRL, .control), (KMOD_ALT, .alternate), (KMOD_GUI, .command),
      (KMOD_CAPS, .alphaShift),
    ]
    return flags.reduce(into: []) { held, flag in
      if state & flag.0.rawValue != 0 { held.insert(flag.1) }
    }
  }

  private mutating func translateWindow(_ event: SDL_WindowEvent, _ moment: WindowInput.Moment) -> [WindowEvent] {
    let cancelled = { (input: inout WindowInput) in input.cancelAll(at: moment).map(WindowEvent.input) }
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: return [.quit]
    case SDL_WINDOWEVENT_LEAVE:
      hovered = nil
      return [.hover(nil, [])]
    case SDL_WINDOWEVENT_SIZE_CHANGED: return [.resized]
    case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: return [.shown(true)]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return cancelled(&input) + [.shown(false)]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      onKeyUp()
      return cancelled(&input)
    default: return []
    }
  }
}
