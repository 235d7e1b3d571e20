import Foundation
import Geometry
import UIKitCore

extension UIButton.Configuration {
  /// What lies behind the content. A colour of nil is the one of the button's kind and state, and the radius counts where
  /// ``cornerStyle`` is `fixed` or `dynamic`.
  ///
  /// - Fidelity: documented; views of one's own and what changes colours are not shown.
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
