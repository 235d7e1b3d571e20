import UIKit

/// The currently playing song, in a translucent bar over the end of the page.
final class MiniPlayer: UIView {
  private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let photo = PhotoView()
  private let title = UILabel(.subheadline, weight: .medium)
  private let play = UIButton(configuration: .plain())
  private let skip = UIButton(configuration: .plain())
  private var isPlaying = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { nil }

  func configure(with item: MusicItem) {
    photo.image = UIImage(named: item.photo)
    title.text = item.title
  }

  private func setUp() {
    material.clipsToBounds = true
    material.layer.cornerRadius = 14
    material.layer.cornerCurve = .continuous
    pin(material)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 4)
    // The bar's height is limited, so that the page stays visible.
    title.font = .preferred(.subheadline, weight: .medium, atMost: 24)
    photo.cornerRadius = 6
    photo.fix(width: 40, height: 40)
    for (button, symbol) in [(play, "play.fill"), (skip, "forward.fill")] {
      button.configuration?.image = UIImage(systemName: symbol)
      button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 18)
      button.configuration?.baseForegroundColor = .label
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(vertical: 8, horizontal: 8)
      button.setContentHuggingPriority(.required, for: .horizontal)
      button.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    play.addAction(UIAction { [weak self] _ in self?.togglePlaying() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [photo, title, play, skip])
    row.alignment = .center
    row.spacing = 8
    row.setCustomSpacing(12, after: photo)
    material.contentView.addSubviews(row)
    // The row is constrained to the edges of the player, which is as high as the row needs.
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 8),
      bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
    ])
  }

  private func togglePlaying() {
    isPlaying.toggle()
    play.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
  }
}
