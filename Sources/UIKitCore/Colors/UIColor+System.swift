import Drawing
import Foundation

// The colours that follow light and dark, with the values iOS 13 to 17 show at standard contrast.
//
// - Fidelity: observed (iOS 17).
extension UIColor {
  public class var systemRed: UIColor { System.red }
  public class var systemOrange: UIColor { System.orange }
  public class var systemYellow: UIColor { System.yellow }
  public class var systemGreen: UIColor { System.green }
  public class var systemMint: UIColor { System.mint }
  public class var systemTeal: UIColor { System.teal }
  public class var systemCyan: UIColor { System.cyan }
  public class var systemBlue: UIColor { System.blue }
  public class var systemIndigo: UIColor { System.indigo }
  public class var systemPurple: UIColor { System.purple }
  public class var systemPink: UIColor { System.pink }
  public class var systemBrown: UIColor { System.brown }

  public class var systemGray: UIColor { System.gray }
  public class var systemGray2: UIColor { System.gray2 }
  public class var systemGray3: UIColor { System.gray3 }
  public class var systemGray4: UIColor { System.gray4 }
  public class var systemGray5: UIColor { System.gray5 }
  public class var systemGray6: UIColor { System.gray6 }

  /// - Fidelity: approximated; does not follow a view's own tint colour.
  public class var tintColor: UIColor { System.blue }
  public class var link: UIColor { System.link }

  public class var label: UIColor { System.label }
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  public class var placeholderText: UIColor { System.tertiaryLabel }
  public class var separator: UIColor { System.separator }
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }

  public class var systemFill: UIColor { System.fill }
  public class var secondarySystemFill: UIColor { System.secondaryFill }
  public class var tertiarySystemFill: UIColor { System.tertiaryFill }
  public class var quaternarySystemFill: UIColor { System.quaternaryFill }

  public class var systemBackground: UIColor { System.background }
  public class var secondarySystemBackground: UIColor { System.secondaryBackground }
  public class var tertiarySystemBackground: UIColor { System.tertiaryBackground }
  public class var systemGroupedBackground: UIColor { System.groupedBackground }
  public class var secondarySystemGroupedBackground: UIColor { System.secondaryGroupedBackground }
  public class var tertiarySystemGroupedBackground: UIColor { System.tertiaryGroupedBackground }
}

private enum System {
  static let red = adaptive(0xFF3B30, 0xFF453A)
  static let orange = adaptive(0xFF9500, 0xFF9F0A)
  static let yellow = adaptive(0xFFCC00, 0xFFD60A)
  static let green = adaptive(0x34C759, 0x30D158)
  static let mint = adaptive(0x00C7BE, 0x63E6E2)
  static let teal = adaptive(0x30B0C7, 0x40C8E0)
  static let cyan = adaptive(0x32ADE6, 0x64D2FF)
  static let blue = adaptive(0x007AFF, 0x0A84FF)
  static let indigo = adaptive(0x5856D6, 0x5E5CE6)
  static let purple = adaptive(0xAF52DE, 0xBF5AF2)
  static let pink = adaptive(0xFF2D55, 0xFF375F)
  static let brown = adaptive(0xA2845E, 0xAC8E68)

  static let gray = adaptive(0x8E8E93, 0x8E8E93)
  static let gray2 = adaptive(0xAEAEB2, 0x636366)
  static let gray3 = adaptive(0xC7C7CC, 0x48484A)
  static let gray4 = adaptive(0xD1D1D6, 0x3A3A3C)
  static let gray5 = adaptive(0xE5E5EA, 0x2C2C2E)
  static let gray6 = adaptive(0xF2F2F7, 0x1C1C1E)
  static let link = adaptive(0x007AFF, 0x0984FF)

  static let label = adaptive(0x000000, 0xFFFFFF)
  static let secondaryLabel = adaptive(0x3C3C43, 0.6, 0xEBEBF5, 0.6)
  static let tertiaryLabel = adaptive(0x3C3C43, 0.3, 0xEBEBF5, 0.3)
  static let quaternaryLabel = adaptive(0x3C3C43, 0.18, 0xEBEBF5, 0.16)
  static let separator = adaptive(0x3C3C43, 0.29, 0x545458, 0.6)
  static let opaqueSeparator = adaptive(0xC6C6C8, 0x38383A)

  static let fill = adaptive(0x787880, 0.2, 0x787880, 0.36)
  static let secondaryFill = adaptive(0x787880, 0.16, 0x787880, 0.32)
  static let tertiaryFill = adaptive(0x767680, 0.12, 0x767680, 0.24)
  static let quaternaryFill = adaptive(0x747480, 0.08, 0x767680, 0.18)

  static let background = adaptive(0xFFFFFF, 0x000000)
  static let secondaryBackground = adaptive(0xF2F2F7, 0x1C1C1E)
  static let tertiaryBackground = adaptive(0xFFFFFF, 0x2C2C2E)
  static let groupedBackground = adaptive(0xF2F2F7, 0x000000)
  static let secondaryGroupedBackground = adaptive(0xFFFFFF, 0x1C1C1E)
  static let tertiaryGroupedBackground = adaptive(0xF2F2F7, 0x2C2C2E)

  private static func adaptive(_ light: UInt32, _ dark: UInt32) -> UIColor { adaptive(light, 1, dark, 1) }

  private static func adaptive(
    _ light: UInt32, _ lightAlpha: CGFloat, _ dark: UInt32, _ darkAlpha: CGFloat
  ) -> UIColor {
    let light = UIColor(Color(hex: light, alpha: lightAlpha))
    let dark = UIColor(Color(hex: dark, alpha: darkAlpha))
    return UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }
}

extension Color {
  /// - Parameter hex: 0xRRGGBB.
  fileprivate init(hex: UInt32, alpha: CGFloat) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }
}
