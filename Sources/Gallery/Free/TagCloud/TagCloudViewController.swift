import UIKit

/// The interests of a new member, selected by taps.
final class TagCloudViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<TagTopic, String>

  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: TagCloudLayout.make(topics: TagTopic.all))
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tag cloud"
    fillScreen(with: collectionView)
    collectionView.allowsMultipleSelection = true
    let tag = UICollectionView.CellRegistration<TagCell, String> { cell, _, tag in cell.configure(with: tag) }
    let header = UICollectionView.SupplementaryRegistration.titles { TagTopic.all[$0].name }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("관심사")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: tag, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<TagTopic, String>()
    for topic in TagTopic.all {
      snapshot.appendSections([topic])
      snapshot.appendItems(topic.tags, toSection: topic)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
    for (section, topic) in TagTopic.all.enumerated() {
      for item in topic.chosen {
        collectionView.selectItem(at: IndexPath(item: item, section: section), animated: false, scrollPosition: [])
      }
    }
  }
}
