import Drawing
import Foundation

/// How prominent content on a material is.
///
/// - Fidelity: documented.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

/// Draws content in the colours of what lies behind it, darker on light glass and lighter on dark glass: to be used
/// within the content view of a blur.
///
/// - Fidelity: approximated; how strong each style is, and how vivid.
open class UIVibrancyEffect: UIVisualEffect {
  private let blur: UIBlurEffect.Style
  private let style: UIVibrancyEffectStyle

  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blur = blurEffect.style
    self.style = style
    super.init()
  }

  /// What content is seen through.
  final func material(_ traits: UITraitCollection) -> Material {
    let ground = Material(blur, isDark: traits.userInterfaceStyle == .dark).tint
    let ink: CGFloat = (ground?.red ?? 1) > 0.5 ? 0 : 1
    return Material(saturation: 1.8, tint: Color(red: ink, green: ink, blue: ink, alpha: style.strength))
  }

  /// By blur and style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIVibrancyEffect).map { $0.blur == blur && $0.style == style } ?? false
  }
  open override var hash: Int { blur.hashValue ^ style.hashValue }
}

extension UIVibrancyEffectStyle {
  fileprivate var strength: CGFloat {
    switch self {
    case .label: 0.8
    case .secondaryLabel: 0.55
    case .tertiaryLabel: 0.32
    case .quaternaryLabel: 0.2
    case .fill: 0.18
    case .secondaryFill: 0.14
    case .tertiaryFill: 0.1
    case .separator: 0.2
    }
  }
}
