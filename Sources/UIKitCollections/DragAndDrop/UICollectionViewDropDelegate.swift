import Foundation
import UIKitCore

/// Takes what is dropped on a collection view.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// The data is to change now; the coordinator has what was dropped lie down where it belongs.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

  /// Asked whenever the finger moves: what would come of a drop.
  ///
  /// - Parameter destinationIndexPath: Of the item, or the room among them, under the finger; nil beside all of them.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal

  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
}

/// What would come of a drop, and how the collection view shows that.
///
/// - Fidelity: documented.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Hashable, Sendable {
    case unspecified = 0
    /// The items make room.
    case insertAtDestinationIndexPath = 1
    /// The item under the finger is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  open private(set) var intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Nil for what comes from another collection view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// What was dropped, where, and how it lies down.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  /// Nil beside all items.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  /// It comes to lie in the place of an item, which is there already.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// It shrinks into a part of an item, in that item's coordinates.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
