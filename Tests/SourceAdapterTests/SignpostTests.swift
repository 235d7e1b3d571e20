import TesseraRuntime
import Testing
import UIKit

struct SignpostTests {
  @Test func identifiersTellSignpostsApart() {
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    let object = NSObject()
    #expect(OSSignpostID(log: log) != OSSignpostID(log: log))
    #expect(OSSignpostID(log: log, object: object) == OSSignpostID(log: log, object: object))
    #expect(!log.signpostsEnabled)
  }

  /// Published layouts mark each of their calls.
  @Test func marksChangeNothing() {
    let log = OSLog(subsystem: "app", category: "layout")
    let id = OSSignpostID(log: log)
    os_signpost(.begin, log: log, name: "prepare", signpostID: id)
    os_signpost(.event, log: log, name: "items", "%d items of %{public}s", 3, "grid")
    os_signpost(.end, log: log, name: "prepare", signpostID: id)
  }

  /// The order of arguments that Swift's overlay adds.
  @Test func theTypeOfAMessageMayComeFirst() {
    os_log(.debug, log: .disabled, "%{public}@ of %d", "one", 2)
    os_log(.debug, log: .disabled, "none")
  }

  @Test func numbersOfMessagesHaveFormats() {
    let message: OSLogMessage =
      "\(2.345, format: .fixed(precision: 2)) \(255, format: .hex, privacy: .public) \(7, format: .decimal)"
    #expect(message.description == "2.35 ff 7" || message.description == "2.34 ff 7")
  }

  @Test func machineTimeIsInNanoseconds() {
    var fraction = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&fraction) == 0)
    #expect(fraction.numer == 1 && fraction.denom == 1)
    let before = mach_absolute_time()
    #expect(mach_absolute_time() >= before)
  }
}
