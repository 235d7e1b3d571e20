import Foundation

/// The colors of menus.
///
/// - Fidelity: approximated; menus are opaque.
@MainActor
package enum MenuColors {
  package static let background = dynamic(light: UIColor(white: 0.975, alpha: 1), dark: UIColor(white: 0.145, alpha: 1))
  package static let groupGap = dynamic(light: UIColor(white: 0, alpha: 0.08), dark: UIColor(white: 0, alpha: 0.35))
  package static let highlight = dynamic(light: UIColor(white: 0, alpha: 0.09), dark: UIColor(white: 1, alpha: 0.12))
  package static let dimming = dynamic(light: UIColor(white: 0, alpha: 0.2), dark: UIColor(white: 0, alpha: 0.5))

  private static func dynamic(light: UIColor, dark: UIColor) -> UIColor {
    UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
  }
}
