import UIKit

/// A packing list in the user's order: rows are moved by their handles, also into the suitcase.
///
/// Items at home can be deleted, and items in the suitcase can be selected, also with a pan over the circles.
final class PackingListViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<PackingItem.Place, PackingItem>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A list that fits the screen also scrolls with a bounce.
    collectionView.alwaysBounceVertical = true
    collectionView.allowsMultipleSelectionDuringEditing = true
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<PackingItem.Place, PackingItem>()
    snapshot.appendSections(PackingItem.Place.allCases)
    snapshot.appendItems(PackingItem.atHome, toSection: .home)
    snapshot.appendItems(PackingItem.packed, toSection: .suitcase)
    dataSource.apply(snapshot, animatingDifferences: false)
    setEditing(true, animated: false)
    showChoice()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: PackingListViewController, _) in
      list.refill()
    }
  }

  private func refill() {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionView.isEditing = editing
    showChoice()
  }

  /// Shows the number of selected rows.
  private func showChoice() {
    let count = collectionView.indexPathsForSelectedItems?.count ?? 0
    navigationItem.title = count == 0 ? "Packing list" : "\(count) chosen"
  }

  // MARK: Rows

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, PackingItem> { [weak self] cell, _, item in
      self?.fill(cell, with: item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = PackingItem.Place.allCases[indexPath.section].rawValue
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.reorderingHandlers.canReorderItem = { [weak self] _ in self?.isEditing ?? false }
    dataSource.reorderingHandlers.didReorder = { [weak self] in self?.adoptOrder($0) }
    return dataSource
  }

  private func fill(_ cell: UICollectionViewListCell, with item: PackingItem) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = item.name
    content.secondaryText = item.note
    content.secondaryTextProperties.color = .secondaryLabel
    // Very large text leaves no width for a picture beside the buttons, which grow too.
    if !traitCollection.hasVeryLargeText { content.image = UIImage(systemName: item.symbol) }
    cell.contentConfiguration = content
    let isPacked = dataSource.snapshot().sectionIdentifier(containingItem: item) == .suitcase
    let first: UICellAccessory = isPacked ? .multiselect() : .delete { [weak self] in self?.strike(item) }
    cell.accessories = [first, .reorder()]
  }

  private func strike(_ item: PackingItem) {
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot)
  }

  /// Reconfigures rows that moved to the other section, where they have other accessories.
  private func adoptOrder(_ transaction: NSDiffableDataSourceTransaction<PackingItem.Place, PackingItem>) {
    let arrived = transaction.sectionTransactions.flatMap { section in
      Set(section.finalSnapshot.items).subtracting(section.initialSnapshot.items)
    }
    guard !arrived.isEmpty else { return }
    var snapshot = transaction.finalSnapshot
    snapshot.reconfigureItems(arrived)
    dataSource.apply(snapshot)
    showChoice()
  }
}

extension PackingListViewController: UICollectionViewDelegate {
  /// Returns whether an item can be selected; items at home cannot.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    dataSource.sectionIdentifier(for: indexPath.section) == .suitcase
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    dataSource.sectionIdentifier(for: indexPath.section) == .suitcase
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { showChoice() }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { showChoice() }
}
