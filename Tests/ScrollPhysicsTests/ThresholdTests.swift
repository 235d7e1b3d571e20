import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Numbers at which a movement takes another course, as they are published for UIKit, and functions that undo each other.
@Suite struct ThresholdTests {
  private let pages = RestStops([0, 100, 200, 300])

  /// 0.3 points per millisecond turn a page; anything slower goes to the nearest one.
  @Test(arguments: [Snapping.Kind.paging, .boundary])
  func threeTenthsOfAPointPerMillisecondAreAFlick(kind: Snapping.Kind) {
    let snapping = Snapping(kind, stops: pages)
    // So fast a deceleration that the speed alone moves nothing.
    let rate = Deceleration.Rate(perMillisecond: 0.5)
    func rest(_ offset: Double, _ velocity: Double) -> Int {
      snapping.restIndex(from: offset, velocity: velocity, rate: rate)
    }
    expectEqual(rest(110, 300), 2)
    expectEqual(rest(110, 299.9), 1)
    expectEqual(rest(190, -300), 1)
    expectEqual(rest(190, -299.9), 2)
  }

  /// The scale is stretched alike when it is too small and when it is too large: as numbers, the reciprocal.
  @Test(arguments: [1.01, 1.5, 3, 40])
  func zoomingBeyondALimitIsUndoneByTakingHold(beyond: Double) {
    let limits = ZoomLimits(minimum: 0.5, maximum: 4)
    let mirrored = ZoomLimits(minimum: 0.25, maximum: 2)
    for wanted in [4 * beyond, 0.5 / beyond] {
      let shown = limits.shown(raw: wanted)
      expectTrue(isClose(limits.raw(shown: shown), wanted, within: wanted * 1e-9), "\(wanted) is shown as \(shown)")
      expectTrue(isClose(mirrored.shown(raw: 1 / wanted), 1 / shown, within: 1e-9), "\(wanted) is shown as \(shown)")
    }
    expectGreater(limits.shown(raw: 4 * beyond), 4)
    expectLess(limits.shown(raw: 4 * beyond), 4 * beyond)
  }

  /// The slope of a curve is the limit of its differences.
  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0.25, 0.1, 0.25, 1),
    TimingCurve(0.3, 1.4, 0.6, -0.5),
  ])
  func theSlopeOfACurveIsThatOfItsValues(curve: TimingCurve) {
    for step in 1...19 {
      let share = Double(step) / 20
      let difference = (curve.value(at: share + 1e-5) - curve.value(at: share - 1e-5)) / 2e-5
      expectTrue(isClose(curve.slope(at: share), difference, within: 1e-4), "at \(share) \(curve)")
    }
  }
}
