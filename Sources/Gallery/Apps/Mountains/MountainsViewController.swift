import UIKit

/// A search bar over a grid of the search results.
final class MountainsViewController: UIViewController {
  private enum Section { case main }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Mountain>

  private let searchBar = UISearchBar(frame: .zero)
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOutViews()
    searchBar.placeholder = "Search \(Mountain.all.count) mountains"
    searchBar.delegate = self
    let cell = UICollectionView.CellRegistration<MountainCell, Mountain> { cell, _, mountain in
      cell.configure(mountain)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: mountain)
    }
    showMountains(found: "", animated: false)
  }

  private func showMountains(found text: String, animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Mountain.all.filter { $0.isFound(by: text) })
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }

  private func layOutViews() {
    collectionView.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    for subview in [collectionView, searchBar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let traits = environment.traitCollection
      let isWide = environment.container.effectiveContentSize.width > 800
      let columns = (isWide ? 3 : 2) - (traits.hasVeryLargeText ? 1 : 0)
      let height = NSCollectionLayoutDimension.text(60, in: traits)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: height))
      // Half of the ten points between columns; the section's insets add the other half at its sides.
      item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        repeatingSubitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 10, trailing: 5)
      return section
    }
  }
}

extension MountainsViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showMountains(found: searchText) }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.resignFirstResponder()
    searchBar.setShowsCancelButton(false, animated: true)
    showMountains(found: "")
  }
}
