import UIKit

/// The five list appearances, to choose from, and rows with every kind of element.
final class ListAppearancesViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<String, AppearanceRow>

  private var appearance = UICollectionLayoutListConfiguration.Appearance.insetGrouped
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: DataSource?
  private let screenTitle = UICollectionView.SupplementaryRegistration.listTitle("List appearances")

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] _, environment in
        var list = UICollectionLayoutListConfiguration(appearance: self?.appearance ?? .plain)
        list.headerMode = .supplementary
        return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      }, configuration: .titled())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List appearances"
    fillScreen(with: collectionView, on: appearance.background)
    collectionView.preservesSuperviewLayoutMargins = true
    collectionView.delegate = self
    // The row that ends editing is tapped during editing.
    collectionView.allowsSelectionDuringEditing = true
    let dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<String, AppearanceRow>()
    snapshot.appendSections(["Appearance", "Rows"])
    snapshot.appendItems(AppearanceRow.appearances + [.editing], toSection: "Appearance")
    snapshot.appendItems(AppearanceRow.samples, toSection: "Rows")
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, AppearanceRow> { [weak self] cell, _, row in
      self?.configure(cell, for: row)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = self?.dataSource?.sectionIdentifier(for: indexPath.section)
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { [screenTitle] collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  private func configure(_ cell: UICollectionViewListCell, for row: AppearanceRow) {
    var content = cell.defaultContentConfiguration()
    cell.indentationLevel = 0
    switch row {
    case .appearance(let shown):
      content.text = shown.name
      cell.accessories = shown == appearance ? [.checkmark()] : []
    case .editing:
      content.text = collectionView.isEditing ? "Stop editing" : "Edit"
      content.textProperties.color = .systemBlue
      cell.accessories = []
    case .sample(let sample):
      content = sample.content(content)
      cell.indentationLevel = sample == .indented ? 1 : 0
      cell.accessories = sample.accessories
    }
    cell.contentConfiguration = content
  }
}

extension ListAppearancesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource?.itemIdentifier(for: indexPath) {
    case .appearance(let chosen): show(chosen)
    case .editing:
      collectionView.isEditing.toggle()
      collectionView.reconfigureItems(at: [indexPath])
    default: break
    }
  }

  private func show(_ chosen: UICollectionLayoutListConfiguration.Appearance) {
    appearance = chosen
    view.backgroundColor = chosen.background
    collectionView.backgroundColor = chosen.background
    view.subviews.lazy.compactMap { $0 as? StatusBarBackdrop }.first?.color = chosen.background
    collectionView.collectionViewLayout.invalidateLayout()
    collectionView.reloadData()
  }
}
