import Foundation
import Geometry

/// What a tab bar looks like.
///
/// - Fidelity: documented; the selection's tint and image are absent.
open class UITabBarAppearance: UIBarAppearance {
  /// Icons above titles.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Icons beside titles, where there is room across.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Icons beside titles in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()

  /// How items with icons above titles are spread; `automatic` leaves it to the bar.
  ///
  /// - Fidelity: documented.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// Of a centered item with its icon above its title, in points; zero for the standard width.
  ///
  /// - Fidelity: documented.
  open var stackedItemWidth: CGFloat = 0
  /// Between centered items with icons above titles, in points; zero for the standard spacing.
  ///
  /// - Fidelity: documented.
  open var stackedItemSpacing: CGFloat = 0

  public override init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate
    inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}

/// What a tab bar's items look like in each state.
///
/// - Fidelity: documented; the focused state is absent.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  open private(set) var normal = UITabBarItemStateAppearance()
  open private(set) var selected = UITabBarItemStateAppearance()
  open private(set) var disabled = UITabBarItemStateAppearance()

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  final var duplicate: UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    return copy
  }
}

/// What a tab bar's items look like in one state.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// From where the title would be, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// nil for the bar's tint, or gray where the item is not selected.
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  final func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    iconColor = other.iconColor
    titlePositionAdjustment = other.titlePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
  }
}
