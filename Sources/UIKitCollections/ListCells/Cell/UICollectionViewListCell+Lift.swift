import Foundation
import UIKitCore

/// The appearance of a row that is lifted above the others.
///
/// - Fidelity: approximated; that it casts a shadow, and has the corners of its group all around, is observed.
extension UICollectionViewListCell {
  /// It is held, or has not come down yet.
  var isAboveOthers: Bool { isBeingReordered || enclosingCollectionView?.movement?.cell === self }

  func showLift() {
    guard isAboveOthers || configured.backgroundView?.clipsToBounds == true || layer.shadowOpacity > 0 else { return }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: isBeingReordered ? 4 : 0)
    layer.shadowRadius = isBeingReordered ? 12 : 0
    layer.shadowOpacity = isBeingReordered ? 0.22 : 0
    // A view that cuts off what is in it would cut off its own shadow.
    let isGrouped = listPosition?.appearance == .insetGrouped
    let isRound = isGrouped && isAboveOthers
    configured.backgroundView?.layer.cornerRadius = isRound ? ListPosition.groupRadius : 0
    configured.backgroundView?.layer.cornerCurve = .continuous
    configured.backgroundView?.clipsToBounds = isRound
  }
}
