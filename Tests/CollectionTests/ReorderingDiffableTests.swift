import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import UIKitCore
import TestSupport

/// Diffable data sources whose items are reordered by the user.
@MainActor
struct ReorderingDiffableTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>
  private typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [])
  private let source: Source
  private var view: UICollectionView { phone.collectionView }

  init() {
    source = Source(collectionView: phone.collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private func show(_ sections: KeyValuePairs<String, [Int]>) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
  }

  private func carry(_ path: IndexPath, to y: CGFloat...) -> Bool {
    guard view.beginInteractiveMovementForItem(at: path) else { return false }
    for y in y { view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: y)) }
    view.endInteractiveMovement()
    phone.run(for: 0.5)
    return true
  }

  @Test func itemsDoNotMoveWithoutHandlers() {
    show(["a": [1, 2, 3]])
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    #expect(!view.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
  }

  @Test func appIsNotifiedBeforeAndAfter() throws {
    show(["a": [1, 2, 3], "b": [4, 5]])
    var log: [(String, Transaction, [Int])] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { log.append(("will", $0, source.snapshot().itemIdentifiers)) }
    source.reorderingHandlers.didReorder = { log.append(("did", $0, source.snapshot().itemIdentifiers)) }
    #expect(carry([0, 0], to: 250))
    expectEqual(log.map(\.0), ["will", "did"])
    expectEqual(log.map(\.2), [[1, 2, 3, 4, 5], [2, 3, 1, 4, 5]])
    let transaction = try #require(log.last?.1)
    expectEqual(transaction.initialSnapshot.itemIdentifiers, [1, 2, 3, 4, 5])
    expectEqual(transaction.finalSnapshot.itemIdentifiers, [2, 3, 1, 4, 5])
    expectEqual([1, 2, 3, 4, 5].applying(transaction.difference), [2, 3, 1, 4, 5])
    expectEqual(transaction.sectionTransactions.map(\.sectionIdentifier), ["a"])
    let moves = transaction.difference.map { change in
      switch change {
      case .remove(let index, let item, let other), .insert(let index, let item, let other): [index, item, other ?? -1]
      }
    }
    expectEqual(moves, [[0, 1, 2], [2, 1, 0]])
    let section = try #require(transaction.sectionTransactions.first)
    expectEqual([1, 2, 3].applying(section.difference), [2, 3, 1])
    expectEqual(section.finalSnapshot.items, [2, 3, 1])
  }

  @Test func itemsGoToOtherSections() {
    show(["a": [1, 2, 3], "b": [4, 5]])
    var store = ["a": [1, 2, 3], "b": [4, 5]]
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      expectEqual(transaction.sectionTransactions.first?.sectionIdentifier, "b", "the last section comes first")
      for section in transaction.sectionTransactions {
        let name = section.sectionIdentifier
        store[name] = store[name]?.applying(section.difference)
      }
    }
    #expect(carry([0, 2], to: 380))
    expectEqual(store, ["a": [1, 2], "b": [4, 3, 5]])
    #expect(carry([1, 0], to: 50))
    expectEqual(store, ["a": [4, 1, 2], "b": [3, 5]])
    #expect(carry([0, 0], to: 480, 700))
    expectEqual(store, ["a": [1, 2], "b": [3, 5, 4]])
    for (section, items) in store { expectEqual(source.snapshot().itemIdentifiers(inSection: section), items) }
  }

  @Test func applyDuringMovementEndsIt() {
    show(["a": [1, 2, 3]])
    source.reorderingHandlers.canReorderItem = { _ in true }
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 250))
    var snapshot = source.snapshot()
    snapshot.appendItems([9])
    source.apply(snapshot)
    view.endInteractiveMovement()
    phone.run(for: 0.5)
    expectEqual(source.snapshot().itemIdentifiers, [1, 2, 3, 9])
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 100, 200, 300])
  }

  @Test func reorderHandlerMayApplySnapshot() {
    show(["a": [1, 2, 3]])
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      var snapshot = transaction.finalSnapshot
      snapshot.appendItems([7])
      source.apply(snapshot)
    }
    #expect(carry([0, 0], to: 150))
    expectEqual(source.snapshot().itemIdentifiers, [2, 1, 3, 7])
    expectEqual(view.visibleCells.map(\.frame.minY), [0, 100, 200, 300])
  }

  @Test func itemAnimatesDownDespiteAppliedSnapshot() throws {
    show(["a": [1, 2, 3]])
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      var snapshot = transaction.finalSnapshot
      snapshot.reconfigureItems([1])
      source.apply(snapshot)
    }
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 195, y: 190))
    phone.run(for: 0.5)
    view.endInteractiveMovement()
    phone.run(for: 0.15)
    let y = try #require(cell.layer.presentation()?.frame.minY)
    expectGreater(y, 105)
    expectLess(y, 135)
    phone.run(for: 0.3)
    expectEqual(cell.frame.minY, 100)
    expectIdentical(view.cellForItem(at: [0, 1]), cell)
    expectFalse(cell.isBeingReordered)
    expectNil(view.movement)
  }

  // MARK: Outlines

  /// Shows the outline 1 (11, 12), 2, 3 (31).
  private func showOutline() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([11, 12], to: 1)
    outline.append([31], to: 3)
    outline.expand([1])
    source.apply(outline, to: "a", animatingDifferences: false)
    source.reorderingHandlers.canReorderItem = { _ in true }
    phone.step()
  }

  @Test func movedOutlineItemJoinsPrecedingParent() {
    showOutline()
    // The rows are 1, 11, 12, 2, 3: the last one moves between 11 and 12, with its hidden child.
    #expect(carry([0, 4], to: 250))
    let outline = source.snapshot(for: "a")
    expectEqual(outline.visibleItems, [1, 11, 3, 12, 2])
    expectEqual(outline.items, [1, 11, 3, 31, 12, 2])
    expectEqual(outline.parent(of: 3), 1)
    expectEqual(outline.parent(of: 31), 3)
    // Item 2 moves before all others.
    #expect(carry([0, 4], to: 50))
    expectEqual(source.snapshot(for: "a").rootItems, [2, 1])
    expectEqual(source.snapshot().itemIdentifiers, source.snapshot(for: "a").visibleItems)
  }

  @Test func itemDroppedBelowExpandedParentBecomesChild() {
    showOutline()
    #expect(carry([0, 3], to: 150))
    expectEqual(source.snapshot(for: "a").parent(of: 2), 1)
    expectEqual(source.snapshot(for: "a").visibleItems, [1, 2, 11, 12, 3])
  }

  /// Outlines that differ in what surrounds the destination: a parent's last child, and a collapsed parent's end.
  @Test(
    arguments: [
      // The rows are 1, 11, 12, 2, 3. The item at a row goes to another one, below which parent, and in which order.
      (3, 1, 1, [1, 2, 11, 12, 3]), (3, 2, 1, [1, 11, 2, 12, 3]), (4, 3, 1, [1, 11, 12, 3, 2]),
      (1, 4, nil, [1, 12, 2, 3, 11]), (4, 0, nil, [3, 1, 11, 12, 2]), (2, 0, nil, [12, 1, 11, 2, 3]),
      (2, 1, 1, [1, 12, 11, 2, 3]), (1, 2, 1, [1, 12, 11, 2, 3]),
    ] as [(Int, Int, Int?, [Int])])
  func anOutlineItemTakesThePlaceOfItsNeighbors(from: Int, to: Int, parent: Int?, rows: [Int]) throws {
    showOutline()
    let item = try #require(source.itemIdentifier(for: [0, from]))
    #expect(carry([0, from], to: CGFloat(to) * 100 + 50))
    expectEqual(source.snapshot(for: "a").visibleItems, rows)
    expectEqual(source.snapshot(for: "a").parent(of: item), parent)
    expectEqual(source.snapshot().itemIdentifiers, rows)
  }

  @Test func expandedItemMovesWithChildren() {
    showOutline()
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 4]))
  }
}
