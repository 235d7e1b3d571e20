import UIKit

/// An editable table: books are deleted with a swipe or the button at their edge, and moved by their handles.
final class ReadingListViewController: UITableViewController {
  private static let identifier = "book"

  private lazy var dataSource = ReadingListDataSource(tableView: tableView) { [weak self] tableView, _, book in
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.identifier)
    cell.textLabel?.text = book.title
    cell.detailTextLabel?.text = book.author
    cell.detailTextLabel?.textColor = .secondaryLabel
    // Very large text leaves no width for a picture beside the buttons, which grow too, and wraps.
    let isLarge = self?.traitCollection.hasVeryLargeText ?? false
    cell.imageView?.image = isLarge ? nil : UIImage(systemName: "book.closed.fill")
    for label in [cell.textLabel, cell.detailTextLabel] { label?.numberOfLines = isLarge ? 0 : 1 }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  init() { super.init(style: .plain) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Reading list"
    var snapshot = NSDiffableDataSourceSnapshot<UnreadBook.Shelf, UnreadBook>()
    snapshot.appendSections(UnreadBook.Shelf.allCases)
    snapshot.appendItems(UnreadBook.next, toSection: .next)
    snapshot.appendItems(UnreadBook.someday, toSection: .someday)
    dataSource.apply(snapshot, animatingDifferences: false)
    setEditing(true, animated: false)
    navigationItem.rightBarButtonItem = editButtonItem
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (list: ReadingListViewController, _) in
      list.tableView.reloadData()
    }
  }

  /// Returns the action that moves a book to the top of the list.
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let first = UIContextualAction(style: .normal, title: "First") { [weak self] _, _, done in
      self?.putFirst(book)
      done(true)
    }
    first.backgroundColor = .systemBlue
    return UISwipeActionsConfiguration(actions: [first])
  }

  private func putFirst(_ book: UnreadBook) {
    var snapshot = dataSource.snapshot()
    guard let first = snapshot.itemIdentifiers(inSection: .next).first, first != book else { return }
    snapshot.moveItem(book, beforeItem: first)
    dataSource.apply(snapshot)
  }
}
