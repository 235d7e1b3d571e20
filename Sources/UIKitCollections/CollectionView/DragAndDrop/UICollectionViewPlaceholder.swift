import Foundation
import UIKitCore

/// A cell in place of an item whose contents are still being loaded.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  /// A closure that fills the cell; `nil`, the default, for none.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the item will be inserted into the data.
  ///   - reuseIdentifier: The identifier of the cell, which is registered.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A cell in place of a dropped item whose contents are still being loaded.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that returns the appearance of the dropped item's preview over the cell; `nil`, the default, to keep the
  /// preview's own.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder that is shown, which its item replaces.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the item.
  ///
  /// - Parameter dataSourceUpdates: A closure that inserts the item into the data, and does not update the collection view.
  ///   It receives the index path of the item.
  /// - Returns: Whether the placeholder was still there: `reloadData()` removes all.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder, and returns whether it was still there.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Lets the placeholder fill its cell again.
  func setNeedsCellUpdate()
}
