import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKitCore

/// The exact distances, angles and times at which gestures are recognized.
@MainActor
struct GestureLimitTests {
  private let fixture = TouchFixture()

  private func events(_ name: String) -> [String] {
    fixture.diary.read().filter { $0.hasPrefix("\(name) ->") }.map { String($0.dropFirst(name.count + 4)) }
  }

  /// A swipe is at least 50 points long, within half a second, and strays by at most 50 points, and less than its length.
  @Test(
    arguments: [
      (49, 0, 0.1, false), (50, 0, 0.1, true), (-60, 0, 0.1, false), (50, 49, 0.1, true), (50, 50, 0.1, false),
      (60, -50, 0.1, true), (60, 51, 0.1, false), (60, 0, 0.49, true), (60, 0, 0.51, false),
    ] as [(CGFloat, CGFloat, TimeInterval, Bool)])
  func swipes(x: CGFloat, y: CGFloat, duration: TimeInterval, isRecognized: Bool) {
    for (direction, turn) in [
      (UISwipeGestureRecognizer.Direction.right, { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }),
      (.left, { CGPoint(x: -$0, y: $1) }), (.down, { CGPoint(x: $1, y: $0) }), (.up, { CGPoint(x: $1, y: -$0) }),
    ] {
      let fixture = TouchFixture()
      let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = direction
      let translation = turn(x, y)
      fixture.touch(.began, at: CGPoint(x: 200, y: 200), time: 1)
      fixture.frame(at: 1 + duration)
      let end = CGPoint(x: 200 + translation.x, y: 200 + translation.y)
      fixture.touch(.moved, at: end, time: 1 + duration)
      expectEqual(fixture.diary.read().contains("swipe -> ended"), isRecognized, "\(direction) \(x) \(y) \(duration)")
      fixture.touch(.ended, at: end, time: 2)
    }
  }

