import Foundation
import Geometry

/// A data source that changes its own data at random, as a server's answers do.
@MainActor
protocol RandomlyUpdated: AnyObject {
  func updateAtRandom(_ random: inout SeededGenerator)
}

extension UICollectionView {
  /// Changes the data of a diffable data source at random, or displays the data of another data source again.
  ///
  /// Items lose their places in their section, or disappear for a moment. Afterward, the collection view has the same items as
  /// before, because the app may rely on them.
  ///
  /// - Parameter seed: The start of the random numbers.
  package func updateAtRandom(seed: UInt64) {
    guard window != nil else { return }
    var random = SeededGenerator(seed: seed)
    if let source = dataSource as? any RandomlyUpdated { return source.updateAtRandom(&random) }
    let visible = indexPathsForVisibleItems.sorted()
    switch Int.random(in: 0..<5, using: &random) {
    case 0: reloadData()
    case 1: reloadItems(at: visible.filter { _ in Bool.random(using: &random) })
    case 2: reloadSections(IndexSet(visible.map(\.section)))
    case 3: performBatchUpdates(nil)
    default: collectionViewLayout.invalidateLayout()
    }
  }
}
