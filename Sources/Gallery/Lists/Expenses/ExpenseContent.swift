import UIKit

/// A custom content configuration: the appearance of an expense, including its highlighted and selected states.
struct ExpenseContent: UIContentConfiguration, Hashable {
  var expense: Expense
  var tint = UIColor.label

  func makeContentView() -> any UIView & UIContentView { ExpenseContentView(self) }

  func updated(for state: any UIConfigurationState) -> ExpenseContent {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.tint = state.isSelected ? .white : .label
    return updated
  }
}

/// A view of an expense: a tile, two lines, and the amount at the end, or below them with large text.
final class ExpenseContentView: UIView, UIContentView {
  private var shown: ExpenseContent

  private let tile = SymbolTile(side: 36)
  private let title = UILabel(.body, weight: .medium, lines: 0)
  private let note = UILabel(.footnote, color: .secondaryLabel, lines: 2)
  private let price = UILabel(.body)

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? ExpenseContent, new != shown else { return }
      shown = new
      show()
    }
  }

  init(_ content: ExpenseContent) {
    shown = content
    super.init(frame: .zero)
    setUp()
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func setUp() {
    let numbers = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    price.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: numbers)
    price.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    price.setContentHuggingPriority(.required, for: .horizontal)
    let text = UIStackView(arrangedSubviews: [title, note])
    text.axis = .vertical
    text.spacing = 2
    let line = AdaptiveStackView(arrangedSubviews: [text, price])
    line.rowAlignment = .firstBaseline
    let row = AdaptiveStackView(arrangedSubviews: [tile, line])
    row.rowSpacing = 14
    addSubviews(row)
    directionalLayoutMargins = NSDirectionalEdgeInsets(vertical: 10, horizontal: 16)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      row.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func show() {
    let expense = shown.expense
    tile.configure(symbol: expense.symbol, color: expense.color)
    title.text = expense.title
    note.text = expense.note
    price.text = expense.price
    let isPlain = shown.tint == .label
    title.textColor = shown.tint
    price.textColor = shown.tint
    note.textColor = isPlain ? .secondaryLabel : shown.tint.withAlphaComponent(0.8)
  }
}
