import Foundation
import UIKitCore

/// Says what may be dragged out of a collection view.
///
/// - Fidelity: documented; methods that are optional on iOS have default implementations here. Adding items to a drag
///   under way is absent.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Without items nothing is lifted.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  /// What was lifted begins to move.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

  /// It has come to rest, wherever that is.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool

  func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }

  public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}

  public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  public func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}
