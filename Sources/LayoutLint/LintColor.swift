package import Foundation

/// An opaque or translucent sRGB color.
package struct LintColor: Equatable, Sendable {
  package var red: CGFloat
  package var green: CGFloat
  package var blue: CGFloat
  package var alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red.unit, green.unit, blue.unit, alpha.unit)
  }

  /// Returns the color that results from painting this color over an opaque one.
  package func over(_ below: LintColor) -> LintColor {
    func mix(_ above: CGFloat, _ below: CGFloat) -> CGFloat { above * alpha + below * (1 - alpha) }
    return LintColor(red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue))
  }

  /// Returns the contrast ratio of two opaque colors, 1 to 21.
  ///
  /// - Source: WCAG 2.1, definitions of contrast ratio and relative luminance.
  package func contrast(to other: LintColor) -> CGFloat {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private var luminance: CGFloat {
    func linear(_ value: CGFloat) -> CGFloat {
      value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double(value + 0.055) / 1.055, 2.4))
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

extension CGFloat {
  /// The number clamped to 0...1; NaN is 0.
  fileprivate var unit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
