import Drawing
import Foundation

/// A fixed color of four sRGB components, which does not depend on traits. It is immutable.
///
/// - Fidelity: approximated; every color is kept as sRGB with four components. A pattern is an image.
public final class CGColor: Hashable, Sendable {
  /// The color; the average one of a pattern.
  package let color: Color
  /// The image that is repeated; `nil` for a plain color.
  let pattern: (any PatternImage)?

  package init(_ color: Color) { (self.color, pattern) = (color, nil) }

  init(_ color: Color, pattern: any PatternImage) { (self.color, self.pattern) = (color, pattern) }

  /// Creates a color from sRGB components, from 0 to 1. Values outside are kept, and clamped when drawn.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from sRGB components, from 0 to 1. Values outside are kept, and clamped when drawn.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from 0 (black) to 1 (white). It is kept as three equal components.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Creates a color from the components of a space, with alpha as the last one.
  ///
  /// - Parameters:
  ///   - space: A gray space or one of red, green and blue. Grays are kept as three equal components.
  ///   - components: As many components as the space has, and alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model == .rgb else {
      self.init(gray: components[0], alpha: components[1])
      return
    }
    let (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
    guard space.name == CGColorSpace.displayP3 else {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
      return
    }
    self.init(WideColor.displayP3(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The space of the components, which is always extended sRGB here.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.extendedSRGB) }

  /// The opacity of the color, from 0 (transparent) to 1 (opaque).
  public var alpha: CGFloat { color.alpha }
  /// The number of components, with alpha. Always 4 here.
  public var numberOfComponents: Int { 4 }
  /// The components in the order red, green, blue, alpha. Never `nil` here.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// Returns the color with another opacity. Never `nil` here.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  /// Returns whether the components of both colors are equal.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.color == right.color && left.pattern === right.pattern
  }
  /// Hashes the components of the color.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// The color with every component clamped to `0 ... 1`, and 0 in place of NaN, ready for pixels.
  package var displayable: Color {
    func level(_ value: CGFloat) -> CGFloat { value > 0 ? (value < 1 ? value : 1) : 0 }
    return Color(red: level(red), green: level(green), blue: level(blue), alpha: level(alpha))
  }
}
