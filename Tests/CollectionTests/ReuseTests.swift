import DeviceSupport
import Foundation
import Testing
import UIKit

@testable import UIKitCollections
import TestSupport

/// Cells are made only for visible items, and each of them is in exactly one place.
@MainActor
struct ReuseTests {
  @Test func millionRowScrollCreatesOnlyFittingCells() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))), counts: [1_000_000])
    let rowsThatFit = 844 / 50 + 2
    for step in 1...200 { phone.scroll(toY: CGFloat(step) * 37) }
    phone.scroll(toY: 30_000_000)
    expectAtMost(phone.collectionView.pool.creations, rowsThatFit)
    expectEqual(phone.collectionView.indexPathsForVisibleItems.first, IndexPath(item: 600_000, section: 0))
  }

  @Test func visibleCellsMatchBounds() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(90), spacing: 10)), counts: [400])
    for y in stride(from: CGFloat(0), through: 3_000, by: 61) {
      phone.scroll(toY: y)
      let expected = (0..<400).filter { CGFloat($0) * 100 < y + 844 && CGFloat($0) * 100 + 90 > y }
      expectEqual(phone.collectionView.indexPathsForVisibleItems.map(\.item), expected)
      checkFrames(of: phone)
    }
  }

  @Test func everyReuseIsPreparedOnce() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [1_000])
    for step in 1...100 { phone.scroll(toY: CGFloat(step) * 55) }
    let dequeued = phone.calls.lines.count { $0.hasPrefix("cell ") }
    let cells = Set(phone.collectionView.subviews.compactMap { $0 as? RecordingCell })
    let reuses = cells.reduce(0) { $0 + $1.reuses }
    let idle = phone.collectionView.pool.idleCount
    expectEqual(idle + cells.count, phone.collectionView.pool.creations)
    expectAtMost(reuses, dequeued - phone.collectionView.pool.creations)
    expectGreater(dequeued, phone.collectionView.pool.creations)
  }

  @Test func offscreenPointsAreResolvedByLayout() {
    let layout = UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100), spacing: 10))
    let phone = CollectionFixture(layout, counts: [100], showsAtOnce: false)
    let view = phone.collectionView
    expectEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 120)), [0, 1], "before anything is shown")
    phone.step()
    expectEqual(view.indexPathForItem(at: CGPoint(x: 10, y: 5_550)), [0, 50])
    expectNil(view.indexPathForItem(at: CGPoint(x: 10, y: 5_605)), "between two rows")
    expectNil(view.indexPathForItem(at: CGPoint(x: 10, y: -5)))
    expectNil(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: .infinity)))
    expectEqual(view.visibleCells.count, 8)
  }

  @Test func cellIsDeselectedBeforePrepareForReuse() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [100])
    phone.collectionView.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let cell = try #require(phone.collectionView.cellForItem(at: [0, 0]) as? RecordingCell)
    for y in 1...20 { phone.scroll(toY: CGFloat(y) * 100) }
    expectGreater(cell.reuses, 0)
    expectEqual(cell.wasSelectedWhenReused, false)
  }

  @Test func dequeuedUnreturnedCellIsRecovered() {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [0])
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: phone.collectionView) {
      _ = $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      return $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<3))
    source.apply(snapshot)
    phone.step()
    expectEqual(phone.collectionView.pool.creations, 4)
    expectEqual(phone.collectionView.pool.idleCount, 1)
  }

  @Test func nothingOutlivesTheCollectionView() {
    weak var view: UICollectionView?
    weak var cell: UICollectionViewCell?
    do {
      let phone = CollectionFixture(
        UICollectionViewCompositionalLayout(section: Sections.carousel(.groupPaging, width: 0.8, height: 200)),
        counts: [5])
      view = phone.collectionView
      cell = phone.collectionView.visibleCells.first
      expectNotNil(cell)
    }
    expectNil(view)
    expectNil(cell)
  }

  /// Checks that each displayed view is in the collection view or in a section's scroll view, once.
  private func checkFrames(of phone: CollectionFixture) {
    var seen: Set<ObjectIdentifier> = []
    for cell in phone.collectionView.visibleCells {
      expectTrue(seen.insert(ObjectIdentifier(cell)).inserted)
      #expect(cell.isDescendant(of: phone.collectionView))
    }
    let attached = phone.collectionView.subviews.count { $0 is UICollectionViewCell }
    expectEqual(attached, phone.collectionView.visibleCells.count)
    expectEqual(attached + phone.collectionView.pool.idleCount, phone.collectionView.pool.creations)
  }
}
