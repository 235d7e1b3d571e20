import UIKit

/// A photo library by moments. A tap opens a photo; several can be selected by taps or by dragging a finger across
/// them.
final class PhotoLibraryViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<LibraryMoment, LibraryPhoto>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()
  private lazy var selectItem = UIBarButtonItem(
    title: "Select", primaryAction: UIAction(title: "Select") { [weak self] _ in self?.toggleSelecting() })

  /// Returns a layout with as many squares per row as are about 130 points wide.
  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let width = environment.container.effectiveContentSize.width
      let columns = max(3, Int(width / 130))
      let spacing: CGFloat = 2
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / CGFloat(columns))),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(spacing)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = spacing
      section.contentInsets.bottom = 16
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(42)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Library"
    navigationItem.rightBarButtonItem = selectItem
    view.backgroundColor = .systemBackground
    view.pin(collectionView)
    collectionView.delegate = self
    var snapshot = NSDiffableDataSourceSnapshot<LibraryMoment, LibraryPhoto>()
    for moment in LibraryMoment.all {
      snapshot.appendSections([moment])
      snapshot.appendItems(moment.photos)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let photo = UICollectionView.CellRegistration<LibraryPhotoCell, LibraryPhoto> { cell, _, photo in
      cell.configure(with: photo)
    }
    let header = UICollectionView.SupplementaryRegistration<MomentHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      let moment = LibraryMoment.all[indexPath.section]
      header.configure(title: moment.title, subtitle: moment.subtitle)
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  // MARK: Choosing

  private func toggleSelecting() {
    let isSelecting = !collectionView.allowsMultipleSelection
    collectionView.allowsMultipleSelection = isSelecting
    if !isSelecting {
      collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: true) }
    }
    showCount()
  }

  private func showCount() {
    let isSelecting = collectionView.allowsMultipleSelection
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    selectItem.title = isSelecting ? "Cancel" : "Select"
    navigationItem.title = isSelecting && count > 0 ? "\(count) selected" : "Library"
  }
}

extension PhotoLibraryViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if collectionView.allowsMultipleSelection { return showCount() }
    collectionView.deselectItem(at: indexPath, animated: false)
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(PhotoViewController(photo), animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { showCount() }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { collectionView.allowsMultipleSelection }
}
