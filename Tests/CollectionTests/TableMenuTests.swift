import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Menus of rows: the calls that a table's delegate gets, in the order of the collection view's own.
@MainActor
struct TableMenuTests {
  private final class Menus: TableRows, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("menu \(indexPath.row)")
      return UIContextMenuConfiguration(
        identifier: NSString(string: "row \(indexPath.row)"),
        actionProvider: { [weak self] _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in self?.log.append("copy") }])
        })
    }
    func tableView(
      _ tableView: UITableView,
      previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight \(configuration.identifier)")
      return nil
    }
    func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("display") }
    func tableView(
      _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("preview \(configuration.identifier)")
      animator.addCompletion { [weak self] in self?.log.append("committed") }
    }
    func tableView(
      _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("end") }
    func tableView(
      _ tableView: UITableView,
      previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismiss")
      return nil
    }
  }

  @Test func aTappedPreviewIsCommitted() throws {
    let rows = Menus([["a", "b", "c"]])
    let phone = TablePhone(source: rows, delegate: rows)
    let center = try phone.center(1)
    phone.hold(center, for: 1.2, lifts: true)
    expectEqual(rows.log, ["menu 1", "highlight row 1", "display"])
    rows.log = []
    phone.tap(center)
    phone.run(for: 1)
    expectEqual(rows.log, ["preview row 1", "end", "dismiss", "committed"])
  }

  /// A drag from a row selects several only if the delegate says so.
  @Test func theDelegateDecidesAboutSelectingSeveral() throws {
    final class Several: TableRows, UITableViewDataSource, UITableViewDelegate {
      var permits = false
      func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
        permits
      }
      func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
      }
      func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("end") }
    }
    let rows = Several([(0..<8).map { "\($0)" }])
    let phone = TablePhone(source: rows, delegate: rows) { $0.allowsMultipleSelectionDuringEditing = true }
    phone.table.setEditing(true, animated: false)
    phone.run(for: 0.1)
    let start = CGPoint(x: 20, y: try phone.center(1).y)
    let end = CGPoint(x: 20, y: try phone.center(4).y)
    phone.drag(from: start, to: end)
    phone.run(for: 0.5)
    expectFalse(rows.log.contains("begin 1"))
    rows.permits = true
    phone.table.contentOffset = CGPoint(x: 0, y: -phone.table.adjustedContentInset.top)
    phone.run(for: 0.5)
    rows.log = []
    phone.drag(from: start, to: end)
    phone.run(for: 0.5)
    expectEqual(rows.log.filter { $0 != "scroll" }, ["begin 1", "end"])
  }
}
