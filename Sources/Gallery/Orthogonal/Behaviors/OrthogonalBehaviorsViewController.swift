import UIKit

/// All orthogonal scrolling behaviors, under their names.
final class OrthogonalBehaviorsViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  private static let itemsPerSection = 18
  private static let colors: [UIColor] = [
    .systemGray4, .systemTeal, .systemBlue, .systemIndigo, .systemOrange, .systemPink,
  ]

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: BehaviorsLayout.make())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orthogonal behaviours"
    fillScreen(with: collectionView)
    let tile = UICollectionView.CellRegistration<TileCell, Int> { cell, indexPath, _ in
      let color = Self.colors[indexPath.section % Self.colors.count]
      cell.configure(with: "\(indexPath.item + 1)", size: 20, color: color.withAlphaComponent(0.35))
    }
    let header = UICollectionView.SupplementaryRegistration<CaptionView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.configure(heading: BehaviorsLayout.behaviors[indexPath.section].name, size: 15)
    }
    let screenTitle = UICollectionView.SupplementaryRegistration.screenTitle("스크롤 방식")
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      kind == ScreenTitle.elementKind
        ? collectionView.dequeueConfiguredReusableSupplementary(using: screenTitle, for: indexPath)
        : collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in BehaviorsLayout.behaviors.indices {
      snapshot.appendSections([section])
      // Without orthogonal scrolling, six groups would be stacked and push the other sections off the screen.
      let count = BehaviorsLayout.behaviors[section].behavior == .none ? 3 : Self.itemsPerSection
      snapshot.appendItems((0..<count).map { section * Self.itemsPerSection + $0 }, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }
}
