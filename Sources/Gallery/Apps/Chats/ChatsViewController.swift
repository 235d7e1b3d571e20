import UIKit

/// Conversations: a row of friends who are online, and below it a list whose rows can be swiped.
final class ChatsViewController: UIViewController {
  private enum Section { case friends, chats }

  private enum Item: Hashable {
    case friend(Friend)
    case chat(Chat)
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var chats = Chat.all

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Chats"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.markAllRead() })
    view.backgroundColor = .systemBackground
    view.pin(collectionView)
    collectionView.delegate = self
    show(animated: false)
  }

  private func show(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.friends, .chats])
    snapshot.appendItems(Friend.all.map(Item.friend), toSection: .friends)
    snapshot.appendItems(chats.map(Item.chat), toSection: .chats)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func makeDataSource() -> DataSource {
    let friend = UICollectionView.CellRegistration<FriendCell, Friend> { cell, _, friend in cell.configure(with: friend)
    }
    let chat = UICollectionView.CellRegistration<ChatCell, Chat> { cell, _, chat in cell.configure(with: chat) }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item {
      case .friend(let item): collectionView.dequeueConfiguredReusableCell(using: friend, for: indexPath, item: item)
      case .chat(let item): collectionView.dequeueConfiguredReusableCell(using: chat, for: indexPath, item: item)
      }
    }
  }

  // MARK: What can be done

  private func markAllRead() {
    for index in chats.indices { chats[index].unread = 0 }
    show()
  }

  private func change(_ chat: Chat, _ change: (inout Chat) -> Void) {
    guard let index = chats.firstIndex(of: chat) else { return }
    change(&chats[index])
    show()
  }

  private func delete(_ chat: Chat) {
    chats.removeAll { $0 == chat }
    show()
  }
}

// MARK: Layout

extension ChatsViewController {
  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      index == 0 ? Self.friends(in: environment) : self?.list(in: environment)
    }
  }

  /// Returns a section with cells as wide as a short name.
  private static func friends(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let width = UIFontMetrics(forTextStyle: .caption1).scaledValue(
      for: 72, compatibleWith: environment.traitCollection)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .estimated(84))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 12)
    return section
  }

  private func list(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return .list(using: list, layoutEnvironment: environment)
  }

  private func chat(at indexPath: IndexPath) -> Chat? {
    guard case .chat(let chat) = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return chat
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let chat = chat(at: indexPath) else { return nil }
    let read = action("Read", "envelope.open.fill", .systemBlue) { $0.change(chat) { $0.unread = 0 } }
    let pin = action("Pin", "pin.fill", .systemYellow) { $0.change(chat) { $0.isPinned.toggle() } }
    return UISwipeActionsConfiguration(actions: [read, pin])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let chat = chat(at: indexPath) else { return nil }
    let delete = action("Delete", "trash.fill", .systemRed) { $0.delete(chat) }
    let mute = action("Mute", "bell.slash.fill", .systemIndigo) { $0.change(chat) { $0.isMuted.toggle() } }
    return UISwipeActionsConfiguration(actions: [delete, mute])
  }

  private func action(
    _ title: String, _ symbol: String, _ color: UIColor, _ perform: @escaping (ChatsViewController) -> Void
  ) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      if let self { perform(self) }
      completion(true)
    }
    action.image = UIImage(systemName: symbol)
    action.backgroundColor = color
    return action
  }
}

extension ChatsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let chat = chat(at: indexPath) { change(chat) { $0.unread = 0 } }
  }
}
