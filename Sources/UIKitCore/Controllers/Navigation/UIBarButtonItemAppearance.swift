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

  final func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    switch state {
    case .highlighted: highlighted.titleTextAttributes
    case .disabled: disabled.titleTextAttributes
    default: normal.titleTextAttributes
    }
  }
}

/// The appearance of a bar's buttons in one state.
///
/// - Fidelity: documented; backgrounds are absent.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of titles. Font and color are used; others have no effect. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which titles are moved, in points. That of the normal state is used. The default is zero. Apps hide the
  /// titles of back buttons by one that leads out of the bar.
  open var titlePositionAdjustment = UIOffset.zero

  final func adopt(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
  }
}
