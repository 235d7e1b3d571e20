import UIKit

/// A pinboard: pictures in their own proportions.
final class WaterfallViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Pin>

  private let collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: WaterfallLayout.make(photos: Pin.all.map(\.photo)))
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Waterfall"
    fillScreen(with: collectionView)
    let pin = UICollectionView.CellRegistration<CaptionedPhotoCell, Pin> { cell, _, pin in
      cell.configure(photo: pin.photo, title: pin.title, subtitle: pin.place)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("모아 둔 것")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: pin, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Pin>()
    snapshot.appendSections([0])
    snapshot.appendItems(Pin.all)
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
