import Lens
import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The panel beside the device: the pinned element's derivation, the overlays, and the settings.
final class InspectorPanel: UIView {
  /// The texts of the panel.
  struct Content: Equatable {
    var subject = ""
    var steps: [String] = []
    var overlays: Set<LensOverlay> = []
    var facts: [Fact] = []
    var lint: [String] = []
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

  init(language: Language, perform: @escaping (WindowCommand) -> Void) {
    (self.language, self.perform) = (language, perform)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    edge.backgroundColor = .separator
    clipsToBounds = true
    [list, edge].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  var content = Content() {
    didSet { if content != oldValue || list.rows.isEmpty { refresh() } }
  }

  private func refresh() {
    var rows: [RowList.Row] = []
    commands = [:]
    func header(_ english: String, _ korean: String) {
      rows.append(RowList.Row(title: language == .korean ? korean : english, isHeader: true))
    }
    header("Why this frame?", "왜 이 위치인가?")
    if content.steps.isEmpty {
      let hint = language == .korean ? "요소를 가리키거나 눌러 보세요." : "Point at an element; click to pin it."
      rows.append(RowList.Row(title: hint, isFine: true))
    } else {
      rows.append(RowList.Row(title: content.subject))
      rows += content.steps.map { RowList.Row(title: $0, isFine: true) }
    }
    if !content.lint.isEmpty {
      header("Lint", "검사")
      rows += content.lint.map { RowList.Row(title: $0, isFine: true) }
    }
    header("Overlays", "겹쳐 보기")
    for command in WindowCommand.all {
      guard case .overlay(let overlay) = command.action else { continue }
      commands[rows.count] = command
      let mark = content.overlays.contains(overlay) ? "● " : "○ "
      rows.append(
        RowList.Row(title: mark + (language == .korean ? overlay.korean : overlay.english), detail: command.keyNames))
    }
    header("Device", "기기")
    for fact in content.facts {
      if let name = fact.command { commands[rows.count] = WindowCommand.all.first { $0.name == name } }
      rows.append(RowList.Row(title: fact.title, detail: fact.value))
    }
    list.show(rows)
  }

  private func choose(_ index: Int) {
    list.select(nil)
    if let command = commands[index] { perform(command) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    list.frame = bounds.insetBy(dx: 2, dy: 2)
  }
}
