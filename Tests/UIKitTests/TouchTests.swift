import Foundation
import Geometry
import Testing
import UIKitCore
import TestSupport

@MainActor
@Suite struct TouchTests {
  private let stage = TouchStage()

  @Test func tapsOfASeriesAreCounted() {
    var counts: [Int] = []
    stage.inner.onTouch = { touch, _ in if touch.phase == .began { counts.append(touch.tapCount) } }
    stage.tap(150, 150, at: 0)
    stage.tap(160, 150, at: 0.3)
    stage.tap(150, 150, at: 0.6)
    // Too late, too far, after a rest that is no tap.
    stage.tap(150, 150, at: 1.1)
    stage.tap(250, 150, at: 1.3)
    stage.send(.began, 250, 150, at: 3)
    stage.send(.ended, 250, 150, at: 4)
    stage.tap(250, 150, at: 4.2)
    expectEqual(counts, [1, 2, 3, 1, 1, 1, 1])
  }

  @Test func aFingerThatHasGoneFarIsNoTap() {
    var counts: [Int] = []
    stage.inner.onTouch = { touch, _ in counts.append(touch.tapCount) }
    stage.send(.began, 150, 150, at: 0)
    stage.send(.moved, 190, 150, at: 0.1)
    stage.send(.moved, 200, 150, at: 0.2)
    stage.send(.ended, 150, 150, at: 0.3)
    stage.tap(150, 150, at: 0.4)
    expectEqual(counts, [1, 1, 0, 0, 1, 1])
  }

  @Test func fingersThatDoNotMoveAreStationary() {
    stage.inner.isMultipleTouchEnabled = true
    var phases: [[UITouch.Phase]] = []
    stage.inner.onTouch = { _, event in
      let touches = (event?.allTouches ?? []).sorted { $0.location(in: nil).x < $1.location(in: nil).x }
      phases.append(touches.map(\.phase))
    }
    stage.send(.began, 150, 150, at: 0, finger: 0)
    stage.send(.began, 200, 150, at: 0.1, finger: 1)
    stage.send(.moved, 210, 150, at: 0.2, finger: 1)
    stage.send(.ended, 150, 150, at: 0.3, finger: 0)
    expectEqual(phases, [[.began], [.stationary, .began], [.stationary, .moved], [.ended, .stationary]])
  }

  @Test func placesAreThoseOfTheViewAskedFor() throws {
    var touch: UITouch?
    stage.inner.onTouch = { seen, _ in touch = seen }
    stage.send(.began, 150, 160, at: 0)
    stage.send(.moved, 155, 170, at: 0.1)
    let seen = try #require(touch)
    expectEqual(seen.location(in: stage.inner), CGPoint(x: 55, y: 70))
    expectEqual(seen.previousLocation(in: stage.inner), CGPoint(x: 50, y: 60))
    expectEqual(seen.location(in: nil), CGPoint(x: 155, y: 170))
    expectEqual(seen.preciseLocation(in: stage.outer), CGPoint(x: 155, y: 170))
    expectIdentical(seen.view, stage.inner)
    expectIdentical(seen.window, stage.harness.window)
    expectEqual(seen.type, .direct)
    expectEqual(seen.timestamp, 0.1)
  }

  @Test func anEventKnowsItsTouchesButtonsAndKeys() throws {
    let tap = stage.add(UITapGestureRecognizer(), "tap")
    var event: UIEvent?
    stage.inner.onTouch = { _, seen in event = seen }
    stage.send(.began, 150, 150, at: 0.5, modifiers: [.shift, .command])
    let seen = try #require(event)
    expectEqual(seen.type, .touches)
    expectEqual(seen.subtype, .none)
    expectEqual(seen.timestamp, 0.5)
    expectEqual(seen.modifierFlags, [.shift, .command])
    expectEqual(seen.buttonMask, .primary)
    let touch = try #require(seen.allTouches?.first)
    #expect(seen.touches(for: stage.inner) == [touch] && seen.touches(for: stage.outer)?.isEmpty == true)
    #expect(seen.touches(for: stage.harness.window) == [touch] && seen.touches(for: tap) == [touch])
    #expect(seen.coalescedTouches(for: touch) == [touch] && touch.gestureRecognizers == [tap])
    expectEqual(tap.modifierFlags, [.shift, .command])
    expectEqual(tap.buttonMask, .primary)
  }

