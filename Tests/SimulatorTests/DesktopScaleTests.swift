import Foundation
import Glibc
import TestSupport
import Testing

@testable import SDLWindow

/// The size of the window's interface on screens with many pixels.
struct DesktopScaleTests {
  @Test(
    arguments: [
      ("Xft.dpi:\t192\nXft.antialias:\t1\n", 2), ("*customization: -color\nXft.dpi: 120\n", 1.25),
      ("Xft.dpi:168", 1.75),
      ("Xft.dpi:\t96\n", 1), ("Xft.dpi: 72\n", 1), ("Xft.dpi: 2000\n", 4), ("", 1), ("Xft.dpi: nan\n", 1),
      ("Xft.dpi:\n", 1), ("Xft.dpi 192", 1), ("Xft.dpiX: 192", 1),
    ] as [(String, CGFloat)])
  func theResourceIsInQuarters(resources: String, scale: CGFloat) {
    expectEqual(DesktopScale.factor(fromResources: resources), scale)
  }
}
