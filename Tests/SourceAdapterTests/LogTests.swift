import Foundation
import TestSupport
import TesseraRuntime
import Testing
import UIKit

/// Messages of Apple's module os: the words of their types, the values in them, and the locks of that module.
struct LogTests {
  private func lines(_ result: ExitTest.Result?) throws -> [String] {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self).split(separator: "\n")
      .map(String.init).filter { $0.hasPrefix("[") }
  }

  @Test func eachMethodOfALoggerHasItsType() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let log = Logger(subsystem: "app", category: "net")
      log.log("1")
      log.log(level: .error, "2")
      log.log(level: .default, "3")
      log.trace("4")
      log.debug("5")
      log.info("6")
      log.notice("7")
      log.warning("8")
      log.error("9")
      log.critical("10")
      log.fault("11")
      log.log(level: OSLogType(rawValue: 99), "12")
      Logger().info("13")
      Logger(OSLog(subsystem: "app", category: "")).info("14")
      Logger(OSLog(subsystem: "", category: "ui")).info("15")
      Logger(.disabled).fault("16")
      Logger(OSLog(subsystem: "app", category: .pointsOfInterest)).info("17")
      Logger(OSLog(subsystem: "app", category: .dynamicTracing)).info("18")
      Logger(OSLog(subsystem: "app", category: .dynamicStackTracing)).info("19")
    }
    expectEqual(
      try lines(result),
      [
        "[app:net log] 1", "[app:net error] 2", "[app:net log] 3", "[app:net debug] 4", "[app:net debug] 5",
        "[app:net info] 6", "[app:net log] 7", "[app:net error] 8", "[app:net error] 9", "[app:net fault] 10",
        "[app:net fault] 11", "[app:net log] 12", "[info] 13", "[app info] 14", "[ui info] 15",
        "[app:PointsOfInterest info] 17", "[app:DynamicTracing info] 18", "[app:DynamicStackTracing info] 19",
      ])
  }

  /// The numbers of the types are Apple's.
  @Test func typesHaveApplesNumbers() {
    expectEqual([OSLogType.default, .info, .debug, .error, .fault].map(\.rawValue), [0, 1, 2, 16, 17])
    expectEqual(OSLogType(7).rawValue, 7)
    expectEqual([OSSignpostType.event, .begin, .end].map(\.rawValue), [0, 1, 2])
    expectEqual(OSSignpostID.exclusive.rawValue, 0xEEEE_B0B5_B2B2_EEEE)
    expectEqual([OSSignpostID.null, .invalid, OSSignpostID(5)].map(\.rawValue), [0, .max, 5])
  }

  @Test func formatsAreFilledIn() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      os_log("plain")
      os_log("%{public}@ of %5.2f%% and %ld, %lld, %zu, %qd", type: .info, "one", 2, 3, 4, 5, 6)
      os_log("%@ and %@", log: OSLog(subsystem: "a", category: "b"), type: .error, "here")
      os_log(.fault, "%{private}d%{public}s", 1, "x")
      os_log(.debug, log: .default, "value \(3)" as OSLogMessage)
      os_log("50% and %", type: .debug)
      os_log("%@", log: .disabled, "unseen")
    }
    expectEqual(
      try lines(result),
      [
        "[log] plain", "[info] one of 2% and 3, 4, 5, 6", "[a:b error] here and (null)", "[fault] 1x",
        "[debug] value 3",
        "[debug] 50(null)nd ",
      ])
  }

  @Test func numbersHaveNotations() {
    func text(_ message: OSLogMessage) -> String { message.description }
    expectEqual(text("\(1.5, format: .fixed)"), "1.500000")
    expectEqual(text("\(1.25, format: .fixed(precision: 1))").count, 3)
    expectEqual(text("\(2.0, format: .fixed(precision: -3))"), "2")
    expectEqual(text("\(1500.0, format: .exponential)"), "1.500000e+03")
    expectEqual(text("\(0.5, format: .hybrid)"), "0.5")
    expectEqual(text("\(255, format: .decimal) \(8, format: .octal)"), "255 10")
    expectEqual(text("\(255, format: .hex) \(255, format: .hex(uppercase: true))"), "ff FF")
    expectEqual(text("\(255, format: .hex(uppercase: false)) \(-10, format: .hex)"), "ff -a")
    expectEqual(text("a \("b", privacy: .private(mask: .hash)) \(3, privacy: .sensitive)"), "a b 3")
  }

  @Test func intervalsAndEventsAreLogged() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let poster = OSSignposter(subsystem: "app", category: "layout")
      let state = poster.beginInterval("prepare", "of \(3)")
      poster.emitEvent("row", "7")
      poster.endInterval("prepare", state, "done")
      let sum = OSSignposter(logger: Logger(subsystem: "app", category: "x")).withIntervalSignpost("sum") { 1 + 2 }
      expectEqual(sum, 3)
      OSSignposter().emitEvent("alone")
      OSSignposter(logHandle: .disabled).emitEvent("unseen")
    }
    expectEqual(
      try lines(result),
      [
        "[app:layout debug] begin prepare of 3", "[app:layout debug] event row 7",
        "[app:layout debug] end prepare done",
        "[app:x debug] begin sum ", "[app:x debug] end sum ", "[debug] event alone ",
      ])
    let poster = OSSignposter()
    expectTrue(poster.isEnabled)
    expectNotEqual(poster.makeSignpostID(), poster.makeSignpostID())
    let object = NSObject()
    expectEqual(poster.makeSignpostID(from: object), OSSignpostID(log: .default, object: object))
  }

  @Test func locksAreHeldByOne() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    expectTrue(os_unfair_lock_trylock(lock))
    expectFalse(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    os_unfair_lock_lock(lock)
    expectFalse(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    expectTrue(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
    let plain = OSAllocatedUnfairLock()
    expectTrue(plain.lockIfAvailable())
    expectFalse(plain.lockIfAvailable())
    plain.unlock()
    plain.lock()
    expectFalse(plain.lockIfAvailable())
    plain.unlock()
    expectEqual(plain.withLock { 5 }, 5)
    expectTrue(plain.lockIfAvailable())
    let counter = OSAllocatedUnfairLock(initialState: 3)
    expectEqual(
      counter.withLock {
        $0 += 4; return $0 * 2
      }, 14)
    expectEqual(counter.withLockUnchecked { $0 }, 7)
    expectEqual(OSAllocatedUnfairLock(uncheckedState: "a").withLock { $0 }, "a")
  }

  @Test func timesOfCoreFoundationCountFromTwoThousandAndOne() {
    let before = Date.timeIntervalSinceReferenceDate
    let now = CFAbsoluteTimeGetCurrent()
    expectTrue(before <= now && now <= Date.timeIntervalSinceReferenceDate)
  }
}
