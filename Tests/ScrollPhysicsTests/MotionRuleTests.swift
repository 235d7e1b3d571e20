import Foundation
import Geometry
import ScrollPhysics
import TestSupport
import Testing

/// The grid of published values, springs by their differential equation, and what wheels add up.
struct MotionRuleTests {
  private let track = ScrollTrack(content: 5000, viewport: 800)

  /// The nearest multiples of 1/64, and for scales of 1/2²⁰.
  @Test func publishedValuesAreTheNearestOnTheGrid() {
    for (value, published) in [
      (0, 0), (1, 1), (1.0 / 128, 1.0 / 64), (0.0077, 0), (-2.51, -161.0 / 64), (300.01, 300.015625),
    ]
      as [(Double, Double)]
    {
      expectEqual(PublishedGrid.offset(value), published)
      expectEqual(PublishedGrid.velocity(value), published)
    }
    expectEqual(PublishedGrid.steps, 64)
    expectEqual(PublishedGrid.scale(1 + 1e-9), 1)
    expectEqual(PublishedGrid.scale(1.0 / 3) * 1_048_576, 349_525)
  }

  /// `x'' = −2 a x' − (a² + w²) x` around the target, from the start with its velocity.
  @Test(arguments: [(0, 0, 100), (50, -2000, 0), (0, 900, 1), (-30, 0, -30.2)] as [(Double, Double, Double)])
  func springsFollowTheirEquation(_ start: Double, _ velocity: Double, _ target: Double) {
    let spring = PageSpring(start: start, velocity: velocity, target: target)
    expectClose(spring.position(at: 0), start)
    expectClose(spring.velocity(at: 0), velocity, within: 1e-6)
    expectEqual(spring.destination, target)
    let (a, w, step) = (PageSpring.damping, PageSpring.frequency, 1e-4)
    for time in [0.01, 0.05, 0.2] {
      let (before, here, after) = (
        spring.position(at: time - step), spring.position(at: time), spring.position(at: time + step)
      )
      expectClose(spring.velocity(at: time), (after - before) / (2 * step), within: 0.05)
      let acceleration = (after - 2 * here + before) / (step * step)
      let wanted = -2 * a * spring.velocity(at: time) - (a * a + w * w) * (here - target)
      expectClose(acceleration, wanted, within: 0.5 + abs(wanted) * 1e-3)
    }
    // The envelope of the oscillation is half a point at the end.
    let sine = (velocity + a * (start - target)) / w
    let envelope = hypot(start - target, sine)
    expectClose(spring.duration, max(0, log(envelope / 0.5) / a))
    if envelope > 0.5 { expectClose(exp(-a * spring.duration) * envelope, 0.5) }
  }

  @Test func springsAtTheirTargetTakeNoTime() {
    let rest = PageSpring(start: 7, velocity: 0, target: 7)
    expectEqual(rest.duration, 0)
    expectEqual([rest.position(at: 0), rest.position(at: 1), rest.velocity(at: 0)], [7, 7, 0])
    expectEqual(PageSpring.restDistance, 0.5)
    expectEqual(PageSpring(start: .nan, velocity: .infinity, target: 3).target, 3)
  }

  /// Fractions of a notch add up for half a second, and are forgotten after it.
  @Test(arguments: [(1.5, true), (1.51, false)])
  func fractionsOfNotchesAreRemembered(_ time: Double, _ isRemembered: Bool) {
    var axis = AxisScroller(track: track, snapping: Snapping(.paging, stops: RestStops(pages: 800, on: track)))
    axis.wheel(notches: 0.75, time: 1)
    axis.wheel(notches: 0.25, time: time)
    expectEqual(axis.destination, isRemembered ? 800 : 0)
    axis.wheel(notches: 0.75, time: time + 0.1)
    expectEqual(axis.destination, 800, "the rest of both")
  }

  @Test func notchesContinueTheMovement() {
    var axis = AxisScroller(track: track, offset: 1000)
    axis.wheel(notches: 0, time: 0)
    axis.wheel(notches: .nan, time: 0)
    expectEqual(axis.phase, .idle)
    axis.wheel(notches: 4, time: 0)
    expectEqual(axis.phase, .wheeling)
    expectEqual(axis.destination, 1000 + 4 * 48)
    expectEqual(axis.velocity(at: 0), 0)
    let (offset, velocity) = (axis.offset(at: 0.1), axis.velocity(at: 0.1))
    expectGreater(velocity, 100)
    axis.wheel(notches: 4, time: 0.1)
    expectClose(axis.offset(at: 0.1), offset)
    expectClose(axis.velocity(at: 0.1), velocity, within: 1e-6)
    expectEqual(axis.destination, 1000 + 8 * 48)
    axis.wheel(notches: -100, time: 0.2)
    expectEqual(axis.destination, 0, "the end of the track")
    axis.redirect(to: 77, time: 0.3)
    expectEqual(axis.destination, 77)
    axis.redirect(to: .nan, time: 0.3)
    expectEqual(axis.destination, 77)
    axis.touchDown(at: 5, time: 0.4)
    axis.wheel(notches: 4, time: 0.4)
    axis.redirect(to: 500, time: 0.4)
    expectEqual(axis.phase, .dragging, "a finger has caught the content")
  }

  /// A scale returns from beyond its limit as content does: the difference falls by e every tenth of a second, until
  /// the farthest point is half a point away.
  @Test func scalesSettleExponentially() {
    let settling = ZoomMotion(from: 3, to: 2, pace: .settling, distance: -100)
    expectClose(settling.duration, log(200) / 10)
    expectEqual([settling.progress(at: -1), settling.progress(at: 0)], [0, 0])
    for time in [0.05, 0.1, 0.4] {
      expectClose(settling.progress(at: time), 1 - exp(-10 * time))
      expectClose(settling.scale(at: time), 2 + exp(-10 * time), within: 1e-6)
    }
    expectEqual([settling.progress(at: settling.duration), settling.scale(at: settling.duration)], [1, 2])
    for distance in [0, 0.5, -0.4, .nan] {
      expectEqual(ZoomMotion(from: 3, to: 2, pace: .settling, distance: distance).duration, 0, "\(distance)")
    }
    let animated = ZoomMotion(from: 1, to: 4, pace: .animated, distance: 0)
    expectGreater(animated.duration, 0)
    expectClose(animated.progress(at: animated.duration / 2), 0.5)
    expectClose(animated.scale(at: animated.duration / 2), 2.5, within: 1e-6)
    expectClose(
      animated.progress(at: animated.duration / 4), TimingCurve.easeInOut.value(at: 0.25))
    expectEqual(animated.scale(at: 9), 4)
  }
}
