public import UIKit

/// The list of scenes, group by group, in the order in which the scenes are given, with a search above it.
public final class SceneListViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Scene.Group, String>

  private let scenes: [String: Scene]
  private let groups: [(group: Scene.Group, names: [String])]
  private let onSelect: (Scene) -> Void
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let search = UISearchController(searchResultsController: nil)

  /// - Parameters:
  ///   - title: The large title above the list.
  ///   - scenes: The scenes; of two with one name the first is listed.
  ///   - onSelect: Called with the scene whose row is tapped, which stays selected until the list appears again.
  public init(title: String, scenes: [Scene], onSelect: @escaping (Scene) -> Void) {
    self.scenes = Dictionary(scenes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    groups = Self.groups(of: scenes)
    self.onSelect = onSelect
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Returns `nil`; archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private static func groups(of scenes: [Scene]) -> [(group: Scene.Group, names: [String])] {
    var groups: [(group: Scene.Group, names: [String])] = []
    for scene in scenes where !groups.contains(where: { $0.names.contains(scene.name) }) {
      if let index = groups.firstIndex(where: { $0.group == scene.group }) {
        groups[index].names.append(scene.name)
      } else {
        groups.append((scene.group, [scene.name]))
      }
    }
    return groups
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    showScenes(animated: false)
  }

  /// Shows the scenes that the search finds.
  private func showScenes(animated: Bool) {
    let words = (search.searchBar.text ?? "").split(separator: " ")
    var snapshot = NSDiffableDataSourceSnapshot<Scene.Group, String>()
    for (group, names) in groups {
      let found = names.filter { name in words.allSatisfy { isFound(name, by: $0) } }
      guard !found.isEmpty else { continue }
      snapshot.appendSections([group])
      snapshot.appendItems(found, toSection: group)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
    contentUnavailableConfiguration =
      snapshot.itemIdentifiers.isEmpty && !words.isEmpty ? UIContentUnavailableConfiguration.search() : nil
  }

  private func isFound(_ name: String, by word: Substring) -> Bool {
    [name, scenes[name]?.title ?? "", scenes[name]?.summary ?? ""].contains {
      $0.range(of: word, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// Fades the selection of the scene from which the user returns.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: true) }
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      let group = self?.dataSource.sectionIdentifier(for: index)
      list.headerMode = (group?.title ?? "").isEmpty ? .none : .supplementary
      return .list(using: list, layoutEnvironment: environment)
    }
  }

  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Scene> { cell, _, scene in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = scene.title
      content.secondaryText = scene.summary.isEmpty ? nil : scene.summary
      content.secondaryTextProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = self?.dataSource.sectionIdentifier(for: indexPath.section)?.title
      header.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { [scenes] collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: scenes[name])
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

extension SceneListViewController: UICollectionViewDelegate {
  /// Calls the closure for the scene whose row was tapped.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let name = dataSource.itemIdentifier(for: indexPath), let scene = scenes[name] else { return }
    onSelect(scene)
  }
}

extension SceneListViewController: UISearchResultsUpdating {
  /// Lists the scenes whose title, name or summary contains every word of the search.
  public func updateSearchResults(for searchController: UISearchController) { showScenes(animated: true) }
}
