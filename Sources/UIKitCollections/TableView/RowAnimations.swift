import Foundation
import Geometry

/// The animations of inserted and deleted rows in the current update.
struct RowAnimations {
  var inserted = UITableView.RowAnimation.automatic
  var deleted = UITableView.RowAnimation.automatic

  /// Returns the initial attributes of an inserted row, which moves in from beyond an edge.
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
  /// Returns the attributes beyond the edge. Rows that only move remain opaque, and their attributes do not change.
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
