import Foundation
import UIKitCore

/// The changes of rows that the class of a table's controller implements.
@MainActor
enum TableOverrides {
  static func commits(_ controllerClass: UITableViewController.Type) -> Bool {
    commit.isOverridden(in: controllerClass)
  }

  static func moves(_ controllerClass: UITableViewController.Type) -> Bool { move.isOverridden(in: controllerClass) }

  private static let commit = OverridableMethod(
    of: UITableViewController.self, keptBy: Same.self, changedBy: Committing.self)
  private static let move = OverridableMethod(of: UITableViewController.self, keptBy: Same.self, changedBy: Moving.self)

  private final class Same: UITableViewController {}

  private final class Committing: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { tableView.setNeedsLayout() }
  }

  private final class Moving: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { tableView.setNeedsLayout() }
  }
}
