import UIKit

/// A home screen with a badge on every other app.
final class BadgesViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, AppIcon>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: AppIconLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Badges"
    fillScreen(with: collectionView)
    let icon = UICollectionView.CellRegistration<AppIconCell, AppIcon> { cell, _, app in cell.configure(with: app) }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: AppIconLayout.badgeKind) {
      badge, _, indexPath in
      let count = AppIcon.all[indexPath.item].badge
      badge.configure(count: count)
      badge.isHidden = count == 0
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("홈")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, app in
      collectionView.dequeueConfiguredReusableCell(using: icon, for: indexPath, item: app)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, AppIcon>()
    snapshot.appendSections([0])
    snapshot.appendItems(AppIcon.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
