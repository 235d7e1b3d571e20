import Foundation
import UIKitCore

/// The object that accepts drops on a collection view.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Performs a drop. Implementations update the data and the collection view, and let the coordinator animate the
  /// items to their destinations.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

  /// Returns whether a drag may be dropped here. The default is `true`.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

  /// Reports that a drag has entered the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the proposal for a drop at the current location. Called whenever the finger moves; the default is a copy.
  ///
  /// - Parameter destinationIndexPath: The index path of the item or gap under the finger; `nil` outside all items.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  /// Reports that a drag has left the collection view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  /// Reports that a drag that was in the collection view has ended, in this or another view.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

  /// Returns the appearance of an item's preview when it has moved to its cell; `nil`, the default, for that of the drag.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// The default implementation, which returns `true`.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }

  /// The default implementation, which does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

  /// The default implementation, which proposes a copy.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

  /// The default implementation, which does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

  /// The default implementation, which does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

  /// The default implementation, which returns `nil`.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// The effect of a drop, and how the collection view indicates it.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// The effect of a drop on the items at its location.
  public enum Intent: Int, Hashable, Sendable {
    /// No indication.
    case unspecified = 0
    /// The drop is inserted between items, which move aside for it.
    case insertAtDestinationIndexPath = 1
    /// The drop goes into the item under the finger, which is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// The effect on the items at the location.
  open private(set) var intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An item of a drop.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item; `nil` if it comes from outside the collection view.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview, in points.
  var previewSize: CGSize { get }
}

/// The description of a drop, which animates its items to their destinations.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop; `nil` outside all items.
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Animates an item to an index path, which the data already contains.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of another item, in that item's coordinates, where the preview disappears.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Shows a placeholder, to which the item is animated, until the item's contents have been loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
