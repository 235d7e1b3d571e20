import UIKit

/// Settings, each group with a heading and an explanation.
final class HeadersFootersViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Topic, Row>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: SettingsLayout.make())
  private var dataSource: DataSource?

  private let row = UICollectionView.CellRegistration<RowCell, Row> { cell, _, row in
    cell.configure(with: row, showsSeparator: true, margin: 0)
  }
  private let heading = UICollectionView.SupplementaryRegistration<CaptionView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, _, indexPath in
    view.configure(heading: Topic.all[indexPath.section].heading)
  }
  private let explanation = UICollectionView.SupplementaryRegistration<CaptionView>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { view, _, indexPath in
    view.configure(explanation: Topic.all[indexPath.section].explanation)
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("설정")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Headers and footers"
    fillScreen(with: collectionView)
    let dataSource = DataSource(collectionView: collectionView) { [row] collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { [screenTitle, heading, explanation] collectionView, kind, indexPath in
      switch kind {
      case ScreenTitle.elementKind:
        collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
      case UICollectionView.elementKindSectionHeader:
        collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
      default:
        collectionView.dequeueConfiguredReusableSupplementary(using: explanation, for: indexPath)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Topic, Row>()
    for topic in Topic.all {
      snapshot.appendSections([topic])
      snapshot.appendItems(topic.rows, toSection: topic)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
