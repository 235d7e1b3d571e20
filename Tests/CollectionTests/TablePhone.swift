import DeviceSupport
import Foundation
import Testing
import UIKit

import UIKitCollections
import UIKitCore

/// A phone with one table that fills its screen.
@MainActor
final class TablePhone: Fixture {
  let device: TestDevice
  let table: UITableView

  init(
    _ style: UITableView.Style = .plain, source: (any UITableViewDataSource)? = nil,
    delegate: (any UITableViewDelegate)? = nil, size: CGSize = CGSize(width: 390, height: 844),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, change: (UITableView) -> Void = { _ in }
  ) {
    device = TestDevice(size: size, scale: 3, direction: direction, draws: false)
    table = UITableView(frame: device.window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = delegate
    change(table)
    window.addSubview(table)
    step()
  }

  func cell(_ row: Int, in section: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  /// The center of a row in window coordinates.
  func center(_ row: Int, in section: Int = 0) throws -> CGPoint {
    let cell = try cell(row, in: section)
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  /// The texts of the visible rows, from the top.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}

/// Rows that show their text, and nothing else.
@MainActor
class TableRows: NSObject {
  var rows: [[String]]
  var log: [String] = []

  init(_ rows: [[String]]) { self.rows = rows }

  final func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if log.last != "scroll" { log.append("scroll") }
  }
}

/// Records the selected rows.
class TableSource: TableRows, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return rows[indexPath.section][indexPath.row] == "locked" ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will deselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
}
