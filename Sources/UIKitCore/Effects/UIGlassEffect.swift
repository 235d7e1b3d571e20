import Drawing
import Foundation

/// A visual effect that shows glass.
///
/// Without corners of its own, a view with this effect is a capsule.
///
/// - Fidelity: approximated; it is drawn as a thin material, without refraction and highlights, and does not react to
///   touches.
open class UIGlassEffect: UIVisualEffect {
  /// The translucency of glass.
  public enum Style: Int, Hashable, Sendable {
    /// Glass that keeps its content legible.
    case regular = 0
    /// Glass that shows more of the content behind it.
    case clear = 1
  }

  final let style: Style
  /// Whether the glass reacts to touches. The default is `false`. Stored, without effect.
  open var isInteractive = false
  /// The color of the glass; `nil`, the default, for none.
  open var tintColor: UIColor?

  /// Creates glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass.
  public override convenience init() { self.init(style: .regular) }

  /// Returns an effect of the same style and color.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }

  /// Two effects are equal if all their properties are.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return MainActor.assumeIsolated {
      other.style == style && other.tintColor == tintColor && other.isInteractive == isInteractive
    }
  }
  open override var hash: Int { style.hashValue }

  final func material(_ traits: UITraitCollection) -> Material {
    var material = Material(
      style == .regular ? .systemThinMaterial : .systemUltraThinMaterial, isDark: traits.userInterfaceStyle == .dark)
    if let tintColor { material.tint = tintColor.withAlphaComponent(0.8).drawn(with: traits) }
    return material
  }
}

/// A visual effect for a view that contains views of glass.
///
/// - Fidelity: approximated; views of glass that are close to each other do not merge.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance, in points, at which views of glass merge on iOS. The default is 0.
  open var spacing: CGFloat = 0

  /// Returns an effect of the same spacing.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}
