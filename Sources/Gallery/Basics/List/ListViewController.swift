import UIKit

/// A world clock: one column of rows.
final class ListViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Row>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ListLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    fillScreen(with: collectionView)
    collectionView.delegate = self
    let cities = Row.cities
    let row = UICollectionView.CellRegistration<RowCell, Row> { cell, indexPath, row in
      cell.configure(with: row, showsSeparator: indexPath.item < cities.count - 1)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("세계 시계", eyebrow: "서울 오전 9:41")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(cities)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}

extension ListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
