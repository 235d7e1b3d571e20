import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Curves, stops and animations against their definitions.
struct CurveRuleTests {
  private static let curves = [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .cosine, TimingCurve(0.25, 0.1, 0.25, 1),
    TimingCurve(0.1, 0.9, 0.9, 0.1),
    TimingCurve(0.3, -0.5, 0.6, 1.5), TimingCurve(0.7, 0, 0.2, 0.4),
  ]

  /// The slope is the limit of the difference quotient.
  @Test(arguments: curves) func slopeIsTheDerivative(curve: TimingCurve) {
    for step in 1..<40 {
      let share = Double(step) / 40
      let quotient = (curve.value(at: share + 1e-6) - curve.value(at: share - 1e-6)) / 2e-6
      let found = curve.slope(at: share)
      expectTrue(isClose(found, quotient, within: 1e-3 * max(1, abs(quotient))), "\(found), not \(quotient)")
    }
    expectEqual([-0.1, 1.1].map { curve.slope(at: $0) }, [0, 0])
  }

  /// The slope at both ends is that of the line to the control point.
  @Test func endSlopesPointToTheControlPoints() {
    expectTrue(isClose(TimingCurve(0.25, 0.5, 0.5, 0.75).slope(at: 0), 2, within: 1e-6))
    expectTrue(isClose(TimingCurve(0.25, 0.5, 0.5, 0.75).slope(at: 1), 0.5, within: 1e-6))
    expectEqual(TimingCurve(0, 0, 0, 0).slope(at: 0), 0)
    expectGreater(TimingCurve(0, 1, 0.5, 1).slope(at: 0), 1e6)
  }

  /// An animation with another target arrives there at its original time, without a jump.
  @Test(arguments: [0.0, 0.05, 0.15, 0.25], [-300.0, 40, 520])
  func aNewTargetIsReachedAtTheOriginalTime(time: Double, target: Double) {
    var scroller = AxisScroller(track: ScrollTrack(lower: -1_000, upper: 1_000, viewport: 100), offset: 0)
    scroller.animate(to: 200, time: 10)
    let before = scroller.offset(at: 10 + time)
    scroller.retarget(to: target, time: 10 + time)
    expectTrue(isClose(scroller.offset(at: 10 + time), before, within: 1e-6))
    expectTrue(isClose(scroller.offset(at: 10.3), target, within: 1e-6))
    expectNotEqual(scroller.offset(at: 10.29), target)
    // The rest of the distance is covered in the same proportions.
    let share = TimingCurve.cosine.value(at: 0.9)
    let start = TimingCurve.cosine.value(at: time / 0.3)
    let expected = before + (target - before) * (share - start) / (1 - start)
    expectTrue(isClose(scroller.offset(at: 10.27), expected, within: 1e-6))
  }

  /// A page key goes to the farthest stop within a page, but at least to the next one.
  @Test func aPageGoesToTheFarthestStopWithin() {
    let stops = [0, 70, 160, 200, 450, 460, 900] as [Double]
    let snapping = Snapping(.boundary, stops: RestStops(stops))
    for from in stops {
      for count in [1, -1, 2, -2] {
        for length in [40, 100, 130, 250, 500] as [Double] {
          var scroller = AxisScroller(
            track: ScrollTrack(lower: 0, upper: 900, viewport: 100), snapping: snapping, offset: from)
          scroller.press(.pages(count, length: length), time: 1)
          let reach = Double(count) * length
          let ahead = count > 0 ? stops.filter { $0 > from } : stops.filter { $0 < from }.reversed()
          let within = ahead.filter { abs($0 - from) <= abs(reach) + 1e-6 }
          let expected = within.last ?? ahead.first ?? from
          expectTrue(
            isClose(scroller.offset(at: 20), expected, within: 1e-6),
            "from \(from) by \(reach): \(scroller.offset(at: 20)), not \(expected)")
        }
      }
    }
  }
}
