import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKitCore

/// The states of recognizers as UIKit documents them, and the times of their taps.
@MainActor
struct GestureStateTests {
  private let fixture = TouchFixture()
  private let place = CGPoint(x: 150, y: 150)

  private func events(_ name: String) -> [String] {
    fixture.diary.read().filter { $0.hasPrefix("\(name) ->") }.map { String($0.dropFirst(name.count + 4)) }
  }

  /// An app may move a recognizer without touches: every change reaches the handlers but a failure, and it starts over.
  @Test(
    arguments: [
      ([.began, .began, .changed, .ended], ["began", "changed", "changed", "ended"], "possible"),
      ([.changed, .cancelled], ["began", "cancelled"], "possible"),
      ([.began, .failed], ["began", "cancelled"], "possible"),
      ([.began, .changed, .failed], ["began", "changed", "cancelled"], "possible"),
      ([.changed, .began, .possible], ["began", "changed"], "changed"),
      ([.ended, .ended], ["ended", "ended"], "possible"),
      ([.failed], [], "possible"), ([.cancelled], [], "possible"), ([.possible], [], "possible"),
      ([.began], ["began"], "began"),
    ] as [([UIGestureRecognizer.State], [String], String)])
  func statesWithoutTouches(states: [UIGestureRecognizer.State], seen: [String], last: String) {
    let recognizer = fixture.add(DiaryRecognizer(), "own")
    for state in states { recognizer.state = state }
    let lines = fixture.diary.read()
    expectEqual(lines.filter { $0.hasPrefix("own ->") }, seen.map { "own -> \($0)" })
    expectEqual(recognizer.state.word, last)
    let ends: Set<UIGestureRecognizer.State> = [.ended, .cancelled, .failed]
    expectEqual(lines.count { $0 == "own reset" }, states.count { ends.contains($0) })
  }

  /// The next tap of a series comes within 0.35 seconds, and at most 45 points away.
  @Test(
    arguments: [(0.34, 0, true), (0.36, 0, false), (0.2, 45, true), (0.2, 46, false)] as [(TimeInterval, CGFloat, Bool)]
  )
  func theSecondTapIsNearAndSoon(pause: TimeInterval, distance: CGFloat, isDouble: Bool) {
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    var counts: [Int] = []
    fixture.inner.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
    for (phase, time) in [(PointerEvent.Phase.began, 1.0), (.ended, 1.1)] {
      fixture.touch(phase, at: place, time: time)
    }
    let next = CGPoint(x: place.x, y: place.y + distance)
    fixture.touch(.began, at: next, time: 1.1 + pause)
    fixture.touch(.ended, at: next, time: 1.2 + pause)
    fixture.frame(at: 3)
    expectEqual(events("double"), isDouble ? ["ended"] : [])
    expectEqual(counts, [1, isDouble ? 2 : 1])
  }

