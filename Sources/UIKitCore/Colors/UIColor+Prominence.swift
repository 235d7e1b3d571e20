import Foundation

extension UIColor {
  /// The importance of what a color draws.
  ///
  /// - Fidelity: documented.
  public enum Prominence: Int, Hashable, Sendable {
    /// The color itself.
    case primary = 0
    /// A fainter color, as of a subtitle.
    case secondary = 1
    /// A color fainter than a secondary one, as of a placeholder.
    case tertiary = 2
    /// The faintest color.
    case quaternary = 3

    /// The share of the color's opacity: that of the label colors.
    fileprivate var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  func baseWithProminence(_ prominence: Prominence) -> UIColor {
    guard prominence != .primary else { return self }
    return UIColor(dynamicProvider: { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * prominence.opacity)
    })
  }
}
