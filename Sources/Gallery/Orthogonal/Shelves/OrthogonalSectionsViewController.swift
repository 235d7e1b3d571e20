import UIKit

/// A year's pictures, with a row for each season.
final class OrthogonalSectionsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<String, Post>

  private static let seasons = [
    ("봄", ["florist", "tea-hills", "dahlia", "waterfall", "cafe", "aerial-beach", "dawn-ridge", "macarons", "facade"]),
    ("Summer", ["sea-sunset", "citrus", "milky-way", "slot-canyon", "dunes", "city-bokeh", "aerial-beach", "bakery"]),
    ("가을", ["maple-leaves", "fog-pines", "latte-art", "bookshop", "pottery", "rain-window", "lanterns", "dawn-ridge"]),
    ("Winter", ["aurora", "mirror-lake", "bakery", "rain-window", "city-bokeh", "cafe", "fog-pines"]),
  ]

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ShelvesLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orthogonal sections"
    fillScreen(with: collectionView)
    let photo = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
      cell.configure(with: post.photo, cornerRadius: 12)
    }
    let header = UICollectionView.SupplementaryRegistration.titles { Self.seasons[$0].0 }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("한 해의 사진")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, post in
      collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: post)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Post>()
    for (season, photos) in Self.seasons {
      snapshot.appendSections([season])
      let start = snapshot.numberOfItems
      snapshot.appendItems(photos.enumerated().map { Post(id: start + $0, photo: $1) }, toSection: season)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
