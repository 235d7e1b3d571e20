import Foundation
import Geometry

/// The background properties that an app has set for a button; `nil` for the button's own.
package struct ButtonBackground: Hashable {
  package var color: UIColor?
  package var cornerRadius: CGFloat?
  package var strokeColor: UIColor?
  package var strokeWidth: CGFloat?
  package var insets: NSDirectionalEdgeInsets?
  package var image: UIImage?

  package init() {}
}

extension UIButton.Configuration {
  /// Returns the colors of the content and the background in a state.
  func colors(tint: UIColor, state: UIControl.State) -> (foreground: UIColor, background: UIColor) {
    let isSelected = automaticallyUpdateForSelection && state.contains(.selected)
    let kind = isSelected ? kind.whenSelected : kind
    var foreground = baseForegroundColor ?? (kind == .filled ? .white : tint)
    var background: UIColor =
      switch kind {
      case .plain: .clear
      case .gray: baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(Self.tintStrength)
      case .filled: baseBackgroundColor ?? tint
      }
    background = backgroundOverrides.color ?? background
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if kind != .plain { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      foreground = kind == .filled ? foreground : foreground.faded(by: Self.pressed)
      background = background.faded(by: Self.pressed)
    }
    return (foreground, background)
  }

  /// The opacity of the tint color behind the content of a tinted button.
  private static let tintStrength: CGFloat = 0.18
  /// The factor by which the opacity is reduced in a pressed button.
  private static let pressed: CGFloat = 0.75

  /// - Parameter height: The height of the background.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: FiniteGeometry.length(backgroundOverrides.cornerRadius ?? standardCornerRadius)
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: height / 2
    }
  }
}

extension UIButton.Configuration.Kind {
  /// The more prominent kind that a selected button takes.
  fileprivate var whenSelected: UIButton.Configuration.Kind {
    switch self {
    case .plain, .gray: .tinted
    case .tinted, .filled: .filled
    }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by `share`, for all traits.
  fileprivate func faded(by share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}
