import UIKit

/// A conversation: person, time, last message, and the number of unread messages.
final class ChatCell: UICollectionViewListCell {
  private let avatar = AvatarView(side: 56)
  private let name = UILabel(.headline)
  private let time = UILabel(.footnote, color: .secondaryLabel)
  private let preview = UILabel(.subheadline, color: .secondaryLabel, lines: 2)
  private let bell = UIImageView(image: UIImage(systemName: "bell.slash.fill"))
  private let pin = UIImageView(image: UIImage(systemName: "pin.fill"))
  private let badge = CountBadge()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func configure(with chat: Chat) {
    avatar.configure(photos: chat.photos)
    name.text = chat.name
    time.text = chat.time
    time.textColor = chat.unread > 0 ? .tintColor : .secondaryLabel
    preview.text = chat.preview
    bell.isHidden = !chat.isMuted
    pin.isHidden = !chat.isPinned || chat.unread > 0
    badge.count = chat.unread
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    backgroundConfiguration = UIBackgroundConfiguration.listPlainCell().updated(for: state)
  }

  private func setUp() {
    for icon in [bell, pin] {
      icon.tintColor = .tertiaryLabel
      icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
      icon.setContentHuggingPriority(.required, for: .horizontal)
      icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    // An empty view takes the rest of the line, so that the bell stays beside the name.
    let title = UIStackView(arrangedSubviews: [name, bell, UIView()])
    title.spacing = 5
    title.alignment = .center
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    let top = AdaptiveStackView(arrangedSubviews: [title, time])
    top.rowAlignment = .firstBaseline
    top.columnSpacing = 2
    let bottom = UIStackView(arrangedSubviews: [preview, badge, pin])
    bottom.alignment = .top
    bottom.spacing = 8
    let text = UIStackView(arrangedSubviews: [top, bottom])
    text.axis = .vertical
    text.spacing = 3
    contentView.addSubviews(avatar, text)
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(vertical: 0, horizontal: 16)
    showLines()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: ChatCell, _) in cell.showLines() }
    // The lower limits are not required, because a cell that leaves the screen has the estimated height.
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10)
        .withPriority(.required - 1),
      text.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      text.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      text.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10)
        .withPriority(.required - 1),
      separatorLayoutGuide.leadingAnchor.constraint(equalTo: text.leadingAnchor),
    ])
  }

  /// Allows large names to wrap, and large text to take as many lines as it needs.
  private func showLines() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    name.numberOfLines = isLarge ? 0 : 1
    preview.numberOfLines = isLarge ? 0 : 2
  }
}

/// A number on a capsule; hidden for zero.
final class CountBadge: UIView {
  private let label = UILabel(.footnote, weight: .semibold, color: .white)

  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .tintColor
    label.textAlignment = .center
    pin(label, insets: NSDirectionalEdgeInsets(vertical: 2, horizontal: 7), priority: .required - 1)
    setContentHuggingPriority(.required, for: .horizontal)
    label.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    label.setContentHuggingPriority(.required, for: .horizontal)
    // The capsule of a single digit is a circle.
    widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
