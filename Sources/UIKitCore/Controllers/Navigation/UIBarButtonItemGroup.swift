import Foundation

/// Buttons of a navigation bar that belong together.
///
/// - Fidelity: documented; people do not customize bars on a phone, and the representative item is not shown.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  /// The buttons, in reading order.
  open var barButtonItems: [UIBarButtonItem] { didSet { adoptItems(insteadOf: oldValue) } }
  /// The button in place of the others where space is short; `nil` for none.
  open var representativeItem: UIBarButtonItem?
  /// Whether the representative item is shown. Always `false` here.
  open var isDisplayingRepresentativeItem: Bool { false }
  /// Whether the bar leaves the group out. The default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { onChange?() } } }
  /// The element of the menu of further buttons in place of the group's; `nil`, the default, for its buttons.
  open var menuRepresentation: UIMenuElement?
  /// Whether the group is in the menu of further buttons when it is not in the bar. The default is `false`.
  open var alwaysAvailable = false

  /// A closure called when the group has changed, set by the navigation item that has it.
  final var onChange: (() -> Void)?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems(insteadOf: [])
  }

  /// Creates a group without buttons.
  public override convenience init() { self.init(barButtonItems: [], representativeItem: nil) }

  private func adoptItems(insteadOf old: [UIBarButtonItem]) {
    for item in old { item.buttonGroup = nil }
    for item in barButtonItems { item.buttonGroup = self }
    onChange?()
  }

  /// Returns a group that people cannot move or remove.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that people can move, where bars can be customized.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that people can move and remove, where bars can be customized.
  ///
  /// - Parameter inDefaultCustomization: Whether the group is in the bar at first.
  open class func optionalGroup(
    customizationIdentifier: String, inDefaultCustomization: Bool = true, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.isHidden = !inDefaultCustomization
    return group
  }

  /// The elements of the group in a menu.
  final var menuElements: [UIMenuElement] {
    menuRepresentation.map { [$0] } ?? barButtonItems.compactMap(\.menuElement)
  }
}

extension UIBarButtonItem {
  /// The item as an element of a menu; `nil` for spaces and views.
  fileprivate var menuElement: UIMenuElement? {
    guard !isSpace, customView == nil, !isHidden else { return nil }
    if let menu { return UIMenu(title: title ?? menu.title, image: image, children: menu.children) }
    return UIAction(title: title ?? "", image: image, attributes: isEnabled ? [] : .disabled) { [weak self] action in
      if let self, let view = action.sender as? UIView ?? UIApplication.shared.keyWindow { perform(from: view) }
    }
  }
}
