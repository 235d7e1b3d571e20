import OpenCombine
import UIKit

/// A product's page: a photo pager, choices, an expandable text, and a purchase bar.
final class ProductViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<ProductSection, ProductItem>

  private let product = Product(
    id: 0, brand: "Clay & Fire", name: "Stoneware bowl, glazed twice, one of a kind", photo: "pottery", price: 560,
    discount: 25)
  private let page = CurrentValueSubject<Int, Never>(0)
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: ProductLayout(page: page).make())
  private let bar = PurchaseBar()
  private lazy var dataSource = makeDataSource()
  private var isExpanded = false
  private var liked: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = product.brand
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action, primaryAction: UIAction { _ in })
    view.backgroundColor = .systemBackground
    view.addSubviews(collectionView, bar)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    collectionView.allowsMultipleSelection = true
    collectionView.delegate = self
    show()
    for section in [ProductSection.colors, .sizes] {
      let first = IndexPath(item: 1, section: section.rawValue)
      collectionView.selectItem(at: first, animated: false, scrollPosition: [])
    }
  }

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<ProductSection, ProductItem>()
    snapshot.appendSections(ProductSection.allCases)
    snapshot.appendItems(ProductItem.photos.map(ProductItem.photo), toSection: .photos)
    snapshot.appendItems([.summary], toSection: .summary)
    snapshot.appendItems(ProductItem.colors.map(ProductItem.color), toSection: .colors)
    snapshot.appendItems(ProductItem.sizes.map(ProductItem.size), toSection: .sizes)
    snapshot.appendItems([.story], toSection: .story)
    snapshot.appendItems(ProductItem.reviews.map(ProductItem.review), toSection: .reviews)
    snapshot.appendItems(Product.picks.map(ProductItem.more), toSection: .more)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func toggleStory() {
    isExpanded.toggle()
    refresh(.story)
  }

  private func toggleLike(_ product: Product) {
    liked.formSymmetricDifference([product.id])
    refresh(.more(product))
  }

  private func refresh(_ item: ProductItem) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot)
  }
}

// MARK: Cells

extension ProductViewController {
  private func makeDataSource() -> DataSource {
    let photo = UICollectionView.CellRegistration<PhotoCell, String> { $0.configure(with: $2) }
    let summary = UICollectionView.CellRegistration<ProductSummaryCell, Product> { $0.configure(with: $2) }
    let color = UICollectionView.CellRegistration<ProductColorCell, ProductColor> { $0.configure(with: $2) }
    let size = UICollectionView.CellRegistration<ProductSizeCell, String> { $0.configure(with: $2) }
    let story = UICollectionView.CellRegistration<ProductStoryCell, String> { [weak self] cell, _, text in
      cell.configure(text: text, isExpanded: self?.isExpanded ?? false)
      cell.onToggle = { self?.toggleStory() }
    }
    let review = UICollectionView.CellRegistration<ProductReviewCell, ProductReview> { $0.configure(with: $2) }
    let more = UICollectionView.CellRegistration<ProductCell, Product> { [weak self] cell, _, product in
      cell.configure(with: product, isLiked: self?.liked.contains(product.id) ?? false)
      cell.onLike = { self?.toggleLike(product) }
    }
    let dataSource = DataSource(collectionView: collectionView) { [product] view, indexPath, item in
      switch item {
      case .photo(let item): view.dequeueConfiguredReusableCell(using: photo, for: indexPath, item: item)
      case .summary: view.dequeueConfiguredReusableCell(using: summary, for: indexPath, item: product)
      case .color(let item): view.dequeueConfiguredReusableCell(using: color, for: indexPath, item: item)
      case .size(let item): view.dequeueConfiguredReusableCell(using: size, for: indexPath, item: item)
      case .story: view.dequeueConfiguredReusableCell(using: story, for: indexPath, item: ProductItem.storyText)
      case .review(let item): view.dequeueConfiguredReusableCell(using: review, for: indexPath, item: item)
      case .more(let item): view.dequeueConfiguredReusableCell(using: more, for: indexPath, item: item)
      }
    }
    dataSource.supplementaryViewProvider = supplementaryViews()
    return dataSource
  }

  private func supplementaryViews() -> DataSource.SupplementaryViewProvider {
    let heading = UICollectionView.SupplementaryRegistration<HeadingView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { heading, _, indexPath in
      let section = ProductSection(rawValue: indexPath.section)
      heading.configure(title: section?.title ?? "", more: section == .reviews ? "모두 보기" : nil)
    }
    let pages = UICollectionView.SupplementaryRegistration<PageFooter>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { [page] footer, _, _ in
      footer.bind(page.removeDuplicates(), numberOfPages: ProductItem.photos.count)
    }
    return { collectionView, kind, indexPath in
      kind == UICollectionView.elementKindSectionHeader
        ? collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: pages, for: indexPath)
    }
  }
}

// MARK: Choosing

extension ProductViewController: UICollectionViewDelegate {
  private static func isChoice(_ section: Int) -> Bool {
    [ProductSection.colors.rawValue, ProductSection.sizes.rawValue].contains(section)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    Self.isChoice(indexPath.section)
  }

  /// Returns `false`, because one item of each section is always selected.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { false }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let others = collectionView.indexPathsForSelectedItems ?? []
    for other in others where other.section == indexPath.section && other != indexPath {
      collectionView.deselectItem(at: other, animated: false)
    }
  }
}
