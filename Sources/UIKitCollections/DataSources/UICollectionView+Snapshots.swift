import DiffableData
import Foundation
import UIKitCore

extension UICollectionView {
  /// Updates the displayed views from one snapshot to another.
  ///
  /// - Parameters:
  ///   - completion: A closure called when the animation ends.
  ///   - adopt: A closure that makes the data source use the new snapshot.
  func show<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ new: NSDiffableDataSourceSnapshot<Section, Item>, after old: NSDiffableDataSourceSnapshot<Section, Item>,
    animated: Bool, _ completion: (() -> Void)?, adopt: () -> Void
  ) {
    giveUpMovement()
    if !animated { _ = closeGapForChange() }
    let past = animated ? handledPast() : nil
    adopt()
    show(
      DataChange(from: old, to: new), from: past, updates: { BatchUpdate.items(from: old, to: new) },
      completion: { _ in completion?() })
  }
}
