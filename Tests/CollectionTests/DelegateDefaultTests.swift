import DeviceSupport
import Foundation
import Geometry
import TestSupport
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore

/// Delegates without methods: the answers that UIKit documents for them. What tables pass on to theirs.
@MainActor
struct DelegateDefaultTests {
  private final class Empty: NSObject, UICollectionViewDelegateFlowLayout, UITableViewDelegate,
    UIDragInteractionDelegate,
    UIDropInteractionDelegate, UICollectionViewDragDelegate, UITableViewDragDelegate, UICollectionViewDropDelegate,
    UITableViewDropDelegate
  {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [] }
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
  }

  private let empty = Empty()
  private let path: IndexPath = [2, 1]
  private let other: IndexPath = [0, 4]

  @Test func collectionViewDelegates() {
    let flow = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    func answers() -> [Bool] {
      [
        empty.collectionView(view, shouldHighlightItemAt: path), empty.collectionView(view, shouldSelectItemAt: path),
        empty.collectionView(view, shouldDeselectItemAt: path), empty.collectionView(view, canFocusItemAt: path),
        empty.collectionView(view, canEditItemAt: path),
        empty.collectionView(view, canPerformPrimaryActionForItemAt: path),
        empty.collectionView(view, shouldShowMenuForItemAt: path),
        empty.collectionView(view, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil),
        empty.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path),
        empty.collectionView(view, selectionFollowsFocusForItemAt: path),
      ]
    }
    expectEqual(answers(), [true, true, true, true, true, true, false, false, false, false])
    (view.isEditing, view.allowsMultipleSelectionDuringEditing, view.selectionFollowsFocus) = (true, true, true)
    expectEqual(answers(), [true, true, true, true, true, false, false, false, true, true])
    expectNil(empty.indexPathForPreferredFocusedView(in: view))
    expectEqual(
      empty.collectionView(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other), other)
    expectEqual(
      empty.collectionView(view, targetContentOffsetForProposedContentOffset: CGPoint(x: 3, y: 4)),
      CGPoint(x: 3, y: 4))
    expectNil(empty.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero))
  }

  /// The sizes and spaces of a flow layout; those of another layout are zero.
  @Test func flowDelegates() {
    let (flow, other) = (UICollectionViewFlowLayout(), UICollectionViewLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: flow)
    (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (CGSize(width: 1, height: 2), 3, 4)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    flow.headerReferenceSize = CGSize(width: 9, height: 10)
    flow.footerReferenceSize = CGSize(width: 11, height: 12)
    for layout in [flow, other] {
      let isFlow = layout === flow
      expectEqual(
        [
          empty.collectionView(view, layout: layout, sizeForItemAt: path),
          empty.collectionView(view, layout: layout, referenceSizeForHeaderInSection: 0),
          empty.collectionView(view, layout: layout, referenceSizeForFooterInSection: 0),
        ], isFlow ? [flow.itemSize, flow.headerReferenceSize, flow.footerReferenceSize] : [.zero, .zero, .zero])
      expectEqual(
        empty.collectionView(view, layout: layout, insetForSectionAt: 0), isFlow ? flow.sectionInset : .zero)
      expectEqual(
        empty.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0), isFlow ? 3 : 0)
      expectEqual(
        empty.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: 0), isFlow ? 4 : 0)
    }
  }

  @Test func tableDelegates() {
    let table = UITableView()
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (31, 32, 33)
    (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (34, 35, 36)
    expectEqual(
      [
        empty.tableView(table, heightForRowAt: path), empty.tableView(table, heightForHeaderInSection: 0),
        empty.tableView(table, heightForFooterInSection: 0), empty.tableView(table, estimatedHeightForRowAt: path),
        empty.tableView(table, estimatedHeightForHeaderInSection: 0),
        empty.tableView(table, estimatedHeightForFooterInSection: 0),
      ], [31, 32, 33, 34, 35, 36])
    func answers() -> [Bool] {
      [
        empty.tableView(table, shouldHighlightRowAt: path), empty.tableView(table, shouldIndentWhileEditingRowAt: path),
        empty.tableView(table, canFocusRowAt: path), empty.tableView(table, shouldShowMenuForRowAt: path),
        empty.tableView(table, canPerformAction: Selector("copy:"), forRowAt: path, withSender: nil),
        empty.tableView(table, shouldBeginMultipleSelectionInteractionAt: path),
        empty.tableView(table, selectionFollowsFocusForRowAt: path),
      ]
    }
    expectEqual(answers(), [true, true, true, false, false, false, false])
    (table.allowsMultipleSelectionDuringEditing, table.selectionFollowsFocus) = (true, true)
    expectEqual(answers(), [true, true, true, false, false, true, true])
    expectEqual(empty.tableView(table, willSelectRowAt: path), path)
    expectEqual(empty.tableView(table, willDeselectRowAt: path), path)
    expectEqual(empty.tableView(table, editingStyleForRowAt: path), .delete)
    expectEqual(empty.tableView(table, indentationLevelForRowAt: path), 0)
    expectNil(empty.tableView(table, titleForDeleteConfirmationButtonForRowAt: path))
    expectNil(empty.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
    expectNil(empty.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
    expectNil(empty.tableView(table, editActionsForRowAt: path))
    expectNil(empty.tableView(table, viewForHeaderInSection: 0))
    expectNil(empty.tableView(table, viewForFooterInSection: 0))
    expectNil(empty.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero))
    expectEqual(
      empty.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other), other)
  }

  @Test func dropDelegates() {
    let (view, table) = (
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UITableView()
    )
    let (drag, drop) = (UIDragInteraction(delegate: empty), UIDropInteraction(delegate: empty))
    let session = LocalDragSession()
    let dropped = LocalDropSession(of: session)
    expectTrue(empty.dropInteraction(drop, canHandle: dropped))
    expectEqual(empty.dropInteraction(drop, sessionDidUpdate: dropped).operation, .cancel)
    expectTrue(empty.collectionView(view, canHandle: dropped))
    expectTrue(empty.tableView(table, canHandle: dropped))
    let (item, row) = (
      empty.collectionView(view, dropSessionDidUpdate: dropped, withDestinationIndexPath: path),
      empty.tableView(table, dropSessionDidUpdate: dropped, withDestinationIndexPath: path)
    )
    expectEqual([item.operation, row.operation], [.copy, .copy])
    expectTrue(item.intent == .unspecified && row.intent == .unspecified)
    expectEqual(
      [
        empty.collectionView(view, dragSessionAllowsMoveOperation: session),
        empty.tableView(table, dragSessionAllowsMoveOperation: session),
        empty.dragInteraction(drag, sessionAllowsMoveOperation: session),
        empty.collectionView(view, dragSessionIsRestrictedToDraggingApplication: session),
        empty.tableView(table, dragSessionIsRestrictedToDraggingApplication: session),
        empty.dragInteraction(drag, sessionIsRestrictedToDraggingApplication: session),
      ], [true, true, true, false, false, false])
    expectNil(empty.collectionView(view, dragPreviewParametersForItemAt: path))
    expectNil(empty.tableView(table, dragPreviewParametersForRowAt: path))
    expectTrue(empty.collectionView(view, itemsForAddingTo: session, at: path, point: .zero).isEmpty)
    expectTrue(empty.tableView(table, itemsForAddingTo: session, at: path, point: .zero).isEmpty)
    expectNil(empty.collectionView(view, dropPreviewParametersForItemAt: path))
    expectNil(empty.tableView(table, dropPreviewParametersForRowAt: path))
    let container = UIView()
    let preview = UITargetedDragPreview(
      view: UIView(frame: rect(0, 0, 30, 20)), parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: container, center: .zero))
    let dragItem = UIDragItem(itemProvider: NSItemProvider())
    expectNil(empty.dropInteraction(drop, previewForDropping: dragItem, withDefault: preview))
    let next = UIDragPreviewTarget(container: container, center: CGPoint(x: 5, y: 6))
    let moved = preview.retargetedPreview(with: next)
    expectIdentical(moved.view, preview.view)
    expectIdentical(moved.parameters, preview.parameters)
    expectIdentical(moved.target, next)
    expectEqual(preview.target.center, .zero)
    expectNil(moved.frameInWindow, "not in a window")
    let device = TestDevice()
    container.frame.origin = CGPoint(x: 100, y: 200)
    device.window.addSubview(container)
    expectEqual(moved.frameInWindow, rect(90, 196, 30, 20))
    let turned = UIDragPreviewTarget(
      container: container, center: CGPoint(x: 5, y: 6), transform: CGAffineTransform(scaleX: 2, y: 0.5))
    expectEqual(preview.retargetedPreview(with: turned).frameInWindow, rect(75, 201, 60, 10))
  }

  // MARK: Tables

  private class Rows: TableRows, UITableViewDataSource {}

  /// A delegate that has levels for some rows.
  private final class Levels: Rows, UITableViewDelegate {
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
      indexPath.row < 12 ? 3 : 0
    }
  }

  /// A row that is used again has the level of its new place, and one without a delegate's level keeps its own.
  @Test(arguments: [true, false])
  func levelsAreThoseOfTheDelegate(hasLevels: Bool) {
    let levels = Levels([(0..<60).map(String.init)])
    let rows = Rows(levels.rows)
    let phone = TablePhone(source: rows, delegate: hasLevels ? levels : empty) { $0.rowHeight = 100 }
    if !hasLevels { phone.table.visibleCells.forEach { $0.indentationLevel = 2 } }
    let first = Set(phone.table.visibleCells.map(ObjectIdentifier.init))
    expectTrue(phone.table.visibleCells.allSatisfy { $0.indentationLevel == (hasLevels ? 3 : 2) })
    for y in stride(from: CGFloat(0), through: 3000, by: 400) {
      phone.table.contentOffset.y = y
      phone.step()
    }
    let again = phone.table.visibleCells.filter { first.contains(ObjectIdentifier($0)) }
    expectFalse(again.isEmpty)
    expectEqual(Set(again.map(\.indentationLevel)), [hasLevels ? 0 : 2])
  }

  /// A delegate that selects the row below the touched one.
  private final class Redirecting: TableSource {
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      log.append("will select \(indexPath.row)")
      return IndexPath(row: indexPath.row + 1, section: 0)
    }
  }

  /// The row that the delegate names is selected like a touched one; one that does not exist is not.
  @Test func anotherRowMayBeSelected() throws {
    let rows = Redirecting([["a", "b", "c", "d"]])
    let phone = TablePhone(source: rows, delegate: rows)
    phone.tap(try phone.center(0))
    expectEqual(phone.table.indexPathForSelectedRow, [0, 1])
    phone.tap(try phone.center(2))
    expectEqual(phone.table.indexPathsForSelectedRows, [[0, 3]])
    expectEqual(rows.log, ["will select 0", "select 1", "will select 2", "will deselect 1", "deselect 1", "select 3"])
    rows.log = []
    phone.tap(try phone.center(3))
    expectEqual(rows.log, ["will select 3"])
    expectEqual(phone.table.indexPathForSelectedRow, [0, 3])
    phone.table.allowsMultipleSelection = true
    phone.tap(try phone.center(0))
    expectEqual(phone.table.indexPathsForSelectedRows, [[0, 3], [0, 1]])
  }

  private final class Prefetching: Rows, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.row))")
    }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.row))")
    }
  }

  /// Four rows of 100 points fill the screen, and as many are fetched before they are visible.
  @Test func rowsArePrefetched() {
    let rows = Prefetching([(0..<40).map(String.init)])
    let phone = TablePhone(source: rows, size: CGSize(width: 300, height: 400)) {
      $0.rowHeight = 100
      expectTrue($0.isPrefetchingEnabled)
      $0.prefetchDataSource = rows
    }
    expectEqual(rows.log, ["fetch [4, 5, 6, 7]"])
    rows.log = []
    phone.table.contentOffset.y = 3000
    phone.step()
    expectEqual(rows.log, ["cancel [4, 5, 6, 7]", "fetch [34, 35, 36, 37]"])
    rows.log = []
    phone.table.isPrefetchingEnabled = false
    expectFalse(phone.table.isPrefetchingEnabled)
    phone.table.contentOffset.y = 2000
    phone.step()
    expectFalse(rows.log.contains { $0.hasPrefix("fetch") })
  }

  @Test func tablesHaveThePropertiesOfTheirContents() {
    let table = UITableView()
    expectProperty(\.isPrefetchingEnabled, of: table, is: true, keeps: false)
    expectProperty(\.selfSizingInvalidation, of: table, is: .enabled, keeps: .disabled)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    expectEqual(table.selfSizingInvalidation, .enabledIncludingConstraints)
    expectProperty(\.dragInteractionEnabled, of: table, is: true, keeps: false)
    expectFalse(table.hasActiveDrag || table.hasActiveDrop)
  }

  /// Only the outermost calls make a change; an end without a beginning does nothing.
  @Test func updatesMayBeNested() {
    let rows = Rows([["a", "b", "c"]])
    let phone = TablePhone(source: rows)
    phone.table.endUpdates()
    phone.table.beginUpdates()
    rows.rows[0].removeFirst()
    phone.table.deleteRows(at: [[0, 0]], with: .fade)
    phone.table.beginUpdates()
    rows.rows[0].append("d")
    phone.table.insertRows(at: [[0, 2]], with: .fade)
    phone.table.endUpdates()
    expectEqual(phone.texts, ["a", "b", "c"])
    phone.table.endUpdates()
    phone.run(for: 1)
    expectEqual(phone.texts, ["b", "c", "d"])
    var lines: [String] = []
    phone.table.performBatchUpdates {
      rows.rows[0].removeLast()
      phone.table.deleteRows(at: [[0, 2]], with: .none)
      phone.table.performBatchUpdates {
        lines.append("inner")
      } completion: {
        lines.append("inner ends \($0)")
      }
      lines.append("outer")
    } completion: {
      lines.append("outer ends \($0)")
    }
    expectEqual(lines.prefix(2), ["inner", "outer"])
    phone.run(for: 1)
    expectEqual(lines.dropFirst(2).sorted(), ["inner ends true", "outer ends true"])
    expectEqual(phone.texts, ["b", "c"])
  }
}
