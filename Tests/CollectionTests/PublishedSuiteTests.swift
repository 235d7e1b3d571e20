import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections

/// Behavior of collection and table views on which the tests and samples of published libraries rely.
@MainActor @Suite struct PublishedSuiteTests {
  private let device = TestDevice.phone()

  private final class Rows: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var asked: [Int] = []
    /// Calls a closure while the cell of a row is made.
    var onCell: (Int) -> Void = { _ in }

    override init() {
      super.init()
      table.rowHeight = 50
      table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      asked.append(indexPath.row)
      onCell(indexPath.row)
      return UITableViewCell()
    }
  }

  @Test func rowsAreLaidOutWhenTheyAreAskedFor() {
    let rows = Rows()
    expectEqual(rows.table.indexPathsForVisibleRows?.map(\.row), Array(0..<6))
    expectEqual(rows.table.visibleCells.count, 6)
    rows.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    expectEqual(rows.table.cellForRow(at: [0, 1])?.isSelected, true)
    expectEqual(rows.asked, Array(0..<6), "each row is made once")
    expectNil(rows.table.cellForRow(at: [0, 20]))
  }

  /// Asking within the data source must not begin another layout.
  @Test func rowsThatAreBeingMadeMayBeAskedFor() {
    let rows = Rows()
    rows.onCell = { [unowned rows] row in _ = rows.table.cellForRow(at: [0, max(0, row - 1)]) }
    rows.table.layoutIfNeeded()
    expectEqual(rows.asked, Array(0..<6))
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func theSpaceOfAHeaderThatNobodyMakesStaysEmpty() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 80)
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    let items = Items()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    device.window.addSubview(view)
    device.frame()
    expectEqual(view.visibleCells.map(\.frame.minY), [80, 80])
    // The view leaves the screen and returns.
    for y in [700.0, 0] {
      view.contentOffset.y = y
      device.step()
    }
    expectEqual(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count, 1)
  }

  private final class OwnCell: UICollectionViewListCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      var content = defaultContentConfiguration().updated(for: state)
      content.text = "row"
      contentConfiguration = content
    }
  }

  /// A cell that does not call `super` has the list's backgrounds all the same.
  @Test func backgroundsFollowTheStateOfCellsWithOwnUpdates() throws {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    let items = Items()
    view.register(OwnCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    device.window.addSubview(view)
    device.frame()
    func color() throws -> UIColor? {
      let cell = try #require(view.cellForItem(at: [0, 0]))
      return cell.subviews.first { $0 !== cell.contentView }?.subviews.first?.backgroundColor
    }
    expectEqual(try color(), .secondarySystemGroupedBackground)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    device.step()
    expectEqual(try color(), .systemGray4)
  }
}
