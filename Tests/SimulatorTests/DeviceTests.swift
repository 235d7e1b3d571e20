import Foundation
import Geometry
import Simulator
import Testing
import TestSupport

struct Devices {
  @Test func namesAreUnique() { expectEqual(Set(Device.all.map(\.name)).count, Device.all.count) }

  /// The safe areas recorded on devices and simulators.
  @Test(arguments: [
    ("iphone-14", UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)),
    ("iphone-se-1", UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    ("ipad-pro-13", UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)),
  ])
  func uprightSafeAreas(name: String, insets: UIEdgeInsets) throws {
    #expect(try Device.named(name).safeArea == insets)
  }

  @Test func landscapePhoneHasSideSafeAreas() {
    var phone = Device.standard
    phone.size = CGSize(width: 844, height: 390)
    expectEqual(phone.safeArea, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
  }

  @Test func bareScreenHasNoChromeOrSafeArea() throws {
    let screen = try Device.named("390x844@3")
    expectEqual(screen.size, CGSize(width: 390, height: 844))
    expectEqual(screen.scale, 3)
    #expect(screen.safeArea == .zero && !screen.hasChrome)
  }

  @Test(arguments: ["0x844", "390x", "x", "390x844@0", "390x844@nan", "390x-1", "1e3x2", "9000x1", "390x844@2@2", "3"])
  func uselessScreensAreRefused(text: String) {
    #expect(throws: DeviceError.self) { try Device.named(text) }
  }
}
