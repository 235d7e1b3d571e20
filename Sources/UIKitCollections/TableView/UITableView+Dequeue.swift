import Foundation
import UIKitCore

/// The registered classes and nibs by their identifiers.
struct TableClasses {
  /// A class, or the nib that contains a view.
  enum Source<View: UIView> {
    case viewClass(View.Type)
    case nib(UINib)

    func isSame(as other: Source?) -> Bool {
      switch (self, other) {
      case (.viewClass(let first), .viewClass(let second)): first == second
      case (.nib(let first), .nib(let second)): first === second
      default: false
      }
    }
  }

  var cells: [String: Source<UITableViewCell>] = [:]
  var boundaries: [String: Source<UITableViewHeaderFooterView>] = [:]
}

extension TableClasses.Source<UITableViewCell> {
  @MainActor
  func make(_ identifier: String) -> UITableViewCell {
    switch self {
    case .viewClass(let cellClass): return cellClass.init(instantiating: identifier)
    case .nib(let nib):
      let cell = nib.onlyView(UITableViewCell.self, identifier: identifier)
      nib.check(cell.reuseIdentifier, against: identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
  }
}

extension TableClasses.Source<UITableViewHeaderFooterView> {
  @MainActor
  func make(_ identifier: String) -> UITableViewHeaderFooterView {
    switch self {
    case .viewClass(let viewClass): return viewClass.init(instantiating: identifier)
    case .nib(let nib):
      let view = nib.onlyView(UITableViewHeaderFooterView.self, identifier: identifier)
      view.reuseIdentifier = identifier
      return view
    }
  }
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
    register(checked.map { .viewClass($0) }, forCells: identifier)
  }

  func baseRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(nib.map { .nib($0) }, forCells: identifier)
  }

  private func register(_ source: TableClasses.Source<UITableViewCell>?, forCells identifier: String) {
    let queue = ReuseQueue.cell(identifier: identifier)
    if source?.isSame(as: classes.cells[identifier]) != true { contents.pool.register(nil, from: queue) }
    classes.cells[identifier] = source
    if source != nil { contents.pool.register(TableRow.self, for: queue) }
  }

  func baseRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let checked = aClass as? UITableViewHeaderFooterView.Type
    if let aClass, checked == nil {
      raise(
        "\(aClass) was registered for headers and footers with identifier \"\(identifier)\", but is not a "
          + "UITableViewHeaderFooterView. Make it a subclass of UITableViewHeaderFooterView.")
    }
    register(checked.map { .viewClass($0) }, forBoundaries: identifier)
  }

  func baseRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    register(nib.map { .nib($0) }, forBoundaries: identifier)
  }

  private func register(
    _ source: TableClasses.Source<UITableViewHeaderFooterView>?, forBoundaries identifier: String
  ) {
    let queue = ReuseQueue.boundary(identifier)
    if source?.isSame(as: classes.boundaries[identifier]) != true { contents.pool.register(nil, from: queue) }
    classes.boundaries[identifier] = source
    if source != nil { contents.pool.register(TableRow.self, for: queue) }
  }

  func baseDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let queue = ReuseQueue.cell(identifier: identifier)
    if let cell = contents.takeIdleRow(from: queue)?.face as? UITableViewCell { return cell }
    guard let cell = classes.cells[identifier]?.make(identifier) else { return nil }
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
          + "register(_:forCellReuseIdentifier:). Registered: "
          + "\(RegisteredNames(classes.cells.keys, insteadOf: identifier)).")
    }
    contents.prepare(cell.row, at: indexPath)
    return cell
  }

  func baseDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    let queue = ReuseQueue.boundary(identifier)
    if let view = contents.takeIdleRow(from: queue)?.face as? UITableViewHeaderFooterView { return view }
    guard let view = classes.boundaries[identifier]?.make(identifier) else { return nil }
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
