import UIKit

/// Notes, two to a row.
final class TwoColumnViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Note>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: TwoColumnLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Two columns"
    fillScreen(with: collectionView, on: .systemGroupedBackground)
    let note = UICollectionView.CellRegistration<NoteCell, Note> { cell, _, note in cell.configure(with: note) }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("메모")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: note, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(Note.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
