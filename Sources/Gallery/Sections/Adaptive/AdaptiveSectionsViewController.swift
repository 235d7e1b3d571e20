import UIKit

/// A library whose number of columns grows in landscape and on a tablet.
final class AdaptiveSectionsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<ShelfSection, ShelfItem>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: AdaptiveLayout.make())
  private var dataSource: DataSource?

  private let reading = UICollectionView.CellRegistration<RowCell, Row> { cell, _, row in
    cell.configure(with: row, showsSeparator: true, margin: 0)
  }
  private let cover = UICollectionView.CellRegistration<CaptionedPhotoCell, Book> { cell, _, book in
    cell.configure(photo: book.photo, title: book.title, subtitle: book.author)
  }
  private let mood = UICollectionView.CellRegistration<TileCell, String> { cell, _, emoji in
    cell.configure(with: emoji)
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("Reading room")
  private let header = UICollectionView.SupplementaryRegistration.titles { ShelfSection(rawValue: $0)?.title }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Adaptive sections"
    fillScreen(with: collectionView)
    let dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<ShelfSection, ShelfItem>()
    for section in ShelfSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(ShelfItem.all(in: section), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(collectionView: collectionView) { [reading, cover, mood] view, indexPath, item in
      switch item {
      case .reading(let row): view.dequeueConfiguredReusableCell(using: reading, for: indexPath, item: row)
      case .cover(let book): view.dequeueConfiguredReusableCell(using: cover, for: indexPath, item: book)
      case .mood(let emoji): view.dequeueConfiguredReusableCell(using: mood, for: indexPath, item: emoji)
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
