import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Deletion, insertion and reordering of a table's rows by the user.
@MainActor
struct TableEditingTests {
  private class Editable: TableRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      rows[indexPath.section][indexPath.row] != "fixed"
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle) \(indexPath.row)")
      rows[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      let row = rows[0].remove(at: sourceIndexPath.row)
      rows[0].insert(row, at: destinationIndexPath.row)
    }
  }

  private final class OnlyCommitting: UITableViewController {
    var isRequested = false
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { isRequested = true }
  }

  private func kinds(_ cell: UITableViewCell) -> [AccessoryKind] {
    (cell.row.accessoryStrip.leading + cell.row.accessoryStrip.trailing).map(\.kind)
  }

  private final class Unmarked: NSObject, UITableViewDelegate {
    var indents = true
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    { .none }
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }
  }

  @Test(arguments: [true, false])
  func rowsWithoutAControlMakeRoomForOneUnlessTheDelegateForbidsIt(_ indents: Bool) throws {
    let delegate = Unmarked()
    delegate.indents = indents
    let source = Editable([["a", "b"]])
    let phone = TablePhone(source: source, delegate: delegate)
    func textStart() throws -> CGFloat {
      try #require(phone.cell(0).textLabel).convert(CGPoint.zero, to: phone.table).x
    }
    let start = try textStart()
    phone.table.setEditing(true, animated: false)
    phone.run(for: 1)
    let cell = try phone.cell(0)
    expectEqual(try textStart() > start, indents)
    expectEqual(cell.shouldIndentWhileEditing, indents)
    withExtendedLifetime(source) {}
  }

  @Test func aSwipeUncoversTheButtonThatDeletes() throws {
    let dataSource = Editable([["a", "b", "c"]])
    let phone = TablePhone(source: dataSource)
    let y = try phone.center(1).y
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), in: 0.2)
    phone.run(for: 1)
    #expect(try phone.cell(1).showingDeleteConfirmation)
    phone.tap(CGPoint(x: 360, y: y))
    phone.run(for: 1)
    expectEqual(dataSource.log, ["commit delete 1"])
    expectEqual(phone.texts, ["a", "c"])
    expectEqual(phone.table.contentSize.height, 88)
  }

  /// The delegate and the cell are notified when a swipe reveals actions.
  @Test func aSwipeIsEditing() throws {
    final class Source: Editable, UITableViewDelegate {
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
      }
    }
    final class Cell: UITableViewCell {
      var states: [UInt] = []
      override func willTransition(to state: StateMask) { states.append(state.rawValue) }
      override func didTransition(to state: StateMask) { states.append(state.rawValue) }
    }
    let source = Source([["a", "b", "c"]])
    let phone = TablePhone(source: source, delegate: source) {
      $0.register(Cell.self, forCellReuseIdentifier: "cell")
    }
    let (y, cell) = (try phone.center(1).y, try #require(try phone.cell(1) as? Cell))
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), in: 0.2)
    phone.run(for: 1)
    expectEqual(source.log, ["begin 1"])
    expectEqual(cell.states, [2, 2])
    phone.tap(CGPoint(x: 100, y: y))
    phone.run(for: 1)
    expectEqual(source.log, ["begin 1", "end 1"])
    expectEqual(cell.states, [2, 2, 0, 0])
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), in: 0.2)
    phone.run(for: 1)
    phone.tap(CGPoint(x: 360, y: y))
    phone.run(for: 1)
    expectEqual(source.log, ["begin 1", "end 1", "begin 1", "commit delete 1", "end nil"])
  }

  @Test func dataSourceWithoutEditingHasNoSwipes() throws {
    let dataSource = TableSource([["a", "b", "c"]])
    let phone = TablePhone(source: dataSource)
    let y = try phone.center(1).y
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), in: 0.2)
    phone.run(for: 1)
    #expect(try !phone.cell(1).showingDeleteConfirmation)
  }

  @Test func swipesRequireCommitEditing() {
    let committing = OnlyCommitting(style: .plain)
    expectEqual(committing.tableView.swipeActions(.trailing, at: [0, 0])?.actions.first?.title, "Delete")
    let plain = UITableViewController(style: .plain)
    expectNil(plain.tableView.swipeActions(.trailing, at: [0, 0]))
    #expect(!plain.tableView(plain.tableView, canMoveRowAt: [0, 0]))
  }

  @Test func aControllerEditsItsTable() {
    let controller = OnlyCommitting(style: .plain)
    let button = controller.editButtonItem
    controller.setEditing(true, animated: false)
    expectTrue(controller.isEditing)
    expectTrue(controller.tableView.isEditing)
    expectEqual(button.title, "Done")
  }

  @Test func editingShowsEachRowsControls() throws {
    let dataSource = Editable([["a", "fixed", "c"]])
    let phone = TablePhone(source: dataSource)
    phone.table.setEditing(true, animated: true)
    phone.run(for: 1)
    try expectEqual(kinds(phone.cell(0)), [.delete, .reorder])
    try expectEqual(kinds(phone.cell(1)), [.reorder])
    #expect(try phone.cell(0).isEditing && phone.cell(0).editingStyle == .delete)
    phone.table.setEditing(false, animated: true)
    phone.run(for: 1)
    #expect(try kinds(phone.cell(0)).isEmpty && !phone.cell(0).isEditing)
  }

  @Test func aRowIsCarriedByItsHandle() throws {
    let dataSource = Editable([["a", "b", "c", "d"]])
    let phone = TablePhone(source: dataSource)
    phone.table.isEditing = true
    phone.step()
    phone.drag(from: CGPoint(x: 370, y: 22), to: CGPoint(x: 370, y: 22 + 2 * 44), in: 0.5)
    phone.run(for: 1)
    expectEqual(dataSource.log, ["move 0 to 2"])
    expectEqual(phone.texts, ["b", "c", "a", "d"])
  }

  @Test func manyRowsAreChosenWhileEditing() throws {
    let dataSource = Editable([["a", "b", "c"]])
    let phone = TablePhone(source: dataSource) { $0.allowsMultipleSelectionDuringEditing = true }
    phone.table.isEditing = true
    phone.step()
    try expectEqual(kinds(phone.cell(0)), [.multiselect, .reorder])
    phone.tap(CGPoint(x: 200, y: 22))
    phone.tap(CGPoint(x: 200, y: 110))
    expectEqual(phone.table.indexPathsForSelectedRows, [[0, 0], [0, 2]])
  }

  @Test func diffableDataSourceEditsThroughSnapshots() throws {
    final class Source: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
      override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
      ) {
        guard let item = itemIdentifier(for: sourceIndexPath) else { return }
        var new = snapshot()
        new.deleteItems([item])
        let others = new.itemIdentifiers(inSection: 0)
        if destinationIndexPath.row < others.count {
          new.insertItems([item], beforeItem: others[destinationIndexPath.row])
        } else {
          new.appendItems([item], toSection: 0)
        }
        apply(new, animatingDifferences: false)
      }
    }
    let phone = TablePhone()
    let source = Source(tableView: phone.table) { table, path, text in
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
    let cell = try phone.cell(0)
    phone.drag(from: CGPoint(x: 370, y: 22), to: CGPoint(x: 370, y: 22 + 3 * 44), in: 0.5)
    phone.run(for: 1)
    expectEqual(source.snapshot().itemIdentifiers, ["b", "c", "d", "a"])
    expectEqual(phone.texts, ["b", "c", "d", "a"])
    try expectIdentical(phone.cell(3), cell, "it keeps its cell")
  }
}
