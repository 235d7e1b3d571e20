import Foundation
import Geometry
import SDLWindow
import Simulator
import TestSupport
import Testing
import UIKitCore

/// Events of a window become touches that begin and end once.
struct WindowInputTests {
  private let now = WindowInput.Moment(time: 1, modifiers: .shift)
  /// 400 by 800 units of the mouse, twice as many pixels, at two pixels per point.
  private var input = WindowInput(
    window: WindowScale(
      units: CGSize(width: 400, height: 800), pixels: CGSize(width: 800, height: 1600), scale: 2))

  private func words(_ events: [InputEvent]) -> [String] {
    events.map { event in
      switch event {
      case .pointer(let pointer):
        "\(pointer.id) \(pointer.phase) \(pointer.location.x),\(pointer.location.y) \(pointer.buttons.rawValue)"
      case .wheel(let wheel): "wheel \(wheel.notches.dx),\(wheel.notches.dy) at \(wheel.location.x),\(wheel.location.y)"
      case .key(let key): "\(key.key) \(key.phase)"
      case .text(let text): "\(text.content)"
      }
    }
  }

  @Test mutating func mouseTouchesWhileButtonIsDown() {
    let position = CGPoint(x: 10, y: 20)
    expectEmpty(input.mouseMoved(to: position, isPressed: false, now))
    expectEqual(words(input.mouse(.primary, isDown: true, at: position, now)), ["0 began 10.0,20.0 1"])
    expectEmpty(input.mouse(.primary, isDown: true, at: position, now))
    expectEqual(words(input.mouse(.secondary, isDown: true, at: position, now)), ["0 moved 10.0,20.0 3"])
    expectEqual(words(input.mouseMoved(to: .zero, isPressed: true, now)), ["0 moved 0.0,0.0 3"])
    expectEqual(words(input.mouse(.primary, isDown: false, at: position, now)), ["0 moved 10.0,20.0 2"])
    expectEqual(words(input.mouse(.secondary, isDown: false, at: position, now)), ["0 ended 10.0,20.0 2"])
    expectEmpty(input.mouse(.primary, isDown: false, at: position, now))
  }

  @Test(arguments: [UIKeyModifierFlags.alternate, .control])
  mutating func modifierKeyMirrorsSecondFinger(key: UIKeyModifierFlags) {
    let held = WindowInput.Moment(time: 1, modifiers: key)
    let both = WindowInput.Moment(time: 1, modifiers: key.union(.shift))
    let down = input.mouse(.primary, isDown: true, at: CGPoint(x: 150, y: 400), held)
    expectEqual(words(down), ["0 began 150.0,400.0 1", "31 began 250.0,400.0 1"])
    let apart = input.mouseMoved(to: CGPoint(x: 100, y: 390), isPressed: true, held)
    expectEqual(words(apart), ["0 moved 100.0,390.0 1", "31 moved 300.0,410.0 1"])
    let together = input.mouseMoved(to: CGPoint(x: 110, y: 400), isPressed: true, both)
    expectEqual(words(together), ["0 moved 110.0,400.0 1", "31 moved 310.0,420.0 1"])
    // The key may be released before the button.
    let up = input.mouse(.primary, isDown: false, at: CGPoint(x: 110, y: 400), WindowInput.Moment(time: 2))
    expectEqual(words(up), ["0 ended 110.0,400.0 1", "31 ended 310.0,420.0 1"])
    expectEqual(words(input.mouse(.primary, isDown: true, at: .zero, now)), ["0 began 0.0,0.0 1"])
  }

  /// The second finger stays on the device, whatever is beside it, and a touch beside the device has none.
  @Test mutating func aPinchIsAroundTheCenterOfTheDevice() {
    let held = WindowInput.Moment(time: 1, modifiers: .alternate)
    input.device = CGRect(x: 0, y: 40, width: 200, height: 400)
    let down = input.mouse(.primary, isDown: true, at: CGPoint(x: 50, y: 140), held)
    expectEqual(words(down), ["0 began 50.0,140.0 1", "31 began 150.0,340.0 1"])
    _ = input.mouse(.primary, isDown: false, at: CGPoint(x: 50, y: 140), held)
    expectEqual(words(input.mouse(.primary, isDown: true, at: CGPoint(x: 300, y: 60), held)), ["0 began 300.0,60.0 1"])
  }

