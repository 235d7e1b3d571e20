import Foundation
import UIKitCollections
import UIKitCore

/// A delegate that records the collection view's calls.
@MainActor
package final class RecordingDelegate: NSObject, UICollectionViewDelegate {
  package var maySelect = true
  package var mayHighlight = true
  package let log: CallLog

  package init(log: CallLog = CallLog()) { self.log = log }

  package func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.note("will display \(indexPath.section).\(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { log.note("did end \(indexPath.section).\(indexPath.item)") }

  package func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.note("should highlight \(indexPath.item)")
    return mayHighlight
  }
  package func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.note("did highlight \(indexPath.item)")
  }
  package func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    log.note("did unhighlight \(indexPath.item)")
  }
  package func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    log.note("should select \(indexPath.item)")
    return maySelect
  }
  package func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    log.note("should deselect \(indexPath.item)")
    return true
  }
  package func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.note("did select \(indexPath.item)")
  }
  package func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.note("did deselect \(indexPath.item)")
  }
}
