import DiffableData
import Foundation
import UIKitCore

extension UICollectionView {
  /// Has views follow from one snapshot to another.
  ///
  /// - Parameters:
  ///   - completion: Runs when everything is in its place.
  ///   - adopt: Makes the new snapshot the one that the data source answers from.
  func show<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, after old: NSDiffableDataSourceSnapshot<Section, Item>,
    animated: Bool, _ completion: (() -> Void)?, adopt: () -> Void
  ) {
    giveUpMovement()
    if !animated { _ = closeGapForChange() }
    let past = animated ? settledPast() : nil
    adopt()
    show(
      DataChange(from: old, to: new), from: past, told: { BatchUpdate.items(from: old, to: new) },
      completion: { _ in completion?() })
  }
}