  @Test func aViewSeesOneFingerUnlessItWantsMore() {
    stage.send(.began, 150, 150, at: 0, finger: 0)
    stage.send(.began, 200, 150, at: 0, finger: 1)
    stage.send(.moved, 210, 150, at: 0.1, finger: 1)
    stage.send(.ended, 210, 150, at: 0.2, finger: 1)
    expectEqual(stage.diary.read(), ["inner began"])
    stage.send(.began, 20, 20, at: 0.3, finger: 1)
    expectEqual(stage.diary.read(), ["outer began"], "another view has a finger of its own")
  }

  @Test func anExclusiveViewIsTheOnlyOneWithAFinger() {
    stage.inner.isExclusiveTouch = true
    stage.send(.began, 150, 150, at: 0, finger: 0)
    stage.send(.began, 20, 20, at: 0, finger: 1)
    stage.send(.ended, 150, 150, at: 0.1, finger: 0)
    stage.send(.ended, 20, 20, at: 0.1, finger: 1)
    expectEqual(stage.diary.read(), ["inner began", "inner ended"])
    stage.send(.began, 20, 20, at: 1, finger: 1)
    stage.send(.began, 150, 150, at: 1, finger: 0)
    expectEqual(stage.diary.read(), ["outer began"])
  }

  @Test func aViewThatLeavesLosesItsFinger() {
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 5, y: 0), at: 0, lifts: false)
    _ = stage.diary.read()
    stage.inner.removeFromSuperview()
    expectTrue(stage.harness.root.needsFrame)
    stage.harness.frame(at: 0.2)
    stage.send(.moved, 200, 150, at: 0.3)
    stage.send(.ended, 200, 150, at: 0.4)
    expectEqual(stage.diary.read(), ["inner cancelled"])
    expectTrue(stage.harness.root.arena.isIdle)
  }

  @Test func aGestureWhoseViewLeavesIsCancelled() {
    stage.add(UIPanGestureRecognizer(), "pan")
    stage.drag(from: CGPoint(x: 150, y: 150), by: CGPoint(x: 50, y: 0), at: 0, lifts: false)
    _ = stage.diary.read()
    stage.inner.removeFromSuperview()
    stage.harness.frame(at: 0.2)
    expectEqual(stage.diary.read(), ["pan -> cancelled"])
    expectEqual(stage.harness.root.arena.isIdle, false, "the finger is still down")
    stage.send(.ended, 200, 150, at: 0.4)
    expectTrue(stage.harness.root.arena.isIdle)
  }

  @Test func aFingerThatLiftsNowhereLiftsWhereItWas() {
    stage.send(.began, 150, 150, at: 0)
    stage.send(.moved, .nan, 150, at: 0.1)
    stage.send(.ended, .infinity, .nan, at: .nan)
    expectEqual(stage.diary.read(), ["inner began", "inner ended"])
    expectTrue(stage.harness.root.arena.isIdle)
  }

  @Test func aRecogniserThatDelaysKeepsTheTouchFromTheViewUntilItFails() {
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe")
    swipe.delaysTouchesBegan = true
    stage.send(.began, 150, 150, at: 0)
    stage.send(.moved, 152, 150, at: 0.1)
    expectEmpty(stage.diary.read())
    stage.harness.frame(at: 0.6)
    expectEqual(stage.diary.read(), ["inner began"])
    stage.send(.ended, 152, 150, at: 0.7)
    expectEqual(stage.diary.read(), ["inner ended"])
    stage.drag(from: CGPoint(x: 120, y: 150), by: CGPoint(x: 100, y: 0), at: 1)
    expectEqual(stage.diary.read(), ["swipe -> ended"])
  }

  @Test func theEndComesLateWhileADoubleTapIsPossible() {
    let double = stage.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    stage.tap(150, 150, at: 0)
    expectEqual(stage.diary.read(), ["inner began"])
    stage.harness.frame(at: 0.41)
    expectEqual(stage.diary.read(), ["inner ended"])
    stage.tap(150, 150, at: 1)
    stage.tap(150, 150, at: 1.2)
    expectEqual(
      stage.diary.read(), ["inner began", "inner began", "double -> ended", "inner cancelled", "inner cancelled"])
    double.delaysTouchesEnded = false
    stage.tap(150, 150, at: 2)
    expectEqual(stage.diary.read(), ["inner began", "inner ended"])
  }
}
