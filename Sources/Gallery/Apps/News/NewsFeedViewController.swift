import UIKit

/// A newspaper of self-sizing stories.
final class NewsFeedViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Story>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: NewsLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News feed"
    fillScreen(with: collectionView)
    let story = UICollectionView.CellRegistration<StoryCell, Story> { cell, _, story in cell.configure(with: story) }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("작은 소식")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: story, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Story>()
    snapshot.appendSections([0])
    snapshot.appendItems(Story.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
