import UIKit

/// Every kind of control, and layers with drawings.
final class ControlsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<String, ControlDemo>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private var dataSource: DataSource?
  private let groups = ControlDemo.groups()

  private let row = UICollectionView.CellRegistration<ControlCell, ControlDemo> { cell, _, demo in cell.demo = demo }
  private let screenTitle = UICollectionView.SupplementaryRegistration.listTitle("Controls")

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        return .list(using: list, layoutEnvironment: environment)
      }, configuration: .titled())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    fillScreen(with: collectionView, on: .systemGroupedBackground)
    collectionView.preservesSuperviewLayoutMargins = true
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [groups] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = groups[indexPath.section].title
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { [row] collectionView, indexPath, demo in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: demo)
    }
    dataSource.supplementaryViewProvider = { [screenTitle] collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<String, ControlDemo>()
    for group in groups {
      snapshot.appendSections([group.title])
      snapshot.appendItems(group.demos)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
