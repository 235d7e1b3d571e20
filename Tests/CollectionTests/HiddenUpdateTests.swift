import Foundation
import TestSupport
import Testing
import UIKit

/// Changes of lists that are in no window, as unit tests make them.
@MainActor
struct HiddenUpdateTests {
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 4

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  private let rows = Rows()
  private let frame = CGRect(x: 0, y: 0, width: 300, height: 300)

  /// The data changes before the table is notified, and the size is known without a layout pass.
  @Test func aTableHasItsSizeAfterEachChange() {
    let table = UITableView(frame: frame)
    table.rowHeight = 50
    table.dataSource = rows
    table.layoutIfNeeded()
    expectEqual(table.contentSize.height, 200)
    table.beginUpdates()
    rows.count = 5
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    table.endUpdates()
    expectEqual(table.contentSize.height, 250)
    rows.count = 6
    table.insertRows(at: [IndexPath(row: 5, section: 0)], with: .automatic)
    expectEqual(table.contentSize.height, 300)
    table.performBatchUpdates {
      rows.count = 4
      table.deleteRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0)], with: .fade)
    }
    expectEqual(table.contentSize.height, 200)
    expectEqual(table.numberOfRows(inSection: 0), 4)
  }

  @Test func aCollectionViewKnowsItsCountsAfterEachChange() {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 300, height: 50), 0)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    view.layoutIfNeeded()
    view.performBatchUpdates {
      rows.count = 6
      view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
    }
    expectEqual(view.contentSize.height, 300)
    rows.count = 5
    view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    expectEqual(view.contentSize.height, 250)
    expectEqual(view.numberOfItems(inSection: 0), 5)
  }
}
