import UIKit

/// An exhibition with ten pictures per page.
final class MosaicViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Post>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: MosaicPageLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mosaic"
    fillScreen(with: collectionView)
    let photo = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
      cell.configure(with: post.photo)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("사진전")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    snapshot.appendSections([0])
    // The last page is not full.
    snapshot.appendItems(Post.feed(count: 57, from: 11))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
