import Foundation

extension UIButton {
  final var opensMenu: Bool { showsMenuAsPrimaryAction && menu != nil }

  /// Of a button whose title is what is chosen in its menu.
  final var choice: UIMenu? { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction ? menu : nil }

  final func openMenu() {
    guard let menu else { return }
    sendActions(for: .menuActionTriggered)
    if choice == nil {
      ControlMenu.open(menu, at: self)
    } else {
      ControlMenu.openChoice(menu, at: self) { [weak self] in self?.contentDidChange() }
    }
  }

  /// What is on in the menu, or else its first action, which is turned on.
  final func chosenTitle() -> String? {
    guard let choice else { return nil }
    if choice.selectedElements.isEmpty, let first = choice.firstAction { choice.turnOn(first) }
    return choice.selectedElements.first?.title
  }
}

extension UIMenu {
  /// The topmost, in this menu or in one in it.
  fileprivate var firstAction: UIAction? {
    for child in children {
      if let action = child as? UIAction ?? (child as? UIMenu)?.firstAction { return action }
    }
    return nil
  }
}
