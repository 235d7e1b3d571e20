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