  /// A long press of two fingers begins after the second one came down, and not with a third one.
  @Test func aPressOfTwoFingers() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTouchesRequired = 2
    fixture.touch(.began, at: place, time: 0)
    fixture.frame(at: 1)
    expectEqual(events("press"), [])
    fixture.touch(.began, at: CGPoint(x: 210, y: 170), time: 1, finger: 1)
    fixture.frame(at: 1.49)
    expectEqual(events("press"), [])
    fixture.frame(at: 1.51)
    expectEqual(events("press"), ["began"])
    expectEqual(press.location(in: fixture.inner), CGPoint(x: 80, y: 60))
    expectEqual(press.location(ofTouch: 1, in: nil), CGPoint(x: 210, y: 170))
    fixture.touch(.ended, at: place, time: 2)
    expectEqual(events("press"), ["ended"])
    fixture.touch(.ended, at: CGPoint(x: 210, y: 170), time: 2, finger: 1)
    for finger in 0...2 {
      fixture.touch(.began, at: CGPoint(x: 150 + 30 * CGFloat(finger), y: 150), time: 3, finger: finger)
    }
    fixture.frame(at: 4)
    expectEqual(events("press"), [])
    for finger in 0...2 { fixture.touch(.ended, at: place, time: 5, finger: finger) }
    // One finger after two: each press is counted anew.
    press.numberOfTouchesRequired = 1
    fixture.touch(.began, at: place, time: 6)
    fixture.frame(at: 6.51)
    fixture.touch(.cancelled, at: place, time: 7)
    expectEqual(events("press"), ["began", "cancelled"])
  }

  /// The tap before a press fails the press if no finger follows within 0.35 seconds.
  @Test func thePressAfterATapComesSoon() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    (press.numberOfTapsRequired, press.minimumPressDuration) = (1, 0.2)
    for (start, pause, begins) in [(0.0, 0.34, true), (10, 0.36, false)] {
      fixture.touch(.began, at: place, time: start)
      fixture.touch(.ended, at: place, time: start + 0.1)
      fixture.frame(at: start + 0.1 + pause)
      fixture.touch(.began, at: place, time: start + 0.1 + pause)
      fixture.frame(at: start + 0.31 + pause)
      expectEqual(events("press"), begins ? ["began"] : [], "\(pause)")
      fixture.touch(.ended, at: place, time: start + 2)
      fixture.diary.lines = []
      fixture.frame(at: start + 5)
    }
  }

  @Test func aPinchKeepsItsScaleWhileItsFingersMeet() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    func fingers(_ phase: PointerEvent.Phase, _ first: CGFloat, _ second: CGFloat, at time: TimeInterval) {
      for (finger, x) in [first, second].enumerated() {
        fixture.touch(phase, at: CGPoint(x: x, y: 150), time: time, finger: finger)
      }
    }
    fingers(.began, 150, 190, at: 0)
    fingers(.moved, 150, 180, at: 0.1)
    expectEqual(events("pinch"), ["began"])
    // Fingers at one place are as near as at a distance of one point.
    fixture.touch(.moved, at: CGPoint(x: 150, y: 150), time: 0.2, finger: 1)
    expectClose(pinch.scale, 1 / 30)
    fixture.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.7, finger: 1)
    expectClose(pinch.scale, 2)
    expectClose(pinch.velocity, (2 - 1 / 30) / 0.5)
    pinch.scale = 5
    fixture.touch(.moved, at: CGPoint(x: 270, y: 150), time: 0.8, finger: 1)
    expectClose(pinch.scale, 10)
    fingers(.ended, 150, 270, at: 1)
    fingers(.began, 150, 190, at: 2)
    expectEqual([pinch.scale, pinch.velocity], [1, 0])
    fingers(.ended, 150, 190, at: 3)
  }

  /// A rotation from nothing to a distance has no direction before.
  @Test func aRotationHasTheSpeedOfItsLastMove() {
    let turn = fixture.add(UIRotationGestureRecognizer(), "turn")
    let middle = CGPoint(x: 200, y: 200)
    fixture.touch(.began, at: middle, time: 0)
    fixture.touch(.began, at: CGPoint(x: 290, y: 200), time: 0, finger: 1)
    func move(to angle: CGFloat, at time: TimeInterval) {
      fixture.touch(.moved, at: CGPoint(x: 200 + 90 * cos(angle), y: 200 + 90 * sin(angle)), time: time, finger: 1)
    }
    move(to: 0.3, at: 0.1)
    expectEqual([turn.rotation, turn.velocity], [0, 0])
    move(to: 0.5, at: 0.2)
    expectClose(turn.rotation, 0.2)
    expectClose(turn.velocity, 2)
    move(to: -0.1, at: 0.4)
    expectClose(turn.rotation, -0.4)
    expectClose(turn.velocity, -3)
    // Both at one place: the angle stays.
    fixture.touch(.moved, at: middle, time: 0.5, finger: 1)
    expectClose(turn.rotation, -0.4)
    expectEqual(events("turn"), ["began", "changed", "changed", "changed"])
    turn.rotation = .infinity
    expectEqual(turn.rotation, 0)
  }

  /// A pan of several fingers moves with their middle; fingers that come and go do not move it.
  @Test func fingersThatComeAndGoDoNotMoveAPan() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.touch(.began, at: place, time: 0)
    fixture.touch(.moved, at: CGPoint(x: 170, y: 150), time: 0.1)
    expectEqual(pan.translation(in: nil), .zero)
    fixture.touch(.moved, at: CGPoint(x: 175, y: 160), time: 0.2)
    expectEqual(pan.translation(in: nil), CGPoint(x: 5, y: 10))
    fixture.touch(.began, at: CGPoint(x: 220, y: 250), time: 0.3, finger: 1)
    fixture.touch(.moved, at: CGPoint(x: 230, y: 270), time: 0.4, finger: 1)
    expectEqual(pan.translation(in: nil), CGPoint(x: 10, y: 20))
    fixture.touch(.ended, at: CGPoint(x: 175, y: 160), time: 0.5)
    expectEqual(pan.translation(in: nil), CGPoint(x: 10, y: 20))
    fixture.touch(.moved, at: CGPoint(x: 240, y: 271), time: 0.6, finger: 1)
    expectEqual(pan.translation(in: nil), CGPoint(x: 20, y: 21))
    pan.setTranslation(CGPoint(x: -3, y: 4), in: nil)
    expectEqual(pan.translation(in: nil), CGPoint(x: -3, y: 4))
    fixture.touch(.ended, at: CGPoint(x: 240, y: 271), time: 0.7, finger: 1)
    expectEqual(events("pan").last, "ended")
    // Before it begins, a pan tells how far the finger has come.
    expectEqual(pan.translation(in: nil), .zero)
    fixture.touch(.began, at: place, time: 1)
    fixture.touch(.moved, at: CGPoint(x: 154, y: 147), time: 1.1)
    expectEqual(pan.translation(in: fixture.inner), CGPoint(x: 4, y: -3))
    fixture.touch(.ended, at: place, time: 1.2)
  }

  @Test func hoveringHasThePositionOfAMouse() {
    let hover = UIHoverGestureRecognizer()
    expectEqual([hover.zOffset, hover.altitudeAngle, hover.azimuthAngle(in: nil)], [0, .pi / 2, 0])
    expectEqual(hover.azimuthUnitVector(in: nil), CGVector(dx: 1, dy: 0))
  }

  /// A touch in a scroll view reaches the content 0.15 seconds later, or with its end.
  @Test func aScrollViewDelaysTouches() {
    let scroll = UIScrollView(frame: rect(0, 0, 400, 400))
    fixture.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 400, height: 900)
    scroll.addSubview(fixture.outer)
    fixture.frame(at: 0)
    fixture.touch(.began, at: place, time: 1)
    fixture.frame(at: 1.149)
    expectEqual(fixture.diary.read(), [])
    fixture.frame(at: 1.151)
    expectEqual(fixture.diary.read(), ["inner began"])
    fixture.touch(.ended, at: place, time: 1.2)
    expectEqual(fixture.diary.read(), ["inner ended"])
    fixture.touch(.began, at: place, time: 3)
    fixture.touch(.ended, at: place, time: 3.05)
    expectEqual(fixture.diary.read(), ["inner began", "inner ended"])
    scroll.delaysContentTouches = false
    fixture.touch(.began, at: place, time: 5)
    expectEqual(fixture.diary.read(), ["inner began"])
    fixture.touch(.cancelled, at: place, time: 5.1)
    expectEqual(fixture.diary.read(), ["inner cancelled"])
    (scroll.delaysContentTouches, scroll.isScrollEnabled) = (true, false)
    fixture.touch(.began, at: place, time: 7)
    expectEqual(fixture.diary.read(), ["inner began"])
  }

  @Test func targetsAreCalledOnceAndRemovedByName() {
    final class Target: NSObject {
      var calls: [String] = []
      func selector(_ name: String) -> Selector {
        Selector(
          name: name,
          method: SelectorMethod(applies: { $0 is Target }) { object, _ in
            (object as? Target)?.calls.append(name)
            return .init(nil)
          })
      }
    }
    let target = Target()
    let (one, two) = (target.selector("one:"), target.selector("two"))
    let recognizer = UIGestureRecognizer(target: target, action: one)
    recognizer.addTarget(target, action: one)
    recognizer.addTarget(target, action: two)
    recognizer.state = .ended
    expectEqual(target.calls, ["one:", "two"])
    recognizer.removeTarget(target, action: one)
    recognizer.state = .ended
    expectEqual(target.calls, ["one:", "two", "two"])
    recognizer.addTarget(target, action: one)
    recognizer.removeTarget(target, action: nil)
    recognizer.state = .ended
    expectEqual(target.calls.count, 3)
  }
}
