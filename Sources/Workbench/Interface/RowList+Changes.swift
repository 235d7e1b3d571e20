import Foundation
import UIKit
import UIKitCollections
import UIKitCore

/// The exchange of a list's rows.
extension RowList {
  func show(_ rows: [Row], selecting index: Int? = nil) {
    if rows != self.rows { adopt(rows) }
    select(index)
  }

  /// Replaces the rows that differ and keeps all other cells, because most rows stay the same while the texts about an
  /// element change.
  private func adopt(_ new: [Row]) {
    let (old, width) = (rows, bounds.width)
    guard !old.isEmpty, !new.isEmpty, width > 0 else {
      rows = new
      return list.reloadData()
    }
    let change = RowChange(from: old, to: new)
    if change.keepsCount { rows = new } else { insertAndDelete(change, to: new) }
    change.updates.forEach(updateCell)
    let isResized = change.updates.contains {
      heights.height(of: new[$0], width: width) != heights.height(of: old[$0], width: width)
    }
    if isResized { layout.invalidateLayout() }
  }

  private func insertAndDelete(_ change: RowChange, to new: [Row]) {
    UIView.performWithoutAnimation {
      list.performBatchUpdates {
        rows = new
        list.deleteItems(at: change.deletions.map { IndexPath(item: $0, section: 0) })
        list.insertItems(at: change.insertions.map { IndexPath(item: $0, section: 0) })
      }
    }
    selection = selection.flatMap(change.index(after:))
    dragged = dragged.flatMap { drag in change.index(after: drag.row).map { ($0, drag.steps) } }
  }

  private func updateCell(at index: Int) {
    (list.cellForItem(at: IndexPath(item: index, section: 0)) as? RowCell)?.show(rows[index])
  }
}
