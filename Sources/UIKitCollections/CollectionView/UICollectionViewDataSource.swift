import Foundation
import UIKitCore

/// What a collection view shows: counts, cells and supplementary views.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Whether an item may be carried elsewhere; true unless implemented.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// An item has been carried elsewhere: the data is to follow.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: In the data before.
  ///   - destinationIndexPath: In the data after.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// What an index at the edge shows; nil, and no index, unless implemented.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Where a title of the index goes; must be implemented if there is an index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath

  /// Must be implemented when the layout has supplementary items.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.refuseMove(by: self) }

  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { raiseMissingIndexPath(for: title) }

  func raiseMissingIndexPath(for title: String) -> Never {
    raise(
      "The data source \(type(of: self)) has the index title \"\(title)\", but does not implement "
        + "collectionView(_:indexPathForIndexTitle:at:). Implement it, or return nil from indexTitles(for:).")
  }

  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raise(
      "The layout has a supplementary item of kind \"\(kind)\" at \(indexPath.readable), but the data source "
        + "\(type(of: self)) does not implement collectionView(_:viewForSupplementaryElementOfKind:at:). "
        + "Implement it, or remove the item from the layout.")
  }
}

extension IndexPath {
  /// As people write it, for messages.
  var readable: String {
    switch count {
    case 2: "section \(self[0]), item \(self[1])"
    case 1: "index \(self[0])"
    default: "an index path of length \(count)"
    }
  }
}
