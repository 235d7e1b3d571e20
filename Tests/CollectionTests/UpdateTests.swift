import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Changes of the data: cells stay with their items, and the result equals a fresh load.
@MainActor
struct UpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  private func shownNames(_ phone: CollectionFixture) -> [String] {
    phone.collectionView.visibleCells.compactMap { ($0 as? RecordingCell)?.name }
  }

  @Test func cellsStayWithTheirItems() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [20])
    let third = try #require(phone.collectionView.cellForItem(at: path(2)))
    phone.calls.lines = []
    phone.collectionView.performBatchUpdates {
      phone.dataSource.names[0].remove(at: 0)
      phone.dataSource.names[0].insert("new", at: 4)
      phone.collectionView.deleteItems(at: [path(0)])
      phone.collectionView.insertItems(at: [path(4)])
    }
    phone.step()
    expectIdentical(phone.collectionView.cellForItem(at: path(1)), third)
    expectEqual(phone.collectionView.indexPath(for: third as UICollectionViewCell), path(1))
    expectEqual(third.frame.minY, 100)
    expectEqual(phone.calls.lines.filter { $0.hasPrefix("cell") }, ["cell 0.4"])
  }

  @Test func inconsistentCountsStop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let phone = CollectionFixture(
          UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3])
        phone.dataSource.counts = [5]
        phone.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test func reorderingTracksEveryItem() throws {
    let order = try #require(Reordering(before: 6, after: 6, deleted: [1], inserted: [0], moved: [5: 2]))
    expectEqual((0..<6).map { order.new(of: $0) }, [1, nil, 3, 4, 5, 2])
    expectNil(Reordering(before: 3, after: 3, deleted: [0], inserted: [], moved: [:]))
    expectNil(Reordering(before: 3, after: 3, deleted: [7], inserted: [1], moved: [:]))
  }

  @Test func selectionFollowsItsItem() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [20])
    phone.collectionView.selectItem(at: path(3), animated: false, scrollPosition: [])
    phone.dataSource.counts[0] = 21
    phone.collectionView.insertItems(at: [path(0)])
    phone.step()
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [path(4)])
    expectEqual(phone.collectionView.visibleCells.filter(\.isSelected).map(\.frame.minY), [400])
  }

  @Test func aSectionsOffsetFollowsTheSection() throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      Sections.carousel(.groupPaging, width: 0.5, height: 200)
    }
    let phone = CollectionFixture(layout, counts: [9, 9])
    phone.collectionView.scrollToItem(at: path(3, 0), at: .left, animated: false)
    phone.step()
    phone.dataSource.counts = [9, 9, 9]
    phone.dataSource.names.insert(["x"], at: 0)
    phone.collectionView.insertSections([0])
    phone.step()
    try expectEqual(phone.offset(ofSection: 0), 0)
    try expectEqual(phone.offset(ofSection: 1), 585)
  }

  @Test func snapshotKeepsCellsAndReloadsNamedItems() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [])
    var provided: [Int] = []
    phone.collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "tally")
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: phone.collectionView) {
      provided.append($2)
      return $0.dequeueReusableCell(withReuseIdentifier: "tally", for: $1)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    expectEqual(provided, [1, 2, 3, 4, 5])
    let cells = try (0..<3).map { try #require(phone.collectionView.cellForItem(at: path($0))) }

    provided = []
    snapshot.moveSection("b", beforeSection: "a")
    snapshot.deleteItems([2])
    snapshot.appendItems([6], toSection: "a")
    snapshot.reloadItems([3])
    snapshot.reconfigureItems([1])
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    expectEqual(provided.sorted(), [1, 3, 6])
    expectIdentical(phone.collectionView.cellForItem(at: path(0, 1)), cells[0])
    expectEqual(source.itemIdentifier(for: path(1, 1)), 3)
    expectEqual(source.indexPath(for: 5), path(1, 0))
    expectEqual(source.sectionIdentifier(for: 0), "b")
    expectEqual(source.index(for: "a"), 1)

    // An item that was reloaded once is not reloaded again with the next snapshot.
    provided = []
    var next = source.snapshot()
    next.appendItems([7], toSection: "b")
    source.apply(next)
    phone.step()
    expectEqual(provided, [7])
  }

  @Test func measuredHeightsFollowTheirItems() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.estimated(44))), counts: [4], showsAtOnce: false)
    phone.dataSource.preferredHeight = { [10, 20, 30, 40][$0.item] }
    phone.step()
    phone.dataSource.counts = [3]
    phone.collectionView.deleteItems(at: [path(1)])
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.size.height), [10, 30, 40])
    expectEqual(phone.collectionView.contentSize.height, 80)
  }

  /// Random batches, each compared with a collection view that loads the same data from scratch.
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func anySequenceOfChangesEqualsAFreshLoad(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout { section, _ in
        section % 2 == 0
          ? Sections.list(.absolute(60)) : Sections.carousel(.groupPaging, width: 0.4, height: 120)
      }, counts: [5, 7, 3])
    var serial = 0
    for round in 0..<40 {
      phone.collectionView.performBatchUpdates { change(phone, &random, &serial) }
      if round % 3 == 0 { phone.collectionView.contentOffset.y = CGFloat(random.next() % 300) }
      phone.step()
      let fresh = CollectionFixture(
        UICollectionViewCompositionalLayout { section, _ in
          section % 2 == 0
            ? Sections.list(.absolute(60)) : Sections.carousel(.groupPaging, width: 0.4, height: 120)
        }, counts: phone.dataSource.counts, showsAtOnce: false)
      fresh.dataSource.names = phone.dataSource.names
      fresh.collectionView.contentOffset = phone.collectionView.contentOffset
      fresh.step()
      fresh.collectionView.contentOffset = phone.collectionView.contentOffset
      fresh.step()
      expectEqual(shownNames(phone), shownNames(fresh), "seed \(seed), round \(round)")
      expectEqual(
        phone.collectionView.visibleCells.map(\.frame), fresh.collectionView.visibleCells.map(\.frame),
        "seed \(seed), round \(round)")
      expectEqual(phone.collectionView.contentSize, fresh.collectionView.contentSize)
    }
  }

  private func change(_ phone: CollectionFixture, _ random: inout SeededGenerator, _ serial: inout Int) {
    let view = phone.collectionView
    for section in phone.dataSource.counts.indices {
      let count = phone.dataSource.names[section].count
      let deleted = (0..<count).filter { _ in random.next() % 4 == 0 }
      for item in deleted.reversed() { phone.dataSource.names[section].remove(at: item) }
      view.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
      var inserted: [Int] = []
      for _ in 0..<(random.next() % 3) {
        serial += 1
        let position = Int(random.next() % UInt64(phone.dataSource.names[section].count + 1))
        phone.dataSource.names[section].insert("n\(serial)", at: position)
        inserted = inserted.map { $0 >= position ? $0 + 1 : $0 } + [position]
      }
      view.insertItems(at: inserted.map { IndexPath(item: $0, section: section) })
      phone.dataSource.counts[section] = phone.dataSource.names[section].count
    }
  }
}
