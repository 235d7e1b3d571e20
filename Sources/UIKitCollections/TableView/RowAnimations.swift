import Foundation
import Geometry

/// How rows come and go in the change that is under way.
struct RowAnimations {
  var inserted = UITableView.RowAnimation.automatic
  var deleted = UITableView.RowAnimation.automatic

  /// What comes from a side starts beyond it.
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
  /// Rows that only move to another place are opaque all the way, and are left alone.
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