  @Test mutating func buttonReleasedOutsideCancelsTouch() {
    _ = input.mouse(.primary, isDown: true, at: CGPoint(x: 10, y: 20), now)
    expectEqual(words(input.mouseMoved(to: .zero, isPressed: false, now)), ["0 cancelled 10.0,20.0 1"])
    expectEmpty(input.mouseMoved(to: .zero, isPressed: false, now))
  }

  @Test mutating func fingersUseWindowFractionsAndKeepIdentifiers() {
    let (one, two) = (
      WindowInput.FingerName(device: 5, finger: 1), WindowInput.FingerName(device: 6, finger: 1)
    )
    expectEqual(words(input.fingerDown(one, at: CGPoint(x: 0.5, y: 0.25), now)), ["1 began 200.0,200.0 1"])
    expectEmpty(input.fingerDown(one, at: .zero, now), "it is down already")
    expectEqual(words(input.fingerDown(two, at: CGPoint(x: 1, y: 1), now)), ["2 began 400.0,800.0 1"])
    expectEqual(words(input.fingerUp(one, at: CGPoint(x: Double.nan, y: 0), now)), ["1 ended 200.0,200.0 1"])
    expectEmpty(input.fingerMoved(one, to: .zero, now))
    expectEmpty(input.fingerUp(one, at: .zero, now))
    expectEqual(words(input.fingerMoved(two, to: .zero, now)), ["2 moved 0.0,0.0 1"])
    expectEqual(words(input.fingerDown(one, at: .zero, now)), ["1 began 0.0,0.0 1"])
  }

  @Test mutating func aDenseScreenCountsTheMouseInUnits() {
    input.window.units = CGSize(width: 800, height: 1600)
    expectEqual(words(input.mouse(.primary, isDown: true, at: CGPoint(x: 20, y: 40), now)), ["0 began 10.0,20.0 1"])
    let wheel = input.wheel(CGVector(dx: 0, dy: 1), at: CGPoint(x: 20, y: 40), now)
    expectEqual(words(wheel), ["wheel 0.0,1.0 at 10.0,20.0"])
  }

  @Test mutating func pressedInputIsCancelledOnce() {
    _ = input.mouse(.secondary, isDown: true, at: .zero, now)
    _ = input.fingerDown(WindowInput.FingerName(device: 1, finger: 9), at: CGPoint(x: 0.5, y: 0.5), now)
    _ = input.key(.keyboardA, isDown: true, now)
    expectEqual(
      words(input.cancelAll(at: now)),
      [
        "0 cancelled 0.0,0.0 2", "1 cancelled 200.0,400.0 1", "keyboardA cancelled",
      ])
    expectEmpty(input.cancelAll(at: now))
  }

  @Test mutating func heldKeyRepeatsAndForeignKeyUpIsIgnored() {
    expectEqual(words(input.key(.keyboardA, isDown: true, text: "a", now)), ["keyboardA began"])
    expectEqual(words(input.key(.keyboardA, isDown: true, text: "a", now)), ["keyboardA repeated"])
    expectEqual(words(input.key(.keyboardA, isDown: false, now)), ["keyboardA ended"])
    expectEmpty(input.key(.keyboardA, isDown: false, now))
    expectEmpty(input.key(nil, isDown: true, now))
  }

  @Test mutating func fingersBeyondScriptLimitAreIgnored() {
    var ids: [Int] = []
    for finger in 0..<100 {
      let events = input.fingerDown(WindowInput.FingerName(device: 1, finger: Int64(finger)), at: .zero, now)
      for case .pointer(let pointer) in events { ids.append(pointer.id) }
    }
    #expect(ids == Array(1...30) && ids.allSatisfy(InputScript.Limits.fingers.contains))
  }

  @Test func inputMethodFindsTheCaretInTheWindow() {
    let window = WindowScale(
      units: CGSize(width: 400, height: 800), pixels: CGSize(width: 800, height: 1600), scale: 3)
    let caret = CGRect(x: 10, y: 20.1, width: 2, height: 10)
    expectEqual(window.units(of: caret), CGRect(x: 15, y: 30, width: 3, height: 16))
  }
}
