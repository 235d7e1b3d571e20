import Drawing
import Foundation

// The colors that adapt to style, contrast and level, with their values in iOS 13 to 17.
//
// - Fidelity: observed (iOS 17); approximated for translucent colors at high contrast.
extension UIColor {
  class var baseSystemRed: UIColor { System.red }
  class var baseSystemOrange: UIColor { System.orange }
  class var baseSystemYellow: UIColor { System.yellow }
  class var baseSystemGreen: UIColor { System.green }
  class var baseSystemMint: UIColor { System.mint }
  class var baseSystemTeal: UIColor { System.teal }
  class var baseSystemCyan: UIColor { System.cyan }
  class var baseSystemBlue: UIColor { System.blue }
  class var baseSystemIndigo: UIColor { System.indigo }
  class var baseSystemPurple: UIColor { System.purple }
  class var baseSystemPink: UIColor { System.pink }
  class var baseSystemBrown: UIColor { System.brown }

  class var baseSystemGray: UIColor { System.gray }
  class var baseSystemGray2: UIColor { System.gray2 }
  class var baseSystemGray3: UIColor { System.gray3 }
  class var baseSystemGray4: UIColor { System.gray4 }
  class var baseSystemGray5: UIColor { System.gray5 }
  class var baseSystemGray6: UIColor { System.gray6 }

  class var baseTintColor: UIColor { AccentColor.color ?? System.blue }
  class var baseLink: UIColor { System.link }

  class var baseLabel: UIColor { System.label }
  class var baseSecondaryLabel: UIColor { System.secondaryLabel }
  class var baseTertiaryLabel: UIColor { System.tertiaryLabel }
  class var baseQuaternaryLabel: UIColor { System.quaternaryLabel }
  class var basePlaceholderText: UIColor { System.tertiaryLabel }
  class var baseSeparator: UIColor { System.separator }
  class var baseOpaqueSeparator: UIColor { System.opaqueSeparator }

  class var baseSystemFill: UIColor { System.fill }
  class var baseSecondarySystemFill: UIColor { System.secondaryFill }
  class var baseTertiarySystemFill: UIColor { System.tertiaryFill }
  class var baseQuaternarySystemFill: UIColor { System.quaternaryFill }

  class var baseSystemBackground: UIColor { System.background }
  class var baseSecondarySystemBackground: UIColor { System.secondaryBackground }
  class var baseTertiarySystemBackground: UIColor { System.tertiaryBackground }
  class var baseSystemGroupedBackground: UIColor { System.groupedBackground }
  class var baseSecondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
  class var baseTertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }
}

private enum System {
  static let red = tone(0xFF3B30, 0xFF453A, high: 0xD70015, 0xFF6961)
  static let orange = tone(0xFF9500, 0xFF9F0A, high: 0xC93400, 0xFFB340)
  static let yellow = tone(0xFFCC00, 0xFFD60A, high: 0xB25000, 0xFFD426)
  static let green = tone(0x34C759, 0x30D158, high: 0x248A3D, 0x30DB5B)
  static let mint = tone(0x00C7BE, 0x63E6E2, high: 0x0C817B, 0x66D4CF)
  static let teal = tone(0x30B0C7, 0x40C8E0, high: 0x008299, 0x5DE6FF)
  static let cyan = tone(0x32ADE6, 0x64D2FF, high: 0x0071A4, 0x70D7FF)
  static let blue = tone(0x007AFF, 0x0A84FF, high: 0x0040DD, 0x409CFF)
  static let indigo = tone(0x5856D6, 0x5E5CE6, high: 0x3634A3, 0x7D7AFF)
  static let purple = tone(0xAF52DE, 0xBF5AF2, high: 0x8944AB, 0xDA8FFF)
  static let pink = tone(0xFF2D55, 0xFF375F, high: 0xD30F45, 0xFF6482)
  static let brown = tone(0xA2845E, 0xAC8E68, high: 0x7F6545, 0xB59469)

  static let gray = tone(0x8E8E93, 0x8E8E93, high: 0x6C6C70, 0xAEAEB2)
  static let gray2 = tone(0xAEAEB2, 0x636366, high: 0x8E8E93, 0x7C7C80)
  static let gray3 = tone(0xC7C7CC, 0x48484A, high: 0xAEAEB2, 0x545456)
  static let gray4 = tone(0xD1D1D6, 0x3A3A3C, high: 0xBCBCC0, 0x444446)
  static let gray5 = tone(0xE5E5EA, 0x2C2C2E, high: 0xD8D8DC, 0x363638)
  static let gray6 = tone(0xF2F2F7, 0x1C1C1E, high: 0xEBEBF0, 0x242426)
  static let link = tone(0x007AFF, 0x0984FF, high: 0x0040DD, 0x409CFF)

