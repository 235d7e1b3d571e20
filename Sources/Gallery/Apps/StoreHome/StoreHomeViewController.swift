import OpenCombine
import UIKit

/// A neighborhood store's front page; only its first section has a page control.
final class StoreHomeViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<StoreHomeSection, StoreHomeItem>

  private let page = CurrentValueSubject<Int, Never>(0)
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: StoreHomeLayout(page: page).make())
  private lazy var dataSource = makeDataSource()
  private var liked: Set<Int> = [12]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "망원동"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "bag"), primaryAction: UIAction { _ in }),
      UIBarButtonItem(systemItem: .search, primaryAction: UIAction { _ in }),
    ]
    view.backgroundColor = .systemBackground
    view.pin(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<StoreHomeSection, StoreHomeItem>()
    snapshot.appendSections(StoreHomeSection.allCases)
    snapshot.appendItems(StoreBanner.all.map(StoreHomeItem.banner), toSection: .banners)
    snapshot.appendItems(StoreShortcut.all.map(StoreHomeItem.shortcut), toSection: .shortcuts)
    snapshot.appendItems(Friend.all.map(StoreHomeItem.story), toSection: .stories)
    snapshot.appendItems(Product.deals.map(StoreHomeItem.deal), toSection: .deals)
    snapshot.appendItems(Product.picks.map(StoreHomeItem.pick), toSection: .picks)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggleLike(_ product: Product) {
    liked.formSymmetricDifference([product.id])
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([.pick(product)])
    dataSource.apply(snapshot)
  }

  private func show(page: Int) {
    let indexPath = IndexPath(item: page, section: StoreHomeSection.banners.rawValue)
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
}

// MARK: Cells

extension StoreHomeViewController {
  private func makeDataSource() -> DataSource {
    let banner = UICollectionView.CellRegistration<StoreBannerCell, StoreBanner> { $0.configure(with: $2) }
    let shortcut = UICollectionView.CellRegistration<StoreShortcutCell, StoreShortcut> { $0.configure(with: $2) }
    let story = UICollectionView.CellRegistration<FriendCell, Friend> { $0.configure(with: $2) }
    let deal = UICollectionView.CellRegistration<StoreDealCell, Product> { $0.configure(with: $2) }
    let pick = UICollectionView.CellRegistration<ProductCell, Product> { [weak self] cell, _, product in
      cell.configure(with: product, isLiked: self?.liked.contains(product.id) ?? false)
      cell.onLike = { self?.toggleLike(product) }
    }
    let dataSource = DataSource(collectionView: collectionView) { view, indexPath, item in
      switch item {
      case .banner(let item): view.dequeueConfiguredReusableCell(using: banner, for: indexPath, item: item)
      case .shortcut(let item): view.dequeueConfiguredReusableCell(using: shortcut, for: indexPath, item: item)
      case .story(let item): view.dequeueConfiguredReusableCell(using: story, for: indexPath, item: item)
      case .deal(let item): view.dequeueConfiguredReusableCell(using: deal, for: indexPath, item: item)
      case .pick(let item): view.dequeueConfiguredReusableCell(using: pick, for: indexPath, item: item)
      }
    }
    dataSource.supplementaryViewProvider = supplementaryViews()
    return dataSource
  }

  private func supplementaryViews() -> DataSource.SupplementaryViewProvider {
    let heading = UICollectionView.SupplementaryRegistration<HeadingView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { heading, _, indexPath in
      heading.configure(title: StoreHomeSection(rawValue: indexPath.section)?.title ?? "", more: "더 보기")
    }
    let pages = UICollectionView.SupplementaryRegistration<PageFooter>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] footer, _, _ in
      guard let self else { return }
      footer.bind(page.removeDuplicates(), numberOfPages: StoreBanner.all.count)
      footer.onSelect = { [weak self] page in self?.show(page: page) }
    }
    return { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: pages, for: indexPath)
    }
  }
}
