import Foundation
import Geometry

/// The appearance of a tab bar.
///
/// - Fidelity: documented; the selection's tint is absent.
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of items with icons above titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with icons beside titles, in bars of regular width.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of items with icons beside titles in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// The distribution of items with icons above titles; `automatic`, the default, for that of the bar.
  ///
  /// - Fidelity: documented.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of centered items with icons above titles, in points; 0, the default, for that of the system.
  ///
  /// - Fidelity: documented.
  open var stackedItemWidth: CGFloat = 0
  /// The gap between centered items with icons above titles, in points; 0, the default, for that of the system.
  ///
  /// - Fidelity: documented.
  open var stackedItemSpacing: CGFloat = 0
  /// An image behind the selected item; `nil`, the default, for that of the bar.
  open var selectionIndicatorImage: UIImage?

  /// Creates the default appearance.
  public override init() { super.init() }

  /// Creates an appearance with the values of another; with the defaults for those that it does not have.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
    stackedItemPositioning = other.stackedItemPositioning
    selectionIndicatorImage = other.selectionIndicatorImage
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}

/// The appearance of a tab bar's items in each state.
///
/// - Fidelity: documented; the focused state is absent.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  /// The appearance of items that are not selected.
  open private(set) var normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  open private(set) var selected = UITabBarItemStateAppearance()
  /// The appearance of disabled items.
  open private(set) var disabled = UITabBarItemStateAppearance()

  /// Creates the default appearance.
  public override init() { super.init() }

  /// Returns a copy that later changes of this appearance do not affect.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  final var duplicate: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    return copy
  }
}

/// The appearance of a tab bar's items in one state.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title. The default is empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A displacement of the title, in points. The default is zero; NaN counts as 0, and infinite values are clamped.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the icon; `nil`, the default, for the bar's tint if the item is selected, and gray otherwise.
  open var iconColor: UIColor?
  /// The color of the badge; `nil`, the default, for red. The item's own color takes precedence.
  open var badgeBackgroundColor: UIColor?
  /// The attributes of the badge's text. The default is empty. The item's own attributes take precedence.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  final func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    titlePositionAdjustment = other.titlePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
