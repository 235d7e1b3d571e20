import Foundation

/// A system of menus: the main menu, whose commands keys perform, or the menu of a context.
///
/// - Fidelity: documented; an iPhone shows no menu bar, so that only the keys of its commands have an effect.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The main menu.
  open class var main: UIMenuSystem { mainSystem }
  /// The menus of contexts, such as that of selected text.
  open class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menus, and the object that was asked to change them.
  private var built: (menus: MenuTree, builder: ObjectIdentifier?)?

  /// Has the menus built again when they are next needed.
  open func setNeedsRebuild() { built = nil }
  /// Has commands validated again. They are validated at each use here.
  open func setNeedsRevalidate() {}

  /// The menus, as the app's delegate and the app have changed them.
  final var menus: MenuTree {
    let delegate = UIApplication.shared.delegate as? UIResponder
    let identity = delegate.map(ObjectIdentifier.init)
    if let built, built.builder == identity { return built.menus }
    let menus = MenuTree(system: self, root: StandardMenus.main)
    built = (menus, identity)
    UIApplication.shared.buildMenu(with: menus)
    delegate?.buildMenu(with: menus)
    return menus
  }

  /// Performs the command of the main menu that a key press means.
  ///
  /// - Returns: Whether there is one, and a responder performed it.
  final func perform(_ key: UIKey, from responder: UIResponder) -> Bool {
    for case let command as UIKeyCommand in menus.elements where command.matches(key) {
      responder.validate(command)
      guard !command.attributes.contains(.disabled) else { continue }
      if UIApplication.shared.sendAction(command.action, to: nil, from: responder, for: nil) { return true }
      guard let delegate = UIApplication.shared.delegate as? UIResponder,
        delegate.canPerformAction(command.action, withSender: command)
      else { continue }
      command.action.send(to: delegate, command)
      return true
    }
    return false
  }
}

/// The means by which responders change the menus of a system.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu of an identifier; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action of an identifier; `nil` if there is none.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command of a method and a value; `nil` if there is none.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Gives a menu the elements that a closure makes of those it has.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu in front of another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
  /// Returns the command of a method; `nil` if there is none.
  public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
