import DeviceSupport
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitCollections

/// Behavior of collection and table views on which the tests and samples of published libraries rely.
@MainActor struct PublishedSuiteTests {
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

  /// Returns a view that fills the window, with cells of a class.
  private func shown(
    _ layout: UICollectionViewLayout, _ source: any UICollectionViewDataSource, _ cellClass: AnyClass
  ) -> UICollectionView {
    let view = UICollectionView(frame: device.window.bounds, collectionViewLayout: layout)
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    device.window.addSubview(view)
    device.frame()
    return view
  }

  @Test func theSpaceOfAHeaderThatNobodyMakesStaysEmpty() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 80)
    let items = Items()
    let view = shown(layout, items, UICollectionViewCell.self)
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
    let items = Items()
    let view = shown(layout, items, OwnCell.self)
    func color() throws -> UIColor? { background(of: try #require(view.cellForItem(at: [0, 0]))) }
    expectEqual(try color(), .secondarySystemGroupedBackground)
    view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    device.step()
    expectEqual(try color(), .systemGray4)
  }

  /// Returns the color behind a cell; `nil` if nothing is drawn there.
  private func background(of cell: UICollectionViewCell) -> UIColor? {
    cell.subviews.first { $0 !== cell.contentView }?.subviews.first?.backgroundColor
  }

  private final class Sections: NSObject, UICollectionViewDataSource {
    private let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }

    func numberOfSections(in view: UICollectionView) -> Int { 40 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
  }

  /// Since iOS 15, a header of a plain list has a background only while it is pinned (WWDC 2021, 10059).
  @Test func headersOfPlainListsAreClearUntilTheyArePinned() throws {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    let sections = Sections()
    let view = shown(UICollectionViewCompositionalLayout.list(using: list), sections, UICollectionViewListCell.self)
    func header(_ section: Int) throws -> UICollectionViewListCell {
      let kind = UICollectionView.elementKindSectionHeader
      let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
      return try #require(header as? UICollectionViewListCell)
    }
    func isOpaque(_ section: Int) throws -> Bool { background(of: try header(section)) == .systemBackground }
    expectEqual([try isOpaque(0), try isOpaque(1)], [false, false])
    view.contentOffset.y = 30
    device.step()
    expectEqual([try isOpaque(0), try isOpaque(1)], [true, false])
    expectEqual([try header(0).configurationState.isPinned, try header(1).configurationState.isPinned], [true, false])
    view.contentOffset.y = 0
    device.step()
    expectEqual(try isOpaque(0), false)
  }
}
