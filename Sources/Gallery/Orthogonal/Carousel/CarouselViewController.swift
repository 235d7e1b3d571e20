import UIKit

/// Cards that are smaller at the sides and grow as they approach the center.
final class CarouselViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Expedition>

  private let eyebrow = UILabel(.footnote, weight: .semibold, color: .secondaryLabel)
  private let heading = UILabel(.largeTitle, weight: .bold)
  private let pageControl = UIPageControl()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: DataSource?
  /// The current page. A tap moves the dot at once; the first frames of the scroll must not move it back.
  private var page = 0 {
    didSet { if page != oldValue { pageControl.currentPage = page } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Carousel"
    view.backgroundColor = .secondarySystemBackground
    eyebrow.text = "EIGHT WAYS OUT"
    heading.text = "Expeditions"
    collectionView.backgroundColor = .clear
    // The row is as high as the view and does not scroll vertically; shadows may extend beyond it.
    collectionView.alwaysBounceVertical = false
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.clipsToBounds = false
    for subview in [collectionView, eyebrow, heading, pageControl] { view.addSubview(subview) }
    showExpeditions()
    setUpPageControl()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let (first, second) = (max(18, ceil(eyebrow.font.lineHeight)), max(42, ceil(heading.font.lineHeight)))
    eyebrow.frame = CGRect(x: safe.minX + 20, y: safe.minY + 8, width: safe.width - 40, height: first)
    heading.frame = CGRect(x: safe.minX + 20, y: eyebrow.frame.maxY, width: safe.width - 40, height: second)
    let top = heading.frame.maxY + 20
    collectionView.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, safe.maxY - top - 28))
    pageControl.frame = CGRect(x: 0, y: collectionView.frame.maxY, width: view.bounds.width, height: 28)
  }

  private func setUpPageControl() {
    pageControl.numberOfPages = Expedition.all.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        let indexPath = IndexPath(item: pageControl.currentPage, section: 0)
        collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
      }, for: .valueChanged)
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
    UICollectionViewCompositionalLayout { [weak self] _, environment in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.8), heightDimension: .fractionalHeight(1)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      // A fractional width refers to the whole view, but the row scrolls within the safe area.
      let pages = SectionPages(
        .groupPagingCentered, count: Expedition.all.count, length: 0.8 * (self?.collectionView.bounds.width ?? 0),
        viewport: environment.container.effectiveContentSize.width,
        isRightToLeft: environment.traitCollection.layoutDirection == .rightToLeft)
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
          let share = item.visibleShare(at: offset, in: environment.container)
          item.transform = CGAffineTransform(scaleX: 0.98, y: 0.7 + 0.3 * share)
        }
        self?.page = pages.page(at: offset.x)
      }
      return section
    }
  }
}
