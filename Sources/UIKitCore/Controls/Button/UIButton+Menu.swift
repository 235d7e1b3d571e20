import Foundation

extension UIButton {
  final var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// The menu of a button whose title is the selected element.
  final var choice: UIMenu? { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction ? menu : nil }

  final func openMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    if choice == nil {
      ControlMenu.open(menu, at: self, order: preferredMenuElementOrder)
    } else {
      ControlMenu.openChoice(menu, at: self, order: preferredMenuElementOrder) { [weak self] in
        self?.contentDidChange()
      }
    }
  }

  /// Returns the title of the selected element. Without a selection, the first action is turned on.
  final func chosenTitle() -> String? {
    guard let choice else { return nil }
    if choice.selectedElements.isEmpty, let first = choice.firstAction { choice.turnOn(first) }
    return choice.selectedElements.first?.title
  }
}

extension UIMenu {
  /// The first action, in this menu or in a submenu.
  fileprivate var firstAction: UIAction? {
    for child in children {
      if let action = child as? UIAction ?? (child as? UIMenu)?.firstAction { return action }
    }
    return nil
  }
}
