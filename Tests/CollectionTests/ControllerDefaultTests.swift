import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit

/// Controllers of tables and collection views without overrides: the answers that UIKit documents for a delegate and a
/// data source that do not have the methods.
@MainActor
struct ControllerDefaultTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private final class Items: UICollectionViewController {
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private var flow: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

  private var items: Items {
    let items = Items(collectionViewLayout: flow)
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return items
  }

  @Test func tables() {
    let controller = UITableViewController(style: .grouped)
    let table = controller.tableView!
    let (path, other) = (IndexPath(row: 1, section: 2), IndexPath(row: 4, section: 0))
    expectIdentical(controller.view, table)
    expectIdentical(table.delegate, controller)
    expectIdentical(table.dataSource, controller)
    expectEqual(controller.numberOfSections(in: table), 1)
    expectEqual(controller.tableView(table, numberOfRowsInSection: 0), 0)
    for text in [
      controller.tableView(table, titleForHeaderInSection: 0), controller.tableView(table, titleForFooterInSection: 0),
      controller.tableView(table, titleForDeleteConfirmationButtonForRowAt: path),
    ] { expectNil(text) }
    (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (31, 32, 33)
    (table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (34, 35, 36)
    expectEqual(
      [
        controller.tableView(table, heightForRowAt: path), controller.tableView(table, heightForHeaderInSection: 0),
        controller.tableView(table, heightForFooterInSection: 0),
        controller.tableView(table, estimatedHeightForRowAt: path),
        controller.tableView(table, estimatedHeightForHeaderInSection: 0),
        controller.tableView(table, estimatedHeightForFooterInSection: 0),
      ], [31, 32, 33, 34, 35, 36])
    expectNil(controller.tableView(table, viewForHeaderInSection: 0))
    expectNil(controller.tableView(table, viewForFooterInSection: 0))
    expectEqual(
      [
        controller.tableView(table, shouldHighlightRowAt: path), controller.tableView(table, canEditRowAt: path),
        controller.tableView(table, shouldIndentWhileEditingRowAt: path), controller.scrollViewShouldScrollToTop(table),
        controller.tableView(table, canMoveRowAt: path), controller.tableView(table, shouldShowMenuForRowAt: path),
        controller.tableView(table, canPerformAction: Selector("copy:"), forRowAt: path, withSender: nil),
      ], [true, true, true, true, false, false, false])
    expectEqual(controller.tableView(table, willSelectRowAt: path), path)
    expectEqual(controller.tableView(table, willDeselectRowAt: path), path)
    expectEqual(controller.tableView(table, editingStyleForRowAt: path), .delete)
    expectNil(controller.tableView(table, leadingSwipeActionsConfigurationForRowAt: path))
    expectNil(controller.tableView(table, trailingSwipeActionsConfigurationForRowAt: path))
    expectNil(controller.tableView(table, editActionsForRowAt: path))
    expectNil(controller.tableView(table, contextMenuConfigurationForRowAt: path, point: .zero))
    expectEqual(
      controller.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other), other)
    expectEqual(controller.tableView(table, indentationLevelForRowAt: path), 0)
    expectNil(controller.sectionIndexTitles(for: table))
    expectEqual(controller.tableView(table, sectionForSectionIndexTitle: "C", at: 7), 7)
    expectNil(controller.viewForZooming(in: table))
  }

  @Test func aTableMayBeReplaced() {
    let controller = Rows(style: .plain)
    let own = UITableView(frame: .zero, style: .insetGrouped)
    controller.tableView = own
    expectIdentical(controller.view, own)
    expectNil(own.delegate, "the app connects its own table")
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    expectIdentical(own.refreshControl, refresh)
    controller.setEditing(true, animated: false)
    expectTrue(own.isEditing)
  }

  @Test func aTableSetBeforeLoadingTakesTheRefreshControl() {
    let (controller, refresh, own) = (Rows(style: .plain), UIRefreshControl(), UITableView(frame: .zero, style: .plain))
    controller.refreshControl = refresh
    controller.tableView = own
    expectIdentical(own.refreshControl, refresh)
    expectIdentical(controller.refreshControl, refresh)
  }

  @Test func collectionViews() {
    let controller = UICollectionViewController(collectionViewLayout: flow)
    let view = controller.collectionView!
    let (path, other) = (IndexPath(item: 1, section: 2), IndexPath(item: 4, section: 0))
    expectIdentical(view.superview, controller.view)
    expectEqual(view.frame, controller.view.bounds)
    expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
    expectIdentical(view.delegate, controller)
    expectIdentical(view.dataSource, controller)
    expectIdentical(controller.collectionViewLayout, view.collectionViewLayout)
    expectEqual(controller.numberOfSections(in: view), 1)
    expectEqual(controller.collectionView(view, numberOfItemsInSection: 0), 0)
    func answers() -> [Bool] {
      [
        controller.collectionView(view, shouldHighlightItemAt: path),
        controller.collectionView(view, shouldSelectItemAt: path),
        controller.collectionView(view, shouldDeselectItemAt: path),
        controller.collectionView(view, canFocusItemAt: path),
        controller.collectionView(view, canEditItemAt: path), controller.scrollViewShouldScrollToTop(view),
        controller.collectionView(view, canPerformPrimaryActionForItemAt: path),
        controller.collectionView(view, canMoveItemAt: path),
        controller.collectionView(view, shouldShowMenuForItemAt: path),
        controller.collectionView(view, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil),
        controller.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path),
        controller.collectionView(view, selectionFollowsFocusForItemAt: path),
      ]
    }
    expectEqual(answers(), [true, true, true, true, true, true, true, false, false, false, false, false])
    (view.isEditing, view.allowsMultipleSelectionDuringEditing, view.selectionFollowsFocus) = (true, true, true)
    expectEqual(answers(), [true, true, true, true, true, true, false, false, false, false, true, true])
    expectNil(controller.indexTitles(for: view))
    expectNil(controller.indexPathForPreferredFocusedView(in: view))
    expectEqual(
      [
        controller.collectionView(view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: other),
        controller.collectionView(
          view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
          toProposedIndexPath: other),
      ], [other, other])
    let point = CGPoint(x: 3, y: 4)
    expectEqual(controller.collectionView(view, targetContentOffsetForProposedContentOffset: point), point)
    expectNil(controller.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: point))
    expectNil(controller.viewForZooming(in: view))
    let next = UICollectionViewFlowLayout()
    let transition = controller.collectionView(
      view, transitionLayoutForOldLayout: controller.collectionViewLayout, newLayout: next)
    expectIdentical(transition.currentLayout, controller.collectionViewLayout)
    expectIdentical(transition.nextLayout, next)
  }

  /// The methods for several items and for two index paths are newer: by default they call the older ones.
  private final class Older: UICollectionViewController {
    let menu = UIContextMenuConfiguration(identifier: "one" as NSString, previewProvider: nil, actionProvider: nil)
    let previews = (0..<2).map { _ in
      let target = UIPreviewTarget(container: UIView(), center: .zero)
      return UITargetedPreview(view: UIView(), parameters: UIPreviewParameters(), target: target)
    }
    override func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu }
    override func collectionView(
      _ view: UICollectionView, previewForHighlightingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? { previews[0] }
    override func collectionView(
      _ view: UICollectionView, previewForDismissingContextMenuWithConfiguration menu: UIContextMenuConfiguration
    ) -> UITargetedPreview? { previews[1] }
    override func collectionView(
      _ view: UICollectionView, targetIndexPathForMoveFromItemAt path: IndexPath, toProposedIndexPath other: IndexPath
    ) -> IndexPath { path }
  }

  @Test func newerMethodsCallOlderOnes() {
    let controller = Older(collectionViewLayout: flow)
    let view = controller.collectionView!
    let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
    func menu(_ paths: [IndexPath]) -> UIContextMenuConfiguration? {
      controller.collectionView(view, contextMenuConfigurationForItemsAt: paths, point: .zero)
    }
    expectIdentical(menu([paths[0]]), controller.menu)
    expectNil(menu([]))
    expectNil(menu([paths[0], paths[1]]))
    expectIdentical(
      controller.collectionView(view, contextMenuConfiguration: controller.menu, highlightPreviewForItemAt: paths[0]),
      controller.previews[0])
    expectIdentical(
      controller.collectionView(view, contextMenuConfiguration: controller.menu, dismissalPreviewForItemAt: paths[0]),
      controller.previews[1])
    expectEqual(
      controller.collectionView(
        view, targetIndexPathForMoveOfItemFromOriginalIndexPath: paths[0], atCurrentIndexPath: paths[1],
        toProposedIndexPath: paths[2]), paths[1])
  }

  /// Selected rows and items are deselected when the controller comes back, unless the app objects.
  @Test(arguments: [true, false])
  func selectionIsClearedWhenTheControllerAppears(clears: Bool) {
    let (rows, items) = (Rows(style: .plain), items)
    (rows.clearsSelectionOnViewWillAppear, items.clearsSelectionOnViewWillAppear) = (clears, clears)
    for controller in [rows, items] as [UIViewController] {
      let device = TestDevice(size: CGSize(width: 320, height: 400))
      let stack = UINavigationController(rootViewController: controller)
      device.window.rootViewController = stack
      device.run(for: 0.1)
      rows.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
      items.collectionView.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      stack.pushViewController(UIViewController(), animated: false)
      device.run(for: 0.1)
      stack.popViewController(animated: false)
      device.run(for: 0.1)
      let selected =
        controller === rows ? rows.tableView.indexPathsForSelectedRows : items.collectionView.indexPathsForSelectedItems
      expectEqual(selected ?? [], clears ? [] : [[0, 1]])
    }
  }

  /// The gesture that moves items is there once the view is loaded, and only if it is wanted.
  @Test func theMovementGestureIsInstalledOnce() {
    func presses(_ view: UICollectionView) -> Int {
      (view.gestureRecognizers ?? []).filter { String(describing: type(of: $0)) == "MovementPressRecognizer" }.count
    }
    let controller = items
    let view = controller.collectionView!
    expectEqual(presses(view), 1)
    controller.installsStandardGestureForInteractiveMovement = false
    expectEqual(presses(view), 0)
    controller.installsStandardGestureForInteractiveMovement = true
    controller.installsStandardGestureForInteractiveMovement = true
    expectEqual(presses(view), 1)
    let other = UICollectionView(frame: .zero, collectionViewLayout: flow)
    controller.collectionView = other
    expectEqual([presses(view), presses(other)], [0, 1])
    expectNil(view.superview)
    expectIdentical(other.superview, controller.view)
    expectEqual(other.frame, controller.view.bounds)
    let unloaded = Items(nibName: nil, bundle: nil)
    unloaded.installsStandardGestureForInteractiveMovement = false
    let third = UICollectionView(frame: .zero, collectionViewLayout: flow)
    unloaded.collectionView = third
    expectNil(third.superview)
    let root = unloaded.view
    expectIdentical(third.superview, root)
    expectEqual(presses(third), 0)
    expectFalse(controller.useLayoutToLayoutNavigationTransitions)
  }
}
