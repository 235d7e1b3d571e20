import UIKit

/// A square photo with the duration of a video, and a mark when it is selected.
final class LibraryPhotoCell: BaseCell {
  private let photo = PhotoView()
  private let veil = UIView()
  private let duration = UILabel(.caption1, weight: .semibold, color: .white)
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let check = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  func configure(with item: LibraryPhoto) {
    photo.image = UIImage(named: item.name)
    duration.text = item.duration
    heart.isHidden = !item.isFavorite
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    check.isHidden = !state.isSelected
    veil.isHidden = !state.isSelected && !state.isHighlighted
  }

  override func setUp() {
    veil.backgroundColor = UIColor.white.withAlphaComponent(0.35)
    heart.tintColor = .white
    heart.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    check.tintColor = .tintColor
    check.backgroundColor = .white
    check.layer.cornerRadius = 11
    check.contentMode = .scaleAspectFit
    duration.layer.shadowColor = UIColor.black.cgColor
    duration.layer.shadowOpacity = 0.5
    duration.layer.shadowRadius = 2
    duration.layer.shadowOffset = .zero
    // The photo does not grow, so the text on it grows only to a limit.
    duration.font = .preferred(.caption1, weight: .semibold, atMost: 20)
    contentView.pin(photo)
    contentView.pin(veil)
    contentView.addSubviews(duration, heart, check)
    NSLayoutConstraint.activate([
      duration.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      duration.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      heart.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
      heart.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      check.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      check.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      check.widthAnchor.constraint(equalToConstant: 22),
      check.heightAnchor.constraint(equalToConstant: 22),
    ])
  }
}

/// The place and date above the photos, pinned while they scroll.
final class MomentHeader: BaseReusableView {
  private let title = UILabel(.headline)
  private let subtitle = UILabel(.subheadline, color: .secondaryLabel)

  func configure(title: String, subtitle: String) {
    self.title.text = title
    self.subtitle.text = subtitle
  }

  override func setUp() {
    backgroundColor = UIColor.systemBackground.withAlphaComponent(0.94)
    let text = AdaptiveStackView(arrangedSubviews: [title, subtitle])
    text.rowAlignment = .firstBaseline
    text.rowSpacing = 8
    text.columnSpacing = 0
    title.setContentHuggingPriority(.required, for: .horizontal)
    pin(text, insets: NSDirectionalEdgeInsets(vertical: 10, horizontal: 16))
  }
}
