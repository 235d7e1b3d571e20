import UIKit

/// A preference: an icon, a title, and the control that changes it.
final class PreferenceCell: UICollectionViewListCell {
  /// Called when the switch is changed.
  var onToggle: ((Bool) -> Void)?

  private let icon = SymbolTile(side: 30)
  private let title = UILabel(.body, lines: 0)
  private let subtitle = UILabel(.footnote, color: .secondaryLabel, lines: 0)
  private let value = UILabel(.body, color: .secondaryLabel)
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let choice = UISegmentedControl()
  private lazy var ends: [UIView] = [value, toggle]
  private lazy var below: [UIView] = [slider, choice]

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func configure(with preference: Preference, isOn: Bool) {
    title.text = preference.title
    subtitle.text = preference.subtitle
    subtitle.isHidden = preference.subtitle == nil
    icon.isHidden = preference.symbol == nil
    if let symbol = preference.symbol { icon.configure(symbol: symbol, color: preference.color) }
    for view in ends + below { view.isHidden = true }
    switch preference.control {
    case .toggle:
      toggle.isHidden = false
      toggle.isOn = isOn
    case .value(let text):
      value.isHidden = false
      value.text = text
    case .slider:
      slider.isHidden = false
      slider.accessibilityLabel = preference.title
    case .choice(let choices):
      choice.isHidden = false
      show(choices)
    case .profile, .button: break
    }
    if case .value = preference.control { accessories = [.disclosureIndicator()] } else { accessories = [] }
  }

  private func show(_ choices: [String]) {
    guard choice.numberOfSegments != choices.count else { return }
    choice.removeAllSegments()
    for (index, text) in choices.enumerated() { choice.insertSegment(withTitle: text, at: index, animated: false) }
    choice.selectedSegmentIndex = choices.count - 1
  }

  private func setUp() {
    slider.value = 0.6
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    toggle.setContentHuggingPriority(.required - 1, for: .horizontal)
    toggle.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onToggle?(toggle.isOn)
      }, for: .valueChanged)
    let text = UIStackView(arrangedSubviews: [title, subtitle])
    text.axis = .vertical
    text.spacing = 2
    let line = AdaptiveStackView(arrangedSubviews: [text, value, toggle])
    let column = UIStackView(arrangedSubviews: [line, slider, choice])
    column.axis = .vertical
    column.spacing = 10
    let row = AdaptiveStackView(arrangedSubviews: [icon, column])
    row.rowSpacing = 14
    row.rowAlignment = .center
    contentView.addSubviews(row)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(vertical: 0, horizontal: 16)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
      contentView.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 9).withPriority(.required - 1),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])
  }
}

/// The profile of the preferences' owner.
final class ProfileCell: UICollectionViewListCell {
  private let portrait = PhotoView()
  private let name = UILabel(.title3, weight: .semibold, lines: 0)
  private let account = UILabel(.footnote, color: .secondaryLabel, lines: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    portrait.cornerRadius = 32
    portrait.fix(width: 64, height: 64)
    let text = UIStackView(arrangedSubviews: [name, account])
    text.axis = .vertical
    text.spacing = 3
    let row = AdaptiveStackView(arrangedSubviews: [portrait, text])
    row.rowSpacing = 14
    contentView.addSubviews(row)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(vertical: 0, horizontal: 16)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
    accessories = [.disclosureIndicator()]
  }

  required init?(coder: NSCoder) { nil }

  func configure(with preference: Preference, portrait name: String) {
    portrait.image = UIImage(named: name)
    self.name.text = preference.title
    account.text = preference.subtitle
  }
}

/// An action, in the middle of its row.
final class ActionCell: UICollectionViewListCell {
  private let label = UILabel(.body, color: .systemRed, lines: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    contentView.pin(label, insets: NSDirectionalEdgeInsets(vertical: 14, horizontal: 20))
  }

  required init?(coder: NSCoder) { nil }

  func configure(with preference: Preference) { label.text = preference.title }
}
