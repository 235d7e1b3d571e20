import DeviceSupport
import Testing
import UIKit
import TestSupport

// Written as for iOS: only `import UIKit`, so that this file can be compiled against Apple's SDK too.

/// Notifies subscribers of new values, as a subject of Combine or Rx does.
@MainActor
private final class Subject<Value> {
  private var listeners: [(Value) -> Void] = []
  var value: Value { didSet { listeners.forEach { $0(value) } } }

  init(_ value: Value) { self.value = value }

  func subscribe(_ listener: @escaping (Value) -> Void) {
    listeners.append(listener)
    listener(value)
  }
}

/// A section's footer with a page control, bound to the page of the section above it.
private final class PagingFooter: UICollectionReusableView {
  static let identifier = "PagingFooter"

  lazy var pageControl: UIPageControl = {
    let control = UIPageControl()
    control.isUserInteractionEnabled = true
    control.backgroundStyle = .minimal
    control.currentPageIndicatorTintColor = .systemRed
    return control
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(pageControl)
    pageControl.frame = bounds
    pageControl.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func bind(to page: Subject<Int>, numberOfPages: Int) {
    pageControl.numberOfPages = numberOfPages
    page.subscribe { [weak self] in self?.pageControl.currentPage = $0 }
  }
}

private final class ColorCell: UICollectionViewCell {
  static let identifier = String(describing: ColorCell.self)

  override var isSelected: Bool {
    didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { fatalError() }

  override func prepareForReuse() {
    super.prepareForReuse()
    contentView.backgroundColor = nil
  }
}

/// Banners with a page control in the footer over a second section, with the classic data source.
private final class BannerController: UIViewController {
  private enum Section: Int, CaseIterable { case banner, plain }

  let page = Subject(0)
  lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: createLayout())

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: ColorCell.identifier)
    collectionView.register(
      PagingFooter.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: PagingFooter.identifier)
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] section, environment -> NSCollectionLayoutSection? in
      guard let self, let section = Section(rawValue: section) else { return nil }
      switch section {
      case .banner: return self.bannerSection()
      case .plain: return self.plainSection(columns: environment.traitCollection.verticalSizeClass == .compact ? 8 : 4)
      }
    }
  }

  private func bannerSection() -> NSCollectionLayoutSection {
    let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.7))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = .init(top: 0, leading: 0, bottom: 16, trailing: 0)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let footerSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: footerSize, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
    ]
    section.visibleItemsInvalidationHandler = { [weak self] _, offset, environment in
      let page = round(offset.x / environment.container.contentSize.width)
      self?.page.value = Int(max(0, page))
    }
    return section
  }

  private func plainSection(columns: Int) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(90)),
      subitems: Array(repeating: item, count: 1))
    group.interItemSpacing = .fixed(16)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
    return section
  }
}

extension BannerController: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { Section.allCases.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: ColorCell.identifier, for: indexPath) as? ColorCell
    else { return UICollectionViewCell() }
    cell.contentView.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemTeal : .systemIndigo
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard
      let footer = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: PagingFooter.identifier, for: indexPath) as? PagingFooter
    else { return UICollectionReusableView() }
    footer.bind(to: page, numberOfPages: collectionView.numberOfItems(inSection: indexPath.section))
    return footer
  }
}

/// A diffable carousel whose neighboring cards are partly visible and grow as they approach the middle.
private final class CarouselController: UICollectionViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, UUID>

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private var dataSource: DataSource!
  private(set) var selected: IndexPath?

  init() {
    super.init(collectionViewLayout: Self.makeLayout())
  }

  required init?(coder: NSCoder) { fatalError() }

  private static func makeLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(300)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { visibleItems, offset, environment in
      visibleItems.forEach { item in
        let window = CGRect(
          x: offset.x, y: offset.y, width: environment.container.contentSize.width, height: item.frame.height)
        let share = item.frame.intersection(window).width / item.frame.width
        item.transform = CGAffineTransform(scaleX: 0.98, y: 0.7 + 0.3 * share)
      }
    }
    return UICollectionViewCompositionalLayout(section: section)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let registration = UICollectionView.CellRegistration<ColorCell, UUID> { cell, indexPath, _ in
      cell.contentView.backgroundColor = UIColor(white: CGFloat(indexPath.item) / 10, alpha: 1)
    }
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, identifier in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: identifier)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<5).map { _ in UUID() }, toSection: 0)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected = indexPath
    collectionView.deselectItem(at: indexPath, animated: true)
  }
}

