import Foundation
import Geometry
import ScrollPhysics
import Simulator
import UIKitCore

/// The keyboard's focus, which goes through the elements on the device's screen and through the controls around it.
extension Workbench {
  /// Whether a ring shows the focus.
  package var hasFocus: Bool { controller?.focus != nil || inspector.content.focus != nil }

  /// Handles a key that moves the focus, or uses the element that has it.
  ///
  /// - Returns: Whether the key was used.
  func takeFocusKey(_ chord: KeyChord) -> Bool {
    guard !isFixed, content.textTarget == nil, chord.modifiers.isSubset(of: [.shift]) else { return false }
    let isBack = chord.modifiers.contains(.shift)
    if chord.key == .tab {
      moveFocus(by: isBack ? -1 : 1)
      return true
    }
    guard hasFocus else { return false }
    switch chord.key {
    case .escape: endFocus()
    case .enter, .character(" "): activateFocus()
    case .down: moveFocus(by: 1)
    case .up: moveFocus(by: -1)
    case .right: adjustFocus(by: isBack ? 10 : 1)
    case .left: adjustFocus(by: isBack ? -10 : -1)
    default: return false
    }
    return true
  }

  /// Takes the focus from everything.
  func endFocus() {
    if controller?.focus != nil { edit { $0.setFocus(nil) } }
    if inspector.content.focus != nil { inspect(.focusElement(nil)) }
    setNeedsDevice()
  }

  // MARK: Moving

  /// Moves the focus by one element, and from the last one of a part to the next part.
  func moveFocus(by step: Int) {
    if let focus = inspector.content.focus {
      let next = focus.index + step
      guard (0..<focus.count).contains(next) else { return moveFocus(toLandmark: step, fromEnd: step < 0) }
      inspect(.focusElement(next))
      mustRevealFocus = true
      return setNeedsDevice()
    }
    guard controller?.focus != nil else { return focusDevice(fromEnd: step < 0) }
    var isMoved = false
    edit { isMoved = $0.moveFocus(by: step) }
    if !isMoved { moveFocus(toLandmark: step, fromEnd: step < 0) }
  }

  /// Moves the focus to the next part of the window, which may be the device, or to the previous one.
  func moveFocus(toLandmark step: Int, fromEnd: Bool = false) {
    let parts = requireInterface()?.parts ?? []
    let current = controller?.focus.flatMap { focus in parts.firstIndex(of: focus.part) }.map { $0 + 1 } ?? 0
    let next = !hasFocus && step > 0 && parts.isEmpty ? 0 : current + step
    let count = parts.count + 1
    let index = ((next % count) + count) % count
    endFocus()
    guard index > 0 else { return focusDevice(fromEnd: fromEnd) }
    edit { $0.setFocus((parts[index - 1], fromEnd ? $0.stops(of: parts[index - 1]).count - 1 : 0)) }
  }

  private func focusDevice(fromEnd: Bool) {
    inspect(.focusElement(fromEnd ? -1 : 0))
    mustRevealFocus = true
    setNeedsDevice()
    // A screen without elements is left out.
    guard content.inspectable != nil, inspector.content.focus == nil, let part = controller?.parts.first else { return }
    edit { $0.setFocus((part, 0)) }
  }

  /// Scrolls the app's screen if the element that has got the focus is at its edge, so that those after it appear.
  func revealFocus() {
    guard mustRevealFocus, !clock.isPaused, let frame = inspector.content.focus?.frame else { return }
    mustRevealFocus = false
    let screen = CGRect(origin: .zero, size: content.device.size)
    let comfortable = screen.insetBy(dx: Self.edge.width, dy: Self.edge.height)
    let distance = CGVector(
      dx: Self.isWithin(frame.minX, frame.maxX, comfortable.minX, comfortable.maxX) ? 0 : frame.midX - screen.midX,
      dy: Self.isWithin(frame.minY, frame.maxY, comfortable.minY, comfortable.maxY) ? 0 : frame.midY - screen.midY)
    let visible = frame.overlap(screen)
    guard distance != .zero, !visible.isEmpty else { return }
    let notches = CGVector(
      dx: distance.dx / AxisScroller.pointsPerNotch, dy: distance.dy / AxisScroller.pointsPerNotch)
    touches.append(
      .wheel(WheelEvent(location: CGPoint(x: visible.midX, y: visible.midY), notches: notches, time: time)))
    setNeedsDevice()
  }

  /// The distances from the edges of the screen within which bars may cover an element, or the next one does not appear.
  private static let edge = CGSize(width: 8, height: 120)

  /// Whether an interval is in another one. One that is longer cannot be.
  private static func isWithin(_ start: CGFloat, _ end: CGFloat, _ least: CGFloat, _ most: CGFloat) -> Bool {
    end - start > most - least || (start >= least && end <= most)
  }

  // MARK: Using

  private func activateFocus() {
    if let stop = controller?.focusedStop { return stop.activate() }
    guard let frame = inspector.content.focus?.frame else { return }
    let visible = frame.overlap(CGRect(origin: .zero, size: content.device.size))
    let point = CGPoint(x: visible.midX, y: visible.midY)
    touches += [PointerEvent.Phase.began, .ended].map {
      .pointer(PointerEvent(id: 0, phase: $0, location: point, time: time))
    }
    setNeedsDevice()
  }

  private func adjustFocus(by steps: Int) {
    if let adjust = controller?.focusedStop?.adjust { return adjust(steps) }
    moveFocus(by: steps.signum())
  }
}
