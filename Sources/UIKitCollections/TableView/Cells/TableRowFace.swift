import Foundation
import Geometry
import UIKitCore

/// What an app sees of a row: a cell, a header or a footer.
@MainActor
protocol TableRowFace: UIView {
  /// The row, while nothing else keeps it.
  var keptRow: TableRow? { get set }
  var reuseIdentifier: String? { get }
  /// Made when the app asks for one of them.
  var labels: RowLabels? { get }
  /// A colour that the app has given the view, instead of a background.
  var ownBackgroundColor: UIColor? { get }

  func prepareForReuse()
  func updateConfiguration(forRow state: UICellConfigurationState)
  /// By the constraints between what is in the view and the view itself, in points.
  func ownFittingHeight(_ target: CGSize, _ vertical: UILayoutPriority) -> CGFloat
}

extension TableRowFace {
  /// What shows the view. One whose table is gone gets another.
  var row: TableRow {
    if let row = keptRow ?? superview as? TableRow { return row }
    let row = TableRow(frame: CGRect(origin: .zero, size: bounds.size))
    row.wear(self)
    return row
  }

  /// Without a table the view lays out what is in it by itself.
  func layOutKeptRow() {
    guard let keptRow else { return }
    if keptRow.bounds.size != bounds.size { keptRow.bounds.size = bounds.size }
    keptRow.layoutIfNeeded()
  }
}
