import Foundation

/// An effect that blurs the content behind a view.
///
/// - Fidelity: documented; strength and tint of each style are approximated.
open class UIBlurEffect: UIVisualEffect {
  /// The thickness of the material, and whether it is light or dark. Styles with neither in their name follow the
  /// traits.
  public enum Style: Int, Hashable, Sendable {
    /// A nearly white material.
    case extraLight = 0
    /// A light material.
    case light = 1
    /// A dark material.
    case dark = 2
    /// The `light` style in light appearance, the `dark` one in dark appearance.
    case regular = 4
    /// The `extraLight` style in light appearance, the `dark` one in dark appearance.
    case prominent = 5
    /// The thinnest material, light or dark as the traits are.
    case systemUltraThinMaterial = 6
    /// A thin material, light or dark as the traits are.
    case systemThinMaterial = 7
    /// A material of regular thickness, light or dark as the traits are.
    case systemMaterial = 8
    /// A thick material, light or dark as the traits are.
    case systemThickMaterial = 9
    /// The material of bars, light or dark as the traits are.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material of regular thickness, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material of regular thickness, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  /// The style, which only initializers set.
  private(set) nonisolated(unsafe) final var style: Style

  /// Creates a blur of a style.
  public convenience init(style: UIBlurEffect.Style) {
    self.init()
    self.style = style
  }

  /// Creates a blur of the style `extraLight`.
  ///
  /// - Fidelity: approximated; the style of a blur without one is not documented.
  public override init() {
    style = .extraLight
    super.init()
  }

  final func material(_ traits: UITraitCollection) -> Material {
    Material(style, isDark: traits.userInterfaceStyle == .dark)
  }

  /// Two blurs are equal if their styles are.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.hashValue }
}
