import UIKit

/// A photo-sharing app's pictures: those of one person in a grid, or those of all people in a mosaic.
final class InstagramViewController: UIViewController {
  enum Page {
    case profile, explore
  }

  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Post>

  private let page: Page
  private lazy var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: page == .profile ? ProfileLayout.make() : MosaicLayout.make())
  private var dataSource: DataSource?

  init(page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = page == .profile ? "Instagram grid" : "Instagram mosaic"
    fillScreen(with: collectionView)
    let post = UICollectionView.CellRegistration<PhotoCell, Post> { cell, _, post in cell.configure(with: post.photo) }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: post, for: indexPath, item: item)
    }
    let profile = UICollectionView.SupplementaryRegistration<ProfileHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let explore = UICollectionView.SupplementaryRegistration.screenTitle("둘러보기")
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: explore, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: profile, for: indexPath)
    }
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Post> {
    let posts = page == .profile ? Post.feed(count: 120) : Post.feed(count: 60, from: 4)
    let length = page == .profile ? posts.count : MosaicLayout.itemsPerSection
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    for (section, start) in stride(from: 0, to: posts.count, by: length).enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(posts[start..<min(start + length, posts.count)]), toSection: section)
    }
    return snapshot
  }
}
