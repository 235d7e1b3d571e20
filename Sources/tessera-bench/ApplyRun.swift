import Foundation
import UIKit

/// A list on screen whose items change.
@MainActor
struct ApplyRun {
  private let page = ApplyController()
  private var bench: BenchHost
  private let snapshots: [NSDiffableDataSourceSnapshot<Int, Int>]

  init(count: Int) throws {
    bench = try BenchHost()
    // A fifth changes: one item in ten is deleted, and another one is inserted in its place.
    let odd = (0..<count).map { $0 % 10 == 3 ? $0 + count : $0 }
    snapshots = [Array(0..<count), odd].map { items in
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    bench.host.show(page)
    bench.step()
    page.dataSource?.apply(snapshots[0], animatingDifferences: false)
    bench.rest()
  }

  /// Returns the processor times of `apply` with the next frame, in milliseconds.
  mutating func times(rounds: Int, isAnimated: Bool) -> [Double] {
    (0..<rounds).map { round in
      let next = snapshots[(round + 1) % 2]
      let taken = ProcessorClock.milliseconds {
        page.dataSource?.apply(next, animatingDifferences: isAnimated)
        bench.step()
      }
      bench.rest()
      return taken
    }
  }
}

/// The list.
private final class ApplyController: UIViewController {
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, number in
      var content = cell.defaultContentConfiguration()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
  }
}
