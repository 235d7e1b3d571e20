import UIKit

/// A photographer's contact sheets, with six pictures each.
final class NestedGroupsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Post>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ContactSheetLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Nested groups"
    fillScreen(with: collectionView)
    let photo = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in
      cell.configure(with: post.photo, cornerRadius: 10)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("밀착 인화")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    snapshot.appendSections([0])
    // The last sheet is not full.
    snapshot.appendItems(Post.feed(count: 46, from: 2))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
