import UIKit

/// A task's card: a picture, labels, title, progress, due date and assignees.
final class BoardCardCell: BaseCell {
  private let photo = PhotoView()
  private let labels = AdaptiveStackView()
  private let title = UILabel(.subheadline, weight: .medium, lines: 0)
  private let progress = UIProgressView(progressViewStyle: .default)
  private let steps = UILabel(.caption1, color: .secondaryLabel)
  private lazy var progressRow = UIStackView(arrangedSubviews: [progress, steps])
  private let due = SymbolLabel(symbol: "clock")
  private let comments = SymbolLabel(symbol: "bubble.left")
  private let members = UIStackView()
  private lazy var facts = AdaptiveStackView(arrangedSubviews: [due, comments, UIView(), members])

  func configure(with card: BoardCard) {
    photo.image = card.photo.flatMap { UIImage(named: $0) }
    photo.isHidden = card.photo == nil
    title.text = card.title
    labels.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for label in card.labels { labels.addArrangedSubview(TagLabel(label.text, color: label.color)) }
    labels.addArrangedSubview(UIView())
    labels.isHidden = card.labels.isEmpty
    progress.progress = card.steps > 0 ? Float(card.done) / Float(card.steps) : 0
    progress.progressTintColor = card.done == card.steps ? .systemGreen : .tintColor
    steps.text = "\(card.done)/\(card.steps)"
    progressRow.isHidden = card.steps == 0
    due.text = card.due
    comments.text = card.comments > 0 ? "\(card.comments)" : nil
    show(members: card.members)
    facts.isHidden = card.due == nil && card.comments == 0 && card.members.isEmpty
  }

  private func show(members names: [String]) {
    members.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for name in names {
      let face = PhotoView()
      face.image = UIImage(named: name)
      face.cornerRadius = 12
      face.fix(width: 24, height: 24)
      members.addArrangedSubview(face)
    }
  }

  override func setUp() {
    contentView.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .tertiarySystemBackground : .systemBackground
    }
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    photo.cornerRadius = 8
    photo.heightAnchor.constraint(equalToConstant: 96).withPriority(.required - 1).isActive = true
    progressRow.spacing = 8
    progressRow.alignment = .center
    steps.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    members.spacing = -6
    labels.rowSpacing = 6
    labels.columnSpacing = 4
    facts.rowSpacing = 10
    let column = UIStackView(arrangedSubviews: [photo, labels, title, progressRow, facts])
    column.axis = .vertical
    column.spacing = 8
    contentView.pin(column, insets: NSDirectionalEdgeInsets(vertical: 12, horizontal: 12))
  }
}

/// A small symbol with a text; hidden if the text is `nil`.
final class SymbolLabel: UIView {
  private let icon: UIImageView
  private let label = UILabel(.caption1, color: .secondaryLabel)

  var text: String? {
    didSet {
      label.text = text
      isHidden = text == nil
    }
  }

  init(symbol: String) {
    icon = UIImageView(image: UIImage(systemName: symbol))
    super.init(frame: .zero)
    icon.tintColor = .secondaryLabel
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [icon, label])
    row.spacing = 4
    row.alignment = .center
    pin(row, priority: .required - 1)
  }

  required init?(coder: NSCoder) { nil }
}

/// A text on a pale capsule of its own color.
final class TagLabel: UIView {
  init(_ text: String, color: UIColor) {
    super.init(frame: .zero)
    let label = UILabel(.caption2, weight: .semibold, color: color)
    label.text = text
    backgroundColor = color.withAlphaComponent(0.15)
    pin(label, insets: NSDirectionalEdgeInsets(vertical: 3, horizontal: 8), priority: .required - 1)
    label.setContentHuggingPriority(.required - 1, for: .horizontal)
    label.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
