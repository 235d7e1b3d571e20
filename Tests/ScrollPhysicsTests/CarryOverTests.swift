import Foundation
import Geometry
import ScrollPhysics
import TestSupport
import Testing

/// A new layout of the content in the middle of a motion: what is on screen does not jump, a motion keeps its velocity,
/// and an animation its end time.
struct CarryOverTests {
  private let track = ScrollTrack(content: 5000, viewport: 800)

  private func carried(
    _ axis: AxisScroller, by shift: Double, endingAt destination: Double? = nil, at time: Double
  ) -> AxisScroller {
    var axis = axis
    axis.carryOver(by: shift, endingAt: destination, track: track, snapping: nil, time: time)
    return axis
  }

  @Test func aRestingAxisIsShifted() {
    let axis = carried(AxisScroller(track: track, offset: 1000), by: 50, at: 1)
    expectEqual(axis.offset(at: 2), 1050)
    expectEqual(axis.phase, .idle)
  }

  @Test func anAnimationArrivesAtItsTime() throws {
    var axis = AxisScroller(track: track, offset: 1000)
    axis.animate(to: 3000, time: 0)
    let end = try #require(axis.plan).plan.duration
    expectGreater(end, 0.15)
    // Again and again, as when rows are measured one after the other.
    var (target, time) = (3000.0, 0.0)
    for shift in [200.0, -100, 40] {
      time += end / 5
      let shown = axis.offset(at: time)
      axis = carried(axis, by: shift, at: time)
      target += shift
      expectClose(axis.offset(at: time), shown + shift)
      expectEqual(axis.plan?.plan.destination, target)
      expectEqual(axis.phase, .animating)
      expectClose((axis.plan?.start ?? .nan) + (axis.plan?.plan.duration ?? .nan), end)
    }
    expectClose(axis.offset(at: end), target)
    let ended = carried(axis, by: 10, endingAt: 2500, at: time)
    expectClose(ended.offset(at: end), 2500)
    let outside = carried(axis, by: 10, endingAt: 9000, at: time)
    expectClose(outside.offset(at: end), 4200)
    let late = carried(axis, by: 10, at: end * 0.9999)
    expectClose(late.offset(at: end), target + 10)
  }

  @Test func aFingerKeepsItsHold() {
    var axis = AxisScroller(track: track, offset: 1000)
    axis.touchDown(at: 500, time: 0)
    axis.touchMoved(to: 480, time: 0.01)
    axis.beginDragging()
    axis.touchMoved(to: 460, time: 0.02)
    let before = axis.offset(at: 0.02)
    axis = carried(axis, by: 300, at: 0.03)
    expectEqual(axis.offset(at: 0.03), before + 300)
    axis.touchMoved(to: 450, time: 0.04)
    expectEqual(axis.offset(at: 0.04), before + 310)
    expectEqual(axis.phase, .dragging)
  }

  @Test func momentumKeepsItsVelocity() throws {
    var axis = AxisScroller(track: track, offset: 1000)
    axis.touchDown(at: 700, time: 0)
    for frame in 1...6 {
      axis.touchMoved(to: 700 - 30 * Double(frame), time: Double(frame) / 60)
      if axis.passesSlop { axis.beginDragging() }
    }
    axis.touchUp(time: 0.1)
    let old = try #require(axis.plan)
    let after = carried(axis, by: 120, at: 0.4)
    let new = try #require(after.plan)
    expectClose(after.offset(at: 0.4), axis.offset(at: 0.4) + 120, within: 0.5)
    expectClose(
      new.plan.scrollVelocity(at: 0.4 - new.start), old.plan.scrollVelocity(at: 0.4 - old.start), within: 0.01)
  }
}
