import Foundation
import Geometry

/// The appearance of a bar's buttons in each state.
///
/// - Fidelity: documented; the focused state is absent.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  /// The appearance of enabled buttons.
  open private(set) var normal = UIBarButtonItemStateAppearance()
  /// The appearance of buttons under a finger.
  open private(set) var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of disabled buttons.
  open private(set) var disabled = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Creates the default appearance of buttons of a style.
  public init(style: UIBarButtonItem.Style) { super.init() }

  /// Removes all attributes, in every state.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.adopt(UIBarButtonItemStateAppearance()) }
  }

  /// Returns a copy that later changes of this appearance do not affect.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  final var duplicate: UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.adopt(normal)
    copy.highlighted.adopt(highlighted)
    copy.disabled.adopt(disabled)
    return copy
  }

  final func appearance(in state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .highlighted: highlighted
    case .disabled: disabled
    default: normal
    }
  }

  final func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    appearance(in: state).titleTextAttributes
  }
}

/// The appearance of a bar's buttons in one state.
///
/// - Fidelity: documented; a background is approximated: it is as wide as the button, and not higher than it.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles. Font and color are used; others have no effect. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which titles are moved, in points. That of the normal state is used. The default is zero. Apps hide the
  /// titles of back buttons by one that leads out of the bar.
  open var titlePositionAdjustment = UIOffset.zero
  /// The image behind buttons, stretched to their width; `nil`, the default, for that of the normal state, if it has one.
  open var backgroundImage: UIImage?
  /// The distance by which the image is moved, in points. The default is zero.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  final func adopt(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
