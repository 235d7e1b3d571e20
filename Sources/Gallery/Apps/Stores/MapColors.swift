import UIKit

/// The colors of a map in light and dark mode.
enum MapColors {
  static let street = color(light: 0xFFFFFF, dark: 0x3A3B3F)
  static let avenue = color(light: 0xFCE9B8, dark: 0x5A5340)
  static let block = color(light: 0xF1EEE7, dark: 0x232427)
  static let building = color(light: 0xE4DFD4, dark: 0x2D2E32)
  static let park = color(light: 0xC9E7B6, dark: 0x22382A)
  static let water = color(light: 0xA5D6F2, dark: 0x1B3A55)
  static let streetName = color(light: 0x8A8579, dark: 0x8E8E93)
  static let parkName = color(light: 0x4B8A45, dark: 0x6FAE6A)
  static let waterName = color(light: 0x3F86B4, dark: 0x6BA6D0)
  static let subway = color(light: 0x1E9E4A, dark: 0x2BB35A)

  private static func color(light: Int, dark: Int) -> UIColor {
    UIColor { traits in traits.userInterfaceStyle == .dark ? solid(dark) : solid(light) }
  }

  private static func solid(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: 1)
  }
}
