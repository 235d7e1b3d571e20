import UIKit

/// An app store: five sections of four kinds, each with its own layout.
final class AppStoreViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<AppStoreSection, AppStoreItem>

  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: AppStoreLayout.make(sections: AppStoreItem.sections.map(\.section)))
  private var dataSource: DataSource?

  private let feature = UICollectionView.CellRegistration<FeaturedCell, Feature> { cell, _, feature in
    cell.configure(with: feature)
  }
  private let app = UICollectionView.CellRegistration<AppRowCell, (StoreApp, isLast: Bool)> { cell, _, app in
    cell.configure(with: app.0, showsSeparator: !app.isLast)
  }
  private let category = UICollectionView.CellRegistration<RowCell, (Row, isLast: Bool)> { cell, _, category in
    cell.configure(with: category.0, showsSeparator: !category.isLast, margin: 0)
  }
  private let link = UICollectionView.CellRegistration<LinkCell, String> { cell, _, text in
    cell.configure(with: text)
  }
  private let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("앱")
  private let header = UICollectionView.SupplementaryRegistration.titles { AppStoreItem.sections[$0].section.title }
  private let smallPrint = UICollectionView.SupplementaryRegistration<CaptionView>(
    elementKind: UICollectionView.elementKindSectionFooter
  ) { view, _, _ in
    view.configure(explanation: "가격에는 부가가치세가 포함되어 있습니다. Apps, shops and prices on this page are invented.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "App shop"
    fillScreen(with: collectionView)
    let dataSource = DataSource(collectionView: collectionView) { [weak self] _, indexPath, item in
      self?.cell(for: item, at: indexPath)
    }
    dataSource.supplementaryViewProvider = { [weak self] _, kind, indexPath in
      self?.supplementary(of: kind, at: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<AppStoreSection, AppStoreItem>()
    for (section, items) in AppStoreItem.sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func cell(for item: AppStoreItem, at indexPath: IndexPath) -> UICollectionViewCell {
    switch item {
    case .feature(let item):
      collectionView.dequeueConfiguredReusableCell(using: feature, for: indexPath, item: item)
    case .app(let item, let isLast):
      collectionView.dequeueConfiguredReusableCell(using: app, for: indexPath, item: (item, isLast))
    case .category(let row, let isLast):
      collectionView.dequeueConfiguredReusableCell(using: category, for: indexPath, item: (row, isLast))
    case .link(let text):
      collectionView.dequeueConfiguredReusableCell(using: link, for: indexPath, item: text)
    }
  }

  private func supplementary(of kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    switch kind {
    case ScreenTitle.elementKind:
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    case UICollectionView.elementKindSectionHeader:
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    default:
      collectionView.dequeueConfiguredReusableSupplementary(using: smallPrint, for: indexPath)
    }
  }
}