/// Two columns of two squares and one tall picture, mirrored on odd sections.
@MainActor
private func mosaic() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { section, _ in
    let inset = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    @MainActor func column(of count: Int) -> NSCollectionLayoutGroup {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1 / CGFloat(count))))
      item.contentInsets = inset
      return .vertical(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
        repeatingSubitem: item, count: count)
    }
    let columns = section % 2 == 0 ? [2, 2, 1] : [1, 2, 2]
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(2 / 3)),
      subitems: columns.map(column(of:)))
    return NSCollectionLayoutSection(group: group)
  }
}

/// Code in the shape of published tutorials compiles and behaves.
@MainActor
struct CompatibilityTests {
  @Test func thePageControlFollowsTheBanner() throws {
    let controller = BannerController()
    let phone = ScreenOfAPhone(showing: controller)
    let footer = try #require(
      controller.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0)) as? PagingFooter)
    expectEqual(footer.pageControl.numberOfPages, 4)
    expectEqual(footer.pageControl.currentPage, 0)
    // Across its scrolling axis a section's insets are subtracted first: 0.7 of 844 - 16 in whole pixels, then the
    // inset.
    expectLess(abs(footer.frame.minY - (579.333 + 16)), 0.01)
    phone.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 60, y: 300), in: 0.12)
    phone.run(for: 1.5)
    expectEqual(controller.page.value, 1)
    expectEqual(footer.pageControl.currentPage, 1)
    controller.collectionView.scrollToItem(
      at: IndexPath(item: 3, section: 0), at: .centeredHorizontally, animated: true)
    phone.run(for: 1.5)
    expectEqual(footer.pageControl.currentPage, 3)
  }

  @Test func neighboursGrowAsTheyComeToTheMiddle() throws {
    let controller = CarouselController()
    let phone = ScreenOfAPhone(showing: controller)
    let first = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
    let second = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    // At rest the first card is fully visible; of the second, 39 of 312 points are.
    expectLess(abs(first.transform.d - 1), 1e-9)
    expectLess(abs(second.transform.d - (0.7 + 0.3 * 39 / 312)), 1e-9)
    phone.drag(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 150), in: 0.1)
    phone.run(for: 1.5)
    expectLess(abs(second.transform.d - 1), 1e-9)
    expectEqual(first.transform.a, 0.98)
    phone.tap(CGPoint(x: 195, y: 150))
    expectEqual(controller.selected, IndexPath(item: 1, section: 0))
  }

  @Test func theMosaicIsMirroredOnOddSections() throws {
    let collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: mosaic())
    let source = FiveInEverySection()
    let controller = UIViewController()
    // The fixture has a screen of its own; otherwise the layout would take its direction from the previous screen.
    let phone = ScreenOfAPhone(showing: controller)
    controller.view.addSubview(collectionView)
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: ColorCell.identifier)
    collectionView.dataSource = source
    phone.run(for: 0.1)
    let tall = [IndexPath(item: 4, section: 0), IndexPath(item: 0, section: 1)].map {
      collectionView.layoutAttributesForItem(at: $0)?.frame
    }
    expectEqual(tall, [CGRect(x: 261, y: 1, width: 128, height: 258), CGRect(x: 1, y: 261, width: 128, height: 258)])
  }
}

private final class FiveInEverySection: NSObject, UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: ColorCell.identifier, for: indexPath)
  }
}
