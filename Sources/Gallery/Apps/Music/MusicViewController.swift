import UIKit

/// A music store's front page, with a player that floats over it.
final class MusicViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<MusicSection, MusicItem>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: MusicLayout.make())
  private let player = MiniPlayer()
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Browse"
    view.backgroundColor = .systemBackground
    view.pin(collectionView)
    collectionView.delegate = self
    addPlayer()
    var snapshot = NSDiffableDataSourceSnapshot<MusicSection, MusicItem>()
    for section in MusicSection.allCases {
      snapshot.appendSections([section])
      snapshot.appendItems(MusicItem.items(in: section))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func addPlayer() {
    player.configure(with: MusicItem.songs[0])
    view.addSubviews(player)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      player.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 12),
      player.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -12),
      player.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
    ])
  }

  /// Insets the content so that the last row comes to rest above the player.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.contentInset.bottom = player.bounds.height + 8
  }

  private func makeDataSource() -> DataSource {
    let featured = UICollectionView.CellRegistration<FeaturedMusicCell, MusicItem> { $0.configure(with: $2) }
    let album = UICollectionView.CellRegistration<AlbumCoverCell, MusicItem> { $0.configure(with: $2) }
    let song = UICollectionView.CellRegistration<SongCell, MusicItem> { cell, indexPath, item in
      cell.configure(with: item, showsLine: indexPath.item % 4 < 3)
    }
    let mood = UICollectionView.CellRegistration<MoodCell, MusicItem> { $0.configure(with: $2) }
    let heading = UICollectionView.SupplementaryRegistration<HeadingView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { heading, _, indexPath in
      heading.configure(title: MusicSection(rawValue: indexPath.section)?.title ?? "", more: "See All")
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      switch item.section {
      case .featured: collectionView.dequeueConfiguredReusableCell(using: featured, for: indexPath, item: item)
      case .releases: collectionView.dequeueConfiguredReusableCell(using: album, for: indexPath, item: item)
      case .songs: collectionView.dequeueConfiguredReusableCell(using: song, for: indexPath, item: item)
      case .moods: collectionView.dequeueConfiguredReusableCell(using: mood, for: indexPath, item: item)
      }
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: heading, for: indexPath)
    }
    return dataSource
  }
}

extension MusicViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = dataSource.itemIdentifier(for: indexPath), item.section == .songs { player.configure(with: item) }
  }
}
