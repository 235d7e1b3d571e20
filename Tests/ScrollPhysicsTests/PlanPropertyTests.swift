import Foundation
import Geometry
import Testing

@testable import ScrollPhysics
import TestSupport

/// The properties of every plan, for any release.
struct PlanPropertyTests {
  private static let seeds: ClosedRange<UInt64> = 1...4000

  private func forEachRelease(_ check: (RandomRelease, ScrollPlan, String) -> Void) {
    for seed in Self.seeds {
      let release = RandomRelease(seed: seed)
      check(release, release.plan, "seed \(seed)")
    }
  }

  @Test func positionIsContinuous() {
    forEachRelease { release, plan, seed in
      // Springs and bounces jump by at most the half point at which they count as finished.
      let jump = 0.5 + 1e-6
      let start = release.track.bounces ? release.offset : release.track.clamp(release.offset)
      expectAtMost(abs(plan.position(at: 0) - start), jump, "\(seed): at the start")
      for phase in plan.phases {
        let end = phase.start + phase.length
        let before = phase.motion.position(at: phase.length)
        expectAtMost(abs(plan.position(at: end) - before), jump, "\(seed): at \(end)")
      }
      expectEqual(plan.position(at: plan.duration + 1), plan.destination, "\(seed)")
    }
  }

  /// The velocity does not jump between deceleration and bounce. It may do so where stops steer the motion.
  @Test func velocityIsContinuousBetweenGlideAndSwing() {
    var meetings = 0
    forEachRelease { release, plan, seed in
      guard release.snapping == nil else { return }
      for (earlier, later) in zip(plan.phases, plan.phases.dropFirst()) {
        meetings += 1
        let before = earlier.motion.velocity(at: earlier.length)
        let after = later.motion.velocity(at: 0)
        expectAtMost(abs(before - after), 1e-6 * (1 + abs(before)), "\(seed)")
      }
    }
    expectGreater(meetings, 100)
  }

  @Test func itRestsInRangeAndOnAStop() {
    forEachRelease { release, plan, seed in
      #expect(release.track.contains(plan.destination), "\(seed)")
      guard let stops = release.snapping?.stops else { return }
      let stop = stops[stops.nearest(to: plan.destination)]
      expectLess(abs(stop - plan.destination), 1e-9, "\(seed): rests at \(plan.destination)")
    }
  }

  @Test func flickTurnsAtMostOnePage() {
    forEachRelease { release, plan, seed in
      guard let snapping = release.snapping, snapping.kind == .paging else { return }
      let (stops, start) = (snapping.stops, release.track.clamp(release.offset))
      let before = stops.previous(before: start.nextUp)
      let after = stops.next(after: start.nextDown)
      expectAtLeast(plan.destination, stops[Swift.max(before - 1, 0)] - 1e-9, "\(seed)")
      expectAtMost(plan.destination, stops[Swift.min(after + 1, stops.count - 1)] + 1e-9, "\(seed)")
      if !release.track.contains(release.offset) { expectEqual(plan.destination, start, "\(seed): the edge page") }
    }
  }

  /// The kinetic energy plus that of the restoring force, at the free motion's own rate.
  @Test func energyNeverGrows() {
    forEachRelease { release, plan, seed in
      guard release.snapping == nil, release.track.bounces else { return }
      let k = release.track.rate.decay
      let stiffness = Bounce.pull * (Bounce.pull + k)
      let energies = (0...200).map { step in
        let time = plan.duration * Double(step) / 200
        let overscroll = release.track.overscroll(plan.position(at: time))
        let velocity = plan.scrollVelocity(at: time)
        return velocity * velocity / 2 + stiffness * overscroll * overscroll / 2
      }
      #expect(zip(energies, energies.dropFirst()).allSatisfy { $1 <= $0 * (1 + 1e-9) + 1e-9 }, "\(seed)")
    }
  }

