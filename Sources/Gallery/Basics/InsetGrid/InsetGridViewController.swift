import UIKit

/// A palette of colors.
final class InsetGridViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Swatch>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: InsetGridLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inset grid"
    fillScreen(with: collectionView)
    let tile = UICollectionView.CellRegistration<TileCell, Swatch> { cell, _, swatch in
      cell.configure(with: "", color: swatch.color)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("Paint box")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Swatch>()
    snapshot.appendSections([0])
    snapshot.appendItems(Swatch.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
