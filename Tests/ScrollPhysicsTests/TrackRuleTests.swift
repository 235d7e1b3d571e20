import Foundation
import Geometry
import ScrollPhysics
import TestSupport
import Testing

/// Tracks, stops, indicators and scales at and beyond their limits, by their definitions.
struct TrackRuleTests {
  @Test func stopsAreSortedAndDistinct() {
    let stops = RestStops([30, 10, .nan, 20, 10.000_000_5, .infinity, 20.000_002])
    expectEqual((0..<stops.count).map { stops[$0] }, [10, 20, 20.000_002, 30])
    expectEqual([stops.first, stops.last], [10, 30])
    expectEqual(RestStops([]).count, 1)
    expectEqual(RestStops([.nan]).first, 0)
    let three = RestStops([0, 100, 200])
    // Halfway between two stops, the later one is nearer.
    expectEqual([-5, 0, 49.9, 50, 100, 149, 151, 200, 900].map { three.nearest(to: $0) }, [0, 0, 0, 1, 1, 1, 2, 2, 2])
    expectEqual([-5, 0, 99, 100, 200, 900].map { three.next(after: $0) }, [0, 1, 1, 2, 2, 2])
    expectEqual([-5, 0, 1, 100, 101, 200, 900].map { three.previous(before: $0) }, [0, 0, 0, 0, 1, 1, 2])
  }

  @Test func pagesEndAtTheEndOfTheTrack() {
    func pages(_ pitch: Double, _ lower: Double, _ upper: Double) -> [Double] {
      let stops = RestStops(pages: pitch, on: ScrollTrack(lower: lower, upper: upper, viewport: 10))
      return (0..<stops.count).map { stops[$0] }
    }
    expectEqual(pages(100, 0, 250), [0, 100, 200, 250])
    expectEqual(pages(100, -20, 180), [-20, 80, 180])
    expectEqual(pages(250, 0, 250), [0, 250])
    expectEqual(pages(400, 0, 250), [0, 250])
    expectEqual(pages(1.0 / 3, 0, 1).count, 4, "three thirds are not four pages")
    expectEqual(pages(0, 5, 250), [5, 250])
    expectEqual(pages(-3, 5, 250), [5, 250])
    expectEqual(pages(100, 5, 5), [5])
    expectEqual(pages(0, 5, 5), [5])
    let track = ScrollTrack(lower: 0, upper: 300, viewport: 100)
    let groups = [Interval(20, 120), Interval(130, 230), Interval(390, 400)]
    let edges = RestStops(leadingEdgesOf: groups, leading: 20, on: track)
    expectEqual((0..<edges.count).map { edges[$0] }, [0, 110, 300])
    let centers = RestStops(centersOf: groups, viewport: 100)
    expectEqual((0..<centers.count).map { centers[$0] }, [20, 130, 345])
  }

  @Test func tracksReachFromInsetToInset() {
    let track = ScrollTrack(content: 1000, viewport: 300, leading: 20, trailing: 40)
    expectEqual([track.lower, track.upper, track.viewport], [-20, 740, 300])
    expectTrue(track.isDraggable && track.bounces)
    expectEqual([-30, -20, 0, 740, 750].map(track.clamp), [-20, -20, 0, 740, 740])
    expectEqual([-20.1, -20, 740, 740.1].map(track.contains), [false, true, true, false])
    expectEqual([-30, -20, 5, 750].map(track.overscroll), [-10, 0, 0, 10])
    let inset = ScrollTrack(content: 315, viewport: 300, leading: 20)
    expectEqual([inset.lower, inset.upper], [-20, 15])
    let almost = ScrollTrack(content: 280.000_000_5, viewport: 300, leading: 20)
    expectEqual([almost.lower, almost.upper], [-20, -20], "a rounding error")
    // A small content is aligned in the room that it leaves.
    for (alignment, lower) in [(0, 0), (0.5, -100), (1, -200), (7, -200), (-1, 0)] as [(Double, Double)] {
      let small = ScrollTrack(content: 100, viewport: 300, alignment: alignment)
      expectEqual([small.lower, small.upper], [lower, lower])
      expectFalse(small.isDraggable)
    }
    expectTrue(ScrollTrack(content: 100, viewport: 300, alwaysBounces: true).isDraggable)
    expectFalse(ScrollTrack(content: 100, viewport: 300, bounces: false, alwaysBounces: true).isDraggable)
    expectTrue(ScrollTrack(content: 400, viewport: 300, bounces: false).isDraggable)
    let empty = ScrollTrack(lower: 10, upper: 5, viewport: -3)
    expectEqual([empty.lower, empty.upper, empty.viewport], [10, 10, 0])
    expectFalse(empty.isDraggable)
    let fast = track.with(rate: .fast)
    expectEqual([fast.lower, fast.upper, fast.viewport], [-20, 740, 300])
    expectTrue(fast.rate == .fast && track.rate == .normal)
  }

