import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The palette: a field, and the commands and scenes that match it.
final class PaletteView: UIView, UITextFieldDelegate {
  private let search: CommandSearch
  private let language: Language
  private let choose: (CommandSearch.Entry) -> Void
  private let field = UITextField()
  private let line = UIView()
  private lazy var list = RowList { [weak self] in self?.take($0) }
  private var entries: [CommandSearch.Entry] = []
  /// Called when another number of entries matches.
  var onResize: () -> Void = {}

  init(search: CommandSearch, language: Language, choose: @escaping (CommandSearch.Entry) -> Void) {
    (self.search, self.language, self.choose) = (search, language, choose)
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.sheet
    layer.cornerRadius = 12
    clipsToBounds = true
    field.placeholder = language == .korean ? "명령, 장면, 기기, 설정 찾기" : "Find a command, scene, device or setting"
    field.font = .systemFont(ofSize: 16)
    field.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .editingChanged)
    line.backgroundColor = .separator
    [field, line, list].forEach(addSubview)
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  func begin() { field.becomeFirstResponder() }

  private func refresh() {
    entries = search.entries(matching: field.text ?? "")
    let nothing = language == .korean ? "찾은 것이 없습니다." : "Nothing matches."
    list.show(
      entries.isEmpty ? [RowList.Row(title: nothing, isFine: true)] : entries.map(row),
      selecting: entries.isEmpty ? nil : 0)
    onResize()
  }

  /// The height of the field and of all rows.
  var wantedHeight: CGFloat { 58 + 28 * CGFloat(max(1, list.rows.count)) }

  private func row(_ entry: CommandSearch.Entry) -> RowList.Row {
    switch entry {
    case .command(let command): RowList.Row(title: command.shortTitle(language), detail: command.keyNames(language))
    case .scene(let scene): RowList.Row(title: scene.title, detail: language == .korean ? "장면" : "scene")
    case .device(let name): RowList.Row(title: name, detail: language == .korean ? "기기" : "device")
    case .setting(let setting):
      RowList.Row(title: setting.title(language), detail: language == .korean ? "설정" : "setting")
    case .zoom(let percent):
      RowList.Row(
        title: language == .korean ? "확대: \(percent) %" : "Zoom: \(percent) %",
        detail: language == .korean ? "설정" : "setting")
    }
  }

  /// Moves the selection by a number of rows.
  func move(by steps: Int) {
    guard !entries.isEmpty else { return }
    list.select(min(max(0, (list.selection ?? 0) + steps), entries.count - 1))
  }

  /// Chooses the selected entry.
  func accept() { take(list.selection ?? 0) }

  private func take(_ index: Int) {
    if entries.indices.contains(index) { choose(entries[index]) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = CGRect(x: 14, y: 0, width: bounds.width - 28, height: 46)
    line.frame = CGRect(x: 0, y: 46, width: bounds.width, height: 1)
    list.frame = CGRect(x: 4, y: 50, width: bounds.width - 8, height: max(0, bounds.height - 54))
  }
}

extension WindowCommand {
  /// The title up to a colon, semicolon or parenthesis that begins details, with a capital.
  func shortTitle(_ language: Language) -> String {
    let ends: Set<Character> = name == "back" ? [":"] : [";", "("]
    let text = title(language).prefix { !ends.contains($0) }.trimmingCharacters(in: .whitespaces)
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
