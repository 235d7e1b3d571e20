import UIKit

/// A list whose cells have a custom content configuration, and a background that adapts to selection.
final class ExpensesViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<String, Expense>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    return .list(using: list)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Expenses"
    view.backgroundColor = .systemGroupedBackground
    view.pin(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<String, Expense>()
    for (day, expenses) in Expense.days {
      snapshot.appendSections([day])
      snapshot.appendItems(expenses)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  private func makeDataSource() -> DataSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Expense> { cell, _, expense in
      cell.contentConfiguration = ExpenseContent(expense: expense)
      cell.configurationUpdateHandler = { cell, state in
        var background = UIBackgroundConfiguration.listGroupedCell().updated(for: state)
        if state.isSelected || state.isHighlighted {
          background.backgroundColor = state.isSelected ? .tintColor : .systemGray4
        }
        cell.backgroundConfiguration = background
      }
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, indexPath in
      var content = cell.defaultContentConfiguration()
      content.text = Expense.days[indexPath.section].day
      cell.contentConfiguration = content
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, expense in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: expense)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}
