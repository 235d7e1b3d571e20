import Foundation
import Geometry
import Simulator
import UIKitCore

/// The distribution of a window's input between the device and the interface. A touch stays where it began.
struct EventRouter {
  struct Routed {
    var device: [InputEvent] = []
    var interface: [InputEvent] = []
    /// Points of the device that were clicked while the inspector was open.
    var pins: [CGPoint] = []
  }

  /// The touches that began in the interface.
  private var interfaceTouches: Set<Int> = []
  /// The latest position of a drag with the middle button, which scrolls a picture that is larger than its part of the
  /// window.
  private var panned: CGPoint?
  /// The touch that pins an element unless it moves, with its beginning on the device.
  private var held: PointerEvent?
  /// The distance in points by which a held touch moves before it is the app's.
  private static let slop: CGFloat = 4

  @MainActor
  mutating func route(_ events: [InputEvent], _ bench: Workbench) -> Routed {
    var routed = Routed()
    for event in events {
      switch event {
      case .pointer(let pointer): route(pointer, bench, &routed)
      case .wheel(var wheel):
        if bench.isSheetOpen || !bench.geometry.isOverDevice(wheel.location) {
          routed.interface.append(event)
        } else {
          wheel.location = bench.devicePoint(wheel.location)
          wheel.time = bench.clock.deviceTime(at: wheel.time)
          routed.device.append(.wheel(wheel))
        }
      case .key(var key):
        if bench.isSheetOpen, key.phase == .began || key.phase == .repeated {
          routed.interface.append(event)
        } else {
          key.time = bench.clock.deviceTime(at: key.time)
          routed.device.append(.key(key))
        }
      case .text(var text):
        if bench.isSheetOpen {
          routed.interface.append(event)
        } else {
          text.time = bench.clock.deviceTime(at: text.time)
          routed.device.append(.text(text))
        }
      }
    }
    return routed
  }

  @MainActor
  private mutating func route(_ pointer: PointerEvent, _ bench: Workbench, _ routed: inout Routed) {
    if pan(pointer, bench) { return }
    if pointer.phase == .began, bench.isSheetOpen || !bench.geometry.isOverDevice(pointer.location) {
      interfaceTouches.insert(pointer.id)
    }
    if interfaceTouches.contains(pointer.id) {
      routed.interface.append(.pointer(pointer))
      if pointer.phase == .ended || pointer.phase == .cancelled { interfaceTouches.remove(pointer.id) }
      return
    }
    var device = pointer
    device.location = bench.devicePoint(pointer.location)
    device.time = bench.clock.deviceTime(at: pointer.time)
    guard bench.geometry.hasPanel, pointer.id == 0 || held != nil else { return routed.device.append(.pointer(device)) }
    hold(device, &routed)
  }

  /// Scrolls the picture.
  ///
  /// - Returns: Whether the touch is one that scrolls it.
  @MainActor
  private mutating func pan(_ pointer: PointerEvent, _ bench: Workbench) -> Bool {
    let point = pointer.location
    if pointer.phase == .began, pointer.buttons == .button(3), bench.geometry.isScrollable, !bench.isSheetOpen,
      bench.geometry.isOverDevice(point)
    {
      panned = point
    }
    guard let last = panned, pointer.id == 0 else { return false }
    if pointer.phase == .moved { bench.pan(by: point - last) }
    panned = pointer.phase == .ended || pointer.phase == .cancelled ? nil : point
    return true
  }

  /// Delays the beginning of a touch until it moves; a click pins an element instead.
  private mutating func hold(_ pointer: PointerEvent, _ routed: inout Routed) {
    guard let start = held else {
      if pointer.phase == .began { held = pointer } else { routed.device.append(.pointer(pointer)) }
      return
    }
    guard pointer.id == start.id else { return routed.device.append(.pointer(pointer)) }
    let distance = pointer.location - start.location
    switch pointer.phase {
    case .ended:
      routed.pins.append(start.location)
      held = nil
    case .cancelled: held = nil
    case .moved where max(abs(distance.x), abs(distance.y)) > Self.slop:
      held = nil
      routed.device += [.pointer(start), .pointer(pointer)]
    case .moved, .began: break
    }
  }
}

extension Workbench {
  func devicePoint(_ point: CGPoint) -> CGPoint { geometry.devicePoint(point, scale: content.pictureScale) }
}
