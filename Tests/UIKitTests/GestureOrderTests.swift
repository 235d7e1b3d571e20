import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
@Suite struct GestureOrderTests {
  private let stage = TouchFixture()
  private let start = CGPoint(x: 150, y: 150)

  @Test func recognizersReceiveTouchesBeforeViewsInnermostFirst() {
    stage.add(DiaryRecognizer(), "outer recogniser", to: stage.outer)
    stage.add(DiaryRecognizer(), "recogniser")
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    stage.touch(.moved, at: CGPoint(x: 151, y: 150), time: 0.1)
    stage.touch(.ended, at: CGPoint(x: 151, y: 150), time: 0.2)
    expectEqual(
      stage.diary.read(),
      [
        "recogniser began", "outer recogniser began", "inner began",
        "recogniser moved", "outer recogniser moved", "inner moved",
        "recogniser ended", "outer recogniser ended", "inner ended",
      ])
  }

  @Test func handlerRunsBeforeViewsTouchIsCancelled() {
    stage.add(DiaryRecognizer(), "recogniser").onEnded = .ended
    stage.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(
      stage.diary.read(),
      [
        "recogniser began", "inner began", "recogniser ended", "recogniser -> ended", "inner cancelled",
        "recogniser reset",
      ])
  }

  @Test func recognizerMayKeepTouchInView() {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    stage.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(stage.diary.read(), ["inner began", "tap -> ended", "inner ended"])
  }

  @Test func handlersRunAfterAllRecognizersReceiveEvent() {
    let first = stage.add(DiaryRecognizer(), "first")
    first.onMoved = .began
    let second = stage.add(DiaryRecognizer(), "second")
    let delegate = DiaryDelegate(stage.diary)
    delegate.together = true
    first.delegate = delegate
    second.onMoved = .began
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    _ = stage.diary.read()
    stage.touch(.moved, at: CGPoint(x: 151, y: 150), time: 0.1)
    expectEqual(
      stage.diary.read(),
      [
        "first moved", "begin? first", "wait? first for second", "second moved", "first -> began", "second -> began",
        "inner cancelled",
      ])
  }

  @Test func handlersRunInOrderAdded() {
    let tap = stage.add(UITapGestureRecognizer { [diary = stage.diary] _ in diary.note("zeroth") }, "tap")
    tap.addHandler { [diary = stage.diary] _ in diary.note("last") }
    stage.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(stage.diary.read(), ["inner began", "zeroth", "tap -> ended", "last", "inner cancelled"])
  }

  @Test func delegateIsAskedForEventTouchAndBeginInOrder() {
    let delegate = DiaryDelegate(stage.diary)
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    tap.delegate = delegate
    stage.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(
      stage.diary.read(),
      [
        "event? tap", "touch? tap", "inner began", "begin? tap", "tap -> ended", "inner cancelled",
      ])
    delegate.receives = false
    stage.tap(CGPoint(x: 150, y: 150), at: 1)
    expectEqual(stage.diary.read(), ["event? tap", "touch? tap", "inner began", "inner ended"])
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
    let recognizer = stage.add(DiaryRecognizer(), "it")
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    _ = stage.diary.read()
    for state in states { recognizer.state = state }
    stage.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.1)
    let seen = stage.diary.read().filter { $0.hasPrefix("it -> ") }.map { String($0.dropFirst(6)) }
    expectEqual(seen, reports)
    expectEqual(recognizer.state, .possible)
    expectTrue(stage.root.arena.isIdle)
  }

  @Test func finishedGestureIgnoresTouchesUntilAllLift() {
    stage.add(DiaryRecognizer(), "it").onMoved = .failed
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    stage.touch(.moved, at: CGPoint(x: 151, y: 150), time: 0.1)
    stage.touch(.moved, at: CGPoint(x: 152, y: 150), time: 0.2)
    stage.touch(.began, at: CGPoint(x: 250, y: 150), time: 0.2, finger: 1)
    stage.touch(.ended, at: CGPoint(x: 152, y: 150), time: 0.3)
    expectEqual(stage.diary.read().filter { $0.hasPrefix("it") }, ["it began", "it moved", "it reset"])
  }

  @Test func anIgnoredFingerStaysWithTheView() {
    final class OneFinger: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 1 { for touch in touches { ignore(touch, for: event) } }
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    stage.inner.isMultipleTouchEnabled = true
    let recognizer = stage.add(OneFinger(), "one")
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    stage.touch(.began, at: CGPoint(x: 200, y: 150), time: 0, finger: 1)
    expectEqual(recognizer.numberOfTouches, 1)
    stage.touch(.moved, at: CGPoint(x: 160, y: 150), time: 0.1)
    stage.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.1, finger: 1)
    stage.touch(.ended, at: CGPoint(x: 160, y: 150), time: 0.2)
    stage.touch(.ended, at: CGPoint(x: 210, y: 150), time: 0.2, finger: 1)
    expectEqual(
      stage.diary.read(),
      [
        "inner began", "inner began", "one -> began", "inner cancelled", "inner moved", "one -> ended", "inner ended",
      ])
  }

  @Test func disablingCancelsGestureInProgress() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: start, by: CGPoint(x: 30, y: 0), at: 0, in: 0.1, lifts: false)
    _ = stage.diary.read()
    pan.isEnabled = false
    expectEqual(stage.diary.read(), ["pan -> cancelled"])
    stage.touch(.moved, at: CGPoint(x: 200, y: 150), time: 0.2)
    stage.touch(.ended, at: CGPoint(x: 200, y: 150), time: 0.3)
    expectEmpty(stage.diary.read())
    stage.drag(from: start, by: CGPoint(x: 30, y: 0), at: 1, in: 0.1)
    #expect(!stage.diary.read().contains("pan -> began"))
  }

  @Test func takingARecogniserOffItsViewCancelsIt() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: start, by: CGPoint(x: 30, y: 0), at: 0, in: 0.1, lifts: false)
    _ = stage.diary.read()
    stage.inner.removeGestureRecognizer(pan)
    expectEqual(stage.diary.read(), ["pan -> cancelled"])
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
    stage.inner.addSubview(slider)
    stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.outer)
    stage.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 100, y: 0), at: 0, in: 0.1)
    #expect(!stage.diary.read().contains("swipe -> ended"))
    stage.drag(from: CGPoint(x: 120, y: 250), by: CGPoint(x: 100, y: 0), at: 1, in: 0.1)
    #expect(stage.diary.read().contains("swipe -> ended"))
  }
}
