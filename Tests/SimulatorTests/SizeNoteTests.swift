import Foundation
import Simulator
import TestSupport
import Testing

@testable import Workbench

/// The size classes that the window shows while its edge is dragged.
struct SizeNoteTests {
  private func note(_ name: String, _ width: CGFloat, _ height: CGFloat) throws -> SizeNote {
    var device = try Device.named(name)
    device.size = CGSize(width: width, height: height)
    return SizeNote(device)
  }

  /// - Source: the size class table of Apple's Human Interface Guidelines.
  @Test func classesAndTheirSwitchesAreThoseOfTheTable() throws {
    expectEqual(try note("ipad", 820, 1180).switches, [507])
    expectEqual(try note("ipad", 820, 1180).text(.english), "820×1180 pt  regular × regular")
    expectEqual(try note("ipad", 400, 1180).switches, [507])
    expectEqual(try note("ipad", 400, 1180).classes(.english), "compact × regular")
    expectEqual(try note("iphone-14", 390, 844).switches, [845])
    expectEqual(try note("iphone-14", 844, 390).classes(.english), "compact × compact")
    expectEqual(try note("iphone-14", 844, 390).switches, [391])
    expectEqual(try note("iphone-14-plus", 926, 428).classes(.english), "regular × compact")
  }

  @Test(arguments: [1.0, 8192, 0.5]) func extremeSizesHaveANote(side: Double) throws {
    expectFalse(try note("iphone-14", side, side).text(.korean).isEmpty)
  }
}
