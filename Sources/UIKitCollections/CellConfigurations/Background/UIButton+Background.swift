import Foundation
import Geometry
import UIKitCore

extension UIButton.Configuration {
  /// The background of the button. If its color is `nil`, the color follows from the button's kind and state. The
  /// radius applies if ``cornerStyle`` is `fixed` or `dynamic`.
  ///
  /// - Fidelity: documented; custom views and color transformers are not shown.
  public var background: UIBackgroundConfiguration {
    get { backgroundValue?.base as? UIBackgroundConfiguration ?? standardBackground }
    set {
      backgroundValue = AnyHashable(newValue)
      var overrides = ButtonBackground()
      overrides.color = newValue.backgroundColor
      overrides.cornerRadius = newValue.cornerRadius
      overrides.strokeColor = newValue.strokeColor
      overrides.strokeWidth = newValue.strokeWidth
      overrides.insets = newValue.backgroundInsets
      overrides.image = newValue.image
      backgroundOverrides = overrides
    }
  }

  private var standardBackground: UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = nil
    background.cornerRadius = standardCornerRadius
    return background
  }
}
