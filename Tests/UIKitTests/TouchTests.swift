import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
@Suite struct TouchTests {
  private let stage = TouchFixture()

  @Test func tapsOfASeriesAreCounted() {
    var counts: [Int] = []
    stage.inner.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
    stage.tap(CGPoint(x: 150, y: 150), at: 0)
    stage.tap(CGPoint(x: 160, y: 150), at: 0.3)
    stage.tap(CGPoint(x: 150, y: 150), at: 0.6)
    // A touch too late, one too far away, and one after a press that is no tap.
    stage.tap(CGPoint(x: 150, y: 150), at: 1.1)
    stage.tap(CGPoint(x: 250, y: 150), at: 1.3)
    stage.touch(.began, at: CGPoint(x: 250, y: 150), time: 3)
    stage.touch(.ended, at: CGPoint(x: 250, y: 150), time: 4)
    stage.tap(CGPoint(x: 250, y: 150), at: 4.2)
    expectEqual(counts, [1, 2, 3, 1, 1, 1, 1])
  }

  @Test func distantMovementIsNoTap() {
    var counts: [Int] = []
    stage.inner.onTouch = { touch, _ in counts.append(touch.tapCount) }
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    stage.touch(.moved, at: CGPoint(x: 190, y: 150), time: 0.1)
    stage.touch(.moved, at: CGPoint(x: 200, y: 150), time: 0.2)
    stage.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.3)
    stage.tap(CGPoint(x: 150, y: 150), at: 0.4)
    expectEqual(counts, [1, 1, 0, 0, 1, 1])
  }

  @Test func fingersThatDoNotMoveAreStationary() {
    stage.inner.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    stage.inner.onTouch = { _, event in
      let touches = (event?.allTouches ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }
      phases.append(touches.map(\.phase))
    }
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, finger: 0)
    stage.touch(.began, at: CGPoint(x: 200, y: 150), time: 0.1, finger: 1)
    stage.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.2, finger: 1)
    stage.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.3, finger: 0)
    expectEqual(phases, [[.began], [.stationary, .began], [.stationary, .moved], [.ended, .stationary]])
  }

  @Test func locationsUseRequestedViewsCoordinates() throws {
    var touch: UITouch?
    stage.inner.onTouch = { seen, _ in touch = seen }
    stage.touch(.began, at: CGPoint(x: 150, y: 160), time: 0)
    stage.touch(.moved, at: CGPoint(x: 155, y: 170), time: 0.1)
    let seen = try #require(touch)
    expectEqual(seen.location(in: stage.inner), CGPoint(x: 55, y: 70))
    expectEqual(seen.previousLocation(in: stage.inner), CGPoint(x: 50, y: 60))
    expectEqual(seen.location(in: nil), CGPoint(x: 155, y: 170))
    expectEqual(seen.preciseLocation(in: stage.outer), CGPoint(x: 155, y: 170))
    expectIdentical(seen.view, stage.inner)
    expectIdentical(seen.window, stage.window)
    expectEqual(seen.type, .direct)
    expectEqual(seen.timestamp, 0.1)
  }

  @Test func anEventKnowsItsTouchesButtonsAndKeys() throws {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    var event: UIEvent?
    stage.inner.onTouch = { _, seen in event = seen }
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0.5, modifiers: [.shift, .command])
    let seen = try #require(event)
    expectEqual(seen.type, .touches)
    expectEqual(seen.subtype, .none)
    expectEqual(seen.timestamp, 0.5)
    expectEqual(seen.modifierFlags, [.shift, .command])
    expectEqual(seen.buttonMask, .primary)
    let touch = try #require(seen.allTouches?.first)
    #expect(seen.touches(for: stage.inner) == [touch] && seen.touches(for: stage.outer)?.isEmpty == true)
    #expect(seen.touches(for: stage.window) == [touch] && seen.touches(for: tap) == [touch])
    #expect(seen.coalescedTouches(for: touch) == [touch] && touch.gestureRecognizers == [tap])
    expectEqual(tap.modifierFlags, [.shift, .command])
    expectEqual(tap.buttonMask, .primary)
  }

  @Test func viewReceivesSingleTouchByDefault() {
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, finger: 0)
    stage.touch(.began, at: CGPoint(x: 200, y: 150), time: 0, finger: 1)
    stage.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.1, finger: 1)
    stage.touch(.ended, at: CGPoint(x: 210, y: 150), time: 0.2, finger: 1)
    expectEqual(stage.diary.read(), ["inner began"])
    stage.touch(.began, at: CGPoint(x: 20, y: 20), time: 0.3, finger: 1)
    expectEqual(stage.diary.read(), ["outer began"], "another view has a finger of its own")
  }

  @Test func exclusiveTouchViewBlocksOthers() {
    stage.inner.isExclusiveTouch = true
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, finger: 0)
    stage.touch(.began, at: CGPoint(x: 20, y: 20), time: 0, finger: 1)
    stage.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.1, finger: 0)
    stage.touch(.ended, at: CGPoint(x: 20, y: 20), time: 0.1, finger: 1)
    expectEqual(stage.diary.read(), ["inner began", "inner ended"])
    stage.touch(.began, at: CGPoint(x: 20, y: 20), time: 1, finger: 1)
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 1, finger: 0)
    expectEqual(stage.diary.read(), ["outer began"])
  }

  @Test func aViewThatLeavesLosesItsFinger() {
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 5, y: 0), at: 0, in: 0.1, lifts: false)
    _ = stage.diary.read()
    stage.inner.removeFromSuperview()
    expectTrue(stage.root.needsFrame)
    stage.frame(at: 0.2)
    stage.touch(.moved, at: CGPoint(x: 200, y: 150), time: 0.3)
    stage.touch(.ended, at: CGPoint(x: 200, y: 150), time: 0.4)
    expectEqual(stage.diary.read(), ["inner cancelled"])
    expectTrue(stage.root.arena.isIdle)
  }

  @Test func removingViewCancelsGesture() {
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 50, y: 0), at: 0, in: 0.1, lifts: false)
    _ = stage.diary.read()
    stage.inner.removeFromSuperview()
    stage.frame(at: 0.2)
    expectEqual(stage.diary.read(), ["pan -> cancelled"])
    expectEqual(stage.root.arena.isIdle, false, "the finger is still down")
    stage.touch(.ended, at: CGPoint(x: 200, y: 150), time: 0.4)
    expectTrue(stage.root.arena.isIdle)
  }

  @Test func liftWithoutLocationUsesLastLocation() {
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    stage.touch(.moved, at: CGPoint(x: CGFloat.nan, y: 150), time: 0.1)
    stage.touch(.ended, at: CGPoint(x: CGFloat.infinity, y: CGFloat.nan), time: .nan)
    expectEqual(stage.diary.read(), ["inner began", "inner ended"])
    expectTrue(stage.root.arena.isIdle)
  }

  @Test func delayingRecognizerWithholdsTouchUntilFailure() {
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.delaysTouchesBegan = true
    stage.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    stage.touch(.moved, at: CGPoint(x: 152, y: 150), time: 0.1)
    expectEmpty(stage.diary.read())
    stage.frame(at: 0.6)
    expectEqual(stage.diary.read(), ["inner began"])
    stage.touch(.ended, at: CGPoint(x: 152, y: 150), time: 0.7)
    expectEqual(stage.diary.read(), ["inner ended"])
    stage.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 100, y: 0), at: 1, in: 0.1)
    expectEqual(stage.diary.read(), ["swipe -> ended"])
  }

  @Test func touchEndIsDelayedDuringPossibleDoubleTap() {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(stage.diary.read(), ["inner began"])
    stage.frame(at: 0.46)
    expectEqual(stage.diary.read(), ["inner ended"])
    stage.tap(CGPoint(x: 150, y: 150), at: 1)
    stage.tap(CGPoint(x: 150, y: 150), at: 1.2)
    expectEqual(
      stage.diary.read(), ["inner began", "inner began", "double -> ended", "inner cancelled", "inner cancelled"])
    double.delaysTouchesEnded = false
    stage.tap(CGPoint(x: 150, y: 150), at: 2)
    expectEqual(stage.diary.read(), ["inner began", "inner ended"])
  }
}
