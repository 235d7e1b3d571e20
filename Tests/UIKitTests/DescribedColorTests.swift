import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// The texts and names of colors and fonts, which apps print and compare.
@MainActor
struct DescribedColorTests {
  @Test func colorsAreDescribedByTheirSpaceAndComponents() {
    expectEqual(UIColor.red.description, "UIExtendedSRGBColorSpace 1 0 0 1")
    expectEqual(UIColor.black.description, "UIExtendedGrayColorSpace 0 1")
    expectEqual(UIColor.clear.description, "UIExtendedGrayColorSpace 0 0")
    expectEqual(
      "\(UIColor(red: 0.2, green: 1 / 3, blue: 0, alpha: 0.5))", "UIExtendedSRGBColorSpace 0.2 0.333333 0 0.5")
    expectEqual(UIColor.white.withAlphaComponent(0.5).description, "UIExtendedGrayColorSpace 1 0.5")
  }

  @Test(
    arguments: [
      (.regular, "Regular"), (.bold, "Bold"), (.semibold, "Semibold"), (.medium, "Medium"), (.ultraLight, "Ultralight"),
      (.black, "Black"),
    ] as [(UIFont.Weight, String)])
  func theSystemsFontIsNamedByItsStyle(weight: UIFont.Weight, style: String) {
    let device = TestDevice()
    device.becomeCurrent()
    let font = UIFont.systemFont(ofSize: 17, weight: weight)
    expectEqual(font.fontName, ".SFUI-\(style)")
    expectEqual(font.familyName, ".AppleSystemUIFont")
    expectEqual(UIFont(name: font.fontName, size: 17), font)
    let fixed = UIFont.monospacedSystemFont(ofSize: 17, weight: weight)
    expectEqual(fixed.fontName, ".SFUIMono-\(style)")
    expectEqual(UIFont(name: fixed.fontName, size: 17), fixed)
  }

  @Test func columnsOfSplitViewsHaveOlderNames() {
    expectEqual(UISplitViewController.DisplayMode.allVisible, .oneBesideSecondary)
    expectEqual(UISplitViewController.DisplayMode.primaryHidden, .secondaryOnly)
    expectEqual(UISplitViewController.DisplayMode.primaryOverlay, .oneOverSecondary)
  }

  @Test func classesOfUIKitHaveNoModule() {
    expectEqual(String(cString: class_getName(UIButton.self)), "UIButton")
  }
}
