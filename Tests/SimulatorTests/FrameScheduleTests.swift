import SDLWindow
import TestSupport
import Testing

/// The times at which a window's frames are due.
@Suite struct FrameScheduleTests {
  @Test func framesKeepTheirInterval() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    schedule.begin(at: 1)
    expectEqual(schedule.next, 1)
    schedule.begin(at: 1.001)
    expectTrue(isClose(schedule.next, 1.02, within: 1e-12))
    schedule.begin(at: 1.0205)
    expectTrue(isClose(schedule.next, 1.04, within: 1e-12), "lateness of one frame does not accumulate")
  }

  @Test func aPauseStartsTheScheduleOver() {
    var schedule = FrameSchedule(framesPerSecond: 60)
    schedule.begin(at: 1)
    schedule.begin(at: 9)
    expectEqual(schedule.next, 9)
  }

  /// A window that was woken many times without a change must not stand still afterwards.
  @Test func earlyFramesDoNotDelayLaterOnes() {
    var schedule = FrameSchedule(framesPerSecond: 60)
    for _ in 0..<100_000 { schedule.begin(at: 2) }
    expectTrue(schedule.next <= 2 + 1.0 / 60, "\(schedule.next)")
  }

  @Test func anInvalidRateIsOneFramePerSecond() {
    var schedule = FrameSchedule(framesPerSecond: 0)
    schedule.begin(at: 0)
    schedule.begin(at: 1)
    expectEqual(schedule.next, 2)
  }
}
