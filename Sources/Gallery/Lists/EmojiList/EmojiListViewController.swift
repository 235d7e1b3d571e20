import UIKit

/// Every emoji of the explorer in one list: a header that is a row, a star as a leading swipe action, and a detail
/// page.
final class EmojiListViewController: UICollectionViewController {
  private enum Item: Hashable {
    case category(Emoji.Category)
    case emoji(Emoji)
  }

  private lazy var dataSource = makeDataSource()
  private var starred: Set<Emoji> = []

  init() {
    super.init(collectionViewLayout: UICollectionViewLayout())
    collectionView.collectionViewLayout = makeLayout()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Emoji List"
    var snapshot = NSDiffableDataSourceSnapshot<Emoji.Category, Item>()
    for category in Emoji.Category.allCases {
      snapshot.appendSections([category])
      snapshot.appendItems([.category(category)] + category.emojis.map(Item.emoji))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .firstItemInSection
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.starring(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Emoji.Category, Item> {
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji.Category> { cell, _, category in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = category.title
      cell.contentConfiguration = content
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Emoji> { [weak self] cell, _, emoji in
      var content = UIListContentConfiguration.valueCell()
      content.text = "\(emoji.text)  \(emoji.title)"
      content.secondaryText = emoji.category.title
      cell.contentConfiguration = content
      cell.showStar(self?.starred.contains(emoji) ?? false)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .category(let item): collectionView.dequeueConfiguredReusableCell(using: header, for: indexPath, item: item)
      case .emoji(let item): collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
    }
  }

  private func starring(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard case .emoji(let emoji) = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let isStarred = starred.contains(emoji)
    let action = UIContextualAction(style: .normal, title: isStarred ? "Unstar" : "Star") {
      [weak self] _, _, completion in
      self?.toggleStar(of: emoji)
      completion(true)
    }
    action.image = UIImage(systemName: isStarred ? "star.slash" : "star.fill")
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func toggleStar(of emoji: Emoji) {
    starred.formSymmetricDifference([emoji])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.emoji(emoji)])
    dataSource.apply(snapshot)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .emoji(let emoji) = dataSource.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(EmojiDetailViewController(emoji), animated: true)
  }
}
