import UIKit

/// A board of tasks with one column per page. A card is dragged to another position, or moved to another column by its
/// menu.
final class BoardViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, String>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()
  private var columns = BoardColumn.all

  /// Returns a layout with columns of one width, with part of the next one visible.
  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let availableWidth = environment.container.effectiveContentSize.width
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(min(340, max(1, availableWidth - 48))), heightDimension: .fractionalHeight(1)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior =
        availableWidth > 700 ? .continuousGroupLeadingBoundary : .groupPagingCentered
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Autumn Issue"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.askForCard() })
    // No content scrolls below the bar.
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    navigationItem.standardAppearance = clear
    view.backgroundColor = .systemBackground
    view.addSubviews(collectionView)
    collectionView.contentInsetAdjustmentBehavior = .never
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
    ])
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(columns.map(\.title))
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let column = UICollectionView.CellRegistration<BoardColumnCell, String> { [weak self] cell, _, title in
      // A column is found by its title, because its index path can change while the cell keeps the closures.
      guard let self, let index = columns.firstIndex(where: { $0.title == title }) else { return }
      cell.configure(with: columns[index], animated: cell.window != nil)
      cell.menu = { [weak self] in self?.menu(for: $0) ?? UIMenu() }
      cell.receive = { [weak self] in self?.move($0, to: index, at: $1) }
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, title in
      collectionView.dequeueConfiguredReusableCell(using: column, for: indexPath, item: title)
    }
  }

  private func menu(for card: BoardCard) -> UIMenu {
    let others = columns.indices.filter { !columns[$0].cards.contains(card) }
    return UIMenu(
      title: "Move To",
      children: others.map { index in
        UIAction(title: columns[index].title, image: UIImage(systemName: "arrow.right")) { [weak self] _ in
          self?.move(card, to: index, at: 0)
        }
      })
  }

  private func move(_ card: BoardCard, to target: Int, at place: Int) {
    guard let source = columns.firstIndex(where: { $0.cards.contains(card) }) else { return }
    columns[source].cards.removeAll { $0 == card }
    columns[target].cards.insert(card, at: place)
    show(Array(Set([source, target])))
  }

  private func show(_ changed: [Int]) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(changed.map { columns[$0].title })
    dataSource.apply(snapshot)
  }

  // MARK: A new card

  private func askForCard() {
    let alert = UIAlertController(
      title: "New Card", message: "It goes to the top of \(columns[0].title).", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "What is to be done" }
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      self?.add(alert?.textFields?.first?.text ?? "")
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }

  private func add(_ title: String) {
    guard !title.isEmpty else { return }
    let last = columns.flatMap(\.cards).map(\.id).max() ?? 0
    columns[0].cards.insert(BoardCard(id: last + 1, title: title), at: 0)
    show([0])
  }
}
