import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// `visibleItemsInvalidationHandler`: the times and arguments of its calls, and the effect of its changes.
@MainActor
struct HandlerTests {
  private struct Call {
    var offset: CGPoint
    var frames: [Int: CGRect]
    var container: CGSize
  }

  private func carousel(
    _ calls: @escaping (Call) -> Void,
    change: @escaping ([any NSCollectionLayoutVisibleItem], CGPoint) -> Void = { _, _ in }
  ) -> NSCollectionLayoutSection {
    let section = Sections.carousel(.groupPagingCentered, width: 0.8, height: 200, spacing: 16)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let cells = items.filter { $0.representedElementCategory == .cell }
      calls(
        Call(
          offset: offset,
          frames: Dictionary(uniqueKeysWithValues: cells.map { ($0.indexPath.item, $0.frame) }),
          container: environment.container.contentSize))
      change(items, offset)
    }
    return section
  }

  /// The layout of record DA13: 0.8-wide groups with 16 between them in 390 points; first stop -39, pitch 328.
  @Test func handlerReceivesRecordedFramesAndOffsets() throws {
    var calls: [Call] = []
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: carousel { calls.append($0) }), counts: [5])
    expectEqual(calls.count, 1)
    expectEqual(calls[0].offset, CGPoint(x: -39, y: 0))
    expectEqual(calls[0].container, CGSize(width: 390, height: 844))
    expectEqual(
      calls[0].frames,
      [
        0: CGRect(x: 0, y: 0, width: 312, height: 200), 1: CGRect(x: 328, y: 0, width: 312, height: 200),
      ])
    let scroller = try phone.scroller(0)
    for (stop, visible) in [(289, [0, 1, 2]), (617, [1, 2, 3]), (1273, [3, 4])] {
      scroller.contentOffset.x = CGFloat(stop)
      phone.step()
      expectEqual(calls.last?.offset, CGPoint(x: stop, y: 0))
      expectEqual(calls.last?.frames.keys.sorted(), visible)
    }
    expectEqual(calls.count, 4)
  }

  @Test func handlerRunsOncePerFrameWithNewOffset() throws {
    var offsets: [CGFloat] = []
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: carousel { offsets.append($0.offset.x) }), counts: [5])
    offsets = []
    for _ in 0..<3 { phone.step() }
    expectEqual(offsets, [])
    let scroller = try phone.scroller(0)
    for x in [-30, -10, -10, 20] as [CGFloat] {
      scroller.contentOffset.x = x
      phone.step()
    }
    expectEqual(offsets, [-30, -10, 20])
  }

  @Test func flickReachesNextStopAndCallsHandlerEachFrame() throws {
    var offsets: [CGFloat] = []
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: carousel { offsets.append($0.offset.x) }), counts: [5])
    phone.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 200, y: 100), in: 0.1)
    phone.run(for: 2)
    try expectEqual(phone.offset(ofSection: 0), 289)
    expectEqual(offsets.last, 289)
    expectGreater(offsets.count, 10)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 != $1 })
    expectEqual(phone.collectionView.contentOffset, .zero)
  }

  @Test func handlerChangesShowAtOnceAndPersist() throws {
    var changes = 0
    let section = carousel({ _ in }) { items, _ in
      changes += 1
      guard changes == 1 else { return }
      for item in items where item.indexPath.item == 0 {
        item.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
        item.alpha = 0.5
        item.zIndex = 7
      }
      for item in items where item.indexPath.item == 1 {
        item.isHidden = true
        item.center = CGPoint(x: 400, y: 50)
      }
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [5])
    let first = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    let second = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    for _ in 0..<2 {
      expectEqual(first.transform, CGAffineTransform(scaleX: 0.5, y: 0.25))
      expectEqual(first.alpha, 0.5)
      expectEqual(first.bounds.size, CGSize(width: 312, height: 200))
      expectTrue(second.isHidden)
      expectEqual(second.center, CGPoint(x: 400, y: 50))
      try phone.scroller(0).contentOffset.x += 3
      phone.step()
    }
    expectEqual(changes, 3)
    let attributes = try #require(phone.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(attributes.alpha, 0.5)
    expectEqual(attributes.zIndex, 7)
  }

  @Test func reappearingItemsStartWithoutHandlerChanges() throws {
    let section = carousel({ _ in }) { items, offset in
      if offset.x == -39 { for item in items { item.alpha = 0.5 } }
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [9])
    let scroller = try phone.scroller(0)
    scroller.contentOffset.x = 1_601
    phone.step()
    scroller.contentOffset.x = -38
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.alpha), [1, 1])
  }

  @Test func numbersThatAreNoNumbersAreIgnored() throws {
    let section = carousel({ _ in }) { items, _ in
      for item in items {
        item.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        item.transform = CGAffineTransform(scaleX: .nan, y: 1)
        item.center = CGPoint(x: CGFloat.infinity, y: 0)
        item.alpha = 7
        item.alpha = .nan
      }
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [5])
    let cell = try #require(phone.collectionView.visibleCells.first)
    expectEqual(cell.transform, CGAffineTransform(scaleX: 0.9, y: 0.9))
    expectEqual(cell.alpha, 1)
    expectEqual(cell.center, CGPoint(x: 156, y: 100))
  }

  @Test func handlerReceivesHeadersAndFooters() {
    var categories: [UICollectionView.ElementCategory: Int] = [:]
    var kinds: Set<String> = []
    let section = carousel({ _ in }) { items, _ in
      categories = Dictionary(grouping: items, by: \.representedElementCategory).mapValues(\.count)
      kinds = Set(items.compactMap(\.representedElementKind))
    }
    section.boundarySupplementaryItems = [
      Sections.boundary(UICollectionView.elementKindSectionFooter, .bottom, height: 40)
    ]
    _ = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [5])
    expectEqual(categories, [.cell: 2, .supplementaryView: 1])
    expectEqual(kinds, [UICollectionView.elementKindSectionFooter])
  }

  @Test func handlerOffsetYIsSectionPositionInContent() throws {
    var offsets: [CGPoint] = []
    let section = carousel { offsets.append($0.offset) }
    let layout = UICollectionViewCompositionalLayout { index, _ in
      index == 0 ? Sections.list(.absolute(100)) : section
    }
    let phone = CollectionFixture(layout, counts: [3, 5])
    expectEqual(offsets.last, CGPoint(x: -39, y: 300))
    let cell = try #require(phone.collectionView.cellForItem(at: IndexPath(item: 0, section: 1)))
    expectEqual(cell.frame, CGRect(x: 0, y: 300, width: 312, height: 200))
    expectEqual(cell.convert(cell.bounds, to: phone.root.window), CGRect(x: 39, y: 300, width: 312, height: 200))
  }

  @Test func plainSectionsReceiveCollectionViewOffset() {
    var offsets: [CGPoint] = []
    let section = Sections.list(.absolute(100))
    section.visibleItemsInvalidationHandler = { _, offset, _ in offsets.append(offset) }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [50])
    phone.scroll(toY: 12)
    phone.scroll(toY: 25)
    expectEqual(offsets, [.zero, CGPoint(x: 0, y: 12), CGPoint(x: 0, y: 25)])
  }

  @Test func offscreenSectionHandlersAreNotCalled() {
    var calls: [Int] = []
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let section = Sections.carousel(.groupPaging, width: 1, height: 400)
      section.visibleItemsInvalidationHandler = { _, _, _ in calls.append(index) }
      return section
    }
    let phone = CollectionFixture(layout, counts: Array(repeating: 3, count: 10))
    expectEqual(calls, [2, 1, 0])
    calls = []
    phone.scroll(toY: 500)
    expectEqual(calls, [3])
  }

  @Test func aHandlerMayChangeTheData() throws {
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    var hasGrown = false
    let section = carousel({ _ in }) { _, _ in
      guard !hasGrown, var snapshot = source?.snapshot(), snapshot.numberOfItems > 0 else { return }
      hasGrown = true
      snapshot.deleteItems([0, 1, 2])
      source?.apply(snapshot, animatingDifferences: false)
    }
    let phone = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [])
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    source = UICollectionViewDiffableDataSource(collectionView: phone.collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source?.apply(snapshot)
    phone.step()
    expectEqual(phone.collectionView.visibleCells.count, 1)
    expectEqual(source?.itemIdentifier(for: IndexPath(item: 0, section: 0)), 3)
  }

  @Test func layoutRequestInHandlerDoesNotRecurse() {
    var calls = 0
    let phone = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [])
    let section = carousel({ _ in calls += 1 }) { _, _ in
      phone.collectionView.setNeedsLayout()
      phone.collectionView.layoutIfNeeded()
    }
    phone.dataSource.counts = [5]
    phone.dataSource.names = [["a", "b", "c", "d", "e"]]
    phone.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    phone.collectionView.reloadData()
    phone.step()
    expectEqual(calls, 1)
  }
}
