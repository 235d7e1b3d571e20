import Foundation
import UIKitCore

/// A finger that rests on an item that may move.
final class MovementPressRecognizer: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let collectionView = view as? UICollectionView else { return }
    // Beside the items it is none of its business.
    if collectionView.indexPathForItem(at: location(in: collectionView)) == nil { state = .failed }
  }
}
