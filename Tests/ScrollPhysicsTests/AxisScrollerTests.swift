import Foundation
import Geometry
import Testing

import ScrollPhysics
import TestSupport

struct AxisScrollerTests {
  private let track = ScrollTrack(content: 5000, viewport: 800)

  /// A flick upwards of 60 points per frame, released at 0.1 s.
  private func flicked(_ track: ScrollTrack? = nil, from offset: Double = 1000, snapping: Snapping? = nil)
    -> AxisScroller
  {
    var axis = AxisScroller(track: track ?? self.track, snapping: snapping, offset: offset)
    axis.touchDown(at: 700, time: 0)
    for frame in 1...6 {
      axis.touchMoved(to: 700 - 60 * Double(frame), time: Double(frame) / 60)
      if axis.passesSlop { axis.beginDragging() }
    }
    axis.touchUp(time: 0.1)
    return axis
  }

  @Test func dragFollowsFingerAfterSlop() {
    var axis = AxisScroller(track: track, offset: 100)
    axis.touchDown(at: 500, time: 0)
    axis.touchMoved(to: 491, time: 0.01)
    expectFalse(axis.passesSlop)
    expectEqual(axis.phase, .tracking)
    axis.touchMoved(to: 489, time: 0.02)
    expectTrue(axis.passesSlop)
    axis.beginDragging()
    expectEqual(axis.offset(at: 0.02), 100)
    axis.touchMoved(to: 469, time: 0.03)
    expectEqual(axis.offset(at: 0.03), 120)
    expectEqual(axis.phase, .dragging)
  }

  /// A length that is too large by a rounding error fits.
  @Test(arguments: [100, 800, 800.000_000_000_1])
  func unscrollableAxisDoesNotMove(content: Double) {
    var axis = AxisScroller(track: ScrollTrack(content: content, viewport: 800))
    axis.touchDown(at: 500, time: 0)
    axis.touchMoved(to: 100, time: 0.1)
    expectFalse(axis.passesSlop)
    axis.beginDragging()
    axis.touchMoved(to: 50, time: 0.2)
    expectEqual(axis.offset(at: 0.2), 0)
    axis.touchUp(time: 0.2)
    expectEqual(axis.phase, .idle)
  }

  @Test func offsetsAreIdenticalAtAnyFrameRate() {
    let axis = flicked()
    let duration = axis.plan?.plan.duration ?? 0
    expectGreater(duration, 1)
    var stepped = axis
    for frame in 0..<240 {
      let time = 0.1 + Double(frame) / 120
      // Queries and intermediate updates have no effect on the motion.
      stepped.finishMotion(at: time)
      _ = stepped.offset(at: time + 0.003)
      expectEqual(stepped.offset(at: time), axis.offset(at: time))
    }
  }

  @Test func aGrabHoldsTheOffsetExactly() {
    for instant in [0.15, 0.4, 1.1] {
      var axis = flicked()
      let shown = axis.offset(at: instant)
      axis.touchDown(at: 400, time: instant)
      expectEqual(axis.phase, .dragging)
      expectEqual(axis.offset(at: instant + 0.5), shown)
      axis.touchUp(time: instant + 0.5)
      expectEqual(axis.offset(at: instant + 2), shown, "let go inside without stops it stays")
    }
  }

  @Test func grabBeyondEdgeHoldsThenSwingsBack() {
    var axis = flicked(from: 4000)
    let time = 0.2
    let shown = axis.offset(at: time)
    expectGreater(shown, track.upper + 1)
    axis.touchDown(at: 400, time: time)
    expectLess(abs(axis.offset(at: time) - shown), 1e-9)
    axis.touchUp(time: time + 0.2)
    expectEqual(axis.phase, .decelerating)
    expectEqual(axis.offset(at: 5), track.upper)
  }

  @Test func grabBetweenPagesRestsOnNearest() {
    let snapping = Snapping(.paging, stops: RestStops(pages: 800, on: track))
    var axis = flicked(from: 800, snapping: snapping)
    let shown = axis.offset(at: 0.2)
    axis.touchDown(at: 400, time: 0.2)
    axis.touchUp(time: 0.3)
    let nearest = snapping.stops[snapping.stops.nearest(to: shown)]
    expectEqual(axis.offset(at: 3), nearest)
  }

  @Test func motionEndsAtDelegatesTarget() {
    for target in [1500.0, 2600, 900, 4200] {
      var axis = AxisScroller(track: track, offset: 1000)
      axis.touchDown(at: 700, time: 0)
      for frame in 1...6 {
        axis.touchMoved(to: 700 - 20 * Double(frame), time: Double(frame) / 60)
        if axis.passesSlop { axis.beginDragging() }
      }
      axis.touchUp(time: 0.1, endingAt: target)
      expectEqual(axis.offset(at: 9), target)
    }
  }

