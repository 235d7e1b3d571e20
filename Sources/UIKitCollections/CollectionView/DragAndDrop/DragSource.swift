import Foundation
import Geometry
import UIKitCore

/// A view from which items are dragged.
@MainActor
protocol DragSource: AnyObject {
  /// The window in which the finger moves; `nil` if the view is not displayed.
  var dragWindow: UIWindow? { get }
  /// Returns the frame to which a preview returns, in the window.
  func home(of carried: CollectionDrag.Carried) -> CGRect?
  func setDragState(_ state: UICollectionViewCell.DragState, of carried: [CollectionDrag.Carried])
  func dragWillBegin(_ session: LocalDragSession)
  func dragDidMove(_ session: LocalDragSession)
  /// Called when the finger is lifted.
  ///
  /// - Parameter operation: What the drop performs; `cancel` if there is none.
  func dragWillEnd(_ session: LocalDragSession, with operation: UIDropOperation)
  /// Called when the previews have come to rest.
  ///
  /// - Parameter hasBegun: Whether the items were dragged, and not only lifted.
  func dragDidEnd(_ session: LocalDragSession, with operation: UIDropOperation, hasBegun: Bool)
}

extension UICollectionView: DragSource {
  var dragWindow: UIWindow? { window }
  func home(of carried: CollectionDrag.Carried) -> CGRect? { dropFrame(of: carried.path) }
  func dragWillBegin(_ session: LocalDragSession) { dragDelegate?.collectionView(self, dragSessionWillBegin: session) }
  func dragDidMove(_ session: LocalDragSession) {}
  func dragWillEnd(_ session: LocalDragSession, with operation: UIDropOperation) {}
  func dragDidEnd(_ session: LocalDragSession, with operation: UIDropOperation, hasBegun: Bool) {
    drags.endOutgoing()
    if hasBegun { dragDelegate?.collectionView(self, dragSessionDidEnd: session) }
  }
}
