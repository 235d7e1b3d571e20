import UIKit

/// An app's introduction: a pager, page dots, and a button that continues.
final class OnboardingViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, OnboardingPage>

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private lazy var dataSource = makeDataSource()
  private let pageControl = UIPageControl()
  private let proceed = UIButton(configuration: .filled())
  private let skip = UIButton(configuration: .plain())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Onboarding"
    view.backgroundColor = .systemBackground
    setUpControls()
    setUpConstraints()
    var snapshot = NSDiffableDataSourceSnapshot<Int, OnboardingPage>()
    snapshot.appendSections([0])
    snapshot.appendItems(OnboardingPage.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    pageDidChange(to: 0)
  }

  private func setUpControls() {
    collectionView.alwaysBounceVertical = false
    collectionView.contentInsetAdjustmentBehavior = .never
    pageControl.numberOfPages = OnboardingPage.all.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(page: pageControl.currentPage)
      }, for: .valueChanged)
    proceed.configuration?.buttonSize = .large
    proceed.configuration?.cornerStyle = .large
    proceed.configuration?.titleTextAttributesTransformer = .limited(.body, weight: .semibold, atMost: 26)
    proceed.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .primaryActionTriggered)
    skip.configuration?.title = "건너뛰기"
    skip.configuration?.titleTextAttributesTransformer = .limited(.body, weight: .regular, atMost: 26)
    skip.addAction(
      UIAction { [weak self] _ in self?.show(page: OnboardingPage.all.count - 1) }, for: .primaryActionTriggered)
  }

  private func setUpConstraints() {
    view.addSubviews(collectionView, pageControl, proceed, skip)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      skip.topAnchor.constraint(equalTo: safe.topAnchor),
      skip.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
      collectionView.topAnchor.constraint(equalTo: skip.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pageControl.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 4),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      proceed.topAnchor.constraint(equalTo: pageControl.bottomAnchor, constant: 4),
      proceed.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -12),
      proceed.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      proceed.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
      proceed.leadingAnchor.constraint(greaterThanOrEqualTo: safe.leadingAnchor, constant: 24),
      proceed.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 24).withPriority(.defaultHigh),
    ])
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    // Pages are as wide as the screen, also beside the notch, so that the neighboring page is not visible.
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    let sections: UICollectionViewCompositionalLayoutSectionProvider = { [weak self] _, environment in
      let width = environment.container.contentSize.width
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(width), heightDimension: .fractionalHeight(1)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPagingCentered
      let pages = SectionPages(
        .groupPagingCentered, count: OnboardingPage.all.count, length: width, viewport: width,
        isRightToLeft: environment.traitCollection.layoutDirection == .rightToLeft)
      section.visibleItemsInvalidationHandler = { [weak self] _, offset, _ in
        self?.pageDidChange(to: pages.page(at: offset.x))
      }
      return section
    }
    return UICollectionViewCompositionalLayout(sectionProvider: sections, configuration: configuration)
  }

  private func makeDataSource() -> DataSource {
    let page = UICollectionView.CellRegistration<OnboardingPageCell, OnboardingPage> { $0.configure(with: $2) }
    return DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: page, for: indexPath, item: item)
    }
  }

  // MARK: Pages

  private func pageDidChange(to page: Int) {
    pageControl.currentPage = page
    let isLast = page == OnboardingPage.all.count - 1
    proceed.configuration?.title = isLast ? "시작하기" : "계속"
    skip.alpha = isLast ? 0 : 1
  }

  private func goOn() { show(page: min(pageControl.currentPage + 1, OnboardingPage.all.count - 1)) }

  private func show(page: Int) {
    collectionView.scrollToItem(at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: true)
  }
}