  /// UIKit's formula: x d c / (d + c x), with c = 0.55.
  @Test func rubberBandsResist() {
    let track = ScrollTrack(content: 1000, viewport: 300)
    for raw in [-120, -1, 0, 350, 700, 701, 900] as [Double] {
      let over = raw < 0 ? raw : max(0, raw - 700)
      let pull = abs(over) * 0.55 * 300 / (300 + 0.55 * abs(over))
      let shown = track.clamp(raw) + (over < 0 ? -pull : pull)
      expectClose(track.shown(raw: raw), shown)
      expectClose(track.raw(shown: shown), raw, within: 1e-6)
      expectEqual(ScrollTrack(content: 1000, viewport: 300, bounces: false).shown(raw: raw), track.clamp(raw))
      expectEqual(ScrollTrack(content: 1000, viewport: 300, bounces: false).raw(shown: raw), track.clamp(raw))
    }
    let band = RubberBand(dimension: 300)
    for raw in [-50, 0, 80] as [Double] {
      let difference = (band.shown(raw: raw + 1e-4) - band.shown(raw: raw - 1e-4)) / 2e-4
      expectClose(band.slope(raw: raw), difference, within: 1e-5)
    }
    expectEqual(RubberBand(dimension: 0).dimension, 1)
    expectTrue(band.raw(shown: 1e9).isFinite)
    expectLess(band.shown(raw: 1e12), 300)
  }

  @Test func scalesResistBeyondTheirLimits() {
    let limits = ZoomLimits(minimum: 0.5, maximum: 4)
    expectEqual([0.1, 0.5, 1, 4, 9].map(limits.clamp), [0.5, 0.5, 1, 4, 4])
    expectTrue(limits.isOpen)
    expectFalse(ZoomLimits(minimum: 2, maximum: 2).isOpen)
    expectEqual(ZoomLimits(minimum: 2, maximum: 1).maximum, 2)
    expectEqual(
      [ZoomLimits(minimum: .nan, maximum: .nan).minimum, ZoomLimits(minimum: 0, maximum: 1e9).maximum], [1e-4, 1e4])
    func band(_ over: Double) -> Double { 0.55 * over / (1 + 0.55 * over) }
    expectClose(limits.shown(raw: 8), 4 * (1 + band(1)))
    expectClose(limits.shown(raw: 0.25), 0.5 / (1 + band(1)))
    for scale in [0.3, 0.5, 1, 4, 5.5] {
      expectClose(limits.shown(raw: limits.raw(shown: scale)), scale)
      if scale >= 0.5 && scale <= 4 { expectEqual(limits.shown(raw: scale), scale) }
      let stiff = ZoomLimits(minimum: 0.5, maximum: 4, bounces: false)
      expectEqual([stiff.shown(raw: scale), stiff.raw(shown: scale)], [limits.clamp(scale), limits.clamp(scale)])
    }
    expectEqual([limits.shown(raw: -1), limits.shown(raw: .infinity), limits.raw(shown: 0)], [0.5, 4, 0.5])
  }

  /// An indicator is as long as the visible share of the content, within the margins of 3 points.
  @Test func indicatorsShowTheVisibleShare() {
    let track = ScrollTrack(content: 1200, viewport: 306)
    func indicator(_ offset: Double, content: Double = 1200, insets: (Double, Double) = (0, 0)) -> [Double] {
      let found = ScrollIndicator(offset: offset, content: content, track: track, insets: insets)
      return [found.start, found.length]
    }
    expectClose(indicator(0)[1], 300 * 306 / 1200)
    expectEqual(indicator(0)[0], 3)
    expectClose(indicator(894).reduce(0, +), 303)
    expectClose(indicator(447)[0], 3 + (300 - 76.5) / 2)
    expectClose(indicator(447, insets: (50, 20))[0], 53 + (230 - 230 * 306 / 1200) / 2)
    expectEqual(indicator(0, content: 1e6)[1], 36)
    // It is compressed by the overscroll, down to 8 points.
    expectEqual(indicator(-20), [3, 56.5])
    expectEqual(indicator(914), [303 - 56.5, 56.5])
    expectEqual(indicator(-500), [3, 8])
    let short = ScrollIndicator(offset: 0, content: 50, track: ScrollTrack(content: 50, viewport: 26))
    expectEqual(short.length, 20, "no longer than the track")
  }

  @Test func easedMotionsFollowTheirCurve() {
    let motion = EasedMotion(start: 10, target: 50, duration: 2, curve: .easeIn)
    for time in [0, 0.5, 1.5] {
      expectClose(motion.position(at: time), 10 + 40 * TimingCurve.easeIn.value(at: time / 2))
      expectClose(motion.velocity(at: time), 20 * TimingCurve.easeIn.slope(at: time / 2))
    }
    expectEqual([motion.position(at: 2), motion.velocity(at: 2), motion.destination], [50, 0, 50])
    let standard = EasedMotion(start: 0, target: 1)
    expectEqual(standard.duration, 0.3)
    expectTrue(standard.curve == .easeInOut)
    for duration in [0, -1, .nan] {
      let instant = EasedMotion(start: 10, target: 50, duration: duration)
      expectEqual([instant.position(at: 0), instant.velocity(at: 0)], [50, 0])
    }
  }

  @Test func repeatedFlingsCarryAPowerOfTheirVelocity() {
    for velocity in [0, 100, -2000] as [Double] {
      let carry = 0.000816 * pow(abs(velocity), 1.967)
      expectClose(MomentumCarry.carried(from: velocity), velocity < 0 ? -carry : carry)
    }
    expectEqual([1e9, -1e9, .infinity].map(MomentumCarry.carried), [40_000, -40_000, 40_000])
    expectEqual(MomentumCarry.carried(from: .nan), 0)
  }
}
