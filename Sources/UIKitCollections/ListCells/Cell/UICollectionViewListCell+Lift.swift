import Foundation
import UIKitCore

/// The appearance of a row that is lifted above the others.
///
/// - Fidelity: approximated; that it casts a shadow, and has the corners of its group all around, is observed.
extension UICollectionViewListCell {
  /// Whether the row is held, or is still moving back into the list.
  var isAboveOthers: Bool { isBeingReordered || enclosingCollectionView?.movement?.cell === self }

  func showLift() {
    guard isAboveOthers || configured.backgroundView?.clipsToBounds == true || layer.shadowOpacity > 0 else { return }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: isBeingReordered ? 4 : 0)
    layer.shadowRadius = isBeingReordered ? 12 : 0
    layer.shadowOpacity = isBeingReordered ? 0.22 : 0
    // A view that clips its contents would also clip its own shadow.
    let isGrouped = listPosition?.appearance == .insetGrouped
    let isRound = isGrouped && isAboveOthers
    configured.backgroundView?.layer.cornerRadius = isRound ? ListPosition.groupRadius : 0
    configured.backgroundView?.layer.cornerCurve = .continuous
    configured.backgroundView?.clipsToBounds = isRound
  }
}