  @Test func mirroringMirrorsAndShiftingShifts() {
    forEachRelease { release, _, seed in
      guard release.snapping == nil else { return }
      let track = release.track
      func plan(_ sign: Double, _ shift: Double) -> ScrollPlan {
        let ends = [track.lower * sign + shift, track.upper * sign + shift].sorted()
        let other = ScrollTrack(
          lower: ends[0], upper: ends[1], viewport: track.viewport, bounces: track.bounces, isDraggable: true,
          rate: track.rate)
        return ScrollPlan(releasedAt: release.offset * sign + shift, velocity: release.velocity * sign, on: other)
      }
      let (mirrored, shifted) = (plan(-1, 0), plan(1, 1000))
      let original = plan(1, 0)
      for time in [0, 0.05, 0.2, 0.7, 2, 9] {
        let position = original.position(at: time)
        let isMirrored = abs(mirrored.position(at: time) + position) < 1e-6
        let isShifted = abs(shifted.position(at: time) - 1000 - position) < 1e-6
        expectTrue(isMirrored, "\(seed): at \(time)")
        expectTrue(isShifted, "\(seed): at \(time)")
      }
    }
  }

  @Test func restartingMidMotionChangesNothing() {
    forEachRelease { release, plan, seed in
      guard release.snapping == nil, release.track.bounces, plan.duration > 0.01 else { return }
      let split = plan.duration * 0.37
      let rest = ScrollPlan(
        continuingFrom: plan.position(at: split), velocity: plan.scrollVelocity(at: split), on: release.track)
      for share in [0.0, 0.1, 0.3, 0.6] {
        let time = split + (plan.duration - split) * share
        expectLess(abs(rest.position(at: time - split) - plan.position(at: time)), 1e-6, "\(seed): at \(time)")
      }
    }
  }

  @Test func glideSlowsMonotonicallyWithinReach() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let glide = Deceleration(start: 0, velocity: random.double(11...8000), rate: .normal)
      let times = (0...60).map { glide.duration * Double($0) / 60 }
      #expect(zip(times, times.dropFirst()).allSatisfy { glide.velocity(at: $1) < glide.velocity(at: $0) })
      #expect(zip(times, times.dropFirst()).allSatisfy { glide.position(at: $1) > glide.position(at: $0) })
      expectAtMost(glide.position(at: glide.duration), glide.destination + 1e-6)
      let passed = glide.destination * random.double(0.01...0.99)
      let time = glide.time(reaching: passed)
      #expect(time.map { abs(glide.position(at: $0) - passed) < 1e-6 } ?? false, "seed \(seed)")
    }
  }

  @Test func swingHasSinglePeakOnOneSide() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let velocity = random.double(20...8000)
      let swing = Bounce(edge: 0, overscroll: 0, velocity: velocity, rate: .normal)
      expectAtMost(swing.peak, 0.0335 * velocity, "seed \(seed)")
      let times = (1..<60).map { swing.duration * Double($0) / 60 }
      #expect(times.allSatisfy { swing.position(at: $0) > 0 }, "seed \(seed)")
      #expect(times.allSatisfy { (swing.velocity(at: $0) > 0) == ($0 < swing.timeOfPeak) }, "seed \(seed)")
    }
  }

  @Test func theBandIsMonotoneBoundedAndInvertible() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let band = RubberBand(dimension: random.double(1...3000))
      let (small, large) = (random.double(0...2000), random.double(2000.1...9000))
      expectLess(band.shown(raw: small), band.shown(raw: large), "seed \(seed)")
      expectLess(band.shown(raw: large), band.dimension, "seed \(seed)")
      expectAtMost(band.shown(raw: small), 0.55 * small, "seed \(seed)")
      expectLess(abs(band.raw(shown: band.shown(raw: small)) - small), 1e-6 * (1 + small), "seed \(seed)")
      expectEqual(band.shown(raw: -small), -band.shown(raw: small), "seed \(seed)")
    }
  }
}
