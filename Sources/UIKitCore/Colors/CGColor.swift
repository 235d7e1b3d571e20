import Drawing
import Foundation

/// A colour without a will of its own: four sRGB components that no trait changes.
///
/// - Fidelity: approximated; every colour is kept as sRGB with four components.
public final class CGColor: Hashable, Sendable {
  package let color: Color

  package init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var alpha: CGFloat { color.alpha }
  public var numberOfComponents: Int { 4 }
  /// Red, green, blue, alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The colour with every component in 0 ... 1 and NaN as 0, fit for pixels.
  package var displayable: Color {
    func level(_ value: CGFloat) -> CGFloat { value > 0 ? (value < 1 ? value : 1) : 0 }
    return Color(red: level(red), green: level(green), blue: level(blue), alpha: level(alpha))
  }
}
