import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct GestureKindTests {
  private let fixture = TouchFixture()

  // MARK: Between gestures

  @Test func gestureWaitsForRequiredFailure() {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: swipe)
    fixture.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 100, y: 0), at: 0, in: 0.1)
    expectEqual(
      fixture.diary.read(),
      [
        "inner began", "inner moved", "inner moved", "inner moved", "inner moved", "inner moved", "swipe -> ended",
        "inner cancelled",
      ])
    // Slow: the swipe fails by its duration, and the pan begins at once.
    fixture.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 40, y: 0), at: 1, in: 0.2, lifts: false)
    #expect(!fixture.diary.read().contains("pan -> began"))
    fixture.frame(at: 1.6)
    expectEqual(fixture.diary.read(), ["pan -> began", "inner cancelled"])
    fixture.touch(.ended, at: CGPoint(x: 160, y: 150), time: 2)
    expectEqual(fixture.diary.read(), ["pan -> ended"])
  }

  @Test func delegatesMayMakeGesturesWait() {
    let delegate = DiaryDelegate(fixture.diary)
    delegate.waits = true
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = .up
    fixture.add(UIPanGestureRecognizer(), "pan").delegate = delegate
    fixture.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 40, y: 0), at: 0, in: 0.1, lifts: false)
    let lines = fixture.diary.read()
    expectEqual(lines.count { $0 == "wait? pan for swipe" }, 1, "asked once")
    #expect(lines.count { $0 == "begin? pan" } == 1 && !lines.contains("pan -> began"))
    fixture.touch(.moved, at: CGPoint(x: 180, y: 150), time: 0.2)
    // 60 points sideways exclude an upward swipe.
    expectEqual(fixture.diary.read(), ["pan -> began", "inner cancelled"])
  }

  @Test func twoFingersOnTwoViewsPanBoth() {
    let left = DiaryView(frame: rect(0, 0, 100, 100))
    let right = DiaryView(frame: rect(100, 0, 100, 100))
    for view in [left, right] { fixture.inner.addSubview(view) }
    fixture.add(UIPanGestureRecognizer(), "left", to: left)
    fixture.add(UIPanGestureRecognizer(), "right", to: right)
    fixture.touch(.began, at: CGPoint(x: 120, y: 120), time: 0, finger: 0)
    fixture.touch(.began, at: CGPoint(x: 220, y: 120), time: 0, finger: 1)
    fixture.touch(.moved, at: CGPoint(x: 120, y: 140), time: 0.1, finger: 0)
    fixture.touch(.moved, at: CGPoint(x: 220, y: 140), time: 0.1, finger: 1)
    expectEqual(fixture.diary.read(), ["left -> began", "right -> began"])
  }

  @Test func tapEndsWhenFingerLifts() {
    fixture.add(UITapGestureRecognizer(), "tap")
    fixture.touch(.began, at: CGPoint(x: 20, y: 20), time: 0, finger: 7)
    for start in [1.0, 2.0] { fixture.tap(CGPoint(x: 150, y: 150), at: start) }
    expectEqual(fixture.diary.read().filter { $0.hasPrefix("tap") }, ["tap -> ended", "tap -> ended"])
  }

  @Test func singleTapYieldsToDoubleTap() {
    fixture.add(UITapGestureRecognizer(), "single")
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    fixture.tap(CGPoint(x: 150, y: 150), at: 0.2)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["single -> ended", "double -> ended"])
  }

  // MARK: Taps

  @Test func aTapMayStrayAndRestALittle() {
    fixture.add(UITapGestureRecognizer(), "tap")
    func tap(by distance: CGFloat, in duration: TimeInterval, at time: TimeInterval) -> Bool {
      fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: time)
      fixture.touch(.moved, at: CGPoint(x: 150 + distance, y: 150), time: time + duration / 2)
      fixture.touch(.ended, at: CGPoint(x: 150 + distance, y: 150), time: time + duration)
      return fixture.diary.read().contains("tap -> ended")
    }
    #expect(tap(by: 0, in: 0.7, at: 0) && tap(by: 44, in: 0.1, at: 2))
    #expect(!tap(by: 0, in: 0.8, at: 4) && !tap(by: 46, in: 0.1, at: 6))
  }

  @Test func delayedTapKeepsLocation() {
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    var locations: [CGPoint] = []
    let single = fixture.add(UITapGestureRecognizer(), "single")
    single.require(toFail: double)
    for tap in [single, double] {
      tap.addHandler { [inner = fixture.inner] in
        locations.append($0.location(in: inner))
        locations.append($0.location(ofTouch: 0, in: nil))
        expectEqual($0.numberOfTouches, 1)
      }
    }
    fixture.tap(CGPoint(x: 150, y: 160), at: 0)
    fixture.frame(at: 1)
    fixture.tap(CGPoint(x: 200, y: 210), at: 2)
    fixture.tap(CGPoint(x: 202, y: 210), at: 2.2)
    expectEqual(locations, [(50, 60), (150, 160), (100, 110), (200, 210)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  @Test func twoFingersTapTogether() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = 2
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    for (finger, x) in [(0, 150.0), (1, 200)] {
      fixture.touch(.began, at: CGPoint(x: x, y: 150), time: 1, finger: finger)
    }
    for (finger, x) in [(0, 150.0), (1, 200)] {
      fixture.touch(.ended, at: CGPoint(x: x, y: 150), time: 1.1, finger: finger)
    }
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["tap -> ended"])
  }

  @Test func secondaryButtonTapsWhenRequested() {
    fixture.add(UITapGestureRecognizer(), "left")
    let right = fixture.add(UITapGestureRecognizer(), "right")
    right.buttonMaskRequired = .secondary
    var masks: [UIEvent.ButtonMask] = []
    right.addHandler { masks.append($0.buttonMask) }
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, buttons: .secondary)
    // The release of the last button leaves none.
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.1, buttons: [])
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["right -> ended"])
    expectEqual(masks, [.secondary])
    right.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 1, buttons: .secondary)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 1.1, buttons: .secondary)
    expectEqual(fixture.diary.read(), ["inner began", "inner ended"])
  }

  // MARK: Long presses

  @Test func dueLongPressBeginsDespiteLateFrame() {
    fixture.add(UILongPressGestureRecognizer(), "press")
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.51)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["press -> began", "press -> ended"])
  }

  @Test func zeroDurationPressBeginsAtOnceAndFollows() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    press.minimumPressDuration = 0
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 250, y: 150), time: 0.1)
    fixture.touch(.cancelled, at: CGPoint(x: 250, y: 150), time: 0.2)
    expectEqual(fixture.diary.read(), ["press -> began", "press -> changed", "press -> cancelled"])
  }

  @Test func aFingerThatStraysDoesNotPress() {
    fixture.add(UILongPressGestureRecognizer(), "press")
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 161, y: 150), time: 0.1)
    fixture.frame(at: 1)
    #expect(!fixture.diary.read().contains("press -> began"))
  }

  @Test func aPressMayWantATapFirst() {
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    press.numberOfTapsRequired = 1
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.frame(at: 0.7)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.7)
    fixture.frame(at: 1.5)
    fixture.tap(CGPoint(x: 150, y: 150), at: 2)
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 2.2)
    fixture.frame(at: 2.75)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["press -> began"])
  }

  // MARK: Pans, swipes, two fingers

  @Test func twoFingerPanEndsWhenFingerLifts() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.minimumNumberOfTouches = 2
    fixture.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 30, y: 0), at: 0, in: 0.1)
    for (finger, x) in [(0, 150.0), (1, 200)] {
      fixture.touch(.began, at: CGPoint(x: x, y: 150), time: 1, finger: finger)
    }
    for (finger, x) in [(0, 180.0), (1, 230)] {
      fixture.touch(.moved, at: CGPoint(x: x, y: 150), time: 1.1, finger: finger)
    }
    expectEqual(pan.translation(in: nil).x, 15)
    expectEqual(pan.numberOfTouches, 2)
    fixture.touch(.ended, at: CGPoint(x: 180, y: 150), time: 1.2)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["pan -> began", "pan -> changed", "pan -> ended"])
  }

  @Test func oneFingerPanContinuesWithoutSecondFinger() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    fixture.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 30, y: 0), at: 0, in: 0.1, lifts: false)
    fixture.touch(.began, at: CGPoint(x: 250, y: 250), time: 0.2, finger: 1)
    expectEqual(pan.numberOfTouches, 1)
    let before = pan.translation(in: nil)
    fixture.touch(.moved, at: CGPoint(x: 290, y: 250), time: 0.3, finger: 1)
    expectEqual(pan.translation(in: nil), before)
    pan.setTranslation(CGPoint(x: 100, y: 1), in: fixture.inner)
    fixture.touch(.moved, at: CGPoint(x: 190, y: 155), time: 0.3)
    expectEqual(pan.translation(in: fixture.inner), CGPoint(x: 110, y: 6))
  }

  @Test func aPanIsAsFastAsTheFinger() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.drag(from: CGPoint(x: 120, y: 120), by: CGPoint(x: 100, y: -50), at: 0, in: 0.2, lifts: false)
    expectClose(pan.velocity(in: nil), CGPoint(x: 500, y: -250))
    fixture.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectClose(pan.velocity(in: fixture.inner), CGPoint(x: 250, y: -125))
  }

  @Test(
    arguments: [
      (CGPoint(x: 60, y: 0), 0.2, .right), (CGPoint(x: -60, y: 20), 0.2, .left),
      (CGPoint(x: 0, y: -60), 0.2, .up), (CGPoint(x: 10, y: 60), 0.2, .down), (CGPoint(x: 40, y: 0), 0.2, []),
      (CGPoint(x: 60, y: 0), 0.8, []), (CGPoint(x: 62, y: 61), 0.2, []),
    ] as [(CGPoint, TimeInterval, UISwipeGestureRecognizer.Direction)])
  func aSwipeIsLongQuickAndStraight(
    distance: CGPoint, duration: TimeInterval, expected: UISwipeGestureRecognizer.Direction
  ) {
    var seen: UISwipeGestureRecognizer.Direction = []
    for direction in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
      let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
      swipe.direction = direction
      swipe.addHandler {
        seen.formUnion(direction)
        expectEqual($0.location(in: nil), CGPoint(x: 200, y: 200), "where it began")
      }
    }
    fixture.drag(from: CGPoint(x: 200, y: 200), by: distance, at: 0, in: duration)
    expectEqual(seen, expected)
  }

  @Test func twoFingersPinchAndTurn() {
    let delegate = DiaryDelegate(fixture.diary)
    delegate.together = true
    let pinch = fixture.add(UIPinchGestureRecognizer(), "pinch")
    let turn = fixture.add(UIRotationGestureRecognizer(), "turn")
    pinch.delegate = delegate
    func fingers(_ phase: PointerEvent.Phase, apart span: CGFloat, angle: CGFloat, at time: TimeInterval) {
      for (finger, side) in [(0, CGFloat(-0.5)), (1, 0.5)] {
        let (x, y) = (200 + side * span * cos(angle), 200 + side * span * sin(angle))
        fixture.touch(phase, at: CGPoint(x: x, y: y), time: time, finger: finger)
      }
    }
    fingers(.began, apart: 100, angle: 0, at: 0)
    fingers(.moved, apart: 120, angle: 0, at: 0.1)
    let base = pinch.scale
    fingers(.moved, apart: 240, angle: 0, at: 0.2)
    expectLess(abs(pinch.scale / base - 2), 0.1)
    expectGreater(pinch.velocity, 0)
    pinch.scale = 1
    fingers(.moved, apart: 120, angle: 0, at: 0.3)
    expectLess(abs(pinch.scale - 0.5), 1e-9)
    expectLess(pinch.velocity, 0)
    fingers(.moved, apart: 120, angle: 0.3, at: 0.4)
    let turned = turn.rotation
    fingers(.moved, apart: 120, angle: 0.8, at: 0.5)
    expectLess(abs(turn.rotation - turned - 0.5), 1e-9)
    expectGreater(turn.velocity, 0)
    fingers(.ended, apart: 120, angle: 0.8, at: 0.6)
    let lines = fixture.diary.read().filter { $0.contains("->") }
    // Each finger's movement is reported.
    for (name, count) in [("pinch", 5), ("turn", 2)] {
      expectAtLeast(lines.filter { $0.contains("\(name) -> changed") }.count, count, "\(lines)")
    }
    expectContains(lines, "pinch -> ended")
    expectContains(lines, "turn -> ended")
    expectEqual(pinch.state, .possible)
    expectTrue(fixture.root.arena.isIdle)
  }

  /// A recognizer in the style of apps: three touch methods of the standard class, overridden.
  @Test func aSubclassOfAPanMayRestrictIt() {
    final class Vertical: UIPanGestureRecognizer {
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        let speed = velocity(in: view)
        if abs(speed.x) > abs(speed.y) { state = .cancelled }
      }
    }
    fixture.add(Vertical(), "vertical")
    fixture.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 50, y: 10), at: 0, in: 0.1)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }, ["vertical -> began", "vertical -> cancelled"])
    fixture.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 10, y: 50), at: 1, in: 0.1)
    expectEqual(fixture.diary.read().filter { $0.contains("->") }.last, "vertical -> ended")
  }
}
