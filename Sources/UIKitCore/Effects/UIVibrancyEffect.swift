import Drawing
import Foundation

/// The prominence of content on a material.
///
/// - Fidelity: documented; the strengths are approximated.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text, such as placeholders.
  case tertiaryLabel = 2
  /// Text of the lowest prominence.
  case quaternaryLabel = 3
  /// Large shapes.
  case fill = 4
  /// Smaller shapes, less prominent.
  case secondaryFill = 5
  /// Shapes of the lowest prominence.
  case tertiaryFill = 6
  /// Separator lines.
  case separator = 7
}

/// An effect that draws content in the colors behind it, darker on light materials and lighter on dark ones. Use it
/// within the content view of a blur.
///
/// - Fidelity: approximated, in the strength and saturation of each style.
open class UIVibrancyEffect: UIVisualEffect {
  // Only initializers set these properties.
  private nonisolated(unsafe) var blur: UIBlurEffect.Style
  private nonisolated(unsafe) var style: UIVibrancyEffectStyle

  /// Creates an effect for primary text on a blur.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect of a prominence for content on a blur.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init()
    (blur, self.style) = (blurEffect.style, style)
  }

  /// Creates an effect for primary text on a blur of the style `extraLight`.
  ///
  /// - Fidelity: approximated; the style of an effect without one is not documented.
  public override init() {
    (blur, style) = (.extraLight, .label)
    super.init()
  }

  /// Returns the material through which the content is seen.
  final func material(_ traits: UITraitCollection) -> Material {
    let background = Material(blur, isDark: traits.userInterfaceStyle == .dark).tint
    let tone: CGFloat = (background?.red ?? 1) > 0.5 ? 0 : 1
    return Material(saturation: 1.8, tint: Color(red: tone, green: tone, blue: tone, alpha: style.strength))
  }

  /// Two effects are equal if their styles and those of their blurs are.
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
