import UIKit

/// A neighborhood's front page: faces, outings, shops in columns of three, notices and errands, in one layout.
final class MixedPageViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<MixedPageSection, MixedPageItem>

  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: MixedPageLayout.make { [weak self] in self?.dataSource?.sectionIdentifier(for: $0) })
  private var dataSource: DataSource?
  private var seen: Set<Neighbor> = []
  private var liked: Set<LocalShop> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "동네 한 바퀴"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "bell"), primaryAction: UIAction { [weak self] _ in self?.showNotices() })
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    let dataSource = makeDataSource()
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<MixedPageSection, MixedPageItem>()
    snapshot.appendSections(MixedPageSection.allCases)
    for section in MixedPageSection.allCases { snapshot.appendItems(section.items, toSection: section) }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func showNotices() {
    guard let first = Notice.all.first, let path = dataSource?.indexPath(for: .notice(first)) else { return }
    collectionView.scrollToItem(at: path, at: .centeredVertically, animated: true)
  }

  // MARK: Cells

  private func makeDataSource() -> DataSource {
    let story = UICollectionView.CellRegistration<NeighborCell, Neighbor> { [weak self] cell, _, neighbor in
      cell.configure(with: neighbor, isSeen: self?.seen.contains(neighbor) ?? false, isMe: neighbor == .me)
    }
    let outing = UICollectionView.CellRegistration<CardCell, Outing> { cell, _, outing in
      cell.configure(
        photo: outing.photo, eyebrow: outing.date, title: outing.title, subtitle: outing.place, style: .outing)
    }
    let shop = UICollectionView.CellRegistration<LocalShopCell, LocalShop> { [weak self] cell, indexPath, shop in
      let isLast = indexPath.item % 3 == 2 || indexPath.item == LocalShop.all.count - 1
      cell.configure(with: shop, isLiked: self?.liked.contains(shop) ?? false, showsSeparator: !isLast)
    }
    let notice = UICollectionView.CellRegistration<UICollectionViewListCell, Notice> { cell, _, notice in
      cell.show(notice)
    }
    let errand = UICollectionView.CellRegistration<ErrandCell, Errand> { cell, _, errand in
      cell.configure(with: errand)
    }
    let dataSource = DataSource(collectionView: collectionView) { view, path, item in
      switch item {
      case .story(let item): view.dequeueConfiguredReusableCell(using: story, for: path, item: item)
      case .outing(let item): view.dequeueConfiguredReusableCell(using: outing, for: path, item: item)
      case .shop(let item): view.dequeueConfiguredReusableCell(using: shop, for: path, item: item)
      case .notice(let item): view.dequeueConfiguredReusableCell(using: notice, for: path, item: item)
      case .errand(let item): view.dequeueConfiguredReusableCell(using: errand, for: path, item: item)
      }
    }
    addSupplementaryViews(to: dataSource)
    return dataSource
  }

  private func addSupplementaryViews(to dataSource: DataSource) {
    let header = UICollectionView.SupplementaryRegistration<MixedPageHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak dataSource] header, _, path in
      header.configure(title: dataSource?.sectionIdentifier(for: path.section)?.title ?? "")
    }
    let footer = UICollectionView.SupplementaryRegistration<HairlineFooter>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { _, _, _ in }
    dataSource.supplementaryViewProvider = { view, kind, path in
      kind == UICollectionView.elementKindSectionHeader
        ? view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
    }
  }
}

extension MixedPageViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let dataSource, let item = dataSource.itemIdentifier(for: indexPath) else { return }
    switch item {
    case .story(let neighbor): seen.insert(neighbor)
    case .shop(let shop): liked.formSymmetricDifference([shop])
    case .outing, .notice, .errand: return
    }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot)
  }
}

extension CardCell.Style {
  fileprivate static var outing: CardCell.Style {
    CardCell.Style(titleSize: 22, cornerRadius: 16, padding: 16, aspectRatio: 1.6)
  }
}

extension UICollectionViewListCell {
  fileprivate func show(_ notice: Notice) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = notice.title
    content.secondaryText = notice.detail
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: notice.symbol)
    content.imageProperties.tintColor = notice.color
    contentConfiguration = content
    accessories = [.disclosureIndicator()]
  }
}
