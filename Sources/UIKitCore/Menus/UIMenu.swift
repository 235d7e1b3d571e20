import Foundation

/// Menu elements under a title: a menu, a part of one, or a menu in a menu.
///
/// - Fidelity: documented; palettes, element sizes and the menus of the menu bar are absent.
open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The children stand in the menu around this one, apart from what is before and after them.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu in a menu is shown in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of the actions in the menu, and in those in it that say nothing else, one at a time is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]

  /// How many menus have been made: an unnamed menu needs an identifier that no other has.
  private static var made = 0

  /// - Parameter identifier: One that no other menu has, if nil.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    Self.made += 1
    self.identifier = identifier ?? Identifier("menu-\(Self.made)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions that are on, in this menu and in those in it, in their order.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
}

extension UIMenu {
  /// Turns on an action and the others off, if it stands in a menu in which one at a time is on.
  func selectSingly(_ action: UIAction) { singleSelection(around: action)?.turnOn(action) }

  /// Turns on one action, and the others off.
  func turnOn(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }

  /// The outermost menu around an action in which one at a time is on.
  private func singleSelection(around action: UIAction) -> UIMenu? {
    guard actions.contains(where: { $0 === action }) else { return nil }
    if options.contains(.singleSelection) { return self }
    return children.lazy.compactMap { ($0 as? UIMenu)?.singleSelection(around: action) }.first
  }

  /// Of all levels, in their order.
  private var actions: [UIAction] {
    children.flatMap { child in (child as? UIMenu)?.actions ?? [child as? UIAction].compactMap { $0 } }
  }
}
