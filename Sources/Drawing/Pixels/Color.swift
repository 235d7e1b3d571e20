package import Foundation

/// A color in the form in which it is painted: sRGB, straight alpha, components 0 ... 1.
package struct Color: Hashable, Sendable {
  /// The red component.
  package var red: CGFloat
  /// The green component.
  package var green: CGFloat
  /// The blue component.
  package var blue: CGFloat
  /// The opacity.
  package var alpha: CGFloat

  /// Creates a color, by default an opaque one.
  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A transparent color.
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  package static let white = Color(red: 1, green: 1, blue: 1)
}
