import Drawing
import Foundation
import Geometry

/// The effect of a blur on the content behind it, in numbers that can be interpolated.
struct Material: Hashable {
  /// The Gaussian's standard deviation, in points.
  var radius: CGFloat = 0
  var saturation: CGFloat = 1
  var tint: Color?

  /// The material without an effect.
  static let clear = Material()

  func backdrop(_ shape: RoundedRect) -> Backdrop {
    Backdrop(shape, blurRadius: radius, saturation: saturation, tint: tint ?? .clear)
  }
}

extension Material {
  /// - Source: radii, saturation and tints of the styles of iOS 8 are those of `UIImage+ImageEffects`, which Apple
  ///   published at WWDC 2013; tints of the system's materials are the layers of Apple's design kit for iOS 18.
  /// - Fidelity: approximated; the system's materials also change the luminance of the content behind them, and their
  ///   radius is that of iOS 8's light one.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    self = Self.table(style, isDark: isDark)
  }

  private static func table(_ style: UIBlurEffect.Style, isDark: Bool) -> Material {
    switch style {
    case .extraLight: Material(white: 0.97, alpha: 0.82, radius: 20)
    case .light: Material(white: 1, alpha: 0.3)
    case .dark: Material(white: 0.11, alpha: 0.73, radius: 20)
    case .regular: table(isDark ? .dark : .light, isDark: isDark)
    case .prominent: table(isDark ? .dark : .extraLight, isDark: isDark)
    case .systemUltraThinMaterial: table(isDark ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight)
    case .systemThinMaterial: table(isDark ? .systemThinMaterialDark : .systemThinMaterialLight)
    case .systemMaterial: table(isDark ? .systemMaterialDark : .systemMaterialLight)
    case .systemThickMaterial: table(isDark ? .systemThickMaterialDark : .systemThickMaterialLight)
    case .systemChromeMaterial: table(isDark ? .systemChromeMaterialDark : .systemChromeMaterialLight)
    default: table(style)
    }
  }

  /// Styles that are the same in light and dark appearance.
  private static func table(_ style: UIBlurEffect.Style) -> Material {
    switch style {
    case .systemUltraThinMaterialLight: Material(layer: 0xBF, alpha: 0.44, dodge: 0x0D)
    case .systemThinMaterialLight: Material(layer: 0xA6, alpha: 0.7, dodge: 0x33)
    case .systemMaterialLight: Material(layer: 0xB3, alpha: 0.82, dodge: 0x38)
    case .systemThickMaterialLight: Material(layer: 0x99, alpha: 0.97, dodge: 0x5C)
    case .systemUltraThinMaterialDark: Material(layer: 0x25, alpha: 0.55, overlay: 0x9C)
    case .systemThinMaterialDark: Material(layer: 0x25, alpha: 0.7, overlay: 0x9C)
    case .systemMaterialDark: Material(layer: 0x25, alpha: 0.82, overlay: 0x8C)
    case .systemThickMaterialDark: Material(layer: 0x25, alpha: 0.9, overlay: 0x7C)
    // Bars are 249 over white and 29 over black, as observed.
    case .systemChromeMaterialLight: Material(white: (249.0 / 255 - 0.18) / 0.82, alpha: 0.82)
    case .systemChromeMaterialDark: Material(white: 29.0 / 255 / 0.82, alpha: 0.82)
    default: .clear
    }
  }
}

extension Material {
  private static let radius: CGFloat = 30
  private static let saturation: CGFloat = 1.8

  private init(white: CGFloat, alpha: CGFloat, radius: CGFloat = radius) {
    self.init(
      radius: radius, saturation: Self.saturation, tint: Color(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A translucent gray, and over it another that dodges the content below: divides it by the rest of white.
  private init(layer: CGFloat, alpha: CGFloat, dodge: CGFloat) {
    self.init(layer: layer, alpha: alpha, gain: 255 / (255 - dodge))
  }

  /// A translucent gray, and over it another as an overlay, which multiplies dark content by twice itself.
  private init(layer: CGFloat, alpha: CGFloat, overlay: CGFloat) {
    self.init(layer: layer, alpha: alpha, gain: 2 * overlay / 255)
  }

  /// The single tint equal to gain · (layer · alpha + behind · (1 − alpha)).
  private init(layer: CGFloat, alpha: CGFloat, gain: CGFloat) {
    let strength = 1 - gain * (1 - alpha)
    self.init(white: gain * layer / 255 * alpha / strength, alpha: strength)
  }
}
