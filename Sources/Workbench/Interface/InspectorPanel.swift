import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The panel beside the device: the pinned element's derivation, the overlays, and the settings.
final class InspectorPanel: UIView {
  /// The texts of the panel.
  struct Content: Equatable {
    var inspection = InspectionContent()
    var facts: [Fact] = []
  }

  /// A value with a title, and the command that changes it.
  struct Fact: Equatable {
    var title: String
    var value: String
    var command: String?
    /// The commands for less and for more; `nil` if the value has no order.
    var less: String?
    var more: String?
  }

  private let language: Language
  private let perform: (WindowCommand) -> Void
  private let edge = UIView()
  private lazy var list = RowList { [weak self] in self?.choose($0) }
  private var rows: InspectorRows
  /// Called with a value and the number of steps by which it changes.
  var onStep: (Int, Int) -> Void = { _, _ in }
  /// Called with a value that gets the keyboard's focus.
  var onValue: (Int) -> Void = { _ in }
  /// Called with a finding whose element shall be pinned.
  var onFinding: (Int) -> Void = { _ in }

  init(language: Language, perform: @escaping (WindowCommand) -> Void) {
    (self.language, self.perform) = (language, perform)
    rows = InspectorRows(Content(), language: language)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    edge.backgroundColor = .separator
    clipsToBounds = true
    list.onStep = { [weak self] row, steps in
      self?.step(row, by: steps)
    }
    [list, edge].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  var content = Content() {
    didSet { if content != oldValue || list.rows.isEmpty { refresh() } }
  }

  private func refresh() {
    rows = InspectorRows(content, language: language)
    list.show(rows.rows, selecting: content.inspection.values.focus.flatMap(rows.row))
  }

  /// The rows that the keyboard can use.
  func focusStops(in view: UIView) -> [FocusStop] {
    stopRows.map { row in
      var stop = FocusStop(frame: list.frame(ofRow: row, in: view), activate: { [weak self] in self?.choose(row) })
      if rows.canStep(row) { stop.adjust = { [weak self] in self?.step(row, by: $0) } }
      return stop
    }
  }

  private var stopRows: [Int] { list.stops.filter { rows.roles[$0] != nil } }

  /// Returns what the row of a stop does; `nil` if there is no such stop.
  func role(ofStop stop: Int) -> InspectorRows.Role? {
    stopRows.indices.contains(stop) ? rows.roles[stopRows[stop]] : nil
  }

  /// Returns the stop whose row does something; `nil` if there is none.
  func stop(of role: InspectorRows.Role) -> Int? { stopRows.firstIndex { rows.roles[$0] == role } }

  /// Scrolls to a row that the keyboard can use.
  func reveal(stop: Int) {
    if stopRows.indices.contains(stop) { list.reveal(row: stopRows[stop]) }
  }

  /// Scrolls to the derivation of the pinned element's frame, which is at the top.
  func revealDerivation() { list.reveal(row: 0) }

  /// Changes the value of a row by steps.
  private func step(_ row: Int, by steps: Int) {
    if let value = rows.value(ofRow: row) { return onStep(value, steps) }
    if let (less, more) = rows.steps[row], steps != 0 { perform(steps < 0 ? less : more) }
  }

  private func choose(_ index: Int) {
    if let value = rows.value(ofRow: index) { return onValue(value) }
    list.select(nil)
    switch rows.roles[index] {
    case .command(let command): perform(command)
    case .finding(let finding): onFinding(finding)
    case .value, nil: break
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    list.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}
