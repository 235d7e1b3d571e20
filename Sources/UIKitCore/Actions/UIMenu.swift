import Foundation

/// A menu, a group of elements within one, or a submenu.
///
/// - Fidelity: documented; the menus of the menu bar are absent.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Options for the appearance and selection of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the children in the menu around this one, as a separate group.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the title of the submenu in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Shows the children beside each other, as images without titles.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
    /// Keeps exactly one action on at a time, in this menu and its submenus.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu.
  open private(set) var identifier: Identifier
  /// The options of the menu.
  open private(set) var options: Options
  /// The elements of the menu, in display order.
  open private(set) var children: [UIMenuElement]

  /// The size of the elements of the menu. The default is `automatic`, or that of palettes for a palette.
  open var preferredElementSize: ElementSize
  /// Preferences for the titles of the menu's elements; `nil`, the default, for those of the system.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// The number of menus created, from which unique identifiers are made.
  private static var made = 0

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, shown above the elements, or in the parent menu.
  ///   - subtitle: The text below the title in the parent menu, or `nil`.
  ///   - image: The image in the parent menu, or `nil`.
  ///   - identifier: An identifier, or `nil` for a unique one.
  ///   - options: Options for the appearance and selection.
  ///   - preferredElementSize: The size of the elements.
  ///   - children: The elements, in display order.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.made)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a menu with other elements, and the same title, image, identifier and options.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.displayPreferences = displayPreferences
    return menu
  }

  /// The actions that are on, in this menu and its submenus, in display order.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

extension UIMenu {
  /// Turns on an action, and turns off the others of its menu if only one may be on.
  func selectSingly(_ action: UIAction) { singleSelection(around: action)?.turnOn(action) }

  /// Turns on one action of the menu, and turns off the others.
  func turnOn(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// Returns the outermost menu around an action that keeps exactly one action on.
  private func singleSelection(around action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.singleSelection(around: action) }.first
  }

  /// The actions of all levels, in display order.
  private var actions: [UIAction] {
    children.flatMap { child in (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap { $0 } }
  }
}
