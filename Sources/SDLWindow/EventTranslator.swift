import CSDL2
import Foundation
import Geometry
import UIKitCore

/// What a window may be told, in the words of the stage.
enum WindowEvent {
  case input(InputEvent)
  case quit
  /// Back to where one came from.
  case back
  /// Lie down, or stand up again.
  case turn
  case appearance
  case resized
  case exposed
  case shown(Bool)
}

/// SDL's events in, the stage's out; remembers which buttons and fingers are down.
struct EventTranslator {
  /// Pixels per point.
  var scale: CGFloat
  /// Size of the window, in points: SDL gives fingers as shares of it.
  var size: CGSize
  private var isMouseDown = false
  private var mouse = CGPoint.zero
  /// SDL's ids of the fingers that are down; ours is the position in the list, plus one for the mouse.
  private var fingers: [SDL_FingerID?] = []

  init(scale: CGFloat, size: CGSize) {
    self.scale = scale
    self.size = size
  }

  /// - Parameter time: When it happened, in seconds on the stage's clock.
  mutating func translate(_ event: SDL_Event, time: TimeInterval) -> [WindowEvent] {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return [.quit]
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION: return translateMouse(event, time)
    case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION: return translateFinger(event.tfinger, time)
    case SDL_MOUSEWHEEL: return [translateWheel(event.wheel, time)]
    case SDL_KEYDOWN: return translateKey(event.key)
    case SDL_WINDOWEVENT: return translateWindow(event.window, time)
    default: return []
    }
  }

  /// What is down is taken back, when the window is not there to see it come up.
  mutating func cancelAll(at time: TimeInterval) -> [WindowEvent] {
    var events: [WindowEvent] = []
    if isMouseDown { events.append(pointer(0, .cancelled, mouse, time)) }
    for (index, finger) in fingers.enumerated() where finger != nil {
      events.append(pointer(index + 1, .cancelled, .zero, time))
    }
    isMouseDown = false
    fingers = []
    return events
  }

  private func pointer(
    _ id: Int, _ phase: PointerEvent.Phase, _ location: CGPoint, _ time: TimeInterval
  ) -> WindowEvent {
    .input(.pointer(PointerEvent(id: id, phase: phase, location: location, time: time)))
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }
}

// MARK: - Mouse

extension EventTranslator {
  private mutating func translateMouse(_ event: SDL_Event, _ time: TimeInterval) -> [WindowEvent] {
    if SDL_EventType(event.type) == SDL_MOUSEMOTION {
      mouse = point(event.motion.x, event.motion.y)
      // A hovering mouse is no finger.
      return isMouseDown ? [pointer(0, .moved, mouse, time)] : []
    }
    guard Int32(event.button.button) == SDL_BUTTON_LEFT else { return [] }
    let isDown = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
    guard isDown != isMouseDown else { return [] }
    isMouseDown = isDown
    mouse = point(event.button.x, event.button.y)
    return [pointer(0, isDown ? .began : .ended, mouse, time)]
  }

  /// With Shift the wheel of an ordinary mouse scrolls sideways.
  private func translateWheel(_ event: SDL_MouseWheelEvent, _ time: TimeInterval) -> WindowEvent {
    let sign: CGFloat = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    // SDL counts away from the user as positive; away from the user scrolls towards the start.
    var notches = CGVector(dx: sign * CGFloat(event.preciseX), dy: -sign * CGFloat(event.preciseY))
    let shift = KMOD_SHIFT.rawValue
    if SDL_GetModState().rawValue & shift != 0, notches.dx == 0 { notches = CGVector(dx: notches.dy, dy: 0) }
    return .input(.wheel(WheelEvent(location: point(event.mouseX, event.mouseY), notches: notches, time: time)))
  }
}

// MARK: - Fingers

extension EventTranslator {
  private mutating func translateFinger(_ event: SDL_TouchFingerEvent, _ time: TimeInterval) -> [WindowEvent] {
    let location = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
    if SDL_EventType(event.type) == SDL_FINGERDOWN {
      guard !fingers.contains(event.fingerId) else { return [] }
      let free = fingers.firstIndex(of: nil) ?? fingers.count
      if free == fingers.count { fingers.append(event.fingerId) } else { fingers[free] = event.fingerId }
      return [pointer(free + 1, .began, location, time)]
    }
    guard let index = fingers.firstIndex(of: event.fingerId) else { return [] }
    let isUp = SDL_EventType(event.type) == SDL_FINGERUP
    if isUp { fingers[index] = nil }
    return [pointer(index + 1, isUp ? .ended : .moved, location, time)]
  }
}

// MARK: - Keys and the window

extension EventTranslator {
  private func translateKey(_ event: SDL_KeyboardEvent) -> [WindowEvent] {
    guard event.repeat == 0 else { return [] }
    let key = Int(event.keysym.sym)
    if key == Int(SDLK_ESCAPE.rawValue) || key == Int(SDLK_AC_BACK.rawValue) { return [.back] }
    guard UInt32(event.keysym.mod) & KMOD_CTRL.rawValue != 0 else { return [] }
    switch key {
    case Int(SDLK_q.rawValue), Int(SDLK_w.rawValue): return [.quit]
    case Int(SDLK_r.rawValue): return [.turn]
    case Int(SDLK_d.rawValue): return [.appearance]
    default: return []
    }
  }

  private mutating func translateWindow(_ event: SDL_WindowEvent, _ time: TimeInterval) -> [WindowEvent] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_CLOSE: return [.quit]
    case SDL_WINDOWEVENT_SIZE_CHANGED: return [.resized]
    case SDL_WINDOWEVENT_EXPOSED: return [.exposed]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: return [.shown(true)]
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: return cancelAll(at: time) + [.shown(false)]
    case SDL_WINDOWEVENT_FOCUS_LOST: return cancelAll(at: time)
    default: return []
    }
  }
}
