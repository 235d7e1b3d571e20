import UIKit

/// An address book.
final class PinnedHeadersViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Letter, String>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: AddressBookLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pinned headers"
    fillScreen(with: collectionView)
    let person = UICollectionView.CellRegistration<RowCell, String> { cell, indexPath, name in
      let isLast = indexPath.item == Letter.all[indexPath.section].names.count - 1
      cell.configure(with: Row(title: name), showsSeparator: !isLast)
    }
    let letter = UICollectionView.SupplementaryRegistration<LetterHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.configure(letter: Letter.all[indexPath.section].letter)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("연락처")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: person, for: indexPath, item: name)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: letter, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Letter, String>()
    for letter in Letter.all {
      snapshot.appendSections([letter])
      snapshot.appendItems(letter.names, toSection: letter)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
