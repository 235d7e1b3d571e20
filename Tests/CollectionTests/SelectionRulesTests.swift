import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// The items that taps may select, in and out of editing mode.
@MainActor
struct SelectionRulesTests {
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [20])
  private let watcher = SelectionWatcher()
  private var view: UICollectionView { phone.collectionView }

  init() { phone.collectionView.delegate = watcher }

  private func tap(_ items: Int...) {
    for item in items { phone.tap(CGPoint(x: 195, y: CGFloat(item) * 100 + 50)) }
  }

  private var items: [Int] { (view.indexPathsForSelectedItems ?? []).map(\.item) }

  @Test func theDefaultsAreThoseOfUIKit() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    expectTrue(view.allowsSelection)
    expectFalse(view.allowsMultipleSelection)
    expectFalse(view.allowsSelectionDuringEditing)
    expectFalse(view.allowsMultipleSelectionDuringEditing)
    expectFalse(view.isEditing)
  }

  @Test func multipleSelectionWhileEditingAllowsSingle() {
    view.allowsMultipleSelectionDuringEditing = true
    expectTrue(view.allowsSelectionDuringEditing)
    view.allowsMultipleSelectionDuringEditing = false
    expectFalse(view.allowsSelectionDuringEditing)
  }

  @Test func tapsSelectNothingWhileEditing() {
    view.isEditing = true
    tap(1)
    expectEqual(items, [])
    expectEqual(watcher.log, [])
  }

  @Test func editingSelectionFollowsItsSettings() {
    view.isEditing = true
    view.allowsSelectionDuringEditing = true
    tap(1, 2)
    expectEqual(items, [2])
    view.allowsMultipleSelectionDuringEditing = true
    tap(3, 4)
    expectEqual(items, [2, 3, 4])
  }

  @Test func multipleSelectionAllowsSingle() {
    view.allowsSelection = false
    tap(1)
    expectEqual(items, [])
    view.allowsMultipleSelection = true
    tap(1, 3)
    expectEqual(items, [1, 3])
  }

  @Test func nothingStaysSelectedWhenEditingBeginsOrEnds() {
    view.allowsMultipleSelectionDuringEditing = true
    tap(1)
    view.isEditing = true
    expectEqual(items, [])
    tap(2, 3)
    expectEqual(items, [2, 3])
    watcher.log = []
    view.isEditing = false
    expectEqual(items, [])
    expectEqual(watcher.log, [])
    #expect(view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test func disablingMultipleSelectionKeepsLastItem() {
    view.allowsMultipleSelection = true
    tap(4, 1, 3)
    view.allowsMultipleSelection = false
    expectEqual(items, [3])
    view.allowsSelection = false
    expectEqual(items, [])
  }

  // MARK: Primary actions

  @Test func aTapActsAfterItHasSelected() {
    tap(2)
    expectEqual(watcher.log, ["select 0.2", "act 0.2"])
    watcher.log = []
    tap(2)
    expectEqual(watcher.log, ["select 0.2", "act 0.2"])
  }

  @Test func tapPerformsPrimaryActionOnUnselectableItem() {
    watcher.unselectable = [[0, 2]]
    tap(2)
    expectEqual(watcher.log, ["act 0.2"])
    expectEqual(items, [])
  }

  @Test func tapExtendingSelectionPerformsNoPrimaryAction() {
    view.allowsMultipleSelection = true
    tap(2, 3, 3)
    expectEqual(watcher.log, ["select 0.2", "act 0.2", "select 0.3", "deselect 0.3"])
  }

  @Test func tapsDoNotActWhileEditing() {
    view.allowsSelectionDuringEditing = true
    view.isEditing = true
    tap(2)
    expectEqual(watcher.log, ["select 0.2"])
  }

  @Test func itemDeletedDuringSelectionPerformsNoAction() {
    watcher.onSelect = { _ in
      phone.dataSource.counts = [0]
      phone.collectionView.reloadData()
    }
    tap(2)
    expectEqual(watcher.log, ["select 0.2"])
  }

  // MARK: Cells

  @Test func theDelegateExceptsItemsFromEditing() throws {
    watcher.uneditable = [[0, 1]]
    view.isEditing = true
    #expect(try cell(0).configurationState.isEditing)
    #expect(try !cell(1).configurationState.isEditing)
    phone.scroll(toY: 1_000)
    phone.scroll(toY: 0)
    #expect(try !cell(1).configurationState.isEditing)
    view.isEditing = false
    #expect(try !cell(0).configurationState.isEditing)
  }

  private func cell(_ item: Int) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: [0, item]))
  }

  @Test func tenThousandItemsSelectAndDeselectIndividually() {
    var selected = SelectedItems()
    let paths = (0..<10_000).map { IndexPath(item: $0 * 7919 % 10_000, section: 0) }
    for path in paths { selected.insert(path) }
    expectEqual(selected.paths, paths)
    for path in paths.dropLast() { selected.remove(path) }
    expectEqual(selected.paths, paths.suffix(1))
    expectEqual(selected.count, 1)
  }
}
