import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore
import TestSupport

/// A collection view inside a cell of another one.
@MainActor
struct NestedRegistrationTests {
  /// Makes its registration when it is created, which is while the outer collection view dequeues it.
  private final class ShelfCell: UICollectionViewCell, UICollectionViewDataSource {
    let row = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: Sections.list(.absolute(50))))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      row.dataSource = self
      contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: 7 + indexPath.item)
    }
  }

  @Test func nestedCellsMayHaveOwnRegistrations() throws {
    let phone = CollectionFixture(
      UICollectionViewCompositionalLayout(section: Sections.list(.absolute(100))), counts: [3], showsAtOnce: false)
    let outer = UICollectionView.CellRegistration<ShelfCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: phone.collectionView) {
      $0.dequeueConfiguredReusableCell(using: outer, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2])
    source.apply(snapshot, animatingDifferences: false)
    phone.step()
    let shelf = try #require(phone.collectionView.cellForItem(at: [0, 1]) as? ShelfCell)
    expectEqual(shelf.row.visibleCells.map(\.tag).sorted(), [7, 8])
  }
}
