import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import TestSupport

/// A highlight ends with the touch, and with the touched cell.
@MainActor
struct HighlightTests {
  private let phone = CollectionFixture(
    UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [60])
  private let finger = CGPoint(x: 100, y: 250)

  private var highlighted: [UICollectionViewCell] { phone.collectionView.visibleCells.filter { $0.isHighlighted } }

  private func hold() {
    phone.touch(.began, at: finger)
    phone.run(for: 0.3)
  }

  @Test func scrollingAwayUnhighlightsTouchedCell() {
    hold()
    expectEqual(highlighted.count, 1)
    phone.scroll(toY: 3_000)
    expectContains(phone.calls.lines, "did unhighlight 2")
    phone.touch(.ended, at: finger)
    phone.step()
    phone.scroll(toY: 0)
    expectEmpty(highlighted)
    phone.tap(finger)
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  @Test func deletingTouchedCellRemovesHighlight() {
    hold()
    phone.dataSource.counts[0] -= 1
    phone.dataSource.names[0].remove(at: 2)
    phone.collectionView.performBatchUpdates { phone.collectionView.deleteItems(at: [IndexPath(item: 2, section: 0)]) }
    phone.run(for: 0.5)
    phone.touch(.ended, at: finger)
    phone.step()
    expectEmpty(highlighted)
    phone.tap(finger)
    expectEqual(phone.collectionView.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
  }

  @Test func replacingTouchedCellKeepsHighlight() {
    hold()
    phone.collectionView.reloadItems(at: [IndexPath(item: 2, section: 0)])
    phone.run(for: 0.5)
    phone.touch(.ended, at: finger)
    phone.step()
    expectEmpty(highlighted)
  }
}
