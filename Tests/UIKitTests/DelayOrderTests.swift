import Foundation
import TestSupport
import Testing

@testable import SystemServices

/// Calls that an app delays by the machine's clock, in order on the scene's clock.
struct DelayOrderTests {
  /// Nanoseconds of Dispatch's clock of the processor, which names itself in the two highest bits.
  private func processorTime(_ nanoseconds: UInt64) -> WantedTime { WantedTime(nanoseconds) }

  /// Nanoseconds of the calendar, which Dispatch counts down.
  private func calendarTime(_ nanoseconds: UInt64) -> WantedTime { WantedTime(0 &- nanoseconds) }

  @Test func laterCallIsNeverShortlyBeforeAnEarlierOne() {
    var order = DelayOrder()
    expectEqual(order.add(processorTime(1_000), after: 0.05, now: 2), 0.05)
    expectEqual(order.add(processorTime(1_200), after: 0.045, now: 2), 0.05)
    expectEqual(order.add(processorTime(1_100), after: 0.0499, now: 2), 0.05)
    expectEqual(order.add(processorTime(900), after: 0.049, now: 2), 0.049)
  }

  @Test func aCallThatIsWantedMuchEarlierStaysThere() {
    var order = DelayOrder()
    _ = order.add(processorTime(1_000), after: 0.05, now: 2)
    expectEqual(order.add(processorTime(1_200), after: 0.03, now: 2), 0.03)
  }

  @Test func timesOfTwoClocksAreNotCompared() {
    var order = DelayOrder()
    _ = order.add(processorTime(1_000), after: 0.05, now: 2)
    expectEqual(order.add(calendarTime(5_000), after: 0.045, now: 2), 0.045)
    expectEqual(order.add(WantedTime(Date(timeIntervalSinceReferenceDate: 5_000)), after: 0.045, now: 2), 0.045)
  }

  @Test func timesOfTheCalendarAreCountedDown() {
    var order = DelayOrder()
    _ = order.add(calendarTime(1_000), after: 0.05, now: 2)
    expectEqual(order.add(calendarTime(1_200), after: 0.045, now: 2), 0.05)
    expectEqual(order.add(calendarTime(900), after: 0.045, now: 2), 0.045)
  }

  @Test func aNewTimeOfTheSceneForgetsTheCalls() {
    var order = DelayOrder()
    _ = order.add(processorTime(1_000), after: 0.05, now: 2)
    expectEqual(order.add(processorTime(1_200), after: 0.045, now: 2.016), 0.045)
  }
}
