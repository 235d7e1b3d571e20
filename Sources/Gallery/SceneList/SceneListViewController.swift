import UIKit

/// The gallery's home: what there is, group by group. The scene that was chosen last stays selected.
public final class SceneListViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Scene.Group, String>

  private let scenes: [String: Scene]
  private let groups: [(group: Scene.Group, names: [String])]
  private let onSelect: (Scene) -> Void
  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: SceneListLayout.make())
  private var dataSource: DataSource?

  public init(scenes: [Scene], onSelect: @escaping (Scene) -> Void) {
    self.scenes = Dictionary(scenes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    groups = Scene.Group.allCases.map { group in (group, scenes.filter { $0.group == group }.map(\.name)) }
      .filter { !$0.names.isEmpty }
    self.onSelect = onSelect
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tessera"
    fillScreen(with: collectionView, on: .systemGroupedBackground)
    collectionView.delegate = self
    let dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<Scene.Group, String>()
    for (group, names) in groups {
      snapshot.appendSections([group])
      snapshot.appendItems(names, toSection: group)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeDataSource() -> DataSource {
    let cell = UICollectionView.CellRegistration<SceneCell, Scene> { [groups] cell, indexPath, scene in
      let isLast = indexPath.item == groups[indexPath.section].names.count - 1
      cell.configure(with: scene, isFirst: indexPath.item == 0, isLast: isLast)
    }
    let title = UICollectionView.SupplementaryRegistration.screenTitle("Tessera")
    let header = UICollectionView.SupplementaryRegistration.titles { [groups] in groups[$0].group.rawValue }
    let dataSource = DataSource(collectionView: collectionView) { [scenes] collectionView, indexPath, name in
      guard let scene = scenes[name] else { return nil }
      return collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: scene)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}

extension SceneListViewController: UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let name = dataSource?.itemIdentifier(for: indexPath), let scene = scenes[name] else { return }
    onSelect(scene)
  }
}
