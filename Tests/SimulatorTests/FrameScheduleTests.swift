import SDLWindow
import TestSupport
import Testing

/// The times at which a window's frames are due.
struct FrameScheduleTests {
  @Test func framesKeepTheirInterval() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    schedule.begin(at: 1)
    expectTrue(isClose(schedule.next, 1.02, within: 1e-12))
    schedule.begin(at: 1.0205)
    expectTrue(isClose(schedule.next, 1.04, within: 1e-12), "lateness of one frame does not accumulate")
  }

  @Test func aPauseStartsTheScheduleOver() {
    var schedule = FrameSchedule(framesPerSecond: 60)
    schedule.begin(at: 1)
    schedule.begin(at: 9)
    expectTrue(isClose(schedule.next, 9 + 1.0 / 60, within: 1e-12))
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
    expectEqual(schedule.next, 1)
    schedule.begin(at: 1)
    expectEqual(schedule.next, 2)
  }

  /// Frames take 4 to 7 ms to draw and 3 ms to present, some take 3 ms longer, and two take 30 ms. Only the pictures of
  /// those two are late, and the ones after them.
  @Test func picturesAppearAtEvenIntervals() {
    var schedule = FrameSchedule(framesPerSecond: 60)
    var random = SeededGenerator(seed: 3)
    var now = 0.0
    var shown: [Double] = []
    for frame in 0..<400 {
      now = max(now, schedule.next)
      schedule.begin(at: now)
      let work = 4 + Double(random.next(upTo: 3_000)) / 1_000 + (frame % 29 == 7 ? 3 : 0)
      now += (frame == 100 || frame == 300 ? 30 : work) / 1_000
      now += schedule.wait(at: now, pixels: 1_000)
      schedule.show(pixels: 1_000, from: now, to: now + 0.003)
      now += 0.003
      shown.append(now)
    }
    let times = zip(shown, shown.dropFirst()).map { $1 - $0 }
    expectEqual(times.indices.filter { times[$0] > 0.0175 && $0 > 30 }, [99, 299])
    expectTrue(times[101] < 1.0 / 60, "the picture after a late one catches up: \(times[101])")
    expectTrue(isClose(shown[399] - shown[110], 289.0 / 60, within: 0.005), "\(shown[399] - shown[110])")
  }

  @Test func aLatePictureDoesNotWait() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    schedule.begin(at: 7)
    expectEqual(schedule.wait(at: 7.004, pixels: 10), 0)
    schedule.begin(at: 7.02)
    expectTrue(isClose(schedule.wait(at: 7.021, pixels: 10), 0.00298, within: 1e-9))
    schedule.begin(at: 7.04)
    expectEqual(schedule.wait(at: 7.075, pixels: 10), 0)
    // The delay is at most nine tenths of an interval.
    schedule.begin(at: 7.075)
    expectTrue(isClose(schedule.wait(at: 7.075, pixels: 10), 0.003, within: 1e-4), "due at 7.06")
  }

  /// The first picture after a pause appears as late as those before it, less what the delay shrinks in the pause.
  @Test func theDelayOutlastsAPause() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    schedule.begin(at: 5)
    expectEqual(schedule.wait(at: 5.01, pixels: 10), 0)
    schedule.begin(at: 9)
    expectTrue(isClose(schedule.wait(at: 9.002, pixels: 10), 0.004, within: 1e-9))
    schedule.begin(at: 900)
    expectEqual(schedule.wait(at: 900.002, pixels: 10), 0)
  }

  /// A small part of the window is presented sooner than all of it; a large one takes at least as long as a small one.
  @Test func aPictureWaitsLessTheLongerItsPresentationTakes() {
    func schedule(presenting pixels: Int, for duration: Double) -> FrameSchedule {
      var schedule = FrameSchedule(framesPerSecond: 50)
      schedule.begin(at: 6)
      _ = schedule.wait(at: 6.012, pixels: pixels)
      schedule.show(pixels: pixels, from: 6.012, to: 6.012 + duration)
      schedule.begin(at: 6.02)
      return schedule
    }
    var same = schedule(presenting: 1_000, for: 0.004)
    expectTrue(isClose(same.wait(at: 6.022, pixels: 1_000), 0.00598, within: 1e-9))
    var small = schedule(presenting: 1_000, for: 0.004)
    expectTrue(isClose(small.wait(at: 6.022, pixels: 250), 0.00898, within: 1e-9))
    var large = schedule(presenting: 1_000, for: 0.004)
    expectTrue(isClose(large.wait(at: 6.022, pixels: 50_000), 0.00598, within: 1e-9))
    var none = schedule(presenting: 0, for: 0)
    expectTrue(isClose(none.wait(at: 6.022, pixels: 0), 0.00998, within: 1e-9))
  }

  /// One presentation that takes longer changes the expectation by an eighth of the difference.
  @Test func thePresentationIsExpectedToTakeAsLongAsUsual() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    schedule.begin(at: 6)
    _ = schedule.wait(at: 6.012, pixels: 1_000)
    schedule.show(pixels: 1_000, from: 6.012, to: 6.014)
    schedule.show(pixels: 1_000, from: 6.014, to: 6.024)
    schedule.begin(at: 6.02)
    expectTrue(isClose(schedule.wait(at: 6.022, pixels: 1_000), 0.01198 - 0.002 - 0.003, within: 1e-9))
  }
}
