import Foundation

/// Frosted glass over what lies behind the view.
///
/// - Fidelity: documented.
open class UIBlurEffect: UIVisualEffect {
  /// How thick the glass is, and whether it is light or dark; names without either follow the traits.
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  final let style: Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  final func material(_ traits: UITraitCollection) -> Material {
    Material(style, isDark: traits.userInterfaceStyle == .dark)
  }

  /// By style.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
  open override var hash: Int { style.hashValue }
}
