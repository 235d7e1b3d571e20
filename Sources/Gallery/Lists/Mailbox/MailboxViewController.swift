import OpenCombine
import UIKit

/// Messages with swipe actions that flag or delete; a long press shows a menu, and pulling down refreshes.
final class MailboxViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Message>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private var flagged: Set<Message> = []
  private var unread = Set(Message.examples.prefix(2))
  private var arriving = Message.arriving
  private var fetching: AnyCancellable?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Mailbox"
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    // A short list bounces too.
    collectionView.alwaysBounceVertical = true
    collectionView.refreshControl = UIRefreshControl(
      frame: .zero, primaryAction: UIAction { [weak self] _ in self?.fetch() })
    view.addSubview(collectionView)
    show(Message.examples, animated: false)
  }

  private func show(_ messages: [Message], animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Message>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Fetches messages after a delay like a server's.
  private func fetch() {
    fetching = Just(()).delay(for: .milliseconds(1_200), scheduler: DisplayLinkScheduler())
      .sink { [weak self] _ in self?.receive() }
  }

  private func receive() {
    if let message = arriving.popLast() {
      unread.insert(message)
      show([message] + dataSource.snapshot().itemIdentifiers)
    }
    collectionView.refreshControl?.endRefreshing()
  }

  private func makeDataSource() -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Message> {
      [weak self] cell, _, message in
      self?.fill(cell, with: message)
    }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, message in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: message)
    }
  }

  private func fill(_ cell: UICollectionViewListCell, with message: Message) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "\(message.sender): \(message.subject)"
    content.secondaryText = message.excerpt
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: unread.contains(message) ? "circle.fill" : "circle")
    content.imageProperties.tintColor = unread.contains(message) ? .systemBlue : .clear
    content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
    // The dot needs no more width beside larger text.
    content.imageProperties.reservedLayoutSize.width = 24
    cell.contentConfiguration = content
    let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    flag.tintColor = .systemOrange
    cell.accessories =
      flagged.contains(message) ? [.customView(configuration: .init(customView: flag, placement: .trailing()))] : []
  }

  // MARK: What can be done with a message

  private func toggleRead(_ message: Message) {
    unread.formSymmetricDifference([message])
    refresh(message)
  }

  private func toggleFlag(_ message: Message) {
    flagged.formSymmetricDifference([message])
    refresh(message)
  }

  private func refresh(_ message: Message) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([message])
    dataSource.apply(snapshot)
  }

  private func delete(_ message: Message) {
    show(dataSource.snapshot().itemIdentifiers.filter { $0 != message })
  }
}

// MARK: Swipes

extension MailboxViewController {
  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions(at: $0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions(at: $0) }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func leadingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let read = action(unread.contains(message) ? "Read" : "Unread", .systemBlue) { $0.toggleRead(message) }
    return UISwipeActionsConfiguration(actions: [read])
  }

  private func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(message)
      completion(true)
    }
    let flag = action(flagged.contains(message) ? "Unflag" : "Flag", .systemOrange) { $0.toggleFlag(message) }
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }

  private func action(
    _ title: String, _ color: UIColor, _ perform: @escaping (MailboxViewController) -> Void
  ) -> UIContextualAction {
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      if let self { perform(self) }
      completion(true)
    }
    action.backgroundColor = color
    return action
  }
}

// MARK: Menus

extension MailboxViewController: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let message = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: message) })
  }

  private func menu(for message: Message) -> UIMenu {
    let isUnread = unread.contains(message)
    let flag = UIAction(
      title: "Flag", image: UIImage(systemName: "flag"), state: flagged.contains(message) ? .on : .off
    ) { [weak self] _ in self?.toggleFlag(message) }
    let read = UIAction(
      title: isUnread ? "Mark as Read" : "Mark as Unread",
      image: UIImage(systemName: isUnread ? "envelope.open" : "envelope")
    ) { [weak self] _ in self?.toggleRead(message) }
    let move = UIMenu(
      title: "Move To", image: UIImage(systemName: "folder"),
      children: ["Archive", "Family", "Travel"].map { name in
        UIAction(title: name) { [weak self] _ in self?.delete(message) }
      })
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in self?.delete(message)
    }
    return UIMenu(
      title: message.subject, children: [flag, read, move, UIMenu(options: .displayInline, children: [delete])])
  }
}
