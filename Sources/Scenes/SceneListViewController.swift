public import UIKit

/// The list of scenes, group by group, in the order in which the scenes are given.
public final class SceneListViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Scene.Group, String>

  private let scenes: [String: Scene]
  private let groups: [(group: Scene.Group, names: [String])]
  private let onSelect: (Scene) -> Void
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

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
    var snapshot = NSDiffableDataSourceSnapshot<Scene.Group, String>()
    for (group, names) in groups {
      snapshot.appendSections([group])
      snapshot.appendItems(names, toSection: group)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Fades the selection of the scene from which the user returns.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    collectionView.indexPathsForSelectedItems?.forEach { collectionView.deselectItem(at: $0, animated: true) }
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [groups] index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      list.headerMode = groups[index].group.title.isEmpty ? .none : .supplementary
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
    ) { [groups] header, _, indexPath in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = groups[indexPath.section].group.title
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
