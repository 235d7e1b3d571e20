import Testing
import TestSupport

@testable import Raster

/// A device's picture in a window, with the window's own interface over it.
struct CompositionTests {
  /// Two rows of a screen with a round corner: clear, half covered, opaque.
  private let device = Bitmap(
    width: 3, height: 2, pixels: [0, 0x8080_0000, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])

  @Test(arguments: [0xFF00_0000, 0xFFD6_D6D6] as [UInt32])
  func colorBehindIsVisibleAroundTheDeviceAndBeyondItsCorners(behind: UInt32) {
    var window = Bitmap(width: 5, height: 4)
    window.compose(window.bounds, bottom: device, at: (1, 1), top: nil, behind: behind)
    // Half red over gray: 0x80 + 0xD6 · 127 / 255 = 0xEB, and 0x6B without red.
    let half: UInt32 = behind == 0xFF00_0000 ? 0xFF80_0000 : 0xFFEB_6B6B
    let rows: [[UInt32]] = [
      [behind, behind, behind, behind, behind],
      [behind, behind, half, 0xFF00_00FF, behind],
      [behind, 0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF, behind],
      [behind, behind, behind, behind, behind],
    ]
    expectEqual(window.pixels, rows.flatMap { $0 })
  }

  @Test func interfaceIsOverTheDevice() {
    var window = Bitmap(width: 3, height: 2)
    var top = Bitmap(width: 3, height: 2)
    top.pixels[0] = 0xFF12_3456
    window.compose(window.bounds, bottom: device, at: (0, 0), top: top, behind: 0xFFFF_FFFF)
    expectEqual(window[0, 0], 0xFF12_3456)
    expectEqual(window[2, 0], 0xFF00_00FF)
  }
}
