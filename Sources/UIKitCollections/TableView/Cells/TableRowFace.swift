import Foundation
import Geometry
import UIKitCore

/// The view of a row that the app can access: a cell, a header or a footer.
@MainActor
protocol TableRowFace: UIView {
  /// The row, while no other object retains it.
  var keptRow: TableRow? { get set }
  var reuseIdentifier: String? { get }
  /// The labels, created when the app uses one of them.
  var labels: RowLabels? { get }
  /// The background color that the app has set instead of a background configuration.
  var ownBackgroundColor: UIColor? { get }

  func prepareForReuse()
  func updateConfiguration(forRow state: UICellConfigurationState)
  /// Returns the height that constraints within the view determine, in points.
  func ownFittingHeight(_ target: CGSize, _ vertical: UILayoutPriority) -> CGFloat
}

extension TableRowFace {
  /// The row that contains the view. A view outside a table has its own row.
  var row: TableRow {
    if let row = keptRow ?? parent as? TableRow { return row }
    let row = TableRow(frame: CGRect(origin: .zero, size: bounds.size))
    row.wear(self)
    return row
  }

  /// Lays out the contents of a view outside a table.
  func layOutKeptRow() {
    guard let keptRow else { return }
    if keptRow.bounds.size != bounds.size { keptRow.bounds.size = bounds.size }
    keptRow.layoutIfNeeded()
  }
}

// MARK: The place in the table

extension TableRowFace {
  /// The table that displays the view.
  var enclosingTable: UITableView? { (parent?.parent as? TableContents)?.table }

  /// The corner of the displayed row in the coordinates of the table, without the row's transform; zero outside a table.
  var originOfRow: CGPoint {
    guard let row = parent as? TableRow, row.parent is TableContents else { return .zero }
    return CGPoint(x: row.center.x - row.bounds.width / 2, y: row.center.y - row.bounds.height / 2)
  }
}
