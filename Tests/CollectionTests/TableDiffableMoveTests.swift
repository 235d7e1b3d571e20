import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections

/// Subclasses of a table's diffable data source that call the implementations they override.
@MainActor
struct TableDiffableMoveTests {
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    var appliesSnapshots = true

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
      guard appliesSnapshots, let item = itemIdentifier(for: sourceIndexPath),
        let other = itemIdentifier(for: destinationIndexPath), item != other
      else { return }
      var new = snapshot()
      new.deleteItems([item])
      if destinationIndexPath.row > sourceIndexPath.row {
        new.insertItems([item], afterItem: other)
      } else {
        new.insertItems([item], beforeItem: other)
      }
      apply(new, animatingDifferences: false)
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      super.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
      guard let item = itemIdentifier(for: indexPath) else { return }
      var new = snapshot()
      new.deleteItems([item])
      apply(new, animatingDifferences: false)
    }
  }

  private let phone = TablePhone { $0.rowHeight = 44 }
  private let source: Source

  init() {
    source = Source(tableView: phone.table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c", "d"])
    source.apply(snapshot, animatingDifferences: false)
    phone.table.isEditing = true
    phone.step()
  }

  private func moveFirstRow() {
    phone.drag(from: CGPoint(x: 370, y: 22), to: CGPoint(x: 370, y: 22 + 2 * 44), in: 0.5)
    phone.run(for: 1)
  }

  @Test func aMoveWithASnapshotIsShown() {
    moveFirstRow()
    expectEqual(phone.texts, ["b", "c", "a", "d"])
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c", "a", "d"])
    expectEmpty(phone.table.contents.warnings)
  }

  @Test func aMoveWithoutASnapshotStays() {
    source.appliesSnapshots = false
    moveFirstRow()
    expectEqual(phone.texts, ["b", "c", "a", "d"])
    expectEmpty(phone.table.contents.warnings)
  }

  @Test func aDeletionWithASnapshotIsShown() {
    source.tableView(phone.table, commit: .delete, forRowAt: [0, 1])
    phone.run(for: 1)
    expectEqual(phone.texts, ["a", "c", "d"])
    expectEmpty(phone.table.contents.warnings)
  }
}
