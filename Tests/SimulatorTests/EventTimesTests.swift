import SDLWindow
import Testing
import TestSupport

/// A window's events keep their order, whatever their time stamps are.
struct EventTimesTests {
  @Test func eventTimeSubtractsItsAge() {
    var times = EventTimes()
    expectEqual(times.time(age: 250, now: 2, notBefore: 0), 1.75)
    expectEqual(times.time(age: 0, now: 3, notBefore: 0), 3)
  }

  /// Two events have the same time stamp; the clock advances to the next millisecond between the two reads.
  @Test func eventTimesNeverDecrease() {
    var times = EventTimes()
    let first = times.time(age: 2, now: 0.00795, notBefore: 0)
    expectEqual(times.time(age: 3, now: 0.008, notBefore: 0), first)
  }

  @Test func noEventPrecedesTheLatestFrame() {
    var times = EventTimes()
    expectEqual(times.time(age: 500, now: 2, notBefore: 1.9), 1.9)
  }

  @Test func anEventFromTheFutureHappensNow() {
    var times = EventTimes()
    expectEqual(times.time(age: UInt32.max - 3, now: 2, notBefore: 0), 2)
  }

  /// The window was busy for 100 ms, and reads all events of a drag at once.
  @Test func eventsThatAreReadTogetherKeepTheirDistances() {
    var times = EventTimes()
    let first = times.time(age: 0, stamp: 5_000, now: 1, notBefore: 0)
    let late = [5_500, 5_516, 5_532, 5_548].map { times.time(age: 1, stamp: $0, now: 1.601, notBefore: 1.4) }
    expectEqual(first, 1)
    for (time, expected) in zip(late, [1.5, 1.516, 1.532, 1.548]) { expectClose(time, expected) }
  }

  @Test func stampsOfTheMachineNeedNoComparison() {
    var times = EventTimes(start: 4_294_967)
    // The server's clock is the lower half of the machine's milliseconds: 4,294,967.5 s are 204 ms after it wrapped.
    expectClose(times.time(age: 0, stamp: 104, now: 0.5, notBefore: 0), 0.4)
    expectClose(times.time(age: 0, stamp: 154, now: 0.5, notBefore: 0), 0.45)
    // Another clock is compared.
    expectClose(times.time(age: 0, stamp: 90_000, now: 1, notBefore: 0), 1)
  }

  @Test func stampsWrapAroundAndJump() {
    var times = EventTimes()
    _ = times.time(age: 0, stamp: UInt32.max - 99, now: 1, notBefore: 0)
    expectClose(times.time(age: 0, stamp: 400, now: 1.6, notBefore: 1), 1.5)
    // The server began anew.
    expectClose(times.time(age: 0, stamp: 90_000, now: 2, notBefore: 1), 2)
    expectClose(times.time(age: 0, stamp: 90_010, now: 2.03, notBefore: 1), 2.01)
  }

  /// The distance of the clocks is learned again: a remote clock runs a little slower.
  @Test func clocksMayDrift() {
    var times = EventTimes()
    for second in 0...300 {
      let (now, stamp) = (Double(second), UInt32(Double(second) * 999.9))
      expectAtMost(now - times.time(age: 0, stamp: stamp, now: now, notBefore: 0), 0.01)
    }
  }

  @Test func timesNeverGoBack() {
    var random = SeededGenerator(seed: 7)
    var (times, latest) = (EventTimes(), 0.0)
    for step in 1...10_000 {
      let now = Double(step) / 1000
      let time = times.time(age: UInt32.random(in: 0...40, using: &random), now: now, notBefore: now - 0.016)
      expectAtMost(latest, time)
      expectAtMost(time, now)
      latest = time
    }
  }
}
