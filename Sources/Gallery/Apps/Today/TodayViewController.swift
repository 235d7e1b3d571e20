import UIKit

/// An app store's page of the day: one large card after another, or two side by side on wide screens.
final class TodayViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, TodayCard>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let columns = environment.container.effectiveContentSize.width >= 640 ? 2 : 1
      let estimate: CGFloat = 400
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(columns)),
          heightDimension: columns == 1 ? .estimated(estimate) : .uniformAcrossSiblings(estimate: estimate)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
        repeatingSubitem: item, count: columns)
      group.interItemSpacing = .fixed(20)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 28
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 32, trailing: 20)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(84)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    fillScreen(with: collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Int, TodayCard>()
    snapshot.appendSections([0])
    snapshot.appendItems(TodayCard.all)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    let story = UICollectionView.CellRegistration<TodayStoryCell, TodayCard> { cell, _, card in
      cell.configure(with: card)
    }
    let collection = UICollectionView.CellRegistration<TodayCollectionCell, TodayCard> { cell, _, card in
      cell.configure(with: card)
    }
    let header = UICollectionView.SupplementaryRegistration<TodayHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      header.configure(date: "11월 21일 토요일", title: "투데이", portrait: "dahlia")
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, card in
      card.style == .collection
        ? collectionView.dequeueConfiguredReusableCell(using: collection, for: indexPath, item: card)
        : collectionView.dequeueConfiguredReusableCell(using: story, for: indexPath, item: card)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }
}
