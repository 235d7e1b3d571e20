import Foundation
import ScrollPhysics
import TestSupport
import Testing

/// Published thresholds at which UIKit's motion changes, and functions that are inverse to each other.
struct ThresholdTests {
  private let pages = RestStops([0, 100, 200, 300])

  /// 0.3 points per millisecond turn a page; anything slower goes to the nearest one.
  @Test(arguments: [Snapping.Kind.paging, .boundary])
  func flickThresholdIsThreeTenthsPointPerMillisecond(kind: Snapping.Kind) {
    let snapping = Snapping(kind, stops: pages)
    // A deceleration so fast that the velocity alone moves nothing.
    let rate = Deceleration.Rate(perMillisecond: 0.5)
    func rest(_ offset: Double, _ velocity: Double) -> Int {
      snapping.restIndex(from: offset, velocity: velocity, rate: rate)
    }
    expectEqual(rest(110, 300), 2)
    expectEqual(rest(110, 299.9), 1)
    expectEqual(rest(190, -300), 1)
    expectEqual(rest(190, -299.9), 2)
  }

  /// The scale is stretched equally below the minimum and above the maximum: numerically, by the reciprocal.
  @Test(arguments: [1.01, 1.5, 3, 40])
  func rawScaleInvertsZoomResistance(beyond: Double) {
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

  /// A flick towards a target beyond the last stop bounces at the end, as without stops; a slow release stays inside.
  @Test func onlyAFlickSwingsBeyondTheLastStop() {
    let track = ScrollTrack(lower: 0, upper: 300, viewport: 100)
    func extremes(_ offset: Double, _ velocity: Double) -> (low: Double, high: Double, end: Double) {
      let plan = ScrollPlan(
        releasedAt: offset, velocity: velocity, on: track, snapping: Snapping(.boundary, stops: pages))
      let positions = (0...400).map { plan.position(at: Double($0) / 100) }
      return (positions.min() ?? .nan, positions.max() ?? .nan, plan.destination)
    }
    let (last, first) = (extremes(280, 3_000), extremes(20, -3_000))
    expectGreater(last.high, 302)
    expectLess(first.low, -2)
    expectEqual([last.end, first.end], [300, 0])
    let free = ScrollPlan(releasedAt: 280, velocity: 3_000, on: track)
    expectTrue(isClose(last.high, (0...400).map { free.position(at: Double($0) / 100) }.max() ?? .nan))
    // Below 50 points per second nothing decelerates, however near the end is.
    let slow = ScrollPlan(releasedAt: 299.9, velocity: 49.9, on: track, snapping: Snapping(.boundary, stops: pages))
    let spring = PageSpring(start: 299.9, velocity: 49.9, target: 300)
    for time in [0.02, 0.05, 0.1] as [Double] {
      expectTrue(isClose(slow.position(at: time), spring.position(at: time)), "at \(time)")
    }
    expectEqual(slow.destination, 300)
  }

  /// The velocity of an animated offset change is the limit of its differences, and zero after its end.
  @Test(arguments: [0.3, 2] as [Double])
  func anAnimatedChangeMovesAsFastAsItsOffset(duration: Double) {
    let motion = EasedMotion(start: 100, target: -300, duration: duration)
    for step in 1...19 {
      let time = duration * Double(step) / 20
      let difference = (motion.position(at: time + 1e-6) - motion.position(at: time - 1e-6)) / 2e-6
      expectTrue(isClose(motion.velocity(at: time), difference, within: 0.5), "at \(time): \(difference)")
    }
    expectEqual(motion.velocity(at: duration), 0)
    expectEqual(motion.position(at: duration), -300)
    expectEqual(motion.position(at: 0), 100)
    let jump = EasedMotion(start: 100, target: -300, duration: 0)
    for time in [-1, 0, 1] as [Double] {
      expectEqual(jump.velocity(at: time), 0)
      expectEqual(jump.position(at: time), -300)
    }
  }

  /// Grabbing stretched content does not move it, on either side.
  @Test func stretchedContentIsGrabbedWhereItIs() {
    let band = RubberBand(dimension: 400)
    for shown in [-300, -20, -0.5, 0, 0.5, 20, 300] as [Double] {
      expectTrue(isClose(band.shown(raw: band.raw(shown: shown)), shown), "\(shown)")
      expectEqual(band.raw(shown: shown), -band.raw(shown: -shown))
    }
  }

  /// The slope of a curve is the limit of its differences.
  @Test(arguments: [
    TimingCurve.linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0.25, 0.1, 0.25, 1),
    TimingCurve(0.3, 1.4, 0.6, -0.5),
  ])
  func curveSlopeMatchesItsValues(curve: TimingCurve) {
    for step in 1...19 {
      let share = Double(step) / 20
      let difference = (curve.value(at: share + 1e-5) - curve.value(at: share - 1e-5)) / 2e-5
      expectTrue(isClose(curve.slope(at: share), difference, within: 1e-4), "at \(share) \(curve)")
    }
  }
}
