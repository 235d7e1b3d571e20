import UIKit

/// Half a year in a flow layout, whose delegate makes seven days fill a line.
final class CalendarViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Month, CalendarDay>

  private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private var dataSource: DataSource?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calendar"
    fillScreen(with: collectionView)
    collectionView.delegate = self
    let day = UICollectionView.CellRegistration<DayCell, CalendarDay> { cell, indexPath, day in
      cell.configure(with: day, isWeekend: [0, 6].contains(indexPath.item % 7))
    }
    let header = UICollectionView.SupplementaryRegistration<MonthHeader>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.configure(with: Month.all[indexPath.section])
    }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: day, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Month, CalendarDay>()
    for month in Month.all {
      snapshot.appendSections([month])
      snapshot.appendItems(month.days, toSection: month)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
  }

  private static func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    return layout
  }

  /// Returns a seventh of the width between the notch and the margins, in whole points; the remainder is added to the
  /// margins.
  private func dayWidth(in collectionView: UICollectionView) -> CGFloat {
    let notch = max(collectionView.safeAreaInsets.left, collectionView.safeAreaInsets.right)
    return max(1, ((collectionView.bounds.width - 2 * notch - 40) / 7).rounded(.down))
  }
}

extension CalendarViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: dayWidth(in: collectionView), height: DayCell.height(collectionView.traitCollection))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: 0, height: MonthHeader.height(collectionView.traitCollection))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    let side = max(0, (collectionView.bounds.width - 7 * dayWidth(in: collectionView)) / 2)
    return UIEdgeInsets(top: 0, left: side, bottom: 20, right: side)
  }
}
