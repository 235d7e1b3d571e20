import UIKit

/// One word in many scripts, and sentences with mixed writing directions.
final class GreetingsViewController: UIViewController {
  private enum Row: Hashable {
    case greeting(Greeting)
    case paragraph(String)
    case line(String)
  }

  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    .list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Greetings"
    view.pin(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Greeting.paragraphs.map(Row.paragraph) + [.line(Greeting.truncated)], toSection: 0)
    snapshot.appendItems(Greeting.all.map(Row.greeting), toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Row> {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      cell.contentConfiguration = Self.content(of: row)
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: row)
    }
  }

  private static func content(of row: Row) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    switch row {
    case .greeting(let greeting):
      content = .valueCell()
      content.text = greeting.words
      content.secondaryText = greeting.language
    case .paragraph(let text): content.text = text
    case .line(let text):
      content.text = text
      content.textProperties.numberOfLines = 1
    }
    return content
  }
}
