import UIKit

/// An app with emoji in four sections: recent ones, expandable categories, a list of all, and a custom list.
final class EmojiExplorerViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<ExplorerSection, ExplorerItem>
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<ExplorerItem>

  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.emojiExplorer { [weak self] in self?.starring(at: $0) })
  private lazy var dataSource = makeDataSource()
  private var starred: Set<ExplorerItem> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Emoji Explorer"
    view.backgroundColor = .systemGroupedBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    showEmojis()
  }

  private func showEmojis() {
    var whole = NSDiffableDataSourceSnapshot<ExplorerSection, ExplorerItem>()
    whole.appendSections(ExplorerSection.allCases)
    dataSource.apply(whole, animatingDifferences: false)

    let categories = Emoji.Category.allCases.filter { $0 != .recents }
    var (recents, outline, list, custom) = (Outline(), Outline(), Outline(), Outline())
    recents.append(Emoji.Category.recents.emojis.map { ExplorerItem($0) })
    for category in categories {
      let root = ExplorerItem(category)
      outline.append([root])
      outline.append(category.emojis.map { ExplorerItem($0) }, to: root)
      list.append(category.emojis.map { ExplorerItem($0) })
      custom.append(category.emojis.prefix(1).map { ExplorerItem($0) })
    }
    for (section, snapshot) in [(ExplorerSection.recents, recents), (.outline, outline), (.list, list)] {
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
    dataSource.apply(custom, to: .custom, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let recent = UICollectionView.CellRegistration<UICollectionViewCell, ExplorerItem> { cell, _, item in
      cell.showRecent(item)
    }
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, ExplorerItem> { cell, _, item in
      cell.showCategory(item)
    }
    let child = UICollectionView.CellRegistration<UICollectionViewListCell, ExplorerItem> { [weak self] cell, _, item in
      cell.showChild(item, isStarred: self?.starred.contains(item) ?? false)
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, ExplorerItem> { [weak self] cell, _, item in
      cell.showRow(item, isStarred: self?.starred.contains(item) ?? false)
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch ExplorerSection.allCases[indexPath.section] {
      case .recents: collectionView.dequeueConfiguredReusableCell(using: recent, for: indexPath, item: item)
      case .outline:
        collectionView.dequeueConfiguredReusableCell(
          using: item.emoji == nil ? header : child, for: indexPath, item: item)
      case .list, .custom: collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
    }
  }

  /// Returns the swipe action that adds or removes an emoji's star. Categories have none.
  private func starring(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let item = dataSource.itemIdentifier(for: indexPath), item.emoji != nil else { return nil }
    let isStarred = starred.contains(item)
    let action = UIContextualAction(style: .normal, title: isStarred ? "Unstar" : "Star") {
      [weak self] _, _, completion in
      self?.setStar(!isStarred, of: item)
      completion(true)
    }
    action.image = UIImage(systemName: isStarred ? "star.slash" : "star.fill")
    action.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func setStar(_ isStarred: Bool, of item: ExplorerItem) {
    if isStarred { starred.insert(item) } else { starred.remove(item) }
    // The row may have moved since its actions were requested.
    guard let indexPath = dataSource.indexPath(for: item),
      let cell = collectionView.cellForItem(at: indexPath) as? UICollectionViewListCell
    else { return }
    UIView.animate(withDuration: 0.2) {
      cell.showStar(isStarred)
      cell.layoutIfNeeded()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }
}

extension EmojiExplorerViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let emoji = dataSource.itemIdentifier(for: indexPath)?.emoji else {
      return collectionView.deselectItem(at: indexPath, animated: true)
    }
    navigationController?.pushViewController(EmojiDetailViewController(emoji), animated: true)
  }
}
