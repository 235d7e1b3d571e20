import Foundation
import UIKitCore

/// The object that provides a table's rows, and applies the user's changes to the data.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here. Which of them a class
///   implements is known in adapted source. For other classes, a swipe deletes only if `tableView(_:canEditRowAt:)` is
///   implemented, and rows have handles only if `tableView(_:canMoveRowAt:)` or their cells say so.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, usually a dequeued one.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int

  /// Returns the title of a section's header, displayed unless the delegate provides a view; `nil`, the default, for
  /// none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, displayed unless the delegate provides a view; `nil`, the default, for
  /// none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Returns whether a row can be deleted, or a row can be inserted there. The default is `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved by its handle during editing. The default is `false`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Applies a deletion or insertion by the user. Implementations update the data, and then the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Applies a move by the user. Implementations update the data; the table already shows the row at its new position.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the section index at the table's trailing edge; `nil` for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which touching a title of the section index scrolls.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// The default implementation, which returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default implementation, which returns `index`.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// The default implementation, which returns `1`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// The default implementation, which returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The default implementation, which returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// The default implementation, which returns `true`. With it, swipes delete rows only of classes that are known to
  /// implement `tableView(_:commit:forRowAt:)`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editing.answersByDefault = true
    return true
  }

  /// The default implementation, which returns whether the class is known to implement `tableView(_:moveRowAt:to:)`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    ImplementedMethods.shared.contains("tableView:moveRowAt:to:", of: self) ?? false
  }

  /// The default implementation, which logs a warning.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { tableView.refuseCommit(by: self) }

  /// The default implementation, which logs a warning and returns the row to its position.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { tableView.refuseMove(by: self) }
}
