import UIKit

/// A profile and its posts: three squares to a row, a point of air around each.
final class InstagramGridViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Post>

  private let statusBarBackdrop = StatusBarBackdrop()
  private lazy var collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Instagram grid"
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
    let profile = UICollectionView.SupplementaryRegistration<ProfileHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: post, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: profile, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Post>()
    snapshot.appendSections([0])
    snapshot.appendItems(Post.feed(count: 120))
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalWidth(1 / 3)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
      repeatingSubitem: item, count: 3)
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(276)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return UICollectionViewCompositionalLayout(section: section)
  }
}
