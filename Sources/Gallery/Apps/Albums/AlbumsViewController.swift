import UIKit

/// An app's albums, faces, and kinds of pictures.
final class AlbumsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<AlbumSection, AlbumItem>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: AlbumsLayout.make())
  private var dataSource: DataSource?

  private let album = UICollectionView.CellRegistration<CaptionedPhotoCell, Album> { cell, _, album in
    cell.configure(photo: album.photo, title: album.title, subtitle: album.count)
  }
  private let person = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, photo in
    cell.configure(with: photo, cornerRadius: 48)
  }
  private let kind = UICollectionView.CellRegistration<RowCell, Row> { cell, _, row in
    cell.configure(with: row, showsSeparator: true, margin: 0)
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("앨범")
  private let header = UICollectionView.SupplementaryRegistration.titles { AlbumSection(rawValue: $0)?.title }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    fillScreen(with: collectionView)
    let dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<AlbumSection, AlbumItem>()
    for section in AlbumSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(AlbumItem.all(in: section), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeDataSource() -> DataSource {
    let dataSource = DataSource(collectionView: collectionView) { [album, person, kind] view, indexPath, item in
      switch item {
      case .album(let item): view.dequeueConfiguredReusableCell(using: album, for: indexPath, item: item)
      case .person(let photo): view.dequeueConfiguredReusableCell(using: person, for: indexPath, item: photo)
      case .kind(let row): view.dequeueConfiguredReusableCell(using: kind, for: indexPath, item: row)
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
