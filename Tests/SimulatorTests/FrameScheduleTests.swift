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

  /// Frames take 4 to 9 ms to draw and 3 ms to present, and one takes 30 ms. After it the pictures are late at first, and
  /// the delay shrinks until they are again 16⅔ ms apart.
  @Test func picturesAppearAtEvenIntervals() {
    var schedule = FrameSchedule(framesPerSecond: 60)
    var random = SeededGenerator(seed: 3)
    var now = 0.0
    var shown: [Double] = []
    for frame in 0..<400 {
      now = max(now, schedule.next)
      schedule.begin(at: now)
      let work = 4 + Double(random.next(upTo: 5_000)) / 1_000
      now += (frame == 100 ? 30 : work) / 1_000
      now += schedule.wait(at: now, pixels: 1_000)
      schedule.show(pixels: 1_000, from: now, to: now + 0.003)
      now += 0.003
      shown.append(now)
    }
    let times = zip(shown, shown.dropFirst()).map { $1 - $0 }
    expectTrue(times.dropFirst(101).allSatisfy { $0 > 0.0165 && $0 < 0.0205 }, "\(times)")
    expectTrue(times.sorted()[times.count * 95 / 100] <= 0.0175, "\(times.sorted().suffix(20))")
    expectTrue(isClose(shown[399] - shown[199], 200.0 / 60, within: 0.0167), "\(shown[399] - shown[199])")
  }

  @Test func aPictureDoesNotWaitAfterAPause() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    expectEqual(schedule.wait(at: 7, pixels: 10), 0)
    schedule.show(pixels: 10, from: 7, to: 7)
    expectTrue(isClose(schedule.wait(at: 7.004, pixels: 10), 0.01598, within: 1e-9))
    expectEqual(schedule.wait(at: 7.02, pixels: 10), 0)
    expectEqual(schedule.wait(at: 900, pixels: 10), 0)
  }

  /// A small part of the window is presented sooner than all of it; a large one takes at least as long as a small one.
  @Test func aPictureWaitsLessTheLongerItsPresentationTakes() {
    var schedule = FrameSchedule(framesPerSecond: 50)
    schedule.show(pixels: 1_000, from: 6.996, to: 7)
    expectTrue(isClose(schedule.wait(at: 7.004, pixels: 1_000), 0.01198, within: 1e-9))
    expectTrue(isClose(schedule.wait(at: 7.004, pixels: 250), 0.01498, within: 1e-9))
    expectTrue(isClose(schedule.wait(at: 7.004, pixels: 50_000), 0.01198, within: 1e-9))
    schedule.show(pixels: 0, from: 8, to: 8)
    expectTrue(isClose(schedule.wait(at: 8, pixels: 0), 0.01998, within: 1e-9))
  }
}
