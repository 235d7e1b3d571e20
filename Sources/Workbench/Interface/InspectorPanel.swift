import Lens
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
  }

  private let language: Language
  private let perform: (WindowCommand) -> Void
  private let edge = UIView()
  private lazy var list = RowList { [weak self] in self?.choose($0) }
  private var commands: [Int: WindowCommand] = [:]
  /// The findings and values of rows.
  private var findings: [Int: Int] = [:]
  private var values: [Int: Int] = [:]
  /// Called with a value and the number of steps by which it changes.
  var onStep: (Int, Int) -> Void = { _, _ in }
  /// Called with a value that gets the keyboard's focus.
  var onValue: (Int) -> Void = { _ in }
  /// Called with a finding whose element shall be pinned.
  var onFinding: (Int) -> Void = { _ in }

  init(language: Language, perform: @escaping (WindowCommand) -> Void) {
    (self.language, self.perform) = (language, perform)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    edge.backgroundColor = .separator
    clipsToBounds = true
    list.onStep = { [weak self] row, steps in
      if let value = self?.values[row] { self?.onStep(value, steps) }
    }
    [list, edge].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  var content = Content() {
    didSet { if content != oldValue || list.rows.isEmpty { refresh() } }
  }

  private func refresh() {
    var rows: [RowList.Row] = []
    (commands, findings, values) = ([:], [:], [:])
    func header(_ english: String, _ korean: String) {
      rows.append(RowList.Row(title: language == .korean ? korean : english, isHeader: true))
    }
    header("Why this frame?", "왜 이 위치인가?")
    if content.inspection.steps.isEmpty {
      let hint = language == .korean ? "요소를 가리키거나 눌러 보세요." : "Point at an element; click to pin it."
      rows.append(RowList.Row(title: hint, isFine: true))
    } else {
      rows.append(RowList.Row(title: content.inspection.subject))
      rows += content.inspection.steps.map { RowList.Row(title: $0, isFine: true) }
    }
    if !content.inspection.lint.isEmpty {
      header("Lint", "검사")
      for (index, finding) in content.inspection.lint.enumerated() {
        findings[rows.count] = index
        rows.append(RowList.Row(title: "\(finding.title)\n→ \(finding.fix)", isFine: true, isSelectable: true))
      }
    }
    addValues(to: &rows)
    header("Overlays", "겹쳐 보기")
    for command in WindowCommand.all {
      guard case .overlay(let overlay) = command.action else { continue }
      commands[rows.count] = command
      let mark = content.inspection.overlays.contains(overlay) ? "● " : "○ "
      rows.append(
        RowList.Row(
          title: mark + (language == .korean ? overlay.korean : overlay.english), detail: command.keyNames(language)))
    }
    header("Device", "기기")
    for fact in content.facts {
      if let name = fact.command { commands[rows.count] = WindowCommand.all.first { $0.name == name } }
      let title = language == .korean ? Self.koreanTitles[fact.title] ?? fact.title : fact.title
      rows.append(RowList.Row(title: title, detail: fact.value))
    }
    if !content.inspection.events.isEmpty {
      header("Order of the latest layout", "최근 레이아웃 순서")
      rows += content.inspection.events.map { RowList.Row(title: $0, isFine: true) }
    }
    list.show(
      rows, selecting: content.inspection.values.focus.flatMap { focus in values.first { $0.value == focus }?.key })
  }

  private func addValues(to rows: inout [RowList.Row]) {
    guard let section = content.inspection.values.section else { return }
    let title = language == .korean ? "섹션 \(section)의 값" : "Values of section \(section)"
    rows.append(RowList.Row(title: title, isHeader: true))
    if !content.inspection.values.refusal.isEmpty {
      rows.append(RowList.Row(title: "⚠ \(content.inspection.values.refusal)", isFine: true))
    }
    var part = ""
    for (index, value) in content.inspection.values.rows.enumerated() {
      if value.part != part { rows.append(RowList.Row(title: value.part, isSubheader: true)) }
      part = value.part
      values[rows.count] = index
      rows.append(
        RowList.Row(
          title: (value.isChanged ? "• " : "") + value.title, note: value.source, detail: value.value,
          isAdjustable: true
        ))
    }
    let hint =
      language == .korean
      ? "행을 좌우로 끌거나 K, Tab, 화살표, 숫자와 Return. Ctrl+Z로 취소."
      : "Drag a row sideways, or K, Tab, arrows, digits and Return. Ctrl+Z undoes."
    rows.append(RowList.Row(title: hint, isFine: true))
  }

  private static let koreanTitles = [
    "Size classes": "크기 클래스", "Zoom": "확대", "Text size": "글자 크기", "Appearance": "모드", "Contrast": "대비",
    "Bold text": "굵은 텍스트",
    "Reduce Motion": "동작 줄이기", "Direction": "방향", "Language": "언어", "Time": "시간",
  ]

  /// The rows that the keyboard can use.
  func focusStops(in view: UIView) -> [FocusStop] {
    list.stops.map { row in
      var stop = FocusStop(frame: list.frame(ofRow: row, in: view), activate: { [weak self] in self?.choose(row) })
      if let value = values[row] { stop.adjust = { [weak self] in self?.onStep(value, $0) } }
      return stop
    }
  }

  /// Scrolls to a row that the keyboard can use.
  func reveal(stop: Int) {
    if list.stops.indices.contains(stop) { list.reveal(row: list.stops[stop]) }
  }

  private func choose(_ index: Int) {
    if let value = values[index] { return onValue(value) }
    list.select(nil)
    if let finding = findings[index] { onFinding(finding) }
    if let command = commands[index] { perform(command) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    list.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}