  @Test func growingContentLeavesGlideBitIdentical() {
    var axis = flicked()
    let undisturbed = axis
    axis.update(track: ScrollTrack(content: 9000, viewport: 800), snapping: nil, time: 0.3)
    for time in [0.3, 0.5, 1, 3] { expectEqual(axis.offset(at: time), undisturbed.offset(at: time)) }
  }

  @Test func shrinkingContentRedirectsGlideWithoutJump() {
    var axis = flicked()
    let shown = axis.offset(at: 0.3)
    let velocity = axis.velocity(at: 0.3)
    axis.update(track: ScrollTrack(content: shown + 900, viewport: 800), snapping: nil, time: 0.3)
    expectLess(abs(axis.offset(at: 0.3) - shown), 1e-9)
    expectLess(abs(axis.velocity(at: 0.3) - velocity), 1e-6)
    expectEqual(axis.offset(at: 9), shown + 100)
  }

  @Test func displacedMotionKeepsVelocity() {
    var axis = flicked()
    let (shown, velocity) = (axis.offset(at: 0.3), axis.velocity(at: 0.3))
    axis.displace(by: -500, time: 0.3)
    expectLess(abs(axis.offset(at: 0.3) - (shown - 500)), 1e-9)
    expectLess(abs(axis.velocity(at: 0.3) - velocity), 1e-6)
  }

  @Test func stoppingStops() {
    var axis = flicked()
    axis.stop(at: 1234.5, time: 0.3)
    expectEqual(axis.phase, .idle)
    expectEqual(axis.offset(at: 9), 1234.5)
  }

  @Test func randomTouchesNeverLeadAstray() {
    for seed: UInt64 in 1...1500 {
      var random = SeededGenerator(seed: seed)
      let release = RandomRelease(seed: seed)
      var axis = AxisScroller(track: release.track, snapping: release.snapping, offset: release.offset)
      var time = 0.0
      for _ in 0..<40 {
        time += random.double(0...0.2)
        act(on: &axis, at: time, &random)
        expectTrue(axis.offset(at: time).isFinite, "seed \(seed)")
      }
      axis.touchCancelled(time: time)
      axis.stop(at: axis.track.clamp(axis.offset(at: time)), time: time)
      axis.wheel(notches: 1, time: time)
      #expect(axis.track.contains(axis.offset(at: time + 60)), "seed \(seed)")
    }
  }

  private func act(on axis: inout AxisScroller, at time: Double, _ random: inout SeededGenerator) {
    switch random.whole(0...9) {
    case 0: axis.touchDown(at: random.double(0...800), time: time)
    case 1, 2, 3: axis.touchMoved(to: random.double(0...800), time: time)
    case 4: axis.beginDragging()
    case 5: axis.touchUp(time: time)
    case 6: axis.wheel(notches: random.double(-3...3), time: time)
    case 7: axis.animate(to: random.double(-100...5000), time: time)
    case 8: axis.displace(by: random.double(-500...500), time: time)
    default: axis.finishMotion(at: time)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude])
  func nonFiniteAndHugeNumbersDoNoHarm(_ wild: Double) {
    let tracks = [
      ScrollTrack(content: wild, viewport: wild), ScrollTrack(lower: wild, upper: wild, viewport: wild),
      ScrollTrack(content: 1000, viewport: 100, leading: wild, trailing: wild),
    ]
    for track in tracks + [self.track] {
      let pages = Snapping(.paging, stops: RestStops(pages: wild, on: track))
      let edges = Snapping(.boundary, stops: RestStops([wild, 0, wild, 50]))
      for snapping in [nil, pages, edges] {
        var axis = AxisScroller(track: track, snapping: snapping, offset: wild)
        axis.touchDown(at: wild, time: wild)
        axis.touchMoved(to: wild, time: 0.1)
        axis.touchMoved(to: 3, time: wild)
        axis.beginDragging()
        axis.touchMoved(to: -400, time: 0.2)
        axis.touchUp(time: wild, endingAt: wild)
        axis.wheel(notches: wild, time: wild)
        axis.animate(to: wild, time: wild)
        axis.displace(by: wild, time: wild)
        for time in [0, wild, 1e9] { expectTrue(axis.offset(at: time).isFinite) }
      }
      let plan = ScrollPlan(releasedAt: wild, velocity: wild, on: track)
      expectTrue(plan.position(at: wild).isFinite)
      expectTrue(plan.duration.isFinite)
    }
  }
}
