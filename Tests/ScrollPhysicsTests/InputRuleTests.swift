import Foundation
import Geometry
import ScrollPhysics
import TestSupport
import Testing

/// Fingers, axes and curves with values at and beyond their limits.
struct InputRuleTests {
  private let track = ScrollTrack(content: 5000, viewport: 800)

  /// The control points' times are clamped, and values that are no numbers are those of a straight line.
  @Test func curvesAreFunctionsOfTime() {
    let nan = Double.nan
    expectEqual(TimingCurve(nan, nan, nan, nan), .linear)
    expectEqual(TimingCurve(-1, .infinity, 2, -.infinity), .linear)
    expectEqual(TimingCurve(-0.1, 0.3, 1.1, 0.6), TimingCurve(0, 0.3, 1, 0.6))
    expectNotEqual(TimingCurve(0, -1, 1, 2), .linear, "the distance may exceed its ends")
    expectEqual([-1, 0, 1, 2].map { TimingCurve.easeIn.value(at: $0) }, [0, 0, 1, 1])
    expectEqual([-0.01, 1.01].map { TimingCurve.linear.slope(at: $0) }, [0, 0])
    for share in [0.1, 0.5, 0.9] { expectClose(TimingCurve.linear.value(at: share), share) }
    // Both are mirrored, and each is on its side of the straight line.
    for share in [0.2, 0.5, 0.7] {
      let easeIn = TimingCurve.easeIn.value(at: share)
      expectClose(TimingCurve.easeOut.value(at: 1 - share), 1 - easeIn)
      expectLess(easeIn, share)
      expectClose(TimingCurve.easeInOut.value(at: 1 - share), 1 - TimingCurve.easeInOut.value(at: share))
    }
    expectClose(TimingCurve.easeInOut.value(at: 0.5), 0.5)
  }

  private func tracker(_ samples: (Double, Double)...) -> VelocityTracker {
    var tracker = VelocityTracker()
    for (time, position) in samples { tracker.add(position, at: time) }
    return tracker
  }

  @Test func trackersIgnoreUnusableSamples() {
    let kept = tracker((0, 1), (0.01, .nan), (.infinity, 5), (0.02, 3), (0.01, 9), (0.02, 4))
    expectEqual(kept.samples.map(\.time), [0, 0.02])
    expectEqual(kept.samples.map(\.position), [1, 4], "of two at the same time, the later one counts")
    expectEqual(VelocityTracker().velocity(at: 1), 0)
    expectEqual(tracker((0, 7)).velocity(at: 1), 0)
    expectEqual(kept.velocity(at: .nan), 0)
    expectEqual(kept.velocity(at: 0), 0)
    var many = VelocityTracker()
    for index in 0..<2000 { many.add(Double(index), at: Double(index) * 1e-5) }
    expectEqual(many.samples.count, 512)
    expectEqual(many.samples.last?.position, 1999)
    var old = VelocityTracker()
    for index in 0...100 { old.add(Double(index), at: Double(index) / 100) }
    // The latest 150 milliseconds, and the sample before them.
    expectEqual(old.samples.first?.position, 85)
  }

  /// 60, 35 and 5 percent of the slopes of the last three sixtieths of a second, the oldest first.
  @Test func velocitiesAreWeighted() {
    let step = VelocityTracker.step
    let path = tracker((0, 0), (step, 1), (2 * step, 1 + 10), (3 * step, 1 + 10 + 100))
    expectClose(path.velocity(at: 3 * step), (0.6 * 1 + 0.35 * 10 + 0.05 * 100) / step)
    // Two steps have the weights 35 and 5 only.
    let shorter = tracker((0, 0), (step, 10), (2 * step, 110))
    expectClose(shorter.velocity(at: 2 * step), (0.35 * 10 + 0.05 * 100) / 0.4 / step)
    expectClose(tracker((0, 0), (step / 2, 6)).velocity(at: step / 2), 6 / (step / 2))
    // A finger that rests has no velocity after three steps.
    expectEqual(path.velocity(at: 6 * step), 0)
    expectClose(path.velocity(at: 5 * step), 0.6 * 100 / step, within: 1e-6)
  }

  @Test func tenPointsDrag() {
    let arbitration = AxisArbitration(origin: CGPoint(x: 100, y: 100))
    expectTrue(arbitration.passesSlop(.vertical, at: CGPoint(x: 100, y: 90)))
    expectFalse(arbitration.passesSlop(.vertical, at: CGPoint(x: 100, y: 90.5)))
    expectTrue(arbitration.passesSlop(.horizontal, at: CGPoint(x: 110, y: 100)))
    let (page, row) = (
      AxisArbitration.Candidate(axis: .vertical, canScroll: true),
      AxisArbitration.Candidate(axis: .horizontal, canScroll: true)
    )
    let fixed = AxisArbitration.Candidate(axis: .horizontal, canScroll: false)
    let diagonal = CGPoint(x: 112, y: 112)
    expectEqual(arbitration.winner(among: [row, page], at: diagonal), 0, "the innermost one")
    expectEqual(arbitration.winner(among: [fixed, row, page], at: diagonal), 1)
    expectEqual(arbitration.winner(among: [row, page], at: CGPoint(x: 109, y: 111)), 1)
    expectNil(arbitration.winner(among: [row, page], at: CGPoint(x: 109, y: 91)))
    var axis = AxisScroller(track: track, offset: 100)
    axis.touchDown(at: 500, time: 0)
    axis.touchMoved(to: 490.5, time: 0.01)
    expectFalse(axis.passesSlop)
    axis.touchMoved(to: 490, time: 0.02)
    expectTrue(axis.passesSlop)
    expectEqual(axis.translation, 10)
  }

  @Test func axesAtRestHaveNoFinger() {
    var axis = AxisScroller(track: track, offset: 100)
    axis.yieldSurplus()
    axis.beginDragging()
    expectFalse(axis.passesSlop)
    expectEqual([axis.translation, axis.surplus, axis.offset(at: 1), axis.velocity(at: 1)], [0, 0, 100, 0])
    expectEqual(axis.phase, .idle)
  }

  /// A release that was aimed at an offset keeps its aim on a new track, within its ends.
  @Test(arguments: [(5000, 1500), (2000, 1200)] as [(Double, Double)])
  func aimedReleasesKeepTheirAim(_ content: Double, _ destination: Double) {
    var axis = AxisScroller(track: track, offset: 1000)
    axis.touchDown(at: 700, time: 0)
    for frame in 1...6 {
      axis.touchMoved(to: 700 - 20 * Double(frame), time: Double(frame) / 60)
      if axis.passesSlop { axis.beginDragging() }
    }
    axis.touchUp(time: 0.1, endingAt: 1500)
    expectEqual(axis.destination, 1500)
    let (offset, velocity) = (axis.offset(at: 0.15), axis.velocity(at: 0.15))
    axis.update(track: ScrollTrack(content: content, viewport: 800), snapping: nil, time: 0.15)
    expectClose(axis.offset(at: 0.15), offset)
    expectClose(axis.velocity(at: 0.15), velocity, within: 1)
    expectEqual(axis.destination, destination)
    expectClose(axis.offset(at: 9), destination)
  }
}
