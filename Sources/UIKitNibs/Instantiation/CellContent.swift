import UIKitCollections
import UIKitCore

/// The views of cells that contain an app's views.
@MainActor
enum CellContent {
  /// Returns the view inside a cell that contains its content; `nil` for other views.
  static func view(of view: UIView) -> UIView? {
    switch view {
    case let cell as UICollectionViewCell: cell.contentView
    case let cell as UITableViewCell: cell.contentView
    case let view as UITableViewHeaderFooterView: view.contentView
    default: nil
    }
  }
}
