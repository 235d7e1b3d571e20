import Foundation
import UIKitControls
import UIKitCore

/// The menu of editing commands that a long press on an item shows.
extension UICollectionView {
  /// The commands that the delegate performs.
  private static let standardCommands = [(InterfaceText.cut, "cut:"), (.copy, "copy:"), (.paste, "paste:")]

  /// Shows the commands of an item beside it, if the delegate has any.
  func showCommands(forItemAt path: IndexPath) {
    guard let delegate, let cell = cellForItem(at: path),
      delegate.collectionView(self, shouldShowMenuForItemAt: path)
    else { return }
    let commands = delegateCommands(at: path) + ownCommands(of: cell, at: path)
    guard !commands.isEmpty else { return }
    endHighlight()
    UIMenuController.shared.show(commands, for: cell.bounds, in: cell)
  }

  private func delegateCommands(at path: IndexPath) -> [EditCommand] {
    let menu = UIMenuController.shared
    return Self.standardCommands.compactMap { word, name in
      let action = Selector(name)
      guard delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: menu) == true else {
        return nil
      }
      return EditCommand(title: word.text) { [weak self] in
        guard let self else { return }
        delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: menu)
      }
    }
  }

  /// Returns the menu controller's own items that the delegate allows, and the cell or a responder after it has.
  private func ownCommands(of cell: UICollectionViewCell, at path: IndexPath) -> [EditCommand] {
    let menu = UIMenuController.shared
    return (menu.menuItems ?? []).compactMap { item in
      let action = item.action
      guard delegate?.collectionView(self, canPerformAction: action, forItemAt: path, withSender: menu) == true,
        let target = commandTarget(of: cell).target(forAction: action, withSender: menu) as? UIResponder
      else { return nil }
      return EditCommand(title: item.title) { _ = action.send(to: target, menu) }
    }
  }

  /// The view of the app that is the cell: a table's rows have their own inside them.
  private func commandTarget(of cell: UICollectionViewCell) -> UIResponder {
    (cell as? any CommandTargetProviding)?.commandTarget ?? cell
  }
}

/// A cell in which another view receives commands.
@MainActor
protocol CommandTargetProviding {
  var commandTarget: UIResponder? { get }
}
