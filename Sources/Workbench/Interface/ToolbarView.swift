import UIKit
import Foundation
import UIKitCollections
import UIKitCore

/// The row of buttons above the device. Buttons that do not fit are hidden; every command is also in the palette.
final class ToolbarView: UIView {
  struct Item {
    var name: String
    var symbol: String
  }

  static let items = [
    Item(name: "home", symbol: "list.bullet"), Item(name: "rotate", symbol: "rotate.right"),
    Item(name: "appearance", symbol: "circle.lefthalf.filled"), Item(name: "larger-text", symbol: "textformat.size"),
    Item(name: "zoom-out", symbol: "minus.magnifyingglass"), Item(name: "zoom-in", symbol: "plus.magnifyingglass"),
    Item(name: "inspector", symbol: "scope"), Item(name: "pause", symbol: "playpause"),
    Item(name: "timeline", symbol: "clock.arrow.circlepath"),
    Item(name: "scope", symbol: "waveform.path"), Item(name: "frame-bar", symbol: "gauge"),
    Item(name: "screenshot", symbol: "camera"), Item(name: "record", symbol: "circle.inset.filled"),
    Item(name: "palette", symbol: "command"), Item(name: "help", symbol: "questionmark"),
  ]
  /// The names of the buttons that a narrow window goes without, the first to go first.
  private static let lesser = [
    "frame-bar", "scope", "zoom-out", "zoom-in", "larger-text", "home", "rotate", "timeline", "appearance", "pause",
    "screenshot",
  ]
  /// The width at which all buttons fit above an iPhone.
  private static let side: CGFloat = 29

  private var buttons: [(name: String, button: UIButton)] = []
  private let line = UIView()

  init(commands: [WindowCommand], perform: @escaping (WindowCommand) -> Void, language: Language) {
    super.init(frame: .zero)
    backgroundColor = InterfaceStyle.bar
    line.backgroundColor = .separator
    addSubview(line)
    for item in Self.items {
      guard commands.contains(where: { $0.name == item.name }), let button = Self.button(item, language, perform)
      else { continue }
      addSubview(button)
      buttons.append((item.name, button))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Returns a button for a command; `nil` if the command does not exist.
  static func button(_ item: Item, _ language: Language, _ perform: @escaping (WindowCommand) -> Void) -> UIButton? {
    guard let command = WindowCommand.all.first(where: { $0.name == item.name }) else { return nil }
    let button = UIButton(type: .system, primaryAction: UIAction { _ in perform(command) })
    let size = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
    button.setImage(UIImage(systemName: item.symbol, withConfiguration: size), for: .normal)
    button.accessibilityLabel = command.title(language)
    button.layer.cornerRadius = 7
    return button
  }

  /// The names of commands whose buttons are highlighted.
  var active: Set<String> = [] {
    didSet {
      guard active != oldValue else { return }
      for (name, button) in buttons {
        button.backgroundColor = active.contains(name) ? Self.highlight(of: name) : .clear
        if name == "record" { button.tintColor = active.contains(name) ? .systemRed : nil }
      }
    }
  }

  /// The background of the button of a command that is in effect.
  static func highlight(of name: String) -> UIColor {
    (name == "record" ? UIColor.systemRed : .systemBlue).withAlphaComponent(0.22)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    let count = min(buttons.count, max(0, Int((bounds.width - 8) / Self.side)))
    let width = min(Self.side + 6, (bounds.width - 8) / CGFloat(max(1, count)))
    let left = leftOut(buttons.count - count)
    var x = (bounds.width - width * CGFloat(count)) / 2
    for (name, button) in buttons {
      button.isHidden = left.contains(name)
      guard !button.isHidden else { continue }
      button.frame = CGRect(
        x: x + (width - Self.side) / 2, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
      x += width
    }
  }

  /// Returns the names of the buttons that go if a number of them does not fit.
  private func leftOut(_ count: Int) -> Set<String> {
    let names = buttons.map(\.name)
    let order = Self.lesser.filter(names.contains) + names.filter { !Self.lesser.contains($0) }
    return Set(order.prefix(max(0, count)))
  }

  /// The visible buttons with their commands.
  var visibleButtons: [(command: WindowCommand, frame: CGRect)] {
    buttons.filter { !$0.button.isHidden }.compactMap { name, button in
      WindowCommand.all.first { $0.name == name }.map { ($0, button.frame) }
    }
  }

  /// Returns the command whose button is at a point, and the button's frame.
  func command(at point: CGPoint) -> (command: WindowCommand, frame: CGRect)? {
    guard let found = buttons.first(where: { !$0.button.isHidden && $0.button.frame.holds(point) })
    else { return nil }
    return WindowCommand.all.first { $0.name == found.name }.map { ($0, found.button.frame) }
  }
}
