import Foundation
import UIKitCore

/// The object that provides a collection view's data: item counts, cells and supplementary views.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

  /// Returns the cell of an item. It must be a dequeued cell.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns whether an item may be moved. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

  /// Applies a move by the user. Implementations update the data; the collection view already shows the item at its new
  /// position.
  ///
  /// - Parameters:
  ///   - sourceIndexPath: The index path in the data before the move.
  ///   - destinationIndexPath: The index path in the data after the move.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// Returns the titles of the index bar; `nil`, the default, for no index bar.
  func indexTitles(for collectionView: UICollectionView) -> [String]?

  /// Returns the item to which an index title scrolls. Required if there are index titles: the default implementation
  /// raises an error.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath

  /// Returns a supplementary view, which must be a dequeued one. Required if the layout has supplementary views: the
  /// default implementation raises an error.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// The default implementation, which returns `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// The default implementation, which returns `true` unless the class is known not to implement
  /// `collectionView(_:moveItemAt:to:)`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    ImplementedMethods.shared.mayContain("collectionView:moveItemAt:to:", of: self)
  }

  /// The default implementation, which logs a warning and returns the item to its position.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { collectionView.refuseMove(by: self) }

  /// The default implementation, which returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The default implementation, which raises an error.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { raiseMissingIndexPath(for: title) }

  func raiseMissingIndexPath(for title: String) -> Never {
    raise(
      "The data source \(type(of: self)) has the index title \"\(title)\", but does not implement "
        + "collectionView(_:indexPathForIndexTitle:at:). Implement it, or return nil from indexTitles(for:).")
  }

  /// The default implementation, which leaves the space empty.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { emptySupplementary(kind) }

  /// Returns the view in place of one that the data source does not make.
  func emptySupplementary(_ kind: String) -> UICollectionReusableView {
    LayoutLog.write(
      "The layout has supplementary items of kind \"\(kind)\", but the data source \(type(of: self)) does not "
        + "implement collectionView(_:viewForSupplementaryElementOfKind:at:), so their space stays empty.")
    return EmptySupplementaryView()
  }
}

/// The view in place of one that a data source does not make.
final class EmptySupplementaryView: UICollectionReusableView {}

extension IndexPath {
  /// The index path in words, for messages.
  var readable: String {
    switch count {
    case 2: "section \(self[0]), item \(self[1])"
    case 1: "index \(self[0])"
    default: "an index path of length \(count)"
    }
  }
}
