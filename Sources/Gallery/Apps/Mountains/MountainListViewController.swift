import UIKit

/// The same mountains as a list with a search below a large title, in all parts of the world or in one.
final class MountainListViewController: UIViewController {
  private enum Section { case main }
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Mountain>

  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))
  private let search = UISearchController(searchResultsController: nil)
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mountains"
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.scopeButtonTitles = ["All"] + Mountain.Part.allCases.map(\.rawValue)
    navigationItem.searchController = search
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Mountain> { cell, _, mountain in
      var content = UIListContentConfiguration.valueCell()
      content.text = mountain.name
      content.secondaryText = mountain.heightText
      cell.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, mountain in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: mountain)
    }
    showMountains(animated: false)
  }

  private func showMountains(animated: Bool) {
    let text = search.searchBar.text ?? ""
    let scope = search.searchBar.selectedScopeButtonIndex
    let part = search.isActive && scope > 0 ? Mountain.Part.allCases[scope - 1] : nil
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mountain>()
    snapshot.appendSections([.main])
    snapshot.appendItems(Mountain.all.filter { $0.isFound(by: text) && (part == nil || $0.part == part) })
    dataSource?.apply(snapshot, animatingDifferences: animated)
  }
}

extension MountainListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { showMountains(animated: true) }
}
