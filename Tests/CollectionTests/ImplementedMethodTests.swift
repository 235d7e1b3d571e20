import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections
import UIKitCore

/// Changes by the user that a data source allows on iOS by implementing the method that applies them. Adapted source
/// registers which methods a class has.
@MainActor
struct ImplementedMethodTests {
  private class Source: TableRows, UITableViewDataSource {
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(indexPath.row)")
      rows[0].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private final class Committing: Source {}
  private final class Unknown: Source {}
  private final class Answering: TableRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  }
  private final class Moving: TableRows, UITableViewDataSource {
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
      log.append("move \(sourceIndexPath.row) \(destinationIndexPath.row)")
    }
  }
  private final class Picky: NSObject, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 1 ? .none : .delete }
  }

  /// Swipes a row to the left, and taps the place of the button behind it.
  private func swipe(_ row: Int, _ source: any UITableViewDataSource, _ delegate: (any UITableViewDelegate)? = nil)
    throws
    -> [String]
  {
    let phone = TablePhone(source: source, delegate: delegate)
    let y = try phone.center(row).y
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), in: 0.2)
    phone.run(for: 1)
    phone.tap(CGPoint(x: 360, y: y))
    phone.run(for: 1)
    return phone.texts
  }

  @Test func aSwipeDeletesRowsOfADataSourceThatCommits() throws {
    ImplementedMethods.shared.add(["tableView:commit:forRowAt:"], of: Committing.self)
    expectEqual(try swipe(1, Committing([["a", "b", "c"]])), ["a", "c"])
    // The delegate excludes the second row.
    expectEqual(try swipe(1, Committing([["a", "b", "c"]]), Picky()), ["a", "b", "c"])
    expectEqual(try swipe(0, Committing([["a", "b", "c"]]), Picky()), ["b", "c"])
  }

  @Test func aSwipeDeletesNothingWithoutTheMethod() throws {
    ImplementedMethods.shared.add(["tableView:canEditRowAt:"], of: Answering.self)
    let source = Answering([["a", "b"]])
    let phone = TablePhone(source: source)
    let y = try phone.center(1).y
    phone.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 180, y: y), in: 0.2)
    phone.run(for: 1)
    #expect(try !phone.cell(1).showingDeleteConfirmation)
    withExtendedLifetime(source) {}
  }

  @Test func aClassWhoseMethodsAreNotKnownMustAllowEditing() throws {
    expectEqual(try swipe(1, Unknown([["a", "b", "c"]])), ["a", "b", "c"])
  }

  @Test func rowsOfADataSourceThatMovesThemHaveHandles() throws {
    let path = IndexPath(row: 0, section: 0)
    let source = Moving([["a", "b"]])
    expectFalse(source.tableView(UITableView(), canMoveRowAt: path))
    ImplementedMethods.shared.add(["tableView:moveRowAt:to:"], of: Moving.self)
    expectTrue(source.tableView(UITableView(), canMoveRowAt: path))
  }
}
