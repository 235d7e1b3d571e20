import Foundation
import Geometry
import UIKitCore

extension UICollectionView {
  /// Lets a drag select the item under the finger, unless the delegate refuses.
  func aims(_ context: any UISpringLoadedInteractionContext) -> Bool {
    guard selectionRules.isAllowed, !isEditing, let path = indexPathForItem(at: context.location(in: self)),
      let cell = cellForItem(at: path), cell.isUserInteractionEnabled
    else { return false }
    (context.targetView, context.targetItem) = (cell, path)
    return delegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  /// Selects the item over which a drag rests, as a tap does.
  func spring(_ context: any UISpringLoadedInteractionContext) {
    guard let path = context.targetItem as? IndexPath, exists(path) else { return }
    tap(path)
  }
}

extension UICollectionViewCell: Highlighting {}
