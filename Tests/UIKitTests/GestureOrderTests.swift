import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct GestureOrderTests {
  private let fixture = TouchFixture()
  private let start = CGPoint(x: 150, y: 150)

  @Test func recognizersReceiveTouchesBeforeViewsInnermostFirst() {
    fixture.add(DiaryRecognizer(), "outer recogniser", to: fixture.outer)
    fixture.add(DiaryRecognizer(), "recogniser")
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 151, y: 150), time: 0.1)
    fixture.touch(.ended, at: CGPoint(x: 151, y: 150), time: 0.2)
    expectEqual(
      fixture.diary.read(),
      [
        "recogniser began", "outer recogniser began", "inner began",
        "recogniser moved", "outer recogniser moved", "inner moved",
        "recogniser ended", "outer recogniser ended", "inner ended",
      ])
  }

  @Test func handlerRunsBeforeViewsTouchIsCancelled() {
    fixture.add(DiaryRecognizer(), "recogniser").onEnded = .ended
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(
      fixture.diary.read(),
      [
        "recogniser began", "inner began", "recogniser ended", "recogniser -> ended", "inner cancelled",
        "recogniser reset",
      ])
  }

  @Test func recognizerMayKeepTouchInView() {
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(fixture.diary.read(), ["inner began", "tap -> ended", "inner ended"])
  }

  @Test func handlersRunAfterAllRecognizersReceiveEvent() {
    let first = fixture.add(DiaryRecognizer(), "first")
    first.onMoved = .began
    let second = fixture.add(DiaryRecognizer(), "second")
    let delegate = DiaryDelegate(fixture.diary)
    delegate.together = true
    first.delegate = delegate
    second.onMoved = .began
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    _ = fixture.diary.read()
    fixture.touch(.moved, at: CGPoint(x: 151, y: 150), time: 0.1)
    expectEqual(
      fixture.diary.read(),
      [
        "first moved", "begin? first", "wait? first for second", "second moved", "first -> began", "second -> began",
        "inner cancelled",
      ])
  }

  @Test func handlersRunInOrderAdded() {
    let tap = fixture.add(UITapGestureRecognizer { [diary = fixture.diary] _ in diary.note("zeroth") }, "tap")
    tap.addHandler { [diary = fixture.diary] _ in diary.note("last") }
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(fixture.diary.read(), ["inner began", "zeroth", "tap -> ended", "last", "inner cancelled"])
  }

  @Test func delegateCallsAreInOrder() {
    let delegate = DiaryDelegate(fixture.diary)
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    tap.delegate = delegate
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(
      fixture.diary.read(),
      [
        "event? tap", "touch? tap", "inner began", "begin? tap", "tap -> ended", "inner cancelled",
      ])
    delegate.receives = false
    fixture.tap(CGPoint(x: 150, y: 150), at: 1)
    expectEqual(fixture.diary.read(), ["event? tap", "touch? tap", "inner began", "inner ended"])
  }

  /// UIKit's states after invalid transitions.
  @Test(
    arguments: [
      ([.began, .changed, .ended], ["began", "changed", "ended"]), ([.ended], ["ended"]),
      ([.changed], ["began", "cancelled"]),
      ([.failed], []), ([.cancelled], []), ([.began, .failed], ["began", "cancelled"]),
      ([.began, .cancelled], ["began", "cancelled"]), ([.began, .began, .ended], ["began", "changed", "ended"]),
      ([.ended, .began], ["ended"]), ([.failed, .ended], []), ([.began, .possible, .ended], ["began", "ended"]),
    ] as [([UIGestureRecognizer.State], [String])])
  func onlyLegalMovesAreMade(states: [UIGestureRecognizer.State], reports: [String]) {
    let recognizer = fixture.add(DiaryRecognizer(), "it")
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    _ = fixture.diary.read()
    for state in states { recognizer.state = state }
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.1)
    let seen = fixture.diary.read().filter { $0.hasPrefix("it -> ") }.map { String($0.dropFirst(6)) }
    expectEqual(seen, reports)
    expectEqual(recognizer.state, .possible)
    expectTrue(fixture.root.arena.isIdle)
  }

  @Test func finishedGestureIgnoresTouchesUntilAllLift() {
    fixture.add(DiaryRecognizer(), "it").onMoved = .failed
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 151, y: 150), time: 0.1)
    fixture.touch(.moved, at: CGPoint(x: 152, y: 150), time: 0.2)
    fixture.touch(.began, at: CGPoint(x: 250, y: 150), time: 0.2, finger: 1)
    fixture.touch(.ended, at: CGPoint(x: 152, y: 150), time: 0.3)
    expectEqual(fixture.diary.read().filter { $0.hasPrefix("it") }, ["it began", "it moved", "it reset"])
  }

  @Test func anIgnoredFingerStaysWithTheView() {
    final class OneFinger: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    fixture.inner.isMultipleTouchEnabled = true
    let recognizer = fixture.add(OneFinger(), "one")
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.began, at: CGPoint(x: 200, y: 150), time: 0, finger: 1)
    expectEqual(recognizer.numberOfTouches, 1)
    fixture.touch(.moved, at: CGPoint(x: 160, y: 150), time: 0.1)
    fixture.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.1, finger: 1)
    fixture.touch(.ended, at: CGPoint(x: 160, y: 150), time: 0.2)
    fixture.touch(.ended, at: CGPoint(x: 210, y: 150), time: 0.2, finger: 1)
    expectEqual(
      fixture.diary.read(),
      [
        "inner began", "inner began", "one -> began", "inner cancelled", "inner moved", "one -> ended", "inner ended",
      ])
  }

  @Test func disablingCancelsGestureInProgress() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.drag(from: start, by: CGPoint(x: 30, y: 0), at: 0, in: 0.1, lifts: false)
    _ = fixture.diary.read()
    pan.isEnabled = false
    expectEqual(fixture.diary.read(), ["pan -> cancelled"])
    fixture.touch(.moved, at: CGPoint(x: 200, y: 150), time: 0.2)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 150), time: 0.3)
    expectEmpty(fixture.diary.read())
    fixture.drag(from: start, by: CGPoint(x: 30, y: 0), at: 1, in: 0.1)
    #expect(!fixture.diary.read().contains("pan -> began"))
  }

  @Test func takingARecogniserOffItsViewCancelsIt() {
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.drag(from: start, by: CGPoint(x: 30, y: 0), at: 0, in: 0.1, lifts: false)
    _ = fixture.diary.read()
    fixture.inner.removeGestureRecognizer(pan)
    expectEqual(fixture.diary.read(), ["pan -> cancelled"])
    expectNil(pan.view)
    expectEqual(pan.state, .possible)
  }

  @Test func ancestorViewsMayPreventGesture() {
    final class Slider: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !(gestureRecognizer is UISwipeGestureRecognizer)
      }
    }
    let slider = Slider(frame: rect(0, 0, 200, 100))
    fixture.inner.addSubview(slider)
    fixture.add(UISwipeGestureRecognizer(), "swipe", to: fixture.outer)
    fixture.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 100, y: 0), at: 0, in: 0.1)
    #expect(!fixture.diary.read().contains("swipe -> ended"))
    fixture.drag(from: CGPoint(x: 120, y: 250), by: CGPoint(x: 100, y: 0), at: 1, in: 0.1)
    expectContains(fixture.diary.read(), "swipe -> ended")
  }
}