  static let label = tone(0x000000, 0xFFFFFF, high: 0x000000, 0xFFFFFF)
  static let secondaryLabel = veil(0x3C3C43, 0.6, 0.8, 0xEBEBF5, 0.6, 0.7)
  static let tertiaryLabel = veil(0x3C3C43, 0.3, 0.7, 0xEBEBF5, 0.3, 0.55)
  static let quaternaryLabel = veil(0x3C3C43, 0.18, 0.55, 0xEBEBF5, 0.16, 0.4)
  static let separator = veil(0x3C3C43, 0.29, 0.37, 0x545458, 0.6, 0.68)
  static let opaqueSeparator = tone(0xC6C6C8, 0x38383A, high: 0xC6C6C8, 0x38383A)

  static let fill = veil(0x787880, 0.2, 0.28, 0x787880, 0.36, 0.44)
  static let secondaryFill = veil(0x787880, 0.16, 0.24, 0x787880, 0.32, 0.4)
  static let tertiaryFill = veil(0x767680, 0.12, 0.2, 0x767680, 0.24, 0.32)
  static let quaternaryFill = veil(0x747480, 0.08, 0.16, 0x767680, 0.18, 0.26)

  static let background = backgroundView(0xFFFFFF, 0x000000, 0x1C1C1E, high: 0xFFFFFF, 0x000000, 0x242426)
  static let secondaryBackground = backgroundView(0xF2F2F7, 0x1C1C1E, 0x2C2C2E, high: 0xEBEBF0, 0x242426, 0x363638)
  static let tertiaryBackground = backgroundView(0xFFFFFF, 0x2C2C2E, 0x3A3A3C, high: 0xFFFFFF, 0x363638, 0x444446)
  static let groupedBackground = backgroundView(0xF2F2F7, 0x000000, 0x1C1C1E, high: 0xEBEBF0, 0x000000, 0x242426)
  static let secondaryGroupedBackground = backgroundView(
    0xFFFFFF, 0x1C1C1E, 0x2C2C2E, high: 0xFFFFFF, 0x242426, 0x363638)
  static let tertiaryGroupedBackground = backgroundView(
    0xF2F2F7, 0x2C2C2E, 0x3A3A3C, high: 0xEBEBF0, 0x363638, 0x444446)

  /// Returns an opaque color with light and dark variants, and variants of both for high contrast.
  private static func tone(_ light: UInt32, _ dark: UInt32, high highLight: UInt32, _ highDark: UInt32) -> UIColor {
    backgroundView(light, dark, dark, high: highLight, highDark, highDark)
  }

  /// Returns a background color with light, dark and dark elevated variants, and variants of each for high contrast.
  private static func backgroundView(
    _ light: UInt32, _ dark: UInt32, _ raised: UInt32, high highLight: UInt32, _ highDark: UInt32,
    _ highRaised: UInt32
  ) -> UIColor {
    let normal = [light, dark, raised].map { UIColor(Color(hex: $0, alpha: 1)) }
    let high = [highLight, highDark, highRaised].map { UIColor(Color(hex: $0, alpha: 1)) }
    return UIColor(dynamicProvider: { traits in
      let colors = traits.accessibilityContrast == .high ? high : normal
      guard traits.userInterfaceStyle == .dark else { return colors[0] }
      return traits.userInterfaceLevel == .elevated ? colors[2] : colors[1]
    })
  }

  /// Returns a translucent color with light and dark variants, each with its alpha at normal and at high contrast.
  private static func veil(
    _ light: UInt32, _ lightAlpha: CGFloat, _ highLightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat,
    _ highDarkAlpha: CGFloat
  ) -> UIColor {
    let normal = [Color(hex: light, alpha: lightAlpha), Color(hex: dark, alpha: darkAlpha)].map { UIColor($0) }
    let high = [Color(hex: light, alpha: highLightAlpha), Color(hex: dark, alpha: highDarkAlpha)].map { UIColor($0) }
    return UIColor(dynamicProvider: { traits in
      (traits.accessibilityContrast == .high ? high : normal)[traits.userInterfaceStyle == .dark ? 1 : 0]
    })
  }
}

extension Color {
  /// - Parameter hex: The components as 0xRRGGBB.
  fileprivate init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
