import TestSupport
import Testing
import UIKit

/// The events that request an update of a cell's configurations, once before the next layout, and the order of its parts.
@MainActor
struct CellUpdateRequestTests {
  /// The updates of the current cell.
  private final class Log {
    var events: [String] = []
  }

  private final class Cell: UICollectionViewCell {
    let log = Log()
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.events.append("override \(state.isSelected)")
    }
  }

  private final class Row: UITableViewCell {
    let log = Log()
    override func updateConfiguration(using state: UICellConfigurationState) {
      log.events.append("override \(state.isSelected)")
    }
  }

  private final class Header: UITableViewHeaderFooterView {
    let log = Log()
    override func updateConfiguration(using state: UIViewConfigurationState) { log.events.append("override") }
  }

  /// A content that notes its updates.
  private struct NotedContent: UIContentConfiguration {
    let log: Log
    func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
    func updated(for state: any UIConfigurationState) -> NotedContent {
      log.events.append("content")
      return self
    }
  }

  private let bounds = CGRect(x: 0, y: 0, width: 300, height: 44)

  /// Expects the number of updates in the layout after each change of a view, and none in the layout after that.
  private func expectUpdates<View: UIView>(
    _ changes: [(String, Int, (View) -> Void)], of view: View, in log: Log,
    _ location: SourceLocation = #_sourceLocation
  ) {
    view.frame = bounds
    view.layoutIfNeeded()
    for (name, count, change) in changes {
      log.events = []
      change(view)
      expectEqual(log.events, [], "\(name), before the layout", sourceLocation: location)
      view.layoutIfNeeded()
      expectEqual(log.events.count, count, "\(name)", sourceLocation: location)
      view.setNeedsLayout()
      view.layoutIfNeeded()
      expectEqual(log.events.count, count, "\(name), later", sourceLocation: location)
    }
  }

  @Test func cellsOfCollectionsAreUpdatedOnceForEachChange() {
    let cell = Cell(frame: bounds)
    expectUpdates(
      [
        ("a request", 1, { $0.setNeedsUpdateConfiguration() }),
        (
          "two requests", 1,
          {
            $0.setNeedsUpdateConfiguration()
            $0.isSelected = true
          }
        ),
        ("the same selection", 0, { $0.isSelected = true }), ("another selection", 1, { $0.isSelected = false }),
        ("highlighting", 1, { $0.isHighlighted = true }), ("the same highlighting", 0, { $0.isHighlighted = true }),
        ("disabling", 1, { $0.isUserInteractionEnabled = false }),
        ("the same disabling", 0, { $0.isUserInteractionEnabled = false }),
        ("content updates", 1, { $0.automaticallyUpdatesContentConfiguration = false }),
        ("background updates", 1, { $0.automaticallyUpdatesBackgroundConfiguration = false }),
        ("a handler", 1, { $0.configurationUpdateHandler = { _, _ in } }),
        ("no handler", 1, { $0.configurationUpdateHandler = nil }),
        ("content", 1, { $0.contentConfiguration = UIListContentConfiguration.cell() }),
        ("no content", 1, { $0.contentConfiguration = nil }),
        ("a background", 1, { $0.backgroundConfiguration = .clear() }),
        ("no background", 1, { $0.backgroundConfiguration = nil }), ("a color", 0, { $0.backgroundColor = .red }),
        ("an opacity", 0, { $0.alpha = 0.5 }), ("a tag", 0, { $0.tag = 5 }),
      ], of: cell, in: cell.log)
  }

  @Test func rowsOfTablesAreUpdatedOnceForEachChange() {
    let row = Row(style: .default, reuseIdentifier: nil)
    expectUpdates(
      [
        ("a request", 1, { $0.setNeedsUpdateConfiguration() }), ("a selection", 1, { $0.isSelected = true }),
        ("the same selection", 0, { $0.setSelected(true, animated: false) }),
        ("highlighting", 1, { $0.setHighlighted(true, animated: false) }),
        ("the same highlighting", 0, { $0.isHighlighted = true }), ("editing", 1, { $0.isEditing = true }),
        ("the same editing", 0, { $0.isEditing = true }), ("disabling", 1, { $0.isUserInteractionEnabled = false }),
        ("content updates", 1, { $0.automaticallyUpdatesContentConfiguration = false }),
        ("background updates", 1, { $0.automaticallyUpdatesBackgroundConfiguration = false }),
        ("a handler", 1, { $0.configurationUpdateHandler = { _, _ in } }),
        ("no handler", 1, { $0.configurationUpdateHandler = nil }),
        ("content", 1, { $0.contentConfiguration = UIListContentConfiguration.cell() }),
        ("a background", 1, { $0.backgroundConfiguration = .clear() }), ("a tag", 0, { $0.tag = 5 }),
      ], of: row, in: row.log)
  }

  @Test func headersOfTablesAreUpdatedOnceForEachChange() {
    let header = Header(reuseIdentifier: nil)
    expectUpdates(
      [
        ("a request", 1, { $0.setNeedsUpdateConfiguration() }),
        ("content updates", 1, { $0.automaticallyUpdatesContentConfiguration = false }),
        ("background updates", 1, { $0.automaticallyUpdatesBackgroundConfiguration = false }),
        ("a handler", 1, { $0.configurationUpdateHandler = { _, _ in } }),
        ("no handler", 1, { $0.configurationUpdateHandler = nil }),
        ("content", 1, { $0.contentConfiguration = UIListContentConfiguration.header() }),
        ("a background", 1, { $0.backgroundConfiguration = .clear() }), ("a tag", 0, { $0.tag = 5 }),
      ], of: header, in: header.log)
  }

  /// The configurations that follow the state come first, then the override, then the closure.
  @Test func updatesHaveAnOrder() {
    let cell = Cell(frame: bounds)
    cell.contentConfiguration = NotedContent(log: cell.log)
    cell.configurationUpdateHandler = { [log = cell.log] handled, state in
      log.events.append("handler \(state.isSelected) \(handled === cell)")
    }
    cell.layoutIfNeeded()
    expectEqual(cell.log.events, ["content", "override false", "handler false true"])
    let row = Row(style: .default, reuseIdentifier: nil)
    row.frame = bounds
    row.contentConfiguration = NotedContent(log: row.log)
    row.configurationUpdateHandler = { [log = row.log] handled, state in
      log.events.append("handler \(state.isSelected) \(handled === row)")
    }
    row.isSelected = true
    row.layoutIfNeeded()
    expectEqual(row.log.events, ["content", "override true", "handler true true"])
    let header = Header(reuseIdentifier: nil)
    header.frame = bounds
    header.contentConfiguration = NotedContent(log: header.log)
    header.configurationUpdateHandler = { [log = header.log] handled, state in
      log.events.append("handler \(state.isPinned) \(handled === header)")
    }
    header.layoutIfNeeded()
    expectEqual(header.log.events, ["content", "override", "handler false true"])
  }

  /// An update sets values for its own state, so it does not request another one.
  @Test func updatesDoNotRequestUpdates() {
    let cell = Cell(frame: bounds)
    var count = 0
    cell.configurationUpdateHandler = { cell, state in
      count += 1
      var content = UIListContentConfiguration.cell()
      content.text = "\(count)"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
    }
    for expected in 1...3 {
      cell.setNeedsUpdateConfiguration()
      for _ in 0..<3 {
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
      }
      expectEqual(count, expected)
      expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, "\(expected)")
    }
  }

  /// A content that did not follow the state follows it again as soon as it may.
  @Test func contentsFollowTheStateAgain() {
    let cell = Cell(frame: bounds)
    cell.contentConfiguration = NotedContent(log: cell.log)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    expectEqual(cell.log.events, ["override false", "override true"])
    cell.automaticallyUpdatesContentConfiguration = true
    cell.layoutIfNeeded()
    expectEqual(cell.log.events, ["override false", "override true", "content", "override true"])
  }
}
