import UIKit

/// A trip on one screen: plans, views and luggage.
final class DistinctSectionsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<TripSection, TripItem>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: TripLayout.make())
  private var dataSource: DataSource?

  private let task = UICollectionView.CellRegistration<RowCell, Row> { cell, _, row in
    cell.configure(with: row, showsSeparator: true)
  }
  private let photo = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, name in
    cell.configure(with: name, cornerRadius: 10)
  }
  private let thing = UICollectionView.CellRegistration<TileCell, String> { cell, _, emoji in
    cell.configure(with: emoji)
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("제주 사흘")
  private let header = UICollectionView.SupplementaryRegistration.titles { TripSection(rawValue: $0)?.title }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Distinct sections"
    fillScreen(with: collectionView)
    let dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<TripSection, TripItem>()
    for section in TripSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(TripItem.all(in: section), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(collectionView: collectionView) { [task, photo, thing] view, indexPath, item in
      switch item {
      case .task(let row): view.dequeueConfiguredReusableCell(using: task, for: indexPath, item: row)
      case .view(let name): view.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: name)
      case .thing(let emoji): view.dequeueConfiguredReusableCell(using: thing, for: indexPath, item: emoji)
      }
    }
    dataSource.supplementaryViewProvider = { [screenTitle, header] view, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? view.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}
