import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// Cells of a flow layout with an estimate return their preferred sizes.
@MainActor
struct FlowSelfSizingTests {
  private func layout(_ estimate: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    return layout
  }

  @Test func cellsAreNotMeasuredWithoutEstimate() {
    let phone = CollectionFixture(UICollectionViewFlowLayout(), counts: [5], showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 99 }
    phone.step()
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.size.height == 50 })
  }

  /// Rows of the record `heightOnly`: 29, 63, 29, 29, 63, 29 high, 10 apart.
  @Test func rowsGetTheHeightsTheyAskFor() {
    let phone = CollectionFixture(
      layout(CGSize(width: 320, height: 40)), counts: [6], size: CGSize(width: 320, height: 480), scale: 2,
      showsAtOnce: false)
    let heights: [CGFloat] = [29, 63, 29, 29, 63, 29]
    phone.dataSource.preferredHeight = { heights[$0.item] }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 39, 112, 151, 190, 263])
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), heights)
    expectEqual(phone.collectionView.contentSize, CGSize(width: 320, height: 292))
  }

  @Test func theAutomaticSizeBeginsWithTheItemSize() {
    let automatic = layout(UICollectionViewFlowLayout.automaticSize)
    automatic.itemSize = CGSize(width: 390, height: 100)
    automatic.minimumLineSpacing = 0
    let phone = CollectionFixture(automatic, counts: [4], showsAtOnce: false)
    phone.dataSource.preferredHeight = { $0.item == 1 ? 30 : nil }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.minY), [0, 100, 130, 230])
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.width == 390 })
  }

  @Test func sizesOfTheDelegateAreEstimates() {
    let delegate = FlowDelegate()
    delegate.size = { _ in CGSize(width: 390, height: 70) }
    let phone = CollectionFixture(layout(CGSize(width: 1, height: 1)), counts: [40], showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 30 }
    phone.collectionView.delegate = delegate
    phone.step()
    let measured = phone.collectionView.indexPathsForVisibleItems.count
    #expect(phone.collectionView.visibleCells.allSatisfy { $0.frame.height == 30 })
    let height = phone.collectionView.contentSize.height
    let counted = (height - 39 * 10 - 40 * 30) / 40
    // Cells that are not visible keep the delegate's size.
    expectGreater(counted, 0)
    expectLess(counted, CGFloat(40 - measured) + 1)
  }

  @Test func scrollingUpKeepsVisibleItemsStill() {
    let list = layout(CGSize(width: 390, height: 40))
    let phone = CollectionFixture(list, counts: [500], showsAtOnce: false)
    phone.dataSource.preferredHeight = { CGFloat(30 + ($0.item * 37) % 90) }
    phone.step()
    phone.collectionView.scrollToItem(at: IndexPath(item: 250, section: 0), at: .top, animated: false)
    phone.step()
    for _ in 0..<100 {
      let before = positions(phone)
      phone.collectionView.contentOffset.y -= 13
      phone.step()
      for (path, y) in positions(phone) {
        guard let old = before[path], old >= 0 else { continue }
        expectAtMost(abs(y - old - 13), 0.5, "row \(path.item) jumped by \(y - old - 13)")
      }
    }
  }

  private func positions(_ phone: CollectionFixture) -> [IndexPath: CGFloat] {
    var positions: [IndexPath: CGFloat] = [:]
    for path in phone.collectionView.indexPathsForVisibleItems {
      guard let cell = phone.collectionView.cellForItem(at: path) else { continue }
      positions[path] = cell.frame.minY - phone.collectionView.contentOffset.y
    }
    return positions
  }

  @Test func measuredSizesFollowTheirItems() {
    let phone = CollectionFixture(layout(CGSize(width: 390, height: 40)), counts: [3], showsAtOnce: false)
    phone.dataSource.preferredHeight = { [20, 60, 90][$0.item] }
    phone.step()
    phone.dataSource.preferredHeight = { [10, 20, 60, 90][$0.item] }
    phone.dataSource.counts = [4]
    phone.dataSource.names = [["new", "0", "1", "2"]]
    phone.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [10, 20, 60, 90])
    expectEqual(phone.collectionView.contentSize.height, 210)
  }

  @Test func anotherWidthHasEverythingMeasuredAgain() {
    let phone = CollectionFixture(layout(CGSize(width: 300, height: 40)), counts: [3], showsAtOnce: false)
    phone.dataSource.preferredHeight = { _ in 80 }
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [80, 80, 80])
    for case let cell as RecordingCell in phone.collectionView.visibleCells { cell.preferredHeight = 33 }
    phone.collectionView.frame.size.width = 380
    phone.step()
    expectEqual(phone.collectionView.visibleCells.map(\.frame.height), [33, 33, 33])
  }
}
