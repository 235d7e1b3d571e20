import UIKit

/// What others take: the pictures of the world in a mosaic that changes sides.
final class InstagramMosaicViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Post>

  private let statusBarBackdrop = StatusBarBackdrop()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: MosaicLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Instagram mosaic"
    view.backgroundColor = .systemBackground
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    view.addSubview(statusBarBackdrop)
    showPosts()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    statusBarBackdrop.fit(view)
  }

  private func showPosts() {
    let post = UICollectionView.CellRegistration<PostCell, Post> { cell, _, post in cell.configure(with: post) }
    let title = UICollectionView.SupplementaryRegistration<TitleHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      header.configure(title: "둘러보기", size: 34)
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: post, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
    }
    dataSource.apply(makeSnapshot(), animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Post> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    let posts = Post.feed(count: 60, from: 4)
    for (section, start) in stride(from: 0, to: posts.count, by: MosaicLayout.itemsPerSection).enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(
        Array(posts[start..<min(start + MosaicLayout.itemsPerSection, posts.count)]), toSection: section)
    }
    return snapshot
  }
}
