import Foundation
import Testing
import UIKit

@testable import UIKitCollections
@testable import UIKitCore

/// A stage with one table that fills it, and a hand for its screen. Time passes only when told to.
@MainActor
final class TablePhone {
  let root: RenderRoot
  let table: UITableView
  private(set) var time: TimeInterval = 0

  init(
    _ style: UITableView.Style = .plain, source: (any UITableViewDataSource)? = nil,
    delegate: (any UITableViewDelegate)? = nil, size: CGSize = CGSize(width: 390, height: 844),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight, change: (UITableView) -> Void = { _ in }
  ) {
    root = RenderRoot(environment: RenderEnvironment(size: size, scale: 3, layoutDirection: direction))
    table = UITableView(frame: root.window.bounds, style: style)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = delegate
    change(table)
    root.window.addSubview(table)
    frame()
  }

  func frame() {
    time += 1.0 / 60
    root.advance(to: time)
    root.layout()
  }

  func frames(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 60).rounded()) { frame() }
  }

  func touch(_ phase: PointerEvent.Phase, at point: CGPoint) {
    root.dispatch(.pointer(PointerEvent(phase: phase, location: point, time: time)))
  }

  func tap(_ point: CGPoint) {
    touch(.began, at: point)
    frames(for: 0.2)
    touch(.ended, at: point)
    frame()
  }

  func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval) {
    touch(.began, at: start)
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      frame()
      let share = CGFloat(step) / CGFloat(steps)
      touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    frame()
    touch(.ended, at: end)
    frame()
  }

  func cell(_ row: Int, in section: Int = 0) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
  }

  /// In the window.
  func center(_ row: Int, in section: Int = 0) throws -> CGPoint {
    let cell = try cell(row, in: section)
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }

  /// What the rows in sight say, from the top.
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

/// Writes down what is selected.
class TableShelf: TableRows, UITableViewDataSource, UITableViewDelegate {
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
