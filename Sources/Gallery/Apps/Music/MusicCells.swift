import UIKit

/// Three lines above a wide picture.
final class FeaturedMusicCell: BaseCell {
  private let eyebrow = UILabel(.caption2, weight: .semibold, color: .secondaryLabel)
  private let title = UILabel(.title3, lines: 2)
  private let subtitle = UILabel(.title3, color: .secondaryLabel, lines: 2)
  private let photo = PhotoView()

  func configure(with item: MusicItem) {
    eyebrow.text = item.eyebrow
    title.text = item.title
    subtitle.text = item.subtitle
    photo.image = UIImage(named: item.photo)
  }

  override func setUp() {
    photo.cornerRadius = 8
    let line = UIView()
    line.backgroundColor = .separator
    line.fix(height: hairline)
    let column = UIStackView(arrangedSubviews: [line, eyebrow, title, subtitle, photo])
    column.axis = .vertical
    column.setCustomSpacing(10, after: line)
    column.setCustomSpacing(2, after: eyebrow)
    column.setCustomSpacing(8, after: subtitle)
    contentView.pin(column)
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.56).isActive = true
  }
}

/// A square cover with two lines below it.
final class AlbumCoverCell: BaseCell {
  private let photo = PhotoView()
  private let title = UILabel(.footnote)
  private let artist = UILabel(.footnote, color: .secondaryLabel)

  func configure(with item: MusicItem) {
    photo.image = UIImage(named: item.photo)
    title.text = item.title
    artist.text = item.subtitle
  }

  override func setUp() {
    photo.cornerRadius = 8
    let column = UIStackView(arrangedSubviews: [photo, title, artist])
    column.axis = .vertical
    column.setCustomSpacing(6, after: photo)
    contentView.pin(column, insets: NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 14, trailing: 0))
    photo.heightAnchor.constraint(equalTo: photo.widthAnchor).isActive = true
  }
}

/// A song: its rank, its cover, and a button for more.
final class SongCell: BaseCell {
  private let photo = PhotoView()
  private let rank = UILabel(.body, weight: .semibold)
  private let title = UILabel(.callout)
  private let artist = UILabel(.footnote, color: .secondaryLabel)
  private let more = UIButton(configuration: .plain())
  private let line = UIView()

  func configure(with item: MusicItem, showsLine: Bool) {
    photo.image = UIImage(named: item.photo)
    rank.text = "\(item.rank)"
    title.text = item.title
    artist.text = item.subtitle
    line.isHidden = !showsLine
  }

  override func setUp() {
    photo.cornerRadius = 6
    photo.fix(width: 48, height: 48)
    rank.setContentHuggingPriority(.required - 1, for: .horizontal)
    rank.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
    rank.textAlignment = .center
    more.configuration?.image = UIImage(systemName: "ellipsis")
    more.configuration?.baseForegroundColor = .label
    more.configuration?.contentInsets = NSDirectionalEdgeInsets(vertical: 8, horizontal: 4)
    more.setContentHuggingPriority(.required, for: .horizontal)
    more.setContentCompressionResistancePriority(.required, for: .horizontal)
    line.backgroundColor = .separator
    let text = UIStackView(arrangedSubviews: [title, artist])
    text.axis = .vertical
    text.spacing = 2
    let row = UIStackView(arrangedSubviews: [photo, rank, text, more])
    row.alignment = .center
    row.spacing = 12
    contentView.pin(row, insets: NSDirectionalEdgeInsets(vertical: 6, horizontal: 0))
    contentView.addSubviews(line)
    NSLayoutConstraint.activate([
      rank.widthAnchor.constraint(greaterThanOrEqualToConstant: 16),
      line.leadingAnchor.constraint(equalTo: text.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: hairline),
    ])
  }
}

/// A colored tile with a word in its lower corner.
final class MoodCell: BaseCell {
  private let title = UILabel(.headline, color: .white, lines: 0)
  private let gradient = CAGradientLayer()

  func configure(with item: MusicItem) {
    title.text = item.title
    contentView.backgroundColor = item.color
  }

  override func setUp() {
    contentView.layer.cornerRadius = 10
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    gradient.colors = [UIColor.white.withAlphaComponent(0.25).cgColor, UIColor.black.withAlphaComponent(0.2).cgColor]
    contentView.layer.addSublayer(gradient)
    contentView.addSubviews(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      title.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 92),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
  }
}
