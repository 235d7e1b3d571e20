import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// The index paths that are prefetched before they become visible.
@MainActor
struct PrefetchingTests {
  private final class Listener: NSObject, UICollectionViewDataSourcePrefetching {
    var log: [String] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      log.append("fetch \(indexPaths.map(\.item))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      log.append("cancel \(indexPaths.map(\.item))")
    }
  }

  /// Rows of 100 points, four of which fill the screen.
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [40],
    size: CGSize(width: 300, height: 400))
  private let listener = Listener()
  private var view: UICollectionView { phone.collectionView }

  private func start() {
    view.prefetchDataSource = listener
    phone.step()
  }

  @Test func initialPrefetchIsBelowNearestFirst() {
    start()
    expectEqual(listener.log, ["fetch [4, 5, 6, 7]"])
    phone.step()
    view.setNeedsLayout()
    phone.step()
    expectEqual(listener.log.count, 1)
  }

  @Test func itemsArePrefetchedOnceBeforeTheirCells() {
    start()
    phone.calls.lines = []
    for y in stride(from: CGFloat(0), through: 1_000, by: 50) { phone.scroll(toY: y) }
    expectEqual(listener.log, ["fetch [4, 5, 6, 7]"] + (8...17).map { "fetch [\($0)]" })
    expectEqual(phone.calls.lines.filter { $0.hasPrefix("cell") }, (4...13).map { "cell 0.\($0)" })
  }

  @Test func reversingCancelsPrefetchedItems() {
    start()
    phone.scroll(toY: 1_000)
    listener.log = []
    phone.scroll(toY: 900)
    expectEqual(listener.log, ["cancel [14, 15, 16, 17]", "fetch [8, 7, 6, 5]"])
    phone.scroll(toY: 800)
    expectEqual(listener.log.last, "fetch [4]")
  }

  @Test func jumpCancelsItemsLeftBehind() {
    start()
    listener.log = []
    phone.scroll(toY: 3_000)
    expectEqual(listener.log, ["cancel [4, 5, 6, 7]", "fetch [34, 35, 36, 37]"])
  }

  @Test func newDataIsFollowed() {
    start()
    listener.log = []
    view.performBatchUpdates {
      phone.dataSource.counts = [39]
      phone.dataSource.names[0].remove(at: 5)
      view.deleteItems(at: [[0, 5]])
    }
    phone.step()
    // 4, 6 and 7 are now 4, 5 and 6.
    expectEqual(listener.log, ["fetch [7]"])
    view.reloadData()
    phone.step()
    expectEqual(listener.log.last, "fetch [4, 5, 6, 7]")
  }

  @Test func nobodyIsTroubledWhenItIsOff() {
    view.isPrefetchingEnabled = false
    start()
    phone.scroll(toY: 500)
    expectEqual(listener.log, [])
    view.isPrefetchingEnabled = true
    phone.step()
    expectEqual(listener.log, ["fetch [9, 10, 11, 12]"])
  }

  @Test func layoutIsNotQueriedWithoutPrefetchDataSource() {
    let layout = CountingLayout()
    layout.itemSize = CGSize(width: 300, height: 100)
    let phone = CollectionFixture(layout, counts: [40], size: CGSize(width: 300, height: 400))
    for y in stride(from: CGFloat(0), through: 1_000, by: 50) { phone.scroll(toY: y) }
    // The app's layout returns elements of one or two screens, but not of those that would be prefetched.
    #expect(layout.rects.allSatisfy { $0.width == 300 && [400, 800].contains($0.height) })
    let queries = layout.rects.count
    phone.collectionView.prefetchDataSource = listener
    phone.step()
    expectEqual(layout.rects.count, queries + 2)
  }

  @Test func sidewaysItIsTheSame() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 400)
    layout.minimumLineSpacing = 0
    let phone = CollectionFixture(layout, counts: [20], size: CGSize(width: 300, height: 400))
    phone.collectionView.prefetchDataSource = listener
    phone.step()
    expectEqual(listener.log, ["fetch [3, 4, 5]"])
  }
}

/// Records the queries it receives.
private final class CountingLayout: UICollectionViewFlowLayout {
  var rects: [CGRect] = []

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    rects.append(rect)
    return super.layoutAttributesForElements(in: rect)
  }
}
