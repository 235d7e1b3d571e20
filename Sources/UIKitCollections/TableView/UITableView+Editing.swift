import Foundation
import UIKitCore

/// The state of editing with a data source.
struct TableEditing {
  /// Whether the protocol's default implementation, rather than the app, allowed editing.
  var answersByDefault = false
  /// The move of a dropped row, during the data source's call.
  var move: ItemMove?
}

extension UITableView {
  func edit(_ editing: Bool, animated: Bool) {
    guard editing != contents.isEditing else { return }
    if animated {
      contents.isEditing = editing
    } else {
      UIView.performWithoutAnimation { contents.isEditing = editing }
    }
  }

  // MARK: Permitted changes

  func mayEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

  func mayMove(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) ?? false }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    guard mayEdit(path) else { return .none }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Shows the available changes of a row in its cell during editing.
  func noteEditing(of row: TableRow, at path: IndexPath) {
    guard contents.isEditing, let cell = row.face as? UITableViewCell else { return }
    let selectsMany = allowsMultipleSelectionDuringEditing
    let style = selectsMany ? .none : editingStyle(at: path)
    cell.shouldIndentWhileEditing = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    let makesRoom = !selectsMany && style == .none && mayEdit(path) && cell.shouldIndentWhileEditing
    cell.edits(style, multiselect: selectsMany, moves: mayMove(path), makesRoom: makesRoom)
  }

  func refuseCommit(by dataSource: any UITableViewDataSource) {
    contents.warn(
      "A row was to be deleted or inserted, but the data source \(type(of: dataSource)) does not implement "
        + "tableView(_:commit:forRowAt:). Implement it, or return false from tableView(_:canEditRowAt:).")
  }

  func refuseMove(by dataSource: any UITableViewDataSource) {
    contents.movement?.refuse()
    contents.warn(
      "A row was moved, but the data source \(type(of: dataSource)) does not implement "
        + "tableView(_:moveRowAt:to:), so the row goes back. Implement it, or return false from "
        + "tableView(_:canMoveRowAt:).")
  }

  /// Whether the data source applies deletions. A class whose methods are not known does if it allows editing itself.
  private var mayCommit: Bool {
    guard let dataSource else { return false }
    return ImplementedMethods.shared.contains("tableView:commit:forRowAt:", of: dataSource) ?? !editing.answersByDefault
  }

  // MARK: Swipes

  func rowWillBeginEditing(_ row: TableRow) {
    guard let path = contents.indexPath(for: row) else { return }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    (row.face as? UITableViewCell)?.transition(to: .showingDeleteConfirmation)
  }

  func rowDidEndEditing(_ row: TableRow) {
    (row.face as? UITableViewCell)?.transition(to: [])
    delegate?.tableView(self, didEndEditingRowAt: contents.indexPath(for: row))
  }

  func swipeActions(_ side: SwipeSide, at path: IndexPath) -> UISwipeActionsConfiguration? {
    switch side {
    case .leading: return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deleting(path)
    }
  }

  /// Returns a delete button for a row that can be deleted. A swipe shows it only if the data source deletes rows.
  private func deleting(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    editing.answersByDefault = false
    guard editingStyle(at: path) == .delete, contents.isEditing || mayCommit else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? InterfaceText.delete.text
    let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
