import Foundation
import Geometry
import Testing

import ScrollPhysics
import TestSupport

/// Touches at the ends of the content, keys and the wheel.
struct AxisScrollerInputTests {
  private let track = ScrollTrack(content: 5000, viewport: 800)

  @Test func overshotContentIsGrabbedWithoutJump() {
    var axis = AxisScroller(track: ScrollTrack(content: 500, viewport: 100), offset: 400)
    axis.touchDown(at: 700, time: 0)
    for frame in 1...6 {
      axis.touchMoved(to: 700 - 130 * Double(frame), time: Double(frame) / 60)
      if axis.passesSlop { axis.beginDragging() }
    }
    axis.touchUp(time: 0.1)
    let shown = axis.offset(at: 0.15)
    expectGreater(shown, 500)
    axis.touchDown(at: 300, time: 0.15)
    expectLess(abs(axis.offset(at: 0.15) - shown), 1e-9)
    axis.touchUp(time: 0.2)
    expectEqual(axis.offset(at: 5), 400)
  }

  @Test func unusedDragDistanceIsReported() {
    var axis = AxisScroller(track: ScrollTrack(content: 1000, viewport: 800), offset: 150)
    axis.touchDown(at: 500, time: 0)
    axis.touchMoved(to: 480, time: 0.01)
    axis.beginDragging()
    axis.touchMoved(to: 400, time: 0.02)
    expectEqual(axis.surplus, 30)
    expectGreater(axis.offset(at: 0.02), 200)
    axis.yieldSurplus()
    expectEqual(axis.offset(at: 0.02), 200)
    axis.touchMoved(to: 460, time: 0.03)
    expectEqual(axis.surplus, 0)
    expectEqual(axis.offset(at: 0.03), 170)
    axis.touchMoved(to: 300, time: 0.04)
    expectEqual(axis.proposedRelease(at: 0.04)?.velocity, 0)
    axis.touchUp(time: 0.04)
    #expect(axis.phase == .decelerating || axis.phase == .idle)
    expectEqual(axis.offset(at: 0.05), 200)
  }

  @Test func keysMoveToNextStopOrPage() {
    let stops = RestStops([0, 100, 250, 300, 700, 2000])
    let track = ScrollTrack(lower: 0, upper: 2000, viewport: 400)
    var axis = AxisScroller(track: track, snapping: Snapping(.boundary, stops: stops))
    for (step, wanted) in [
      (AxisScroller.Step.lines(1), 100.0), (.pages(1, length: 350), 300), (.pages(1, length: 350), 700),
      (.pages(1, length: 350), 2000), (.lines(1), 2000), (.pages(-1, length: 350), 700), (.lines(-1), 300),
      (.pages(-1, length: 350), 0), (.end, 2000), (.start, 0),
    ] {
      axis.press(step, time: 0)
      expectEqual(axis.destination, wanted, "\(step)")
    }
  }

  @Test func lateTouchUsesItsOwnTimestamp() {
    func speed(tellingLate: Bool) -> Double? {
      var axis = AxisScroller(track: track, offset: 1000)
      axis.touchDown(at: 700, time: 0)
      axis.beginDragging()
      for sample in 1...12 {
        if tellingLate, sample.isMultiple(of: 3) { axis.finishMotion(at: Double(sample) / 120 + 0.004) }
        axis.touchMoved(to: 700 - 10 * Double(sample), time: Double(sample) / 120)
      }
      return axis.proposedRelease(at: 0.1)?.velocity
    }
    expectEqual(speed(tellingLate: true), speed(tellingLate: false))
  }

  @Test func smallContentIsAlignedInAvailableSpace() {
    let track = ScrollTrack(content: 100, viewport: 500, leading: 40, trailing: 20, alignment: 0.5)
    #expect(track.lower == -210 && track.upper == -210 && !track.isDraggable)
    let large = ScrollTrack(content: 900, viewport: 500, leading: 40, trailing: 20, alignment: 0.5)
    expectEqual(large.lower, -40)
    expectEqual(large.upper, 420)
    expectEqual(ScrollTrack(content: 100, viewport: 500, alignment: .nan).lower, 0)
  }

  @Test func notchesAddUpAndEndAtTheEnd() {
    var axis = AxisScroller(track: ScrollTrack(content: 1000, viewport: 800))
    axis.wheel(notches: 1, time: 0)
    axis.wheel(notches: 1, time: 0.05)
    expectEqual(axis.destination, 96)
    axis.wheel(notches: 10, time: 0.1)
    expectEqual(axis.destination, 200)
    for frame in 0...120 { expectAtMost(axis.offset(at: 0.1 + Double(frame) / 60), 200) }
    expectEqual(axis.offset(at: 3), 200)
  }

  @Test func wheelNotchTurnsPageAndFractionsAccumulate() {
    var axis = AxisScroller(track: track, snapping: Snapping(.paging, stops: RestStops(pages: 800, on: track)))
    for step in 1...3 { axis.wheel(notches: 0.25, time: Double(step) * 0.01) }
    expectEqual(axis.destination, 0)
    axis.wheel(notches: 0.25, time: 0.04)
    expectEqual(axis.destination, 800)
    axis.wheel(notches: 1, time: 0.05)
    expectEqual(axis.destination, 1600)
    for (notches, page) in [(3, 4000), (-4, 800), (2, 2400), (-9, 0), (40, 4200)] as [(Double, Double)] {
      axis.wheel(notches: notches, time: 0.06)
      expectEqual(axis.destination, page, "\(notches) notches")
    }
  }
}
