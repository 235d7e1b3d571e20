import UIKit

/// Cards that stand back at the sides and grow as they come to the centre.
final class CarouselViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Expedition>

  private let eyebrow = UILabel(size: 13, weight: .semibold, color: .secondaryLabel)
  private let heading = UILabel(size: 34, weight: .bold)
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Carousel"
    view.backgroundColor = .secondarySystemBackground
    eyebrow.text = "EIGHT WAYS OUT"
    heading.text = "Expeditions"
    collectionView.backgroundColor = .clear
    // The row is as high as the view and never moves up or down; shadows may leave it.
    collectionView.alwaysBounceVertical = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.clipsToBounds = false
    for subview in [collectionView, eyebrow, heading] { view.addSubview(subview) }
    showExpeditions()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    eyebrow.frame = CGRect(x: safe.minX + 20, y: safe.minY + 8, width: safe.width - 40, height: 18)
    heading.frame = CGRect(x: safe.minX + 20, y: eyebrow.frame.maxY, width: safe.width - 40, height: 42)
    let top = heading.frame.maxY + 20
    collectionView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, safe.maxY - top - 28))
  }

  private func showExpeditions() {
    let registration = UICollectionView.CellRegistration<CardCell, Expedition> { cell, _, expedition in
      cell.configure(
        photo: expedition.photo, eyebrow: expedition.place, title: expedition.title, subtitle: expedition.facts,
        style: CardCell.Style(titleSize: 27, cornerRadius: 28, padding: 24, throwsShadow: true))
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, expedition in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: expedition)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Expedition>()
    snapshot.appendSections([0])
    snapshot.appendItems(Expedition.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.8), heightDimension: .fractionalHeight(1)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let share = item.visibleShare(at: offset, in: environment.container)
        item.transform = CGAffineTransform(scaleX: 0.98, y: 0.7 + 0.3 * share)
      }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }
}
