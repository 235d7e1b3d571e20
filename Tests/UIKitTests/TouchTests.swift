import DeviceSupport
import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
struct TouchTests {
  private let fixture = TouchFixture()

  @Test func tapsOfASeriesAreCounted() {
    var counts: [Int] = []
    fixture.inner.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    fixture.tap(CGPoint(x: 160, y: 150), at: 0.3)
    fixture.tap(CGPoint(x: 150, y: 150), at: 0.6)
    // A touch too late, one too far away, and one after a press that is no tap.
    fixture.tap(CGPoint(x: 150, y: 150), at: 1.1)
    fixture.tap(CGPoint(x: 250, y: 150), at: 1.3)
    fixture.touch(.began, at: CGPoint(x: 250, y: 150), time: 3)
    fixture.touch(.ended, at: CGPoint(x: 250, y: 150), time: 4)
    fixture.tap(CGPoint(x: 250, y: 150), at: 4.2)
    expectEqual(counts, [1, 2, 3, 1, 1, 1, 1])
  }

  @Test func distantMovementIsNoTap() {
    var counts: [Int] = []
    fixture.inner.onTouch = { touch, _ in counts.append(touch.tapCount) }
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 190, y: 150), time: 0.1)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 150), time: 0.2)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.3)
    fixture.tap(CGPoint(x: 150, y: 150), at: 0.4)
    expectEqual(counts, [1, 1, 0, 0, 1, 1])
  }

  @Test func fingersThatDoNotMoveAreStationary() {
    fixture.inner.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    fixture.inner.onTouch = { _, event in
      let touches = (event?.allTouches ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }
      phases.append(touches.map(\.phase))
    }
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, finger: 0)
    fixture.touch(.began, at: CGPoint(x: 200, y: 150), time: 0.1, finger: 1)
    fixture.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.2, finger: 1)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.3, finger: 0)
    expectEqual(phases, [[.began], [.stationary, .began], [.stationary, .moved], [.ended, .stationary]])
  }

  @Test func locationsUseRequestedViewsCoordinates() throws {
    var touch: UITouch?
    fixture.inner.onTouch = { seen, _ in touch = seen }
    fixture.touch(.began, at: CGPoint(x: 150, y: 160), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 155, y: 170), time: 0.1)
    let seen = try #require(touch)
    expectEqual(seen.location(in: fixture.inner), CGPoint(x: 55, y: 70))
    expectEqual(seen.previousLocation(in: fixture.inner), CGPoint(x: 50, y: 60))
    expectEqual(seen.location(in: nil), CGPoint(x: 155, y: 170))
    expectEqual(seen.preciseLocation(in: fixture.outer), CGPoint(x: 155, y: 170))
    expectIdentical(seen.view, fixture.inner)
    expectIdentical(seen.window, fixture.window)
    expectEqual(seen.type, .direct)
    expectEqual(seen.timestamp, 0.1)
  }

  @Test func anEventKnowsItsTouchesButtonsAndKeys() throws {
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    var event: UIEvent?
    fixture.inner.onTouch = { _, seen in event = seen }
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0.5, modifiers: [.shift, .command])
    let seen = try #require(event)
    expectEqual(seen.type, .touches)
    expectEqual(seen.subtype, .none)
    expectEqual(seen.timestamp, 0.5)
    expectEqual(seen.modifierFlags, [.shift, .command])
    expectEqual(seen.buttonMask, .primary)
    let touch = try #require(seen.allTouches?.first)
    expectEqual(seen.touches(for: fixture.inner), [touch])
    expectEqual(seen.touches(for: fixture.outer)?.isEmpty, true)
    expectEqual(seen.touches(for: fixture.window), [touch])
    expectEqual(seen.touches(for: tap), [touch])
    expectEqual(seen.coalescedTouches(for: touch), [touch])
    expectEqual(touch.gestureRecognizers, [tap])
    expectEqual(tap.modifierFlags, [.shift, .command])
    expectEqual(tap.buttonMask, .primary)
  }

  /// A second button may go down while the first one is held; the release keeps the buttons of the last event.
  @Test func anEventKnowsTheButtonsOfItsTime() {
    var masks: [UIEvent.ButtonMask?] = []
    fixture.inner.onTouch = { _, event in masks.append(event?.buttonMask) }
    let point = CGPoint(x: 150, y: 150)
    fixture.touch(.began, at: point, time: 0, buttons: .primary)
    fixture.touch(.moved, at: CGPoint(x: 152, y: 150), time: 0.1, buttons: [.primary, .secondary])
    fixture.touch(.moved, at: CGPoint(x: 154, y: 150), time: 0.2, buttons: .secondary)
    fixture.touch(.ended, at: point, time: 0.3, buttons: [])
    expectEqual(masks, [.primary, [.primary, .secondary], .secondary, .secondary])
  }

  @Test func viewReceivesSingleTouchByDefault() {
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, finger: 0)
    fixture.touch(.began, at: CGPoint(x: 200, y: 150), time: 0, finger: 1)
    fixture.touch(.moved, at: CGPoint(x: 210, y: 150), time: 0.1, finger: 1)
    fixture.touch(.ended, at: CGPoint(x: 210, y: 150), time: 0.2, finger: 1)
    expectEqual(fixture.diary.read(), ["inner began"])
    fixture.touch(.began, at: CGPoint(x: 20, y: 20), time: 0.3, finger: 1)
    expectEqual(fixture.diary.read(), ["outer began"], "another view has a finger of its own")
  }

  @Test func exclusiveTouchViewBlocksOthers() {
    fixture.inner.isExclusiveTouch = true
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0, finger: 0)
    fixture.touch(.began, at: CGPoint(x: 20, y: 20), time: 0, finger: 1)
    fixture.touch(.ended, at: CGPoint(x: 150, y: 150), time: 0.1, finger: 0)
    fixture.touch(.ended, at: CGPoint(x: 20, y: 20), time: 0.1, finger: 1)
    expectEqual(fixture.diary.read(), ["inner began", "inner ended"])
    fixture.touch(.began, at: CGPoint(x: 20, y: 20), time: 1, finger: 1)
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 1, finger: 0)
    expectEqual(fixture.diary.read(), ["outer began"])
  }

  @Test func aViewThatLeavesLosesItsFinger() {
    fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 5, y: 0), at: 0, in: 0.1, lifts: false)
    _ = fixture.diary.read()
    fixture.inner.removeFromSuperview()
    expectTrue(fixture.root.needsFrame)
    fixture.frame(at: 0.2)
    fixture.touch(.moved, at: CGPoint(x: 200, y: 150), time: 0.3)
    fixture.touch(.ended, at: CGPoint(x: 200, y: 150), time: 0.4)
    expectEqual(fixture.diary.read(), ["inner cancelled"])
    expectTrue(fixture.root.arena.isIdle)
  }

  @Test func removingViewCancelsGesture() {
    fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 50, y: 0), at: 0, in: 0.1, lifts: false)
    _ = fixture.diary.read()
    fixture.inner.removeFromSuperview()
    fixture.frame(at: 0.2)
    expectEqual(fixture.diary.read(), ["pan -> cancelled"])
    expectEqual(fixture.root.arena.isIdle, false, "the finger is still down")
    fixture.touch(.ended, at: CGPoint(x: 200, y: 150), time: 0.4)
    expectTrue(fixture.root.arena.isIdle)
  }

  @Test func liftWithoutLocationUsesLastLocation() {
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: CGFloat.nan, y: 150), time: 0.1)
    fixture.touch(.ended, at: CGPoint(x: CGFloat.infinity, y: CGFloat.nan), time: .nan)
    expectEqual(fixture.diary.read(), ["inner began", "inner ended"])
    expectTrue(fixture.root.arena.isIdle)
  }

  @Test func delayingRecognizerWithholdsTouchUntilFailure() {
    let swipe = fixture.add(UISwipeGestureRecognizer(), "swipe")
    swipe.delaysTouchesBegan = true
    fixture.touch(.began, at: CGPoint(x: 150, y: 150), time: 0)
    fixture.touch(.moved, at: CGPoint(x: 152, y: 150), time: 0.1)
    expectEmpty(fixture.diary.read())
    fixture.frame(at: 0.6)
    expectEqual(fixture.diary.read(), ["inner began"])
    fixture.touch(.ended, at: CGPoint(x: 152, y: 150), time: 0.7)
    expectEqual(fixture.diary.read(), ["inner ended"])
    fixture.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 100, y: 0), at: 1, in: 0.1)
    expectEqual(fixture.diary.read(), ["swipe -> ended"])
  }

  @Test func touchEndIsDelayedDuringPossibleDoubleTap() {
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    fixture.tap(CGPoint(x: 150, y: 150), at: 0)
    expectEqual(fixture.diary.read(), ["inner began"])
    fixture.frame(at: 0.46)
    expectEqual(fixture.diary.read(), ["inner ended"])
    fixture.tap(CGPoint(x: 150, y: 150), at: 1)
    fixture.tap(CGPoint(x: 150, y: 150), at: 1.2)
    expectEqual(
      fixture.diary.read(), ["inner began", "inner began", "double -> ended", "inner cancelled", "inner cancelled"])
    double.delaysTouchesEnded = false
    fixture.tap(CGPoint(x: 150, y: 150), at: 2)
    expectEqual(fixture.diary.read(), ["inner began", "inner ended"])
  }
}
