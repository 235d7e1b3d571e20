import Foundation
import Geometry

/// The animations of inserted and deleted rows in the present change.
struct RowAnimations {
  var inserted = UITableView.RowAnimation.automatic
  var deleted = UITableView.RowAnimation.automatic

  /// Returns the initial attributes of an inserted row, which moves in from beyond a side.
  @MainActor
  func initial(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    inserted.moved(attributes)
  }

  @MainActor
  func final(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    deleted.moved(attributes)
  }
}

extension UITableView.RowAnimation {
  /// Returns the attributes at the side. Rows that only move are opaque throughout, and are unchanged.
  @MainActor
  fileprivate func moved(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard let attributes, attributes.alpha == 0 else { return attributes }
    let size = attributes.size
    switch self {
    case .left: attributes.frame.origin.x -= size.width
    case .right: attributes.frame.origin.x += size.width
    case .top: attributes.frame.origin.y -= size.height
    case .bottom: attributes.frame.origin.y += size.height
    case .fade, .none, .middle, .automatic: break
    }
    return attributes
  }
}
