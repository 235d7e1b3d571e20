import Foundation
import Testing

@testable import ScrollPhysics
import TestSupport

/// Views, content and stops that change during a deceleration.
struct ReplanPropertyTests {
  private static let seeds: ClosedRange<UInt64> = 1...4000

  /// A motion, a moment of it, and the axis from then on.
  private struct Change {
    let before: AxisScroller
    let after: AxisScroller
    let time: Double

    init?(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      let old = RandomRelease(seed: seed)
      var axis = AxisScroller(track: old.track, snapping: old.snapping, offset: old.offset)
      axis.move(old.plan, .release, at: 0)
      guard let duration = axis.plan?.plan.duration else { return nil }
      time = duration * random.double(0.01...0.99)
      before = axis
      let new = RandomRelease(seed: seed &+ 1_000_000)
      axis.update(track: new.track, snapping: new.snapping, time: time)
      after = axis
    }
  }

  private func forEachChange(_ check: (Change, String) -> Void) {
    var count = 0
    for seed in Self.seeds {
      guard let change = Change(seed: seed) else { continue }
      count += 1
      check(change, "seed \(seed)")
    }
    expectGreater(count, 3000)
  }

  @Test func theOffsetDoesNotJump() {
    forEachChange { change, seed in
      // Content that no longer bounces must not be shown beyond its end.
      let shown = change.before.offset(at: change.time)
      let wanted = change.after.track.bounces ? shown : change.after.track.clamp(shown)
      expectAtMost(abs(change.after.offset(at: change.time) - wanted), Bounce.restDistance + 1e-6, "\(seed)")
    }
  }

  @Test func theVelocityCarriesOver() {
    var compared = 0
    forEachChange { change, seed in
      guard let old = change.before.plan, let new = change.after.plan, change.after.snapping == nil,
        change.after.track.bounces
      else { return }
      compared += 1
      let velocity = old.plan.scrollVelocity(at: change.time - old.start)
      expectLess(abs(new.plan.scrollVelocity(at: change.time - new.start) - velocity), 1e-6, "\(seed)")
    }
    expectGreater(compared, 500)
  }

  @Test func replannedMotionRestsInRangeOnStop() {
    forEachChange { change, seed in
      let rest = change.after.offset(at: change.time + 60)
      #expect(change.after.track.contains(rest), "\(seed)")
      guard let stops = change.after.snapping?.stops else { return }
      expectLess(abs(stops[stops.nearest(to: rest)] - rest), 1e-9, "\(seed)")
    }
  }

  @Test func repeatedChangeReplansOnce() {
    forEachChange { change, seed in
      var again = change.after
      again.update(track: again.track, snapping: again.snapping, time: change.time + 0.01)
      expectEqual(again.offset(at: change.time + 0.1), change.after.offset(at: change.time + 0.1), "\(seed)")
    }
  }
}
