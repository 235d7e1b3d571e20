import UIKit

/// A conference's talks, track by track.
final class ConferenceVideosViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Track, Talk>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: ConferenceLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Conference videos"
    fillScreen(with: collectionView)
    let talk = UICollectionView.CellRegistration<CaptionedPhotoCell, Talk> { cell, _, talk in
      cell.configure(photo: talk.photo, title: talk.title, subtitle: talk.speaker)
    }
    let header = UICollectionView.SupplementaryRegistration.titles { Track.all[$0].name }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("빛의 회의", eyebrow: "13 TALKS")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: talk, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Track, Talk>()
    for track in Track.all {
      snapshot.appendSections([track])
      snapshot.appendItems(track.talks, toSection: track)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