  /// The location of a swipe of two fingers is between the points at which they came down.
  @Test func swipesOfTwoFingers() {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2
    var locations: [CGPoint] = []
    swipe.addHandler {
      locations = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil), $0.location(ofTouch: 1, in: nil)]
    }
    let starts = [CGPoint(x: 120, y: 150), CGPoint(x: 180, y: 250)]
    func send(_ phase: PointerEvent.Phase, _ distance: CGFloat, _ fingers: [Int], at time: TimeInterval) {
      for finger in fingers {
        fixture.touch(
          phase, at: CGPoint(x: starts[finger].x + distance, y: starts[finger].y), time: time, finger: finger)
      }
    }
    send(.began, 0, [0], at: 1)
    send(.moved, 60, [0], at: 1.1)
    send(.ended, 60, [0], at: 1.2)
    expectEqual(events("swipe"), [])
    send(.began, 0, [0, 1], at: 2)
    send(.moved, 60, [0], at: 2.1)
    expectEqual(events("swipe"), [])
    send(.moved, 60, [1], at: 2.1)
    expectEqual(events("swipe"), ["ended"])
    expectEqual(Set(locations.dropFirst().map(\.x)), [120, 180])
    expectEqual(locations.first, CGPoint(x: 150, y: 200))
    send(.ended, 60, [0, 1], at: 2.3)
  }

  /// Moves two fingers to both sides of a middle, 200 points from the left and from above.
  private func fingers(_ phase: PointerEvent.Phase, apart span: CGFloat, angle: CGFloat = 0, at time: TimeInterval) {
    for (finger, side) in [(0, CGFloat(-0.5)), (1, 0.5)] {
      let point = CGPoint(x: 200 + side * span * cos(angle), y: 200 + side * span * sin(angle))
      fixture.touch(phase, at: point, time: time, finger: finger)
    }
  }

  /// A pinch begins when the distance of the fingers has changed by 10 points, at a scale of 1.
  @Test func pinches() {
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    for (time, span) in [(0.0, 109.5), (1, 90.5)] as [(TimeInterval, CGFloat)] {
      fingers(.began, apart: 100, at: time)
      fingers(.moved, apart: span, at: time + 0.1)
      expectEqual(events("pinch"), [], "\(span)")
      fingers(.ended, apart: span, at: time + 0.2)
    }
    fingers(.began, apart: 100, at: 2)
    fingers(.moved, apart: 110, at: 2.1)
    expectEqual(events("pinch"), ["began"])
    expectEqual(pinch.scale, 1)
    fingers(.moved, apart: 165, at: 2.2)
    expectEqual(pinch.scale, 1.5)
    fixture.touch(.moved, at: CGPoint(x: 282.5 + 55, y: 200), time: 2.45, finger: 1)
    expectEqual(pinch.scale, 2)
    expectClose(pinch.velocity, 0.5 / 0.25, within: 1e-9)
    expectEqual(pinch.location(in: nil).y, 200)
    pinch.scale = 3
    expectEqual(pinch.scale, 3)
    pinch.scale = .nan
    expectEqual(pinch.scale, 1)
    // A third finger does not take part.
    fixture.touch(.began, at: CGPoint(x: 300, y: 300), time: 2.5, finger: 2)
    fixture.touch(.moved, at: CGPoint(x: 350, y: 390), time: 2.6, finger: 2)
    expectEqual(pinch.scale, 1)
    expectEqual(pinch.numberOfTouches, 2)
    fixture.touch(.ended, at: CGPoint(x: 350, y: 390), time: 2.7, finger: 2)
    fingers(.ended, apart: 165, at: 3)
    expectEqual(events("pinch").last, "ended")
    expectEqual(pinch.velocity, 0)
  }

  /// A rotation begins when each finger has moved by 10 points along the circle, at an angle of zero.
  @Test func rotations() {
    let turn = fixture.add(UIRotationGestureRecognizer(), "turn")
    fingers(.began, apart: 100, at: 0)
    fingers(.moved, apart: 100, angle: 0.19, at: 0.1)
    expectEqual(events("turn"), [])
    fingers(.moved, apart: 100, angle: 0.21, at: 0.2)
    expectEqual(events("turn").first, "began")
    let start = turn.rotation
    fingers(.moved, apart: 100, angle: 0.51, at: 0.3)
    expectClose(turn.rotation - start, 0.3, within: 0.02)
    let middle = turn.rotation
    // The angle keeps growing after a full turn.
    for step in 1...8 { fingers(.moved, apart: 100, angle: 0.51 + CGFloat(step) * 0.9, at: 0.3 + Double(step) * 0.1) }
    expectClose(turn.rotation - middle, 7.2, within: 1e-9)
    fingers(.ended, apart: 100, angle: 0.51 + 7.2, at: 2)
    expectEqual(events("turn").last, "ended")
    expectEqual(turn.velocity, 0)
    fingers(.began, apart: 100, at: 3)
    fingers(.moved, apart: 100, angle: -0.21, at: 3.1)
    expectEqual(events("turn").first, "began")
    fixture.touch(.cancelled, at: .zero, time: 3.2, finger: 0)
    expectEqual(events("turn").last, "cancelled")
    fixture.touch(.ended, at: .zero, time: 3.3, finger: 1)
  }

  /// A press may stray by its allowable movement, which is 10 points.
  @Test(arguments: [(10, 9.5, true), (10, 10.5, false), (30, 29, true), (30, 31, false)] as [(CGFloat, CGFloat, Bool)])
  func presses(allowed: CGFloat, distance: CGFloat, begins: Bool) {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    if allowed != 10 { press.allowableMovement = allowed }
    expectEqual(press.allowableMovement, allowed)
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 150, y: 150 + distance), time: 0.1)
    fixture.frame(at: 0.49)
    expectEqual(events("press"), [])
    fixture.frame(at: 0.51)
    expectEqual(events("press"), begins ? ["began"] : [])
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150 + distance), time: 1)
  }

  /// A pan begins 10 points from where the finger came down.
  @Test(arguments: [(9.5, false), (10, true), (-9.5, false), (-10, true)] as [(CGFloat, Bool)])
  func pans(distance: CGFloat, begins: Bool) {
    fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 150 + distance, y: 150), time: 0.1)
    expectEqual(events("pan"), begins ? ["began"] : [])
    fixture.touch(.ended, at: CGPoint(x: 150 + distance, y: 150), time: 1)
  }
}
