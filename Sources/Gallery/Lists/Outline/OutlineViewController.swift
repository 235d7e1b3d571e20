import UIKit

/// Nested folders that a tap expands and collapses.
final class OutlineViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, OutlineItem>

  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Library"
    view.backgroundColor = .systemGroupedBackground
    view.pin(collectionView)
    collectionView.delegate = self
    var snapshot = NSDiffableDataSourceSectionSnapshot<OutlineItem>()
    add(OutlineItem.library, to: nil, of: &snapshot)
    snapshot.expand([OutlineItem.library[0], OutlineItem.library[0].children[0]])
    dataSource.apply(snapshot, to: 0, animatingDifferences: false)
  }

  private func add(
    _ items: [OutlineItem], to parent: OutlineItem?, of snapshot: inout NSDiffableDataSourceSectionSnapshot<OutlineItem>
  ) {
    snapshot.append(items, to: parent)
    for item in items where !item.children.isEmpty { add(item.children, to: item, of: &snapshot) }
  }

  private func makeDataSource() -> DataSource {
    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item.title
      content.image = UIImage(systemName: item.symbol)
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.textProperties.numberOfLines = 0
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    let document = UICollectionView.CellRegistration<UICollectionViewListCell, OutlineItem> { cell, _, item in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = item.title
      content.image = UIImage(systemName: item.symbol)
      content.textProperties.numberOfLines = 0
      cell.contentConfiguration = content
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(
        using: item.children.isEmpty ? document : folder, for: indexPath, item: item)
    }
  }
}

extension OutlineViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}
