import UIKit

/// A day's measurements, with a card for each kind.
final class SectionBackgroundsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Measurements, Row>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: HealthLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Section backgrounds"
    fillScreen(with: collectionView, on: .systemGroupedBackground)
    collectionView.allowsSelection = false
    let row = UICollectionView.CellRegistration<RowCell, Row> { cell, indexPath, row in
      let isLast = indexPath.item == Measurements.all[indexPath.section].rows.count - 1
      cell.configure(with: row, showsSeparator: !isLast, margin: 16)
    }
    let header = UICollectionView.SupplementaryRegistration.titles { Measurements.all[$0].title }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("건강", eyebrow: "11월 21일 토요일")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Measurements, Row>()
    for measurements in Measurements.all {
      snapshot.appendSections([measurements])
      snapshot.appendItems(measurements.rows, toSection: measurements)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
