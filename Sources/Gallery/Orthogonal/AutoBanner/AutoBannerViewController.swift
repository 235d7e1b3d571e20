import UIKit

/// A banner that advances automatically, and pauses while a finger moves it.
final class AutoBannerViewController: UIViewController {
  /// The progress of a page change that a tap or the timer started.
  private enum Turn {
    case none, asked, underWay
  }

  private enum Element: Hashable {
    case window(Shop)
    case row(Row)
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<AutoBannerSection, Element>

  private let timer = UIPageControlTimerProgress(preferredDuration: 4)
  private let pageControl = UIPageControl()
  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: AutoBannerLayout.make { [weak self] page, isBetweenPages in
      self?.bannerDidScroll(to: page, isBetweenPages: isBetweenPages)
    })
  private var dataSource: DataSource?
  private var turn = Turn.none

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Auto banner"
    fillScreen(with: collectionView)
    setUpPageControl()
    let dataSource = makeDataSource()
    var snapshot = NSDiffableDataSourceSnapshot<AutoBannerSection, Element>()
    snapshot.appendSections(AutoBannerSection.allCases)
    snapshot.appendItems(Shop.windows.map(Element.window), toSection: .windows)
    snapshot.appendItems(Shop.hours.map(Element.row), toSection: .hours)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func setUpPageControl() {
    // The first picture is shown for longer.
    timer.setDuration(6, forPage: 0)
    timer.resetsToInitialPageAfterEnd = true
    pageControl.numberOfPages = Shop.windows.count
    pageControl.progress = timer
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    // Taps, scrubbing and the timer all send this event.
    pageControl.addAction(UIAction { [weak self] _ in self?.turnPage() }, for: .valueChanged)
  }

  private func turnPage() {
    turn = .asked
    let indexPath = IndexPath(item: pageControl.currentPage, section: AutoBannerSection.windows.rawValue)
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }

  private func bannerDidScroll(to page: Int, isBetweenPages: Bool) {
    if isBetweenPages {
      timer.pauseTimer()
      if turn == .asked { turn = .underWay }
      // A requested page is already highlighted; while a finger scrolls, the nearest one is.
      if turn == .none { pageControl.currentPage = page }
    } else if turn != .asked || page == pageControl.currentPage {
      turn = .none
      pageControl.currentPage = page
      timer.resumeTimer()
    }
  }

  private func makeDataSource() -> DataSource {
    let card = UICollectionView.CellRegistration<CardCell, Shop> { cell, _, shop in
      cell.configure(
        photo: shop.photo, eyebrow: shop.eyebrow, title: shop.title, subtitle: shop.subtitle,
        style: CardCell.Style(titleSize: 28, cornerRadius: 22, padding: 20, margin: 20))
    }
    let row = UICollectionView.CellRegistration<RowCell, Row> { cell, indexPath, row in
      cell.configure(with: row, showsSeparator: indexPath.item < Shop.hours.count - 1, margin: 0)
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, element in
      switch element {
      case .window(let shop): collectionView.dequeueConfiguredReusableCell(using: card, for: indexPath, item: shop)
      case .row(let item): collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: item)
      }
    }
    addSupplementaryViews(to: dataSource)
    return dataSource
  }

  private func addSupplementaryViews(to dataSource: DataSource) {
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("골목의 아침", eyebrow: "SHOP WINDOWS")
    let header = UICollectionView.SupplementaryRegistration.titles { _ in "문 여는 시간" }
    let footer = UICollectionView.SupplementaryRegistration<PageControlFooter>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [weak self] footer, _, _ in footer.pageControl = self?.pageControl }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      switch kind {
      case ScreenTitle.elementKind:
        collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
      case UICollectionView.elementKindSectionHeader:
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      default: collectionView.dequeueConfiguredReusableSupplementary(using: footer, for: indexPath)
      }
    }
  }
}
