import UIKit

/// A minimal list: a configuration, a registration, a snapshot.
final class SimpleListViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "List"
    let list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "\(number)"
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<95))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
