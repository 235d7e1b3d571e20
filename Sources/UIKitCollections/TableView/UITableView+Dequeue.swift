import Foundation
import UIKitCore

/// The registered classes by their identifiers.
struct TableClasses {
  var cells: [String: UITableViewCell.Type] = [:]
  var boundaries: [String: UITableViewHeaderFooterView.Type] = [:]
}

extension ReuseQueue {
  /// Headers and footers share one queue per identifier.
  static func boundary(_ identifier: String) -> ReuseQueue { .supplementary(kind: "boundary", identifier: identifier) }
}

extension UITableView {
  func baseRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let checked = cellClass as? UITableViewCell.Type
    if let cellClass, checked == nil {
      raise(
        "\(cellClass) was registered for cells with identifier \"\(identifier)\", but is not a UITableViewCell. "
          + "Make it a subclass of UITableViewCell.")
    }
    if classes.cells[identifier] != checked { contents.pool.register(nil, for: .cell(identifier: identifier)) }
    classes.cells[identifier] = checked
    if checked != nil { contents.pool.register(TableRow.self, for: .cell(identifier: identifier)) }
  }

  func baseRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let checked = aClass as? UITableViewHeaderFooterView.Type
    if let aClass, checked == nil {
      raise(
        "\(aClass) was registered for headers and footers with identifier \"\(identifier)\", but is not a "
          + "UITableViewHeaderFooterView. Make it a subclass of UITableViewHeaderFooterView.")
    }
    if classes.boundaries[identifier] != checked { contents.pool.register(nil, for: .boundary(identifier)) }
    classes.boundaries[identifier] = checked
    if checked != nil { contents.pool.register(TableRow.self, for: .boundary(identifier)) }
  }

  func baseDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let queue = ReuseQueue.cell(identifier: identifier)
    if let cell = contents.takeIdleRow(from: queue)?.face as? UITableViewCell { return cell }
    guard let cell = classes.cells[identifier]?.init(instantiating: identifier) else { return nil }
    contents.lend(cell.row, from: queue)
    return cell
  }

  func baseDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let row = contents.updates.reconfiguredCell(at: indexPath) as? TableRow, let cell = row.face as? UITableViewCell
    {
      return cell
    }
    guard classes.cells[identifier] != nil, let cell = dequeueReusableCell(withIdentifier: identifier) else {
      raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a class for the identifier with "
          + "register(_:forCellReuseIdentifier:). Registered: \(classes.cells.keys.sorted()).")
    }
    contents.prepare(cell.row, at: indexPath)
    return cell
  }

  func baseDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let queue = ReuseQueue.boundary(identifier)
    if let view = contents.takeIdleRow(from: queue)?.face as? UITableViewHeaderFooterView { return view }
    guard let view = classes.boundaries[identifier]?.init(instantiating: identifier) else { return nil }
    contents.lend(view.row, from: queue)
    return view
  }
}

extension TableContents {
  /// Provides a new row to the data source. If the row is not displayed after all, it goes to its queue.
  func lend(_ row: TableRow, from queue: ReuseQueue) {
    if pool.isLending { row.holdFace() }
    pool.lend(row, from: queue)
  }

  /// Returns a row that is no longer visible. Outside the data source's callbacks only its view retains it.
  func takeIdleRow(from queue: ReuseQueue) -> TableRow? {
    let row = pool.takeIdle(from: queue) as? TableRow
    if !pool.isLending { row?.leaveFace() }
    return row
  }

  /// Assigns a queue to a row that an app has created itself, if the row has an identifier.
  func adopt(_ row: TableRow, for queue: ReuseQueue) {
    guard row.queue == nil else { return }
    row.queue = queue
    if queue.isKept { pool.register(TableRow.self, for: queue) }
  }
}
